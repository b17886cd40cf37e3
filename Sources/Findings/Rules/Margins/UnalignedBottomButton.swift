import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A wide button that hangs above the bottom of the safe area.
///
/// One that is farther away than twice its usual height is part of what stands above it, and one on a
/// card keeps to the card.
enum UnalignedBottomButton: LayoutRule {
  /// The largest margin below the button in points.
  static let margin = 20.0
  /// How far above the bottom a button still belongs there in points; chosen.
  private static let reach = 100.0

  static let info = RuleInfo(
    id: "MG-02", title: "full-width button not at the bottom of the safe area", severity: .info,
    families: .touch,
    trigger: "A button as wide as 80 % of the window, the last thing in the lower third, ends more "
      + "than 20 pt and at most 100 pt above the bottom of the safe area.",
    exempt: "what scrolls, items of system bars, and buttons on a card or with other content below",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        vstack:
          - spacer:
          - { button: Continue, id: go, frame: { maxWidth: infinity, height: 50 } }
        padding: { horizontal: 20, bottom: 60 }
      """),
    measured: 60,
    passing: .init(
      """
      content:
        vstack:
          - spacer:
          - { button: Continue, id: go, frame: { maxWidth: infinity, height: 50 } }
        padding: { horizontal: 20, bottom: 16 }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let area = layout.layout.scene.contentArea
    for index in layout.controls where !layout.scrolls(index) {
      guard case .button = layout.elements[index].content else { continue }
      let frame = layout.elements[index].visible
      let gap = area.maxY - frame.maxY
      guard frame.width >= 0.8 * layout.window.width, gap > margin + 0.5, gap <= reach,
        frame.midY > area.minY + area.height * 2 / 3
      else { continue }
      let hasMore = layout.elements.indices.contains { other in
        let element = layout.elements[other]
        guard layout.isShown(other), !layout.isInBar(other), !layout.isGround(other),
          !layout.holds(other, index)
        else { return false }
        return element.role != .container && element.visible.maxY > frame.maxY + 0.5
      }
      guard !hasMore, !isOnCard(index, layout) else { continue }
      report.find(
        index, in: layout, measured: gap, limit: margin,
        message: "\(layout.name(index)) ends \(gap.text(decimals: 2)) pt above the bottom of the "
          + "safe area",
        suggestion: "padding: { bottom: 16 } around it")
    }
  }

  /// Whether something that holds a control has a ground that ends before the window does.
  private static func isOnCard(_ index: Int, _ layout: CheckedLayout) -> Bool {
    var current = layout.elements[index].parent
    while let holder = current {
      let element = layout.elements[holder]
      if let ground = element.ground, ground.frame.maxY < layout.window.maxY - 0.5 { return true }
      current = element.parent
    }
    return false
  }
}
