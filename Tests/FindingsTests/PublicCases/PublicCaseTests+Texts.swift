import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Cases about text that does not fit.
extension PublicCaseTests {
  private static func labels(_ stack: String) -> String {
    """
    content:
      vstack:
        - \(stack): [{ text: Amount, id: name }, { spacer: }, { text: Required, id: note }]
        - spacer:
      padding: { horizontal: 20 }
    """
  }

  private static func hebrew(_ frame: String) -> String {
    """
    content:
      zstack: [{ text: "כותרת ארוכה מאוד", id: title, frame: { \(frame) } }]
      frame: { minWidth: 0, maxWidth: infinity, alignment: leading }
    """
  }

  private static func word(_ frame: String) -> String {
    "content: { text: Ambidextrous, id: word, frame: { \(frame) } }"
  }

  static let texts = [
    Row(
      report: "material-components/material-components-ios #3108",
      title: "labels at both ends meet at a large size",
      places: [Place(), Place(textSize: .accessibility5)],
      // 6 and 8 characters of 26.5 at a size of 53 pt, in 402 - 40.
      answer: .finds("AD-09", [Found("note", 14 * 26.5 - 362, at: 1)]),
      screen: """
        content:
          zstack:
            - { text: Amount, id: name, frame: { maxWidth: infinity, alignment: leading } }
            - { text: Required, id: note, frame: { maxWidth: infinity, alignment: trailing } }
          padding: { horizontal: 20 }
        """),
    Row(
      report: "material-components/material-components-ios #3108",
      title: "labels that know of each other",
      places: [Place(), Place(textSize: .accessibility5)],
      answer: .nothing("AD-09", because: "a stack gives each its own room"),
      screen: labels("hstack")),
    Row(
      report: "pointfreeco/isowords #43",
      title: "a word is cut from the first accessibility size on",
      places: [
        Place(), Place(textSize: .xxxLarge), Place(textSize: .accessibility1),
        Place(textSize: .accessibility2),
      ],
      // 12 characters in 150 pt: 11.5 each at 23 are 138, 14 each at 28 are 168.
      answer: .finds("AD-08", [Found("word", at: 2), Found("word", at: 3)]),
      screen: word("width: 150, height: 30")),
    Row(
      report: "pointfreeco/isowords #43", title: "the word has the room that it needs",
      places: [Place(), Place(textSize: .accessibility1), Place(textSize: .accessibility5)],
      answer: .nothing("AD-08", because: "it breaks where it has to and grows downwards"),
      screen: word("minHeight: 30")),
    Row(
      report: "Co-Epi/app-ios #253", title: "a title fits the large phone, not the smallest",
      places: [.phone("iphone-se-4"), .phone("iphone-17-pro-max")],
      // 36 characters of 8.5 are 306 pt; 320 - 40 leave 280 at most, 440 - 40 leave 400.
      answer: .finds("AD-08", [Found("go")]),
      screen: """
        content:
          zstack:
            - button: { title: Tell the others that I do not feel well, style: plain }
              id: go
              frame: { maxWidth: infinity, height: 44 }
          padding: { horizontal: 20 }
        """),
    Row(
      report: "wordpress-mobile/WordPress-iOS #4346, #6432",
      title: "text from right to left is lost at the left",
      places: [Place(direction: .rightToLeft), Place(direction: .leftToRight)],
      // 460 pt in a window of 402, from the side where reading begins.
      answer: .finds(
        "AD-07",
        [Found("title", 58, says: "at the left"), Found("title", 58, at: 1, says: "at the right")]),
      screen: hebrew("width: 460")),
    Row(
      report: "wordpress-mobile/WordPress-iOS #4346, #6432", title: "the text keeps to the window",
      places: [Place(direction: .rightToLeft), Place(direction: .leftToRight)],
      answer: .nothing("AD-07", because: "it is as wide as there is room"),
      screen: hebrew("maxWidth: infinity")),
  ]
}
