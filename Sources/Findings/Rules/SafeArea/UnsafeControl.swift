import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control outside the safe area.
enum UnsafeControl: LayoutRule {
  /// How far a control may stick out in points.
  static let tolerance = 0.5

  static let info = RuleInfo(
    id: "SA-01", title: "control outside the safe area", severity: .error, families: .touch,
    trigger: "A control reaches out of the safe area by more than 0.5 pt.",
    exempt: "items of system bars, and what scrolls", source: "HIG Layout, iPhone X guidelines",
    basis: .stated,
    failing: .init(
      """
      content:
        zstack:
          alignment: top
          children: [{ button: Close, id: close, frame: { height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
        ignoresSafeArea: true
      """),
    measured: 62,
    passing: .init("content: { button: Close, id: close, frame: { height: 44 } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.controls where !layout.scrolls(index) {
      let frame = layout.elements[index].visible
      guard let (edge, depth) = frame.overflow(of: layout.safeArea).largest, depth > tolerance
      else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0,
        message: "\(layout.name(index)) reaches \(depth.text(decimals: 2)) pt out of the safe area "
          + "at the \(edge.rawValue)",
        suggestion: "keep it inside: no ignoresSafeArea around it, or padding of "
          + "\(depth.rounded(.up).text()) at the \(edge.rawValue)")
    }
  }
}
