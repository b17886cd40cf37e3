import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Cases on televisions and watches, and with the keyboard.
extension PublicCaseTests {
  private static func tile(_ padding: String) -> String {
    """
    content:
      zstack: [{ button: Watch, id: tile, frame: { width: 400, height: 200 } }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }
      padding: \(padding)
      ignoresSafeArea: true
    """
  }

  private static func field(_ line: String) -> String {
    """
    keyboard: true
    content:
      vstack: [{ spacer: }, { textField: { placeholder: Name }, id: name, frame: { height: 44 } }]
      frame: { maxHeight: infinity }
      \(line)
    """
  }

  static let otherPlatforms = [
    Row(
      report: "DevelopersCoffee/airo #1429",
      title: "a tile in the margin of a television, at the top",
      places: [.init(device: "apple-tv-4k")],
      answer: .finds("TV-01", [Found("tile", 0, says: "top")]), screen: tile("{ leading: 32 }")),
    Row(
      report: "DevelopersCoffee/airo #1429",
      title: "a tile in the margin of a television, at the side",
      places: [.init(device: "apple-tv-4k")],
      answer: .finds("TV-01", [Found("tile", 32, says: "left")]),
      screen: tile("{ leading: 32, top: 60 }")),
    Row(
      report: "DevelopersCoffee/airo #1429", title: "a tile in the safe zone",
      places: [.init(device: "apple-tv-4k")],
      answer: .nothing("TV-01", because: "it keeps 80 pt at the side and 60 at the top"),
      screen: tile("{ leading: 80, top: 60 }")),
    Row(
      report: "merlos/iOS-Open-GPX-Tracker #71", title: "a label fits a watch of 44 mm, not of 38",
      places: [
        .init(device: "apple-watch-series-3-38mm"), .init(device: "apple-watch-se-3-44mm"),
      ],
      // 20 characters of 8 pt at a size of 16 are 160: 184 - 8 have room for them, 136 - 2 have none.
      answer: .finds("AD-08", [Found("distance")]),
      screen: "content: { text: Distance now 12.3 km, id: distance, frame: { height: 24 } }"),
    Row(
      report: "danielinoa/TextFieldsTraversalController #1, hackiftekhar/IQKeyboardManager #1200",
      title: "the keyboard hides a field",
      places: [.phone("iphone-17-pro"), .phone("iphone-17-pro", .landscapeLeft)],
      // The field ends at the bottom of the safe area; it is 402 wide, and 874 - 2 x 62.
      answer: .expects(
        "name clear of keyboard",
        ["keyboard takes 402 x 44 pt of it", "keyboard takes 750 x 44 pt of it"]),
      screen: field("ignoresSafeArea: { regions: [keyboard] }")),
    Row(
      report: "danielinoa/TextFieldsTraversalController #1, hackiftekhar/IQKeyboardManager #1200",
      title: "the keyboard hides a field, as a finding",
      places: [.phone("iphone-17-pro"), .phone("iphone-17-pro", .landscapeLeft)],
      answer: .finds("SY-03", [Found("name", 44), Found("name", 44, at: 1)]),
      screen: field("ignoresSafeArea: { regions: [keyboard] }")),
    Row(
      report: "danielinoa/TextFieldsTraversalController #1, hackiftekhar/IQKeyboardManager #1200",
      title: "a field above the keyboard",
      places: [.phone("iphone-17-pro"), .phone("iphone-17-pro", .landscapeLeft)],
      answer: .expects("name clear of keyboard", [nil, nil]),
      screen: field("")),
  ]
}
