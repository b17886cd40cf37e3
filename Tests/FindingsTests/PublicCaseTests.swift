import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Layouts that went wrong in apps, as their makers tell in public, each rebuilt as a small screen.
///
/// Of 69 reports that were read, 33 are not about a layout but about tables of devices, comparing
/// pictures, or runs and their files; they are left out. The other 36 are here or in `waiting`.
/// Texts are measured with one advance for every character, half its type size: 8.5 pt at 17.
struct PublicCaseTests {
  /// Where a screen is shown.
  struct Place: Sendable {
    var device = "iphone-17-pro"
    var display: String?
    var orientation: Orientation?
    var pose: Pose?
    var window = "full"
    var textSize = TextSize.large
    var direction = LayoutDirection.leftToRight
    /// The device that the app was made for, between bars on another.
    var designedFor: String?

    static func outer(_ orientation: Orientation) -> Place {
      Place(device: "iphone-duo", display: "outer", orientation: orientation, pose: .closed)
    }
    static func inner(_ orientation: Orientation, _ pose: Pose = .flat) -> Place {
      Place(device: "iphone-duo", display: "inner", orientation: orientation, pose: pose)
    }
    static func phone(_ device: String, _ orientation: Orientation = .portrait) -> Place {
      Place(device: device, orientation: orientation)
    }
  }

  /// A finding that is expected.
  struct Found: Sendable {
    /// The id of the element.
    var element: String
    /// What is measured; absent where the rule measures nothing.
    var measured: Double?
    /// Which of the places it is found in.
    var at = 0
    /// Words of the message.
    var says = ""

    init(_ element: String, _ measured: Double? = nil, at: Int = 0, says: String = "") {
      self.element = element
      self.measured = measured
      self.at = at
      self.says = says
    }
  }

  /// What the right answer is.
  enum Answer: Sendable {
    /// A rule finds this and no more.
    case finds(String, [Found])
    /// A rule finds nothing, for a reason.
    case nothing(String, because: String)
    /// An expectation holds, place by place, or fails with a detail.
    case expects(String, [String?])
  }

  /// A case.
  struct Row: CustomTestStringConvertible, Sendable {
    /// The public report.
    var report: String
    /// What is shown.
    var title: String
    /// The places, in order.
    var places: [Place]
    /// What is expected.
    var answer: Answer
    /// The lines of the screen.
    var screen: String
    var testDescription: String { "\(report): \(title)" }
  }

  /// A case, or a side of one, that cannot be told yet or is told by an expectation only.
  struct Waiting: Sendable {
    /// The public report.
    var report: String
    /// What is not told.
    var what: String
    /// Why.
    var reason: String
  }

  static let waiting = [
    Waiting(
      report: "readest/readest #6307", what: "sheets under the strip, dialogs across the crease",
      reason: "specs have no modals; the row here has a panel among the content"),
    Waiting(
      report: "mozilla-mobile/firefox-ios #27764, #30712, brave/brave-browser #48623",
      what: "tabs and buttons under the controls of a tablet's window",
      reason: "no source tells the place and size of these controls; layouts carry a note"),
    Waiting(
      report: "SnapKit/SnapKit #462", what: "fixed gaps of 50 pt in a parent of 20",
      reason: "specs have no constraints"),
    Waiting(
      report: "umineko-project/umineko-scripting #76", what: "an app between bars",
      reason: "no rule looks at bars beside an app but DU-17, on foldables; an expectation does"),
    Waiting(
      report: "evcc-io/app #286", what: "a text below a control at the default size",
      reason: "no rule: HT-05 is about controls, AD-09 about large text; an expectation does"),
    Waiting(
      report: "appandflow/react-native-safe-area-context #650",
      what: "an inset at the top applied twice",
      reason: "no rule but DU-09, which is about the strip at the side; an expectation does"),
    Waiting(
      report: "react-navigation/react-navigation #11338, #11786",
      what: "a header that grew since the last version",
      reason: "records are not compared; an expectation holds the height that is wanted"),
    Waiting(
      report: "calimarkus/JDStatusBarNotification #120", what: "a least gap below the island",
      reason: "guidelines name none: SA-02 says that it is out of the safe area, not how near"),
    Waiting(
      report: "InfinityLoop1308/PipePipe #2240",
      what: "a condition on the orientation where the width is meant",
      reason: "rules look at layouts, not at conditions; an expectation does"),
    Waiting(
      report: "inaturalist/iNaturalistReactNative #2176",
      what: "the width at which the columns change",
      reason: "rules look at the configurations of a run; an expectation holds one of them"),
    Waiting(
      report: "meow-rs/meow-ios #374", what: "columns that keep clear of the fold",
      reason: "DU-03 asks for an even number, as guidelines do; beside a strip DU-01 finds it too"),
    Waiting(
      report: "OpenCoven/coven-cave #2838", what: "one wide column on a phone in landscape",
      reason: "AD-13 keeps to regular widths; an expectation sets a limit of one's own"),
    Waiting(
      report: "material-components/material-components-ios #3108",
      what: "which of two labels gave way, and why",
      reason: "specs have no priorities of compression; AD-09 names both labels"),
  ]

  @Test func `every report about a layout is told or waits with a reason`() {
    let rows = Self.foldables + Self.safeAreas + Self.tablets + Self.texts + Self.otherPlatforms
    // 36 cases of 35 reports: one report tells of two.
    #expect(Set(rows.map(\.report) + Self.waiting.map(\.report)).count == 35)
    #expect(Self.waiting.allSatisfy { !$0.what.isEmpty && !$0.reason.isEmpty })
  }

  @Test(arguments: foldables + safeAreas + tablets + texts + otherPlatforms)
  func `a public case has its answer`(row: Row) throws {
    var text = row.screen
    if case .expects(let claim, _) = row.answer { text += "\nexpect: [\"\(claim)\"]" }
    let spec = try SampleScreen.read(text)
    let layouts = try row.places.enumerated().map { index, place in
      let designedFor = try place.designedFor.map(BuiltInCatalog.device)
      return try SampleScreen.resolve(text, device: place.device) {
        $0.name = "\(index)"
        if let display = place.display { $0.display = display }
        if let orientation = place.orientation { $0.orientation = orientation }
        $0.pose = place.pose
        $0.window = place.window
        $0.textSize = place.textSize
        $0.direction = place.direction
        $0.compatibility = designedFor.map { .init(device: $0, mode: .letterbox) }
      }
    }
    let report = Checker.check(layouts, of: spec.screens[0], in: spec)
    switch row.answer {
    case .finds(let rule, let expected):
      let findings = report.findings.filter { $0.rule == rule }
      #expect(findings.map(\.element) == expected.map(\.element), "\(report.findings)")
      for (finding, expected) in zip(findings, expected) {
        #expect(finding.configuration == "\(expected.at)")
        #expect(finding.message.contains(expected.says), "\(finding.message)")
        guard let measured = finding.measured, let wanted = expected.measured else {
          #expect(finding.measured == expected.measured, "\(finding.message)")
          continue
        }
        #expect(abs(measured - wanted) < 0.005, "\(finding.message)")
      }
    case .nothing(let rule, let reason):
      #expect(RuleRegistry.all.contains { $0.info.id == rule } && !reason.isEmpty)
      #expect(report.findings.filter { $0.rule == rule }.isEmpty)
    case .expects(_, let details):
      #expect(report.expectations.count == details.count)
      for (result, detail) in zip(report.expectations, details) {
        #expect(result.outcome == (detail == nil ? .passed : .failed), "\(result.detail)")
        if let detail { #expect(result.detail == detail) }
      }
    }
  }
}

// MARK: - Foldables

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

  private static func words(_ count: Int) -> String {
    Array(repeating: "lorem", count: count).joined(separator: " ")
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
      report: "kitknox/rootshell #477", title: "a camera hides text from edge to edge",
      places: [.outer(.portrait)],
      // All 37 pt of the camera, up to 436.67, lie in lines of 53 x 8.5 = 450.5 pt.
      answer: .finds("DU-02", [Found("terminal", 37, says: "outerCamera")]),
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

// MARK: - Safe areas

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

// MARK: - Tablets

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

// MARK: - Text

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

// MARK: - Televisions, watches, keyboards

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
