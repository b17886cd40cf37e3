import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A text or picture that matters outside the safe area.
enum UnsafeContent: LayoutRule {
  /// How far content may stick out in points.
  static let tolerance = 0.5

  static let info = RuleInfo(
    id: "SA-02", title: "text or picture outside the safe area", severity: .warning,
    families: .touch,
    trigger: "A text or picture reaches out of the safe area by more than 0.5 pt.",
    exempt: "grounds, decoration, pictures as large as the window, and what scrolls",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ text: Hello, id: hello }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
        ignoresSafeArea: true
      """),
    passing: .init("content: { text: Hello, id: hello }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.shown([.text, .image])
    where !layout.scrolls(index) && !layout.isGround(index) {
      let frame = layout.body(index)
      guard let (edge, depth) = frame.overflow(of: layout.safeArea).largest, depth > tolerance
      else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0,
        message: "\(layout.name(index)) reaches \(depth.text(decimals: 2)) pt out of the safe area "
          + "at the \(edge.rawValue)",
        suggestion: "role: background, if nothing of it must be seen")
    }
  }
}
