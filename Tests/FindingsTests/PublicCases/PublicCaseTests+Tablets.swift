import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Cases on tablets.
extension PublicCaseTests {
  private static func tablet(
    _ device: String, _ orientation: Orientation = .portrait, window: String = "full"
  ) -> Place {
    Place(device: device, orientation: orientation, window: window)
  }

  private static func library(_ columns: String, _ line: String) -> String {
    """
    content:
      zstack:
        - grid:
            columns: \(columns)
            children:
              - { box: {}, id: a, frame: { height: 100 } }
              - { box: {}, id: b, frame: { height: 100 } }
              - { box: {}, id: c, frame: { height: 100 } }
              - { box: {}, id: d, frame: { height: 100 } }
          \(line)
      padding: { horizontal: 20 }
      frame: { maxHeight: infinity, alignment: top }
    """
  }

  private static func story(_ frame: String) -> String {
    """
    content:
      zstack: [{ text: \(words(60)), id: story, frame: { \(frame) } }]
      frame: { maxWidth: infinity }
    """
  }

  static let tablets = [
    Row(
      report: "Netvent/storyly-sdk #119", title: "a width taken from the screen in half of it",
      places: [tablet("ipad-pro-11-m5", .landscapeLeft, window: "split-1/2")],
      // The window has 600 of the 1210 pt.
      answer: .finds("AD-07", [Found("story", 1210 - 600, says: "at the right")]),
      screen: """
        content:
          zstack: [{ button: Story, id: story, frame: { width: 1210, height: 100 } }]
          frame: { minWidth: 0, maxWidth: infinity, alignment: leading }
        """),
    Row(
      report: "Netvent/storyly-sdk #119", title: "a width taken from the window",
      places: [tablet("ipad-pro-11-m5", .landscapeLeft, window: "split-1/2")],
      answer: .nothing("AD-07", because: "it is as wide as there is room"),
      screen: "content: { button: Story, frame: { maxWidth: infinity, height: 100 } }"),
    Row(
      report: "davidsansome/tsurukame #393, OpenCoven/coven-cave #1762",
      title: "lines over the width of a large tablet",
      places: [tablet("ipad-pro-13-m5", .landscapeLeft)],
      // 27 words are 161 characters of 8.5, 1368.5 pt; one more would be 1419.5 of 1376.
      answer: .finds("MG-05", [Found("story", 161 * 8.5)]), screen: story("maxWidth: infinity")),
    Row(
      report: "davidsansome/tsurukame #393, OpenCoven/coven-cave #1762",
      title: "lines of at most 672 pt",
      places: [tablet("ipad-pro-13-m5", .landscapeLeft)],
      answer: .nothing("MG-05", because: "13 words are 77 characters, 654.5 pt"),
      screen: story("maxWidth: 672")),
    Row(
      report: "umineko-project/umineko-scripting #76",
      title: "a screen of an older tablet between bars",
      places: [Place(device: "ipad-pro-13-m5", designedFor: "ipad-9-7")],
      // It is laid out in its own size: 1024 of the 1376 pt, less a status bar of 20.
      answer: .expects("page.height >= 1376 - 32 - 25", ["1004 >= 1319"]),
      screen: """
        content: { box: {}, id: page }
        """),
    Row(
      report: "inaturalist/iNaturalistReactNative #2176",
      title: "two columns on a small tablet, four wanted",
      places: [tablet("ipad-mini-a17-pro"), tablet("ipad-9-7")],
      // 744 pt are below a limit of 768: the third card begins a row, 32 + 100 + 8.
      answer: .expects("c.top == a.top", ["140 == 32", nil]),
      screen: library("2", "when: [{ if: windowWidth >= 768, set: { columns: 4 } }]")),
    Row(
      report: "inaturalist/iNaturalistReactNative #2176", title: "as many columns as have room",
      places: [tablet("ipad-mini-a17-pro"), tablet("ipad-9-7")],
      // (704 + 8) / (160 + 8) = 4.2.
      answer: .expects("d.top == a.top", [nil, nil]),
      screen: library("{ minimum: 160 }", "")),
  ]
}
