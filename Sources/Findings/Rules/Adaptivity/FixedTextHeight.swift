import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// A height that stays while the text inside outgrows it.
///
/// A height that was offered is the room's, not the element's: what fills a short window is AD-08's.
enum FixedTextHeight: ScreenRule {
  static let info = RuleInfo(
    id: "AD-10", title: "height does not follow the text size", severity: .warning, families: nil,
    trigger: "An element with a size of its own is as high at a larger text size as at the "
      + "default, and a text in it no longer fits: it sticks out above or below, or it is cut.",
    exempt: "pictures, grounds and decoration, what scrolls inside, and items of system bars",
    source: "HIG Layout", basis: .stated,
    failing: .init(screen("height: 44"), others: [.init(textSize: .accessibility5)]),
    measured: 44,
    passing: .init(screen("minHeight: 44"), others: [.init(textSize: .accessibility5)]))

  private static func screen(_ height: String) -> String {
    """
    content:
      vstack:
        - hstack: [{ text: Hello, id: hello }]
          id: row
          frame: { \(height) }
    """
  }

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    for (base, large) in LargeText.pairs(layouts, &report) {
      let places = base.indicesByPath
      var found: Set<Int> = []
      for index in large.elements.indices where large.isShown(index) && !large.isInBar(index) {
        guard let text = text(of: large.elements[index]), !large.isFlagged(index),
          let own = places[large.elements[index].path],
          let before = self.text(of: base.elements[own]), text.font.size > before.font.size + 0.5,
          let holder = holder(of: index, large),
          let other = places[large.elements[holder].path]
        else { continue }
        let frame = large.elements[holder].windowFrame
        guard abs(frame.height - base.elements[other].windowFrame.height) <= 0.5,
          !found.contains(holder)
        else { continue }
        let need = height(of: index, text, large)
        let isCut = text.truncated && !before.truncated && !text.isLimited
        guard isCut || need > frame.height + 0.5 else { continue }
        found.insert(holder)
        report.find(
          holder, in: large, others: holder == index ? [] : [large.elements[index].id],
          measured: frame.height, limit: max(need, frame.height),
          message: "\(large.name(holder)) stays \(frame.height.text(decimals: 2)) pt high at "
            + "\(large.layout.configuration.textSize.rawValue), where its text no longer fits",
          suggestion: "frame: { minHeight: \(frame.height.text(decimals: 2)) }")
      }
    }
  }

  private static func text(of element: Element) -> PlacedText? {
    switch element.content {
    case .text(let text): text
    case .button(let button): button.title
    default: nil
    }
  }

  /// The innermost element with a size of its own that is a text or holds it; nothing where something
  /// that scrolls, or a picture, is nearer.
  private static func holder(of index: Int, _ layout: CheckedLayout) -> Int? {
    var current: Int? = index
    while let holder = current {
      let element = layout.elements[holder]
      if case .scroll = element.content { return nil }
      if case .image = element.content { return nil }
      if case .row = element.content { return nil }
      if element.isSized, !isOffered(element) {
        return layout.isFlagged(holder) ? nil : holder
      }
      current = element.parent
    }
    return nil
  }

  /// Whether an element is as high as the room that it was offered.
  private static func isOffered(_ element: Element) -> Bool {
    guard let offer = element.reason.proposedHeight else { return false }
    return abs(offer - element.windowFrame.height) <= 0.5
  }

  /// How high the lines of a text are.
  private static func height(of index: Int, _ text: PlacedText, _ layout: CheckedLayout) -> Double {
    LabelMetrics(fontSize: text.font.size, scale: layout.layout.scene.scale)
      .height(lines: max(text.lines.count, 1))
  }
}
