import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Lines of text that are too long to read.
///
/// Both must be so, the width and the number of characters: where the system knows a readable width
/// it holds more than 75 narrow ones, and a wide title has few. Where the system sets no limit to its
/// readable guide, as on iPadOS 26, a line may be longer by a third; that number is ours.
enum LongLines: LayoutRule {
  /// The readable width at the default text size in points.
  static let readable = 672.0
  /// The most characters in a line.
  static let characters = 75
  /// The most where the readable guide has no limit.
  static let charactersWithoutGuide = 100

  static let info = RuleInfo(
    id: "MG-05", title: "lines too long to read", severity: .warning, families: .touch,
    trigger: "A text of two or more lines has one wider than 672 pt, scaled with the text size, "
      + "with more than 75 characters, or 100 where the readable guide has no limit.",
    exempt: "single lines, grounds and decoration, and items of system bars",
    source: "HIG Layout, HIG, readable content guide", basis: .derived,
    failing: .init(
      """
      content:
        text: \(paragraph)
        id: body
      """, device: "ipad-pro-13-m5"),
    passing: .init(
      """
      content:
        text: \(paragraph)
        id: body
        frame: { maxWidth: 640 }
      """, device: "ipad-pro-13-m5"))

  private static let paragraph = Array(
    repeating: "The lines of this text are as long as the window is wide.", count: 6
  ).joined(separator: " ")

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let body = DynamicType.specification(
      platform: .ios, style: .body, size: layout.layout.configuration.textSize
    ).size
    let limit = readable * body / 17
    let guide = layout.layout.scene.guide("readable")?.width ?? 0
    let most = guide > limit + 0.5 ? charactersWithoutGuide : characters
    for index in layout.shown([.text]) {
      guard case .text(let text) = layout.elements[index].content, text.lines.count > 1,
        let longest = text.lines.max(by: { $0.width < $1.width }),
        longest.width > limit + 0.5, longest.string.count > most
      else { continue }
      report.find(
        index, in: layout, measured: longest.width, limit: limit,
        message: "\(layout.name(index)) has lines of \(longest.width.text(decimals: 0)) pt with "
          + "\(longest.string.count) characters, at most \(most) are easy to read",
        suggestion: "frame: { maxWidth: \(limit.text(decimals: 0)) }")
    }
  }
}
