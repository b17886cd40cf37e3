import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A row on a television whose gaps differ.
enum TVGridRhythm: LayoutRule {
  /// How far gaps may stray from their mean in points.
  static let deviation = 1.0

  static let info = RuleInfo(
    id: "TV-05", title: "gaps of a row differ", severity: .warning, families: [.tv],
    trigger: "The gaps between three items or more of one kind and size in a stack stray by more "
      + "than 1 pt from their mean.",
    exempt: "stacks that hold anything else, items that move off a fold",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { box: {}, interactive: true, frame: { width: 260, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 260, height: 200 }, offset: [12, 0] }
            - { box: {}, interactive: true, frame: { width: 260, height: 200 } }
        id: row
      """, device: "apple-tv-4k"),
    measured: 12,
    passing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { box: {}, interactive: true, frame: { width: 260, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 260, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 260, height: 200 } }
        id: row
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for row in RowRhythm.rows(layout) where row.deviation > deviation {
      let (least, most) = (row.gaps.min() ?? 0, row.gaps.max() ?? 0)
      report.find(
        row.stack, in: layout, measured: row.deviation, limit: deviation,
        message: "the gaps of \(layout.name(row.stack)) go from \(least.text(decimals: 2)) to "
          + "\(most.text(decimals: 2)) pt, a grid has one",
        suggestion: "spacing: \(max(row.usual, TVGrid.columnSpacing).text(decimals: 2)), and no "
          + "offset")
    }
  }
}
