import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Something that scrolls and ends above the bottom edge, where nothing else is.
///
/// Only what has more to show than its frame counts: where all of it fits, nobody sees where the
/// frame ends. A short one with a height of its own is a box that is meant to end where it does.
enum StoppedScroll: LayoutRule {
  static let info = RuleInfo(
    id: "SA-04", title: "scroll ends above the bottom edge", severity: .warning, families: .touch,
    trigger: "A scroll or list with more than its frame shows ends more than 0.5 pt above the "
      + "bottom of the window, with nothing below it.",
    exempt: "what ends at a bar, at the keyboard, above other content, or inside a card; what has "
      + "round corners, or a size of its own and less than half the window's height",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ list: { rows: 40 }, id: rows }]
        padding: { bottom: 10 }
      """),
    measured: 44,
    passing: .init("content: { zstack: [{ list: { rows: 40 }, id: rows }] }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let element = layout.elements[index]
      guard case .scroll(let content) = element.content, layout.scroll(around: index) == nil
      else { continue }
      // What is drawn of it: the content frame has what it grew by beyond the safe area.
      let frame = element.windowFrame.union(element.contentFrame)
      let gap = window.maxY - frame.maxY
      guard gap > 0.5, content.height > frame.height + 0.5,
        content.width <= frame.width + 0.5,
        element.cornerRadius <= 0, !(element.isSized && frame.height < window.height / 2)
      else { continue }
      let below = Rect(
        left: frame.minX, top: frame.maxY, right: frame.maxX, bottom: window.maxY)
      guard !isFilled(below, beside: index, layout) else { continue }
      report.find(
        index, in: layout, measured: gap, limit: 0, frame: below,
        message: "\(layout.name(index)) scrolls and ends \(gap.text(decimals: 2)) pt above the "
          + "bottom of the window",
        suggestion: "no padding and no frame around it; padding in what it holds")
    }
  }

  /// Whether something lies in a rectangle, or the scroll is part of something that ends there.
  private static func isFilled(_ below: Rect, beside index: Int, _ layout: CheckedLayout) -> Bool {
    let bars = layout.layout.scene.bars
    if bars.contains(where: { !$0.frame.intersection(below).isEmpty }) { return true }
    for other in layout.elements.indices where layout.isShown(other) && other != index {
      let element = layout.elements[other]
      if layout.holds(other, index) {
        // A card has its own edge.
        if let ground = element.ground, ground.frame.maxY < layout.window.maxY - 0.5 {
          return true
        }
        continue
      }
      if layout.holds(index, other) || layout.isGround(other) { continue }
      if element.content == .container, element.ground == nil { continue }
      if !element.visible.intersection(below).isEmpty { return true }
    }
    return false
  }
}
