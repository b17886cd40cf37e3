import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Cases about the safe area and what takes from it.
extension PublicCaseTests {
  private static let allTurns = [Orientation.portrait, .landscapeLeft, .landscapeRight]

  private static func turns(_ device: String) -> [Place] { allTurns.map { .phone(device, $0) } }

  private static func workspaces(_ line: String) -> String {
    """
    content:
      zstack: [{ text: Workspaces, id: title }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: leading }
      \(line)
    """
  }

  private static func filter(_ line: String) -> String {
    """
    content:
      zstack:
        - { segmented: { items: [All, Mine] }, id: filter, frame: { width: 300 } }
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: leading }
      \(line)
    """
  }

  private static func posters(_ line: String) -> String {
    """
    content:
      scroll:
        axis: horizontal
        content:
          hstack:
            - { box: {}, role: image, id: first, frame: { width: 100, height: 150 } }
            - { box: {}, role: image, id: second, frame: { width: 100, height: 150 } }
      frame: { maxHeight: infinity }
      \(line)
    """
  }

  private static func bar(_ line: String) -> String {
    """
    content:
      vstack:
        - spacer:
        - { button: Home, id: home, frame: { width: 100, height: 49 } }
      frame: { maxHeight: infinity }
      \(line)
    """
  }

  private static func fixedHeader(_ top: Int, _ line: String = "ignoresSafeArea: true") -> String {
    """
    content:
      zstack: [{ button: Menu, id: menu, frame: { width: 100, height: 44 } }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
      padding: { top: \(top) }
      \(line)
    """
  }

  private static func banner(_ top: Double) -> String {
    """
    content:
      zstack: [{ box: Saved, id: banner, frame: { width: 220, height: 40 } }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
      padding: { top: \(top) }
      ignoresSafeArea: true
    """
  }

  private static let feedBelowHeader = """
    content:
      vstack:
        spacing: 0
        children:
          - { box: Header, id: header, frame: { height: 106 } }
          - zstack: [{ box: {}, id: feed }]
    """

  static let safeAreas = [
    Row(
      report: "wordpress-mobile/WordPress-iOS #13610",
      title: "a filter runs under the notch on its side only",
      places: turns("iphone-14"),
      // The notch is 33.68 pt deep, the control 32 high: all of its height is covered.
      answer: .finds("SA-05", [Found("filter", 32, at: 2, says: "33.68 x 32 pt")]),
      screen: filter("ignoresSafeArea: true")),
    Row(
      report: "wordpress-mobile/WordPress-iOS #13610", title: "the filter in the safe area",
      places: turns("iphone-14"),
      answer: .nothing("SA-05", because: "it begins 47 pt from the side of the notch"),
      screen: filter("")),
    Row(
      report: "stablyai/orca #21190", title: "insets at the top and bottom only",
      places: turns("iphone-17-pro"),
      answer: .finds("SA-02", [Found("title", 62, at: 1), Found("title", 62, at: 2)]),
      screen: workspaces("ignoresSafeArea: [leading, trailing]")),
    Row(
      report: "stablyai/orca #21190", title: "insets on all sides",
      places: turns("iphone-17-pro"),
      answer: .nothing("SA-02", because: "it begins where the safe area does"),
      screen: workspaces("")),
    Row(
      report: "streamyfin/streamyfin #102", title: "the first poster lies behind the island",
      places: turns("iphone-17-pro"),
      // The island takes 14 to 50.67 across and 125 of the 150 pt of height.
      answer: .finds("SA-05", [Found("first", 50.67 - 14, at: 2, says: "36.67 x 125 pt")]),
      screen: posters("ignoresSafeArea: true")),
    Row(
      report: "streamyfin/streamyfin #102", title: "posters in the safe area",
      places: turns("iphone-17-pro"),
      answer: .nothing("SA-05", because: "they begin 62 pt from the side"),
      screen: posters("")),
    Row(
      report: "ibis-coordination/Harmonic #400", title: "a bar on the home indicator",
      places: [.phone("iphone-17-pro"), .phone("iphone-17-pro", .landscapeLeft)],
      // The insets at the bottom.
      answer: .finds("SA-07", [Found("home", 34), Found("home", 20, at: 1)]),
      screen: bar("ignoresSafeArea: true")),
    Row(
      report: "ibis-coordination/Harmonic #400", title: "the bar in the safe area",
      places: [.phone("iphone-17-pro"), .phone("iphone-17-pro", .landscapeLeft)],
      answer: .nothing("SA-07", because: "it ends where the inset begins"),
      screen: bar("")),
    Row(
      report: "appandflow/react-native-safe-area-context #650",
      title: "the top inset twice below a header",
      places: [.phone("iphone-17-pro")],
      // A header of 62 + 44, and 62 again below it.
      answer: .expects("feed.top == header.bottom", ["168 == 106"]),
      screen: """
        \(feedBelowHeader)
                padding: { top: 62 }
          ignoresSafeArea: true
        """),
    Row(
      report: "appandflow/react-native-safe-area-context #650",
      title: "the same as a finding, on the device with that inset",
      places: [.phone("iphone-17-pro"), .phone("iphone-16")],
      answer: .finds("SA-16", [Found("content/1", 62)]),
      screen: """
        \(feedBelowHeader)
                padding: { top: 62 }
          ignoresSafeArea: true
        """),
    Row(
      report: "appandflow/react-native-safe-area-context #650", title: "the top inset once",
      places: [.phone("iphone-17-pro")],
      answer: .expects("feed.top == header.bottom", [nil]),
      screen: """
        \(feedBelowHeader)
          ignoresSafeArea: true
        """),
    Row(
      report: "ovr/react-native-status-bar-height #47", title: "20 pt kept for every status bar",
      places: [.phone("iphone-se-4-7"), .phone("iphone-17-pro")],
      // 62 - 20.
      answer: .finds("SA-01", [Found("menu", 42, at: 1, says: "at the top")]),
      screen: fixedHeader(20)),
    Row(
      report: "ovr/react-native-status-bar-height #47", title: "the same from two devices at once",
      places: [.phone("iphone-se-4-7"), .phone("iphone-17-pro")],
      answer: .finds("SA-14", [Found("menu", 20, at: 1)]), screen: fixedHeader(20)),
    Row(
      report: "ovr/react-native-status-bar-height #47", title: "44 pt kept for every status bar",
      places: [.phone("iphone-se-4-7"), .phone("iphone-17-pro")],
      // On the phone with a button 44 is 24 too many, on the other 18 too few: that is worse there.
      answer: .finds("SA-14", [Found("menu", 44)]), screen: fixedHeader(44)),
    Row(
      report: "ovr/react-native-status-bar-height #47", title: "as much as each status bar needs",
      places: [.phone("iphone-se-4-7"), .phone("iphone-17-pro")],
      answer: .nothing("SA-14", because: "the distance follows the safe area: 20 and 62"),
      screen: fixedHeader(0, "")),
    Row(
      report: "react-navigation/react-navigation #11338, #11786",
      title: "a header 5.33 pt too high under an island",
      places: [.phone("iphone-se-4-7"), .phone("iphone-17-pro")],
      answer: .expects("header.height - 44 == 0", [nil, "5.33 == 0"]),
      screen: """
        content:
          vstack:
            - box: Header
              id: header
              frame: { height: 44 }
              when: [{ if: device == iphone-17-pro, set: { frame: { height: 49.33 } } }]
            - spacer:
        """),
    Row(
      report: "calimarkus/JDStatusBarNotification #120", title: "a banner 1 pt below the island",
      places: [.phone("iphone-17-pro")],
      // The island ends at 14 + 36.67.
      answer: .expects("banner.top - housing.bottom >= 8", ["1 >= 8"]),
      screen: banner(51.667)),
    Row(
      report: "calimarkus/JDStatusBarNotification #120", title: "a banner 8 pt below the island",
      places: [.phone("iphone-17-pro")],
      answer: .expects("banner.top - housing.bottom >= 8", [nil]), screen: banner(58.667)),
    Row(
      report: "wordpress-mobile/WordPress-iOS #13792",
      title: "a ground ends before the right edge in landscape",
      places: [
        .phone("iphone-11-pro-max"), .phone("iphone-11-pro-max", .landscapeLeft),
        .phone("iphone-8-plus", .landscapeLeft),
      ],
      // The inset of 44 at the right is there in landscape only, and with a notch only.
      answer: .finds("SA-03", [Found("ground", 44, at: 1, says: "right")]),
      screen: """
        content:
          box: {}
          id: ground
          role: background
          ignoresSafeArea: [top, bottom, leading]
        """),
    Row(
      report: "wordpress-mobile/WordPress-iOS #13792", title: "a ground that reaches all edges",
      places: turns("iphone-11-pro-max"),
      answer: .nothing("SA-03", because: "nothing is left free"),
      screen: "content: { box: {}, role: background, ignoresSafeArea: true }"),
    Row(
      report: "OpenCoven/coven-cave #2838",
      title: "a list over the width of a small phone in landscape",
      places: [.phone("iphone-14", .landscapeLeft)],
      answer: .nothing(
        "AD-13",
        because: "a compact width has one column, and the system's own lists fill it there"),
      screen: "content: { list: { rows: 20 }, id: feed }"),
    Row(
      report: "OpenCoven/coven-cave #2838", title: "a limit of one's own for that list",
      places: [.phone("iphone-14", .landscapeLeft), .phone("iphone-se-4-7", .landscapeLeft)],
      // Lists reach to both edges of the window: 844 pt, and 568 on the other phone.
      answer: .expects("feed.width <= 672", ["844 <= 672", nil]),
      screen: "content: { list: { rows: 20 }, id: feed }"),
  ]
}
