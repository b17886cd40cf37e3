import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Rows on a television that touch when an item takes the focus.
///
/// Rows are those of a grid, and stacks of rows that scroll or hold three items or more: a menu of
/// buttons below each other is not a grid, and no distance is published for it.
enum TVRowSpacing: LayoutRule {
  static let info = RuleInfo(
    id: "TV-04", title: "rows closer than 100 pt", severity: .warning, families: [.tv],
    trigger: "Two rows of a grid whose items take the focus are less than 100 pt apart; told "
      + "once for each grid, of the closest two.",
    exempt: "lists, menus and single items below each other",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        grid:
          columns: 2
          spacing: [40, 60]
          children:
            - { box: {}, interactive: true, frame: { height: 200 } }
            - { box: {}, interactive: true, frame: { height: 200 } }
            - { box: {}, interactive: true, frame: { height: 200 } }
            - { box: {}, interactive: true, frame: { height: 200 } }
        id: g
      """, device: "apple-tv-4k"),
    measured: 60,
    passing: .init(
      """
      content:
        grid:
          columns: 2
          spacing: [40, 100]
          children:
            - { box: {}, interactive: true, frame: { height: 200 } }
            - { box: {}, interactive: true, frame: { height: 200 } }
            - { box: {}, interactive: true, frame: { height: 200 } }
            - { box: {}, interactive: true, frame: { height: 200 } }
        id: g
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let children = layout.childrenByElement()
    var rows: [(holder: Int, rows: [[Int]])] = []
    for (index, columns) in TVGrid.grids(layout) where columns > 1 {
      let items = TVGrid.items(children[index], layout)
      let starts = stride(from: 0, to: items.count, by: columns)
      rows.append((index, starts.map { Array(items[$0..<min($0 + columns, items.count)]) }))
    }
    for index in layout.elements.indices
    where layout.elements[index].kind == "vstack" && layout.isShown(index) {
      let stacked = children[index].filter { layout.elements[$0].kind == "hstack" }
        .map { TVGrid.items(children[$0], layout) }.filter { $0.count >= 3 }
      if stacked.count >= 2 { rows.append((index, stacked)) }
    }
    for (holder, rows) in rows {
      let takesFocus = rows.joined().contains { layout.elements[$0].role == .interactive }
      guard takesFocus, let closest = closest(rows, layout),
        closest.distance < TVGrid.rowSpacing - 0.5
      else { continue }
      report.find(
        holder, in: layout, measured: closest.distance, limit: TVGrid.rowSpacing,
        message: "rows of \(layout.name(holder)) are \(closest.distance.text(decimals: 2)) pt "
          + "apart, "
          + "rows that take the focus want \(TVGrid.rowSpacing.text())",
        suggestion: "spacing: [\(TVGrid.columnSpacing.text()), \(TVGrid.rowSpacing.text())]")
    }
  }

  private static func closest(
    _ rows: [[Int]], _ layout: CheckedLayout
  ) -> (row: Int, distance: Double)? {
    var closest: (row: Int, distance: Double)?
    for (place, (upper, lower)) in zip(rows, rows.dropFirst()).enumerated() {
      let bottom = upper.map { layout.elements[$0].windowFrame.maxY }.max() ?? 0
      let top = lower.map { layout.elements[$0].windowFrame.minY }.min() ?? .infinity
      if top - bottom < closest?.distance ?? .infinity, top >= bottom {
        closest = (place, top - bottom)
      }
    }
    return closest
  }
}
