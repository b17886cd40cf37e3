import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A text that is cut.
enum TruncatedText: LayoutRule {
  static let info = RuleInfo(
    id: "AD-08", title: "text is cut", severity: .warning, families: nil,
    trigger: "A text does not fit its frame and loses characters.",
    exempt: "texts with lineLimit, which may be cut by design",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      "content: { text: A title that is far too long, id: title, frame: { width: 80, height: 20 } }"
    ),
    passing: .init("content: { text: A title that is far too long, id: title }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let element = layout.elements[index]
      let text: PlacedText? =
        switch element.content {
        case .text(let text): text
        case .button(let button): button.title
        default: nil
        }
      guard let text, text.truncated, !text.isLimited else { continue }
      report.find(
        index, in: layout, unit: nil,
        message: "the text of \(layout.name(index)) is cut: "
          + "'\(text.string.prefix(40))\(text.string.count > 40 ? "…" : "")'",
        suggestion: "minimumScale: 0.7, more room, or lineLimit where cutting is meant")
    }
  }
}
