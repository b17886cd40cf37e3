import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control smaller than the least target.
enum TinyTarget: LayoutRule {
  /// The least side of a target on a touch screen in points.
  static let side = 28.0

  static let info = RuleInfo(
    id: "HT-02", title: "target below the least size", severity: .error, families: .touch,
    trigger: "A control is less than 28 pt wide or high.",
    exempt: "sides that the system gives; items of system bars",
    source: "HIG, accessibility and buttons", basis: .stated,
    failing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 20, height: 44 } }"),
    measured: 20,
    passing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 28, height: 44 } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.controls {
      let frame = layout.elements[index].windowFrame
      guard let least = TargetSize.least(frame.size, of: layout.elements[index]),
        least < side - 0.01
      else { continue }
      report.find(
        index, in: layout, measured: least, limit: side,
        message: "\(layout.name(index)) is \(frame.width.text(decimals: 2)) x "
          + "\(frame.height.text(decimals: 2)) pt, the least target has 28 x 28",
        suggestion: "frame: { minWidth: 44, minHeight: 44 }")
    }
  }
}
