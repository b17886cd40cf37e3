import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Buttons with words beside each other on a watch's screen that scrolls.
enum SideBySideWatchButtons: LayoutRule {
  static let info = RuleInfo(
    id: "HT-11", title: "buttons side by side on a screen that scrolls", severity: .info,
    families: [.watch],
    trigger: "Two buttons with words stand in one row of content that is higher than what it "
      + "scrolls in.",
    exempt: "rows of more, which HT-10 finds, and items of system bars", source: "HIG Layout",
    basis: .stated,
    failing: .init(
      """
      content:
        scroll:
          content:
            vstack:
              - { box: {}, frame: { height: 400 } }
              - { hstack: [{ button: "No" }, { button: "Yes" }], id: row }
      """, device: "apple-watch-ultra-3"),
    passing: .init(
      """
      content:
        vstack:
          - { box: {}, frame: { height: 40 } }
          - { hstack: [{ button: "No" }, { button: "Yes" }], id: row }
      """, device: "apple-watch-ultra-3"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let children = layout.childrenByElement()
    for index in layout.elements.indices
    where layout.elements[index].kind == "hstack" && !layout.elements[index].isHidden {
      guard isInLongScroll(index, layout) else { continue }
      // Rows below the fold of the screen count: they are scrolled to.
      let buttons = children[index].filter { child in
        guard !layout.elements[child].isHidden,
          case .button(let button) = layout.elements[child].content
        else { return false }
        return button.title != nil
      }
      guard buttons.count == FullWatchRow.texts else { continue }
      report.find(
        index, in: layout, others: buttons.map { layout.elements[$0].id }, unit: nil,
        message: "\(layout.name(index)) has two buttons side by side on a screen that scrolls, "
          + "where "
          + "one a row is easier to hit",
        suggestion: "vstack: in place of hstack:")
    }
  }

  private static func isInLongScroll(_ index: Int, _ layout: CheckedLayout) -> Bool {
    var current = layout.elements[index].parent
    while let parent = current {
      if case .scroll(let content) = layout.elements[parent].content {
        return content.height > layout.elements[parent].windowFrame.height + 0.5
      }
      current = layout.elements[parent].parent
    }
    return false
  }
}
