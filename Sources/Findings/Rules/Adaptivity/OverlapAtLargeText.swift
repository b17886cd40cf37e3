import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Texts and controls that overlap once text is large.
///
/// Of a text its lines count, not its frame. What overlaps at the default size as well is taken for
/// meant, and so is what a fixed element covers of something that scrolls below it.
enum OverlapAtLargeText: ScreenRule {
  static let info = RuleInfo(
    id: "AD-09", title: "overlap at large text", severity: .error, families: nil,
    trigger: "A text has more than 0.5 pt in common with another text or a control at an "
      + "accessibility size, and nothing at the default size.",
    exempt: "what overlaps at the default size, one inside the other, what scrolls below something "
      + "fixed, and items of system bars",
    source: "HIG Layout", basis: .stated,
    failing: .init(screen("height: 44"), others: [.init(textSize: .accessibility5)]),
    passing: .init(screen("minHeight: 44"), others: [.init(textSize: .accessibility5)]))

  private static func screen(_ height: String) -> String {
    """
    content:
      vstack:
        spacing: 0
        children:
          - { zstack: [{ text: First line, id: first }], frame: { \(height) } }
          - { zstack: [{ text: Second line, id: second }], frame: { \(height) } }
    """
  }

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    for (base, large) in LargeText.pairs(layouts, &report) {
      guard large.layout.configuration.textSize.isAccessibility else { continue }
      let places = base.indicesByPath
      let parts = large.shown([.text, .interactive]).map {
        (index: $0, frame: frame($0, large), scroll: large.scroll(around: $0))
      }
      for (place, one) in parts.enumerated() {
        for other in parts[(place + 1)...] where one.scroll == other.scroll {
          let shared = one.frame.intersection(other.frame)
          let depth = min(shared.width, shared.height)
          guard depth > 0.5, isText(one.index, large) || isText(other.index, large),
            !large.holds(one.index, other.index),
            let a = places[large.elements[one.index].path],
            let b = places[large.elements[other.index].path],
            base.isShown(a), base.isShown(b)
          else { continue }
          let before = frame(a, base).intersection(frame(b, base))
          guard min(before.width, before.height) <= 0.5 else { continue }
          report.find(
            other.index, in: large, others: [large.elements[one.index].id], measured: depth,
            limit: 0, frame: shared,
            message: "\(large.name(other.index)) overlaps \(large.name(one.index)) by "
              + "\(depth.text(decimals: 2)) pt at \(large.layout.configuration.textSize.rawValue)",
            suggestion: "minHeight instead of height in the frames around them")
        }
      }
    }
  }

  private static func isText(_ index: Int, _ layout: CheckedLayout) -> Bool {
    layout.elements[index].role == .text
  }

  private static func frame(_ index: Int, _ layout: CheckedLayout) -> Rect {
    guard let ink = layout.ink(index) else { return layout.elements[index].visible }
    // Lines go beyond a frame that is too small for them, but not beyond what scrolls.
    let clip = layout.scroll(around: index).map { layout.elements[$0].visible } ?? layout.window
    return ink.intersection(clip)
  }
}
