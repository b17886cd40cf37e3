import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Items cut by the sides of a television, one more than the other.
///
/// A row that starts at its first item shows none before it; only where both sides cut an item is there
/// something to compare.
enum UnevenPeek: LayoutRule {
  /// How much the two may differ in points.
  static let tolerance = 2.0

  static let info = RuleInfo(
    id: "TV-06", title: "partly hidden items differ", severity: .warning, families: [.tv],
    trigger: "In a row of three items or more that reaches out of the window at both sides, what "
      + "shows of the first and of the last differs by more than 2 pt.",
    exempt: "rows that start or end in the window",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { box: {}, interactive: true, frame: { width: 800, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 800, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 800, height: 200 } }
        id: row
        offset: [30, 0]
      """, device: "apple-tv-4k"),
    measured: 60,
    passing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { box: {}, interactive: true, frame: { width: 800, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 800, height: 200 } }
            - { box: {}, interactive: true, frame: { width: 800, height: 200 } }
        id: row
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (stack, children) in layout.childrenByElement().enumerated()
    where layout.elements[stack].kind == "hstack" && layout.isShown(stack) {
      let shown = TVGrid.items(children, layout).filter { layout.isShown($0) }
        .sorted { layout.elements[$0].windowFrame.minX < layout.elements[$1].windowFrame.minX }
      guard shown.count >= 3, let first = shown.first, let last = shown.last else { continue }
      let (left, right) = (layout.elements[first], layout.elements[last])
      guard left.windowFrame.minX < layout.window.minX - 0.5,
        right.windowFrame.maxX > layout.window.maxX + 0.5
      else { continue }
      let difference = abs(left.visible.width - right.visible.width)
      guard difference > tolerance else { continue }
      report.find(
        stack, in: layout, others: [left.id, right.id], measured: difference, limit: tolerance,
        message: "the sides of \(layout.name(stack)) show "
          + "\(left.visible.width.text(decimals: 2)) and "
          + "\(right.visible.width.text(decimals: 2)) pt of an item, equal parts look meant",
        suggestion: "center the row: no offset, and the same padding at both sides")
    }
  }
}
