import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A text that is cut.
enum TruncatedText: LayoutRule {
  static let info = RuleInfo(
    id: "AD-08", title: "text is cut", severity: .warning, families: nil,
    trigger: "A text does not fit its frame and loses characters, a title its bar, or a word is "
      + "wider than its line and goes on in the next.",
    exempt: "texts with lineLimit, which may lose characters by design; what is typed in a field; "
      + "words of scripts without spaces",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      "content: { text: A title that is far too long, id: title, frame: { width: 80, height: 20 } }"
    ),
    passing: .init("content: { text: A title that is far too long, id: title }"))

  /// The texts of an element that are there to be read whole: what is typed in a field scrolls.
  private static func texts(of element: Element) -> [PlacedText] {
    switch element.content {
    case .text(let text): return [text]
    case .button(let button): return button.title.map { [$0] } ?? []
    case .control(let control):
      if case .textField = control.parts { return [] }
      return control.texts
    default: return []
    }
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices where layout.isShown(index) {
      let element = layout.elements[index]
      let isInBar = layout.isInBar(index)
      // The field of a search bar shows more when it is used.
      guard element.kind != "searchBar" else { continue }
      for text in texts(of: element) {
        if text.truncated, isInBar || !text.isLimited {
          report.find(
            index, in: layout, unit: nil,
            message: "the text of \(layout.name(index)) is cut: '\(beginning(of: text.string))'",
            suggestion: isInBar
              ? "a shorter title"
              : "minimumScale: 0.7, more room, or lineLimit where cutting is meant")
        } else if let word = text.brokenWord {
          report.find(
            index, in: layout, unit: nil,
            message: "a word of \(layout.name(index)) is wider than its line: "
              + "'\(beginning(of: word))'",
            suggestion: "more room, or a smaller text style here")
        } else {
          continue
        }
        break
      }
    }
  }

  private static func beginning(of string: String) -> String {
    "\(string.prefix(40))\(string.count > 40 ? "…" : "")"
  }
}
