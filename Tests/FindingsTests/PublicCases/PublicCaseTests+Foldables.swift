import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Cases on the foldable.
extension PublicCaseTests {
  /// Two buttons at the ends of a row that reaches to the edges of the window.
  private static let toolbar = """
    content:
      vstack:
        - hstack:
            - { button: Contents, id: contents, frame: { width: 100, height: 44 } }
            - spacer:
            - { button: Search, id: search, frame: { width: 100, height: 44 } }
        - spacer:
    """

  /// A panel with a field to type in, in the middle of the safe area.
  private static func palette(width: Int, _ line: String = "") -> String {
    """
    content:
      zstack:
        - vstack:
            - { textField: { placeholder: Command }, id: query, frame: { width: \(width), height: 44 } }
            - { list: { rows: 8 } }
          id: palette
          frame: { width: \(width), height: 500 }
          background: background
          \(line)
      frame: { maxWidth: infinity, maxHeight: infinity }
    """
  }

  /// 45 words of five letters: where 466 pt are free nine of them, 53 characters, fill a line.
  private static func terminal(_ line: String) -> String {
    """
    content:
      zstack: [{ text: \(words(45)), id: terminal }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }
      ignoresSafeArea: true
      \(line)
    """
  }

  /// A title below bars, at the leading side.
  private static func posts(_ line: String) -> String {
    """
    tabs: { items: [News, Videos, Podcasts] }
    content:
      vstack: { alignment: leading, children: [{ text: Latest posts, id: title }, { spacer: }] }
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: leading }
      padding: { top: 80 }
      \(line)
    """
  }

  /// Cards in columns, taken for pictures.
  private static func cards(_ columns: String, spacing: Double) -> String {
    """
    content:
      grid:
        columns: \(columns)
        spacing: \(spacing)
        children:
          - { box: {}, role: image, id: a, frame: { height: 200 } }
          - { box: {}, role: image, id: b, frame: { height: 200 } }
          - { box: {}, role: image, id: c, frame: { height: 200 } }
    """
  }

  /// A search of 400 x 500 points in a form sheet of the system.
  private static let sheet = """
    content: { box: Page }
    present:
      style: formSheet
      size: [400, 500]
      navigation: { title: Search, leading: [{ button: { title: Cancel }, leadsTo: dismiss }] }
      content:
        vstack: [{ textField: { placeholder: Search }, id: query }, { spacer: }]
        padding: 20
    """

  /// A header with a title at a fixed place and two buttons at its end.
  private static let header = """
    content:
      vstack:
        - zstack:
            alignment: leading
            children:
              - hstack:
                  - spacer:
                  - hstack:
                      spacing: 12
                      children:
                        - { button: { symbol: plus }, frame: { width: 44, height: 44 } }
                        - { button: { symbol: ellipsis }, frame: { width: 44, height: 44 } }
                    id: actions
              - zstack:
                  - { text: Charging plans of all vehicles, id: title, lineLimit: 1 }
                padding: { leading: 80 }
        - spacer:
    """

  static let foldables = [
    Row(
      report: "readest/readest #6307", title: "a toolbar reaches under the strip",
      places: [.outer(.portrait), .inner(.landscapeLeft)],
      // The strip is 84 pt of both windows: 466 - 382, 951 - 867.
      answer: .finds("SA-01", [Found("search", 466 - 382), Found("search", 951 - 867, at: 1)]),
      screen: toolbar + "\n  ignoresSafeArea: true"),
    Row(
      report: "readest/readest #6307", title: "the toolbar in the safe area",
      places: [.outer(.portrait), .inner(.landscapeLeft)],
      answer: .nothing("SA-01", because: "it ends where the strip begins"), screen: toolbar),
    Row(
      report: "readest/readest #6307",
      title: "a command palette lies on the crease, half open only",
      places: [.inner(.landscapeLeft), .inner(.landscapeLeft, .book)],
      // 400 pt about the middle of 867: 233.5 to 633.5; the fold is 455.5 to 495.5.
      answer: .finds("DU-01", [Found("query", 495.5 - 455.5, at: 1)]),
      screen: palette(width: 400)),
    Row(
      report: "readest/readest #6307", title: "the palette moves off the crease",
      places: [.inner(.landscapeLeft, .book)],
      answer: .nothing("DU-01", because: "360 pt have room in 371.5 beside the fold"),
      screen: palette(width: 360, "displace: true")),
    Row(
      report: "readest/readest #6307", title: "a sheet of the system keeps off the crease",
      places: [.inner(.landscapeLeft), .inner(.landscapeLeft, .book)],
      answer: .nothing("DU-01", because: "flat there is no active fold, folded it takes a half"),
      screen: sheet),
    Row(
      report: "readest/readest #6307", title: "and off the strip",
      places: [.outer(.portrait), .inner(.landscapeLeft)],
      answer: .nothing("SA-01", because: "its content lies in the safe area of the sheet"),
      screen: sheet),
    Row(
      report: "kitknox/rootshell #477", title: "a camera hides text from edge to edge",
      places: [.outer(.portrait)],
      // All 37 pt of the camera, up to 436.67, lie in lines of 53 x 8.5 = 450.5 pt.
      answer: .finds("DU-02", [Found("terminal", 37, says: "the outer camera")]),
      screen: terminal("")),
    Row(
      report: "kitknox/rootshell #477", title: "the text begins below the camera",
      places: [.outer(.portrait)],
      answer: .nothing("DU-02", because: "the camera ends at 29.33 + 37, the text begins at 80"),
      screen: terminal("padding: { top: 80 }")),
    Row(
      report: "TableProApp/TablePro #3035",
      title: "items without a symbol do not go along with the bar",
      places: [.outer(.portrait), .phone("iphone-17-pro")],
      answer: .finds("DU-11", [Found("account"), Found("connect")]),
      screen: """
        navigation:
          title: Tables
          trailing:
            - { button: { symbol: plus }, id: add }
            - { button: Connect, id: connect }
            - { box: { size: [60, 30] }, role: interactive, id: account }
        content: { list: { rows: 20 } }
        """),
    Row(
      report: "MacMagazine/app-iOS #329",
      title: "content slides under the bar that went to the left",
      places: [.outer(.landscapeRight), .phone("iphone-17-pro")],
      // The strip is 84 pt at the left; on the phone the padding keeps clear of the status bar.
      answer: .finds("SA-02", [Found("title", 84, says: "at the left")]),
      screen: posts("ignoresSafeArea: true")),
    Row(
      report: "MacMagazine/app-iOS #329", title: "the content keeps to the safe area",
      places: [.outer(.landscapeRight), .phone("iphone-17-pro")],
      answer: .nothing("SA-02", because: "it begins where the strip ends"), screen: posts("")),
    Row(
      report: "MacMagazine/app-iOS #329",
      title: "the search field is only there where the height is regular",
      places: [.outer(.landscapeRight), .outer(.portrait)],
      answer: .expects("search present", ["'search' is not there", nil]),
      screen: """
        content:
          vstack:
            - switch:
                - if: heightClass == regular
                  then: { textField: { placeholder: Search }, id: search }
            - { list: { rows: 20 } }
        """),
    Row(
      report: "sudopark/TodoCalendar #1080", title: "a width taken from the display, in half of it",
      places: [
        Place(
          device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat,
          window: "split-1/2")
      ],
      answer: .finds("AD-07", [Found("week", 951 - 469, says: "at the right")]),
      screen: """
        content:
          zstack: [{ button: This week, id: week, frame: { width: 951, height: 60 } }]
          frame: { minWidth: 0, maxWidth: infinity, maxHeight: infinity, alignment: leading }
          ignoresSafeArea: true
        """),
    Row(
      report: "sudopark/TodoCalendar #1080", title: "a width taken from the window",
      places: [
        Place(
          device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat,
          window: "split-1/2")
      ],
      answer: .nothing("AD-07", because: "it is as wide as there is room"),
      screen: """
        content: { button: This week, id: week, frame: { maxWidth: infinity, height: 60 } }
        """),
    Row(
      report: "evcc-io/app #286", title: "a title at a fixed place runs into the buttons",
      places: [.outer(.portrait), .inner(.landscapeLeft)],
      // 80 + 30 characters of 8.5; the buttons take 100 at the end of 382 and of 867.
      answer: .expects("title.right <= actions.left", ["335 <= 282", nil]), screen: header),
    Row(
      report: "evcc-io/app #286", title: "the same as a finding, on the outer display alone",
      places: [.outer(.portrait), .inner(.landscapeLeft)],
      // A button of 44 begins at 282: the letters are 17 high.
      answer: .finds("VH-06", [Found("title", 17)]), screen: header),
    Row(
      report: "meow-rs/meow-ios #374", title: "a row over the whole of a regular width",
      places: [.inner(.landscapeLeft)],
      // 17 words are 101 characters of 8.5; one more would be 107, 909.5 pt of 867.
      answer: .finds("MG-05", [Found("row", 101 * 8.5)]),
      screen: "content: { text: \(words(40)), id: row }"),
    Row(
      report: "meow-rs/meow-ios #374", title: "the row keeps to the readable width",
      places: [.inner(.landscapeLeft)],
      answer: .nothing("MG-05", because: "no line is longer than the readable width"),
      screen: "content: { text: \(words(40)), id: row, readableWidth: true }"),
    Row(
      report: "meow-rs/meow-ios #374", title: "the card in the middle of three lies on the fold",
      places: [.inner(.landscapeLeft), .inner(.landscapeLeft, .book)],
      // Columns of (867 - 16) / 3 = 283.67: the second is 291.67 to 575.33.
      answer: .finds("DU-01", [Found("b", 40, at: 1)]), screen: cards("3", spacing: 8)),
    Row(
      report: "meow-rs/meow-ios #374", title: "two columns do so too: the strip moves their middle",
      places: [.inner(.landscapeLeft, .book)],
      // Columns of (867 - 8) / 2 = 429.5: the second begins at 437.5, before the fold.
      answer: .finds("DU-01", [Found("b", 40)]), screen: cards("2", spacing: 8)),
    Row(
      report: "meow-rs/meow-ios #374", title: "two columns that part at the fold",
      places: [.inner(.landscapeLeft, .book)],
      answer: .nothing("DU-01", because: "455.5 + 40 + 371.5 are the 867 pt beside the strip"),
      screen: cards("[455.5, 371.5]", spacing: 40)),
    Row(
      report: "log5r/simple-media-player wiki", title: "room for the strip is kept twice",
      places: [.outer(.portrait)],
      answer: .finds("DU-09", [Found("cover", 84)]),
      screen: """
        content:
          zstack: [{ box: {}, role: image, id: cover, frame: { height: 300 } }]
          padding: { trailing: 84 }
        """),
    Row(
      report: "log5r/simple-media-player wiki", title: "room for the strip is kept once",
      places: [.outer(.portrait)],
      answer: .nothing("DU-09", because: "the safe area has the strip already"),
      screen: "content: { zstack: [{ box: {}, role: image, frame: { height: 300 } }] }"),
    Row(
      report: "berkaycatak/adaptive_platform_ui 1.0.1",
      title: "a tab bar of its own stays at the bottom",
      places: [.outer(.landscapeLeft), .outer(.landscapeRight)],
      answer: .finds("DU-12", [Found("tabs", 49), Found("tabs", 49, at: 1)]),
      screen: """
        content:
          vstack:
            spacing: 0
            children:
              - box: {}
              - hstack:
                  spacing: 0
                  children:
                    - { button: Home, frame: { maxWidth: infinity, height: 49 } }
                    - { button: Find, frame: { maxWidth: infinity, height: 49 } }
                    - { button: Saved, frame: { maxWidth: infinity, height: 49 } }
                id: tabs
        """),
    Row(
      report: "berkaycatak/adaptive_platform_ui 1.0.1",
      title: "the system's bar changes side with the turn",
      places: [.outer(.landscapeLeft), .outer(.landscapeRight)],
      // The content begins at 0 beside a strip at the right, at 84 beside one at the left.
      answer: .expects("page.left == 0", [nil, "84 == 0"]),
      screen: "tabs: { items: [Home, Find, Saved] }\ncontent: { box: {}, id: page }"),
    Row(
      report: "berkaycatak/adaptive_platform_ui 1.0.1", title: "no bar remains at the bottom",
      places: [.outer(.landscapeLeft), .outer(.landscapeRight)],
      answer: .expects("page.bottom == window.bottom - 34", [nil, nil]),
      screen: "tabs: { items: [Home, Find, Saved] }\ncontent: { box: {}, id: page }"),
    Row(
      report: "microsoft/surface-duo-window-manager-samples #14",
      title: "a pane runs under the hinge",
      places: [.inner(.landscapeLeft, .book)],
      // Halves of 867 meet at 433.5; the crease is at 475.5.
      answer: .finds("DU-10", [Found("detail", 475.5 - 433.5)]),
      screen: """
        content:
          hstack: { spacing: 0, children: [{ box: {}, id: menu }, { box: {}, id: detail }] }
        """),
    Row(
      report: "microsoft/surface-duo-window-manager-samples #14",
      title: "panes that part at the hinge",
      places: [.inner(.landscapeLeft, .book)],
      answer: .expects("menu clear of fold", [nil]), screen: panes),
    Row(
      report: "microsoft/surface-duo-window-manager-samples #14",
      title: "the other pane of the two",
      places: [.inner(.landscapeLeft, .book)],
      answer: .expects("detail clear of fold", [nil]), screen: panes),
    Row(
      report: "PixelPlayerHQ/PixelPlayer #854",
      title: "a fixed column is higher than the unfolded window",
      places: [.inner(.landscapeLeft), .inner(.portrait)],
      // 560 + 8 + 132 = 700 of 669; in portrait it begins at 82 and has 951.
      answer: .finds("AD-07", [Found("play", 700 - 669, says: "at the bottom")]),
      screen: player("height: 560")),
    Row(
      report: "PixelPlayerHQ/PixelPlayer #854", title: "the cover gives way",
      places: [.inner(.landscapeLeft), .inner(.portrait)],
      answer: .nothing("AD-07", because: "the cover takes what the controls leave"),
      screen: player("maxHeight: 560")),
    Row(
      report: "InfinityLoop1308/PipePipe #2240",
      title: "columns by orientation where the width class is one",
      places: [.inner(.portrait), .inner(.landscapeLeft)],
      // With two columns the third card begins a row: 82 + 100 + 8.
      answer: .expects("c.top == a.top", ["190 == 82", nil]),
      screen: feed("2", "when: [{ if: landscape, set: { columns: 4 } }]")),
    Row(
      report: "InfinityLoop1308/PipePipe #2240", title: "columns by width",
      places: [.inner(.portrait), .inner(.landscapeLeft)],
      answer: .expects("c.top == a.top", [nil, nil]),
      screen: feed("2", "when: [{ if: widthClass == regular, set: { columns: 4 } }]")),
  ]

  private static let panes = """
    content:
      arrangement: { primary: { box: {}, id: menu }, secondary: { box: {}, id: detail } }
    """

  private static func player(_ height: String) -> String {
    """
    content:
      vstack:
        - { box: {}, role: image, id: cover, frame: { width: 400, \(height) } }
        - { button: Play, id: play, frame: { width: 132, height: 132 } }
      frame: { minHeight: 0, maxHeight: infinity, alignment: top }
    """
  }

  private static func feed(_ columns: String, _ line: String) -> String {
    """
    content:
      grid:
        columns: \(columns)
        children:
          - { box: {}, id: a, frame: { height: 100 } }
          - { box: {}, id: b, frame: { height: 100 } }
          - { box: {}, id: c, frame: { height: 100 } }
          - { box: {}, id: d, frame: { height: 100 } }
      frame: { maxHeight: infinity, alignment: top }
      \(line)
    """
  }
}
