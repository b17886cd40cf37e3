import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control smaller than the default target.
enum SmallTarget: LayoutRule {
  /// The default side of a target on a touch screen in points.
  static let side = 44.0

  static let info = RuleInfo(
    id: "HT-01", title: "target below the default size", severity: .warning, families: .touch,
    trigger: "A control is less than 44 pt wide or high.",
    exempt: "controls below 28 pt, which HT-02 finds; sides that the system gives; items "
      + "of system bars",
    source: "HIG, accessibility and buttons", basis: .stated,
    failing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 36, height: 44 } }"),
    measured: 36,
    passing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 44, height: 44 } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.controls {
      let frame = layout.elements[index].windowFrame
      guard let least = TargetSize.least(frame.size, of: layout.elements[index]),
        least < side - 0.01, least >= TinyTarget.side
      else { continue }
      report.find(
        index, in: layout, measured: least, limit: side,
        message: "\(layout.name(index)) is \(frame.width.text(decimals: 2)) x "
          + "\(frame.height.text(decimals: 2)) pt, a target has 44 x 44",
        suggestion: "frame: { minWidth: 44, minHeight: 44 }")
    }
  }
}
