import Devices
import Documents
import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

/// Every row of the table of system bars against the record of the context that it states.
struct BarTableTests {
  /// A row of the table with what it is held against.
  struct Row: CustomTestStringConvertible, Sendable {
    /// What is read off a layout.
    enum Measure: String, Sendable {
      case height, top, bottom, labelTop, total, capsuleHeight, capsuleSide,
        capsuleBottom
      case platterHeight, itemGap, sideMargin, fieldHeight, fieldInset, textX, labelX, labelY
      case titleCenter, symbolCenter, tabTitleCenter, capsuleWidth
    }

    let id: String
    let device: String
    var orientation = Orientation.portrait
    let os: Int
    let bars: String
    let bar: String
    let measure: Measure
    /// The path of the number in the row.
    let key: String
    var testDescription: String { "\(id) \(key) on \(device) \(orientation) with \(os)" }
  }

  static let title =
    "navigation: { title: T, trailing: [{ button: { symbol: plus } }, { button: { symbol: minus } }] }"
  /// The 4.7-inch phone without its status bar is a window without insets.
  static let bare = "statusBar: hidden\n"
  static let large = "navigation: { title: T, largeTitle: true }"
  static let tabs = "tabs: { items: [{ title: A, symbol: star }, B, C, D] }"
  static let tools =
    "toolbar: { items: [{ button: { symbol: plus } }, { button: { symbol: minus } }] }"
  static let search = "searchBar: true"

  static let rows = navigationBars + tabBars + toolbarsAndSearch

  /// Rows without a test of their own, each with the reason.
  static let untested: [String: String] = [
    "nav.prompt": "an addition: see the test of additions",
    "search.inNavBar": "an addition: see the test of additions",
    "tab.ipad.compact": "in a narrow window: see the test of it",
    "nav.modal.classic": "in a sheet: see the test of bars in sheets",
    "nav.modal.glass": "in a sheet: see the test of bars in sheets",
    "tab.ipad.top": "the height is not published: the tabs share the row of the navigation bar",
  ]

  @Test func `the tabs of a television are where the table says`() throws {
    guard let row = Self.table["tab.tv"] else { return }
    let layout = try SampleScreen.resolve(
      "content: { box: {} }\n" + Self.tabs, device: "apple-tv-hd")
    let frame = try #require(layout.scene.bars.first { $0.id == "tabBar" }?.frame)
    #expect(frame.height == number(row, "height"))
    #expect(frame.minY == number(row, "top"))
    #expect(layout.scene.safeArea.top == frame.maxY)
    #expect(layout.element("tabs/1")?.path == "tabs/1")
  }

  private static let table: [String: DocumentNode] = {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json"),
      let bars = JSONReader.read(bytes, file: "layout-metrics.json").root?["bars"],
      case .mapping(let topics) = bars.content
    else { return [:] }
    var rows: [String: DocumentNode] = [:]
    for topic in topics where topic.key != "statusBar" {
      guard case .sequence(let entries) = topic.value["rows"]?.content else { continue }
      for row in entries {
        if case .scalar(let id, _) = row["id"]?.content { rows[id] = row }
      }
    }
    return rows
  }()

  private func number(_ row: DocumentNode, _ key: String) -> Double? {
    let value = key.split(separator: ".").reduce(Optional(row)) { $0?[String($1)] }
    guard case .scalar(let text, _) = value?.content else { return nil }
    return Double(text)
  }

  private func layout(
    _ bars: String, _ device: String, _ orientation: Orientation, _ os: Int,
    window: String = "full"
  ) throws -> ResolvedLayout {
    try SampleScreen.resolve("content: { box: {} }\n" + bars, device: device) {
      $0.orientation = orientation
      $0.window = window
      $0.os = Version(os)
      $0.osIsExplicit = true
    }
  }

  @Test(arguments: rows)
  func `a bar is as the table says`(_ row: Row) throws {
    guard !Self.table.isEmpty else { return }
    let entry = try #require(Self.table[row.id], "no row \(row.id)")
    let wanted = try #require(number(entry, row.key), "no number \(row.key) in \(row.id)")
    let layout = try layout(row.bars, row.device, row.orientation, row.os)
    let frame = try #require(
      layout.scene.bars.first { $0.id == row.bar }?.frame, "no \(row.bar)")
    let got = try value(of: row.measure, frame, layout)
    #expect(abs(got - wanted) < 0.01, "\(row.testDescription): \(got), expected \(wanted)")
  }

  private func value(
    of measure: Row.Measure, _ frame: Rect, _ layout: ResolvedLayout
  ) throws -> Double {
    func element(_ id: String) throws -> Element { try #require(layout.element(id)) }
    func platter() throws -> Rect {
      guard case .bar(let bar) = try element("tabs").content else { return .zero }
      return try #require(bar.platter)
    }
    func tab() throws -> ButtonDrawing {
      guard case .button(let button) = try element("tabs/0").content else {
        throw SampleScreen.Missing()
      }
      return button
    }
    let window = layout.scene.window
    let first = layout.element("navigation/trailing/0") ?? layout.element("toolbar/0")
    let last = layout.element("navigation/trailing/1") ?? layout.element("toolbar/1")
    switch measure {
    case .height, .total: return frame.height
    case .labelTop: return try element("navigation/title").windowFrame.minY
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .capsuleHeight: return try platter().height
    case .capsuleSide: return try platter().minX
    case .capsuleWidth: return try platter().width
    case .capsuleBottom: return window.height - (try platter().maxY)
    case .platterHeight: return try #require(first).windowFrame.height
    case .itemGap: return try #require(last).windowFrame.minX - #require(first).windowFrame.maxX
    case .sideMargin: return window.width - (try #require(last).windowFrame.maxX)
    case .fieldHeight: return try element("searchBar").windowFrame.height
    case .fieldInset: return try element("searchBar").windowFrame.minX
    case .textX:
      guard case .button(let field) = try element("searchBar").content else { return .nan }
      return field.title?.lines.first?.origin.x ?? .nan
    case .labelX: return try element("navigation/title").windowFrame.minX
    case .labelY: return try element("navigation/title").windowFrame.minY - frame.minY
    case .titleCenter: return try element("navigation/title").windowFrame.midY
    case .symbolCenter: return try #require(tab().symbolFrame).midY - platter().minY
    case .tabTitleCenter:
      let title = try #require(tab().title)
      let line = try #require(title.lines.first)
      return line.origin.y - title.firstBaseline + LabelMetrics(
        fontSize: title.font.size, scale: layout.scene.scale
      ).height(lines: 1) / 2
        - (try platter().minY)
    }
  }

  @Test func `in a narrow window of a tablet the tabs are a phone's`() throws {
    guard let wanted = Self.table["tab.ipad.compact"].flatMap({ number($0, "height") }) else {
      return
    }
    func scene(_ bars: String) throws -> Scene {
      try layout(bars, "ipad-pro-11-m4", .portrait, 18, window: "slide-over").scene
    }
    let frame = try #require(try scene(Self.tabs).bars.first { $0.id == "tabBar" }?.frame)
    #expect(try frame.height - scene("").safeArea.bottom == wanted)
    #expect(try frame.maxY == scene("").window.maxY)
  }

  @Test(arguments: [("nav.modal.classic", 18), ("nav.modal.glass", 26)])
  func `the bar of a sheet is as high as the table says`(_ id: String, _ os: Int) throws {
    guard let wanted = Self.table[id].flatMap({ number($0, "height") }) else { return }
    let layout = try layout(
      "present: { style: sheet, navigation: { title: T }, content: { box: {} } }",
      "iphone-16", .portrait, os)
    let surface = try #require(layout.presentations.first?.surface)
    let bar = try #require(surface.scene.bars.first { $0.id == "navigationBar" })
    #expect(bar.frame.height == wanted)
  }

  @Test(arguments: [
    ("nav.prompt", "prompt: P", "extra"), ("nav.largeTitle.classic", "largeTitle: true", "extra"),
  ])
  func `prompt and large title add to the bar`(_ id: String, _ key: String, _ field: String) throws
  {
    guard let wanted = Self.table[id].flatMap({ number($0, field) }) else { return }
    func bottom(_ more: String) throws -> Double {
      try layout("navigation: { title: T\(more) }", "iphone-x", .portrait, 16).scene.safeArea.top
    }
    #expect(try bottom(", \(key)") - bottom("") == wanted)
  }

  @Test func `a search bar adds to the navigation bar`() throws {
    guard let wanted = Self.table["search.inNavBar"].flatMap({ number($0, "extra") }) else {
      return
    }
    let with = try layout("navigation: { title: T }\nsearchBar: true", "iphone-x", .portrait, 16)
    let without = try layout("navigation: { title: T }", "iphone-x", .portrait, 16)
    #expect(with.scene.safeArea.top - without.scene.safeArea.top == wanted)
    #expect(
      with.scene.bars.first { $0.id == "navigationBar" }?.frame.maxY == with.scene.safeArea.top)
  }

  @Test func `the pitch of tabs without a home indicator is that of the table`() throws {
    let row = Self.table["tab.iphone.glass.zeroInset"]
    guard let pitch = row.flatMap({ number($0, "itemPitch") }) else { return }
    let layout = try layout(Self.tabs, "iphone-se-4-7", .portrait, 26)
    let first = try #require(layout.element("tabs/0")?.windowFrame)
    let second = try #require(layout.element("tabs/1")?.windowFrame)
    // Four tabs would be 359.75 wide, which leaves less than 10 at the sides of 375 points.
    #expect(abs(second.minX - first.minX - min(pitch, (355 - 16.75) / 4)) < 0.01)
  }

  @Test func `every row of the table is tested or listed with a reason`() {
    guard !Self.table.isEmpty else { return }
    let tested = Set(Self.rows.map(\.id)).union(["tab.tv"])
    for id in Self.table.keys.sorted() {
      #expect(
        tested.contains(id) || Self.untested[id] != nil, "row \(id) is neither tested nor listed")
    }
    for id in Self.untested.keys { #expect(Self.table[id] != nil, "listed row \(id) is gone") }
  }
}
