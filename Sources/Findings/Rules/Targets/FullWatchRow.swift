import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A row with more buttons than a watch has room for.
enum FullWatchRow: LayoutRule {
  /// How many buttons with nothing but a symbol a row has at most.
  static let glyphs = 3
  /// How many buttons with words a row has at most.
  static let texts = 2

  static let info = RuleInfo(
    id: "HT-10", title: "too many buttons in a row", severity: .warning, families: [.watch],
    trigger: "More than three buttons with a symbol, or more than two with words, stand in one "
      + "row.",
    exempt: "items of system bars", source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 2
          children: [{ button: A }, { button: B }, { button: C }]
        id: row
      """, device: "apple-watch-ultra-3"),
    measured: 3,
    passing: .init(
      """
      content:
        hstack:
          spacing: 2
          children: [{ button: A }, { button: B }]
        id: row
      """, device: "apple-watch-ultra-3"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for row in WatchRows.rows(layout) {
      // A button with words is wide: one beside two symbols leaves room for no other.
      let limit = row.texts.isEmpty ? glyphs : row.glyphs.isEmpty ? texts : glyphs
      let count = row.glyphs.count + row.texts.count
      guard count > limit else { continue }
      report.find(
        row.stack, in: layout, measured: Double(count), limit: Double(limit), unit: .count,
        message: "\(layout.name(row.stack)) has \(count) buttons in a row, a watch has room for "
          + "\(limit)",
        suggestion: "two rows, or a list")
    }
  }
}
