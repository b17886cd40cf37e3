import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A tab bar of the app's own where bars go along the side.
///
/// Told from a row of actions by its items: at least three as wide as each other, with words, that
/// fill the bar.
enum OwnTabBar: LayoutRule {
  static let info = RuleInfo(
    id: "DU-12", title: "tab bar of its own at the bottom", severity: .info, families: [.iphone],
    trigger: "At the bottom of a low window with a side strip lies a row of three to six "
      + "controls as "
      + "wide as each other that fills 80 % of the safe width.",
    exempt: "system bars, what scrolls, windows higher than wide",
    source: "iPhone Duo, section 7, row 14", basis: .derived,
    failing: .init(
      """
      content:
        vstack:
          spacing: 0
          children:
            - box: {}
            - hstack:
                spacing: 0
                children:
                  - { button: { title: Home, symbol: house }, frame: { maxWidth: infinity, height: 49 } }
                  - { button: { title: Saved, symbol: heart }, frame: { maxWidth: infinity, height: 49 } }
                  - { button: { title: You, symbol: person }, frame: { maxWidth: infinity, height: 49 } }
              id: own
      """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft),
    measured: 49,
    passing: .init(
      """
      tabs:
        items:
          - { title: Home, symbol: house }
          - { title: Saved, symbol: heart }
          - { title: You, symbol: person }
      content: { box: {} }
      """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let edge = layout.layout.scene.stripEdge, edge.axis == .horizontal,
      layout.window.height < layout.window.width
    else { return }
    let children = layout.childrenByElement()
    for index in layout.elements.indices
    where layout.elements[index].kind == "hstack" && layout.isShown(index)
      && !layout.isInBar(index) && !layout.scrolls(index)
    {
      let bar = layout.elements[index].windowFrame
      let items = children[index]
      let widths = items.map { layout.elements[$0].windowFrame.width }
      guard (3...6).contains(items.count), bar.height <= 100,
        bar.maxY >= layout.safeArea.maxY - 20.5,
        items.allSatisfy({ isTab($0, layout) }),
        let least = widths.min(), let most = widths.max(), most - least <= 1,
        widths.reduce(0, +) >= 0.8 * layout.safeArea.width
      else { continue }
      report.find(
        index, in: layout, measured: bar.height, limit: 0,
        message: "\(layout.name(index)) takes \(bar.height.text(decimals: 2)) pt of "
          + "\(layout.window.height.text(decimals: 2)); a tab bar of the system goes into the "
          + "strip "
          + "at the side",
        suggestion: "tabs: { items: […] }")
    }
  }

  /// Whether an item is or holds a control, and has words.
  private static func isTab(_ index: Int, _ layout: CheckedLayout) -> Bool {
    let parts = layout.elements[index..<layout.end(of: index)]
    let hasWords = parts.contains { part in
      switch part.content {
      case .text: true
      case .button(let button): button.title != nil
      default: false
      }
    }
    return hasWords && parts.contains { $0.role == .interactive }
  }
}
