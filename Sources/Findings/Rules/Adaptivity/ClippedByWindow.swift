import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that sticks out of its window.
enum ClippedByWindow: LayoutRule {
  static let info = RuleInfo(
    id: "AD-07", title: "content sticks out of the window", severity: .error, families: nil,
    trigger: "A control, text or picture that does not scroll reaches out of the window by more "
      + "than 0.5 pt.",
    exempt: "grounds, decoration, pictures as large as the window, and what scrolls",
    source: "HIG Layout", basis: .stated,
    failing: .init("content: { button: Wide, id: wide, frame: { width: 500, height: 50 } }"),
    measured: 49,
    passing: .init("content: { button: Wide, id: wide, frame: { width: 300, height: 50 } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices {
      let element = layout.elements[index]
      switch element.role {
      case .interactive, .text, .image: break
      case .background, .decoration, .container: continue
      }
      guard !element.isHidden, !layout.isInBar(index), !layout.scrolls(index),
        !layout.isGround(index),
        let (edge, depth) = element.windowFrame.overflow(of: layout.window).largest, depth > 0.5
      else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0, frame: element.windowFrame,
        message: "\(layout.name(index)) sticks \(depth.text(decimals: 2)) pt out of the window at "
          + "the \(edge.rawValue)",
        suggestion: "let it scroll, or let it shrink: frame: { maxWidth: infinity }")
    }
  }
}
