import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that sticks out of its window.
enum ClippedByWindow: LayoutRule {
  static let info = RuleInfo(
    id: "AD-07", title: "content sticks out of the window", severity: .error, families: nil,
    trigger: "A control, text or picture reaches out of the window by more than 0.5 pt where it "
      + "does not scroll.",
    exempt:
      "grounds, decoration, pictures as large as the window, what scrolls along that axis, "
      + "ornaments, and items that peep in at the sides of a television",
    source: "HIG Layout", basis: .stated,
    failing: .init("content: { button: Wide, id: wide, frame: { width: 500, height: 50 } }"),
    measured: 49,
    passing: .init("content: { button: Wide, id: wide, frame: { width: 300, height: 50 } }"))

  /// Whether an element of a television is an item that shows in part, or lies in one.
  private static func isPeek(_ index: Int, _ layout: CheckedLayout) -> Bool {
    guard layout.layout.configuration.device.family == .tv else { return false }
    var current: Int? = index
    while let index = current {
      let element = layout.elements[index]
      if element.role == .interactive, layout.isShown(index) { return true }
      current = element.parent
    }
    return false
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices {
      let element = layout.elements[index]
      switch element.role {
      case .interactive, .text, .image: break
      case .background, .decoration, .container: continue
      }
      guard !element.isHidden, !layout.isInBar(index), !layout.isGround(index),
        !layout.isInOrnament(index)
      else { continue }
      var overflow = element.windowFrame.overflow(of: layout.window)
      for axis in layout.scrolledAxes(index) {
        for edge in Edge.allCases where edge.axis == axis { overflow[edge] = 0 }
      }
      guard let (edge, depth) = overflow.largest, depth > 0.5,
        !isPeek(index, layout) || edge.axis == .vertical
      else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0, frame: element.windowFrame,
        message: "\(layout.name(index)) sticks \(depth.text(decimals: 2)) pt out of the window at "
          + "the \(edge.rawValue)",
        suggestion: "let it scroll, or let it shrink: frame: { maxWidth: infinity }")
    }
  }
}
