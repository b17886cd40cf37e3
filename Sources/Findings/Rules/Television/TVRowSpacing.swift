import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Rows on a television that touch when an item takes the focus.
///
/// Rows are those of a grid, and rows of three items or more in a stack, scrolling or not, each with a
/// title above it or none: a menu of buttons below each other is not a grid, and no distance is
/// published for it.
enum TVRowSpacing: LayoutRule {
  static let info = RuleInfo(
    id: "TV-04", title: "rows closer than 100 pt", severity: .warning, families: [.tv],
    trigger:
      "Two rows of a grid whose items take the focus are less than 100 pt apart, or less than "
      + "that and the height of a title between them; told once for each grid, of the closest two.",
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

  /// A row of items, with the title above it.
  private struct Row {
    var items: [Int]
    var title: Int?
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let children = layout.childrenByElement()
    var grids: [(holder: Int, rows: [Row])] = []
    for (index, columns) in TVGrid.grids(layout) where columns > 1 {
      let items = TVGrid.items(children[index], layout)
      let starts = stride(from: 0, to: items.count, by: columns)
      grids.append(
        (index, starts.map { Row(items: Array(items[$0..<min($0 + columns, items.count)])) }))
    }
    for index in layout.elements.indices
    where layout.elements[index].kind == "vstack" && layout.isShown(index) {
      let rows = rows(in: index, layout, children).filter { $0.items.count >= 3 }
      if rows.count >= 2 { grids.append((index, rows)) }
    }
    for (holder, rows) in grids {
      let takesFocus = rows.flatMap(\.items).contains { layout.elements[$0].role == .interactive }
      guard takesFocus, let closest = closest(rows, layout), closest.distance < closest.wanted - 0.5
      else { continue }
      let wanted = closest.wanted.text(decimals: 2)
      report.find(
        holder, in: layout, measured: closest.distance, limit: closest.wanted,
        message: "rows of \(layout.name(holder)) are \(closest.distance.text(decimals: 2)) pt "
          + "apart, rows that take the focus want "
          + (closest.isTitled ? "\(wanted) with the title between them" : wanted),
        suggestion: closest.isTitled
          ? "spacing: \(TVGrid.rowSpacing.text()) between the titles and the rows above them"
          : "spacing: [\(TVGrid.columnSpacing.text()), \(TVGrid.rowSpacing.text())]")
    }
  }

  /// The rows that stand below each other in a stack: the items of stacks and scrolls side by side,
  /// and those of stacks of a title and a row.
  private static func rows(
    in stack: Int, _ layout: CheckedLayout, _ children: [[Int]]
  ) -> [Row] {
    var result: [Row] = []
    var title: Int?
    for child in children[stack] {
      if layout.elements[child].role == .text {
        title = child
        continue
      }
      if let items = items(of: child, layout, children) {
        result.append(Row(items: items, title: title))
      } else if layout.elements[child].kind == "vstack" {
        let inner = rows(in: child, layout, children)
        // A stack of several rows is told of by itself.
        if inner.count == 1 { result.append(Row(items: inner[0].items, title: inner[0].title)) }
      }
      title = nil
    }
    return result
  }

  /// The items of a row, in whatever scrolls or holds it alone; absent for anything else.
  private static func items(
    of index: Int, _ layout: CheckedLayout, _ children: [[Int]]
  ) -> [Int]? {
    switch layout.elements[index].kind {
    case "hstack": return TVGrid.items(children[index], layout)
    case "scroll", "zstack":
      guard children[index].count == 1 else { return nil }
      return items(of: children[index][0], layout, children)
    default: return nil
    }
  }

  private static func closest(
    _ rows: [Row], _ layout: CheckedLayout
  ) -> (distance: Double, wanted: Double, isTitled: Bool)? {
    var closest: (distance: Double, wanted: Double, isTitled: Bool)?
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      let bottom = upper.items.map { layout.elements[$0].windowFrame.maxY }.max() ?? 0
      let top = lower.items.map { layout.elements[$0].windowFrame.minY }.min() ?? .infinity
      guard top >= bottom else { continue }
      // A title takes room of its own: the spacing of rows comes beside it.
      let title = lower.title.map { layout.elements[$0].windowFrame.height } ?? 0
      let (distance, wanted) = (top - bottom, TVGrid.rowSpacing + title)
      if distance - wanted < closest.map({ $0.distance - $0.wanted }) ?? .infinity {
        closest = (distance, wanted, lower.title != nil)
      }
    }
    return closest
  }
}
