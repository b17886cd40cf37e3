import Devices
import Drawing
import Geometry
import LayoutEngine

/// Draws the safe area, layout margins and the readable content guide.
struct GuideDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink

  private var window: Rect { space.page(layout.scene.window) }
  private var safe: Rect {
    space.page(layout.scene.window.inset(by: layout.scene.safeArea))
  }

  /// Whether anything lies outside the safe area.
  var hasUnsafeArea: Bool { layout.scene.safeArea != .zero }

  /// Tint and hatch of what lies outside the safe area; drawn under the content, so that content
  /// which reaches out there is seen to cover it.
  func unsafeBands() -> [DrawingCommand] {
    guard hasUnsafeArea else { return [] }
    var fills = Path()
    var lines = Path()
    for band in bands() {
      fills = fills + .rect(band)
      lines = lines + Hatch.diagonal(in: band, pitch: 6)
    }
    return [
      .path(fills, fill: .color(ink.safe.opacity(0.07)), stroke: nil),
      .path(lines, fill: nil, stroke: Stroke(ink.safe.opacity(0.3), width: 0.6)),
    ]
  }

  /// The hatch once more, faint, over content that reaches out there.
  func coveredHatch() -> [DrawingCommand] {
    guard hasUnsafeArea else { return [] }
    let lines = bands().reduce(Path()) { $0 + Hatch.diagonal(in: $1, pitch: 6) }
    return [.path(lines, fill: nil, stroke: Stroke(ink.safe.opacity(0.22), width: 0.6))]
  }

  /// The edge of the safe area, where it is not the window's.
  func safeAreaLine() -> [DrawingCommand] {
    let insets = layout.scene.safeArea
    var edges = Path()
    func add(_ a: Point, _ b: Point) { edges = edges + .line(from: a, to: b) }
    if insets.top > 0 {
      add(Point(x: safe.minX, y: safe.minY), Point(x: safe.maxX, y: safe.minY))
    }
    if insets.bottom > 0 {
      add(Point(x: safe.minX, y: safe.maxY), Point(x: safe.maxX, y: safe.maxY))
    }
    if insets.left > 0 {
      add(Point(x: safe.minX, y: safe.minY), Point(x: safe.minX, y: safe.maxY))
    }
    if insets.right > 0 {
      add(Point(x: safe.maxX, y: safe.minY), Point(x: safe.maxX, y: safe.maxY))
    }
    guard !edges.isEmpty else { return [] }
    return [
      .path(
        edges, fill: nil,
        stroke: Stroke(
          ink.safe, width: 1.4, dash: layout.scene.safeAreaIsAssumed ? [5, 3] : [], cap: .square))
    ]
  }

  /// The sides of the layout margins that lie inside the safe area.
  func margins() -> [DrawingCommand] {
    let scene = layout.scene
    let frame = space.page(scene.window.inset(by: scene.margins))
    var lines = Path()
    func add(_ x: Double) {
      lines =
        lines
        + .line(
          from: Point(x: x, y: max(frame.minY, safe.minY)),
          to: Point(x: x, y: min(frame.maxY, safe.maxY)))
    }
    if scene.margins.left > scene.safeArea.left { add(frame.minX) }
    if scene.margins.right > scene.safeArea.right { add(frame.maxX) }
    guard !lines.isEmpty else { return [] }
    return [.path(lines, fill: nil, stroke: Stroke(ink.margin, width: 0.8, dash: [4, 3]))]
  }

  /// The sides of the readable content guide, where it is narrower than the margins.
  func readable() -> [DrawingCommand] {
    guard let frame = readableFrame else { return [] }
    let lines =
      Path.line(from: Point(x: frame.minX, y: frame.minY), to: Point(x: frame.minX, y: frame.maxY))
      + .line(from: Point(x: frame.maxX, y: frame.minY), to: Point(x: frame.maxX, y: frame.maxY))
    return [.path(lines, fill: nil, stroke: Stroke(ink.readable, width: 0.8, dash: [1, 3]))]
  }

  /// The readable guide on the page, where it says more than the margins.
  var readableFrame: Rect? {
    guard let guide = layout.scene.guide("readable"),
      let margins = layout.scene.guide("margins"), guide.width < margins.width - 0.5
    else { return nil }
    return space.page(guide)
  }

  /// The rectangles of the window outside the safe area, without overlap.
  private func bands() -> [Rect] {
    [
      Rect(left: window.minX, top: window.minY, right: window.maxX, bottom: safe.minY),
      Rect(left: window.minX, top: safe.maxY, right: window.maxX, bottom: window.maxY),
      Rect(left: window.minX, top: safe.minY, right: safe.minX, bottom: safe.maxY),
      Rect(left: safe.maxX, top: safe.minY, right: window.maxX, bottom: safe.maxY),
    ].filter { !$0.isEmpty }
  }
}
