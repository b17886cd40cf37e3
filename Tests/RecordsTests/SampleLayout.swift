import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// A layout that has a bit of everything a record can hold.
enum SampleLayout {
  static func device(displays: [String]) -> Device {
    Device(
      id: "pocket", name: "Pocket", maker: "Maker", family: .iphone, year: 2025,
      system: .init(name: "iOS", standard: Version(26), last: nil),
      displays: displays.map { id in
        Display(
          id: id, scale: 3, size: Size(width: 400, height: 800),
          renderPixels: .init(width: 1200, height: 2400),
          panelPixels: .init(width: 1200, height: 2400), pixelsPerInch: 460, diagonalInches: nil,
          bezel: nil, orientations: [oriented])
      })
  }

  static let oriented = OrientedDisplay(
    orientation: .portrait, size: Size(width: 400, height: 800),
    safeArea: EdgeInsets(top: 59, bottom: 34), cornerRadii: CornerRadii(55))

  static func element(
    _ id: String, kind: String, content: ElementContent, frame: Rect, hidden: Bool = false
  ) -> Element {
    Element(
      id: id, path: "content/\(id)", isNamed: true, kind: kind, parent: nil, frame: frame,
      windowFrame: frame, visible: hidden ? Rect(origin: frame.origin, size: .zero) : frame,
      isHidden: hidden, isInteractive: false, role: .decoration, accessibilityLabel: nil,
      content: content, ground: nil, contentFrame: frame,
      reason: SizeReason(proposedWidth: nil, proposedHeight: nil, proposer: nil, rule: "fixed"),
      position: .start)
  }

  static var text: PlacedText {
    PlacedText(
      string: "Night\u{2028}\"Drive\"",
      lines: [.init(string: "Night", origin: Point(x: 20, y: 75.0005), width: 44.1239)],
      font: Font(size: 17), style: .body, color: 0x0000_00FF, truncated: false, scale: 1,
      firstBaseline: 16, lastBaseline: 16, direction: .leftToRight)
  }

  static func layout(displays: [String] = ["main"], pose: Pose? = nil) -> ResolvedLayout {
    let configuration = Configuration(
      name: "home/pocket/portrait", screen: "home", device: device(displays: displays),
      display: displays[0], orientation: .portrait, pose: pose, os: Version(26),
      sdk: Version(27, 1))
    let window = Rect(x: 0, y: 0, width: 400, height: 800)
    let region = ReservedRegion(
      id: "fold", kind: .division, frame: Rect(x: 180, y: 0, width: 40, height: 800),
      margins: EdgeInsets(left: 20, right: 20), activation: .folded)
    let scene = Scene(
      display: oriented, scale: 3, window: window,
      sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      safeArea: EdgeInsets(top: 59, bottom: 34), safeAreaIsAssumed: false,
      cornerAdaptedHorizontal: nil, cornerAdaptedVertical: nil,
      margins: EdgeInsets(top: 59, left: 20, bottom: 34, right: 20),
      guides: [.init(name: "safeArea", frame: Rect(x: 0, y: 59, width: 400, height: 707))],
      regions: [.init(region: region, isActive: true)],
      bars: [.init(id: "statusBar", frame: Rect(x: 0, y: 0, width: 400, height: 59))],
      homeIndicator: nil, letterbox: nil)
    var image = PlacedImage(
      asset: "cover",
      fit: ArtworkFit(
        picture: Size(width: 100, height: 100),
        in: Rect(x: 20, y: 0, width: 415.5, height: 500), mode: .fit))
    let face = Rect(x: 0, y: 0, width: 0.5, height: 0.5)
    image.focus = [FocusRegion(name: "face", part: face, frame: image.fit.place(face))]
    return ResolvedLayout(
      configuration: configuration, scene: scene, background: 0xFFFF_FFFF,
      elements: [
        element(
          "artwork", kind: "image", content: .image(image),
          frame: Rect(x: 20, y: -0.0001, width: 415.5, height: 500)),
        element(
          "title", kind: "text", content: .text(text),
          frame: Rect(x: 20, y: 59, width: 44.3333333, height: 20.5)),
        element(
          "secret", kind: "box", content: .box(label: "Secret", color: 255),
          frame: Rect(x: 1, y: 2, width: 3, height: 4), hidden: true),
      ], textMetrics: "Fixed")
  }
}
