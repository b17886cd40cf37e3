import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Black bands that make a screen look like one with another shape.
enum BlackBands: LayoutRule {
  /// The least height of a band in points.
  static let least = 20.0
  /// The largest value of a colour's components that still looks black; chosen.
  private static let dark: UInt32 = 0x20

  static let info = RuleInfo(
    id: "SA-12", title: "black bands imitate another screen", severity: .warning,
    families: .touch,
    trigger: "Black grounds of 20 pt or more lie along two opposite edges of the window, over its "
      + "round corners, with all content between them.",
    exempt: "screens with a black ground, bars in a video's own frame, bands with content",
    source: "iPhone X guidelines", basis: .stated,
    failing: .init(screen(band: "#000000")), measured: 50,
    passing: .init(screen(band: "#3366AA")))

  private static func screen(band: String) -> String {
    """
    content:
      vstack:
        spacing: 0
        children:
          - { box: {}, id: upper, frame: { height: 50 }, background: "\(band)" }
          - spacer:
          - { text: Hello, id: hello }
          - spacer:
          - { box: {}, id: lower, frame: { height: 50 }, background: "\(band)" }
      ignoresSafeArea: true
    """
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    let radii = scene.display.cornerRadii
    let hasShape =
      scene.display.housing != nil
      || max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) > 0
    guard hasShape, !isBlack(layout.layout.background) else { return }
    let content = layout.elements.indices.filter { index in
      switch layout.elements[index].role {
      case .interactive, .text, .image: layout.isShown(index)
      case .background, .decoration, .container: false
      }
    }
    for (start, end) in [(Edge.top, Edge.bottom), (.left, .right)] {
      guard let first = band(at: start, layout, content), let last = band(at: end, layout, content),
        first.index != last.index, !content.isEmpty
      else { continue }
      let depth = min(first.depth, last.depth)
      report.find(
        first.index, in: layout, others: [layout.elements[last.index].id], measured: depth,
        limit: least,
        message: "\(layout.name(first.index)) and \(layout.name(last.index)) are black bands at "
          + "\(start.rawValue) and \(end.rawValue), as of a screen with another shape")
      return
    }
  }

  private static func isBlack(_ color: UInt32) -> Bool {
    color & 0xFF == 0xFF && color >> 24 <= dark && color >> 16 & 0xFF <= dark
      && color >> 8 & 0xFF <= dark
  }

  private static func band(
    at edge: Edge, _ layout: CheckedLayout, _ content: [Int]
  ) -> (index: Int, depth: Double)? {
    let window = layout.window
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      guard let ground = layout.elements[index].ground, isBlack(ground.color) else { continue }
      let frame = ground.frame.intersection(window)
      let insets = window.insets(to: frame)
      let (depth, length) =
        edge.axis == .vertical
        ? (frame.height, (frame.width, window.width)) : (frame.width, (frame.height, window.height))
      let whole = edge.axis == .vertical ? window.height : window.width
      guard insets[edge] < 0.5, depth >= least, depth <= 0.4 * whole, length.0 >= length.1 - 1,
        !content.contains(where: {
          !layout.elements[$0].visible.intersection(frame).isEmpty
        })
      else { continue }
      return (index, depth)
    }
    return nil
  }
}
