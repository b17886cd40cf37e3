import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A row of equals with one gap that is a little off.
///
/// A gap of one and a half times the usual one or more, or of two thirds or less, parts groups.
enum BrokenRhythm: LayoutRule {
  /// How much a gap may differ from the usual one in points.
  static let tolerance = 1.0
  /// From which part of the usual gap on one parts groups.
  static let grouping = 1.5

  static let info = RuleInfo(
    id: "VH-02", title: "one gap differs", severity: .info,
    families: [.iphone, .ipad, .mac, .vision, .watch],
    trigger: "In a stack of four things or more of one kind and size a gap differs by more than "
      + "1 pt from the usual one.",
    exempt: "gaps that part groups, half as large again or more, two thirds or less; stacks that "
      + "hold anything else; televisions, where TV-05 looks",
    source: "HIG Layout", basis: .derived,
    failing: .init(
      """
      content:
        hstack:
          spacing: 20
          children:
            - { box: {}, frame: { width: 40, height: 40 } }
            - { box: {}, frame: { width: 40, height: 40 } }
            - { box: {}, frame: { width: 40, height: 40 } }
            - { box: {}, frame: { width: 40, height: 40 }, offset: [3, 0] }
        id: row
      """),
    measured: 23,
    passing: .init(
      """
      content:
        hstack:
          spacing: 20
          children:
            - { box: {}, frame: { width: 40, height: 40 } }
            - { box: {}, frame: { width: 40, height: 40 } }
            - { box: {}, frame: { width: 40, height: 40 } }
            - { box: {}, frame: { width: 40, height: 40 } }
        id: row
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for row in RowRhythm.rows(layout) where row.items.count >= 4 {
      let usual = row.usual
      let off = row.gaps.first { gap in
        abs(gap - usual) > tolerance && gap < grouping * usual && gap > usual / grouping
      }
      guard let off else { continue }
      report.find(
        row.stack, in: layout, measured: off, limit: usual,
        message: "a gap of \(layout.name(row.stack)) is \(off.text(decimals: 2)) pt, the others "
          + "are "
          + "\(usual.text(decimals: 2))",
        suggestion: "spacing: \(usual.text(decimals: 2)), and no offset")
    }
  }
}
