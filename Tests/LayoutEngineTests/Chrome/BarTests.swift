import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

/// Bars as containers: what they take from the content, and where their items go.
struct BarTests {
  @Test func `content lies between the bars`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {}, id: a }
      navigation: { title: T }
      tabs: { items: [A, B] }
      """)
    // 62 and 54 above, 83 below on a screen of 874.
    #expect(layout.frame("a") == [0, 116, 402, 675])
    #expect(layout.scene.safeArea == EdgeInsets(top: 116, bottom: 83))
    #expect(layout.scene.guide("safeArea") == Rect(x: 0, y: 116, width: 402, height: 675))
    #expect(layout.scene.guide("margins") == Rect(x: 16, y: 116, width: 370, height: 675))
  }

  @Test func `a list reaches below the bars and starts between them`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { list: { rows: 2, rowHeight: 50 }, id: a }
      navigation: { title: T }
      tabs: { items: [A, B] }
      """)
    #expect(layout.frame("a") == [0, 0, 402, 874])
    #expect(layout.element("a/0")?.windowFrame.minY == 116)
  }

  @Test func `items are elements with the paths of the language`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {} }
      navigation:
        title: T
        back: Back
        leading: [{ button: { title: Edit } }]
        trailing: [{ button: { symbol: plus }, id: add }]
      tabs: { items: [A, { title: B, id: second }], selected: 1 }
      toolbar: { items: [{ button: { symbol: minus } }] }
      """)
    let paths = Set(layout.elements.map(\.path))
    for path in [
      "navigation", "navigation/title", "navigation/back", "navigation/leading/0",
      "navigation/trailing/0", "tabs", "tabs/0", "tabs/1", "toolbar", "toolbar/0",
    ] {
      #expect(paths.contains(path), "no element at \(path)")
    }
    #expect(layout.element("add")?.path == "navigation/trailing/0")
    #expect(layout.element("second")?.path == "tabs/1")
    #expect(layout.element("second")?.isInteractive == true)
  }

  @Test func `bars are mirrored from right to left`() throws {
    let bars = """
      content: { box: {} }
      navigation: { title: T, leading: [{ button: { symbol: plus }, id: add }] }
      tabs: { items: [A, B] }
      """
    let plain = try SampleScreen.resolve(bars)
    let mirrored = try SampleScreen.resolve(bars) { $0.direction = .rightToLeft }
    for id in ["add", "tabs/0", "navigation/title"] {
      let frame = try #require(plain.element(id)?.windowFrame)
      let other = try #require(mirrored.element(id)?.windowFrame)
      #expect(abs(other.minX - (402 - frame.maxX)) < 1e-9)
    }
  }

  @Test func `a title that does not fit between the items is cut`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {} }
      navigation:
        title: A title that is far too long for any telephone
        leading: [{ button: { title: Cancel } }]
        trailing: [{ button: { title: Done } }]
      """)
    let title = try #require(layout.element("navigation/title"))
    let leading = try #require(layout.element("navigation/leading/0"))
    let trailing = try #require(layout.element("navigation/trailing/0"))
    #expect(title.content.text?.truncated == true)
    #expect(title.windowFrame.minX >= leading.windowFrame.maxX)
    #expect(title.windowFrame.maxX <= trailing.windowFrame.minX)
  }

  @Test func `items fit into the low bar of a phone on its side`() throws {
    let layout = try SampleScreen.resolve(
      "content: { box: {} }\nnavigation: { title: T, trailing: [{ button: { symbol: plus } }] }",
      device: "iphone-se-4-7"
    ) { $0.orientation = .landscapeLeft }
    let bar = try #require(layout.element("navigation")?.windowFrame)
    let item = try #require(layout.element("navigation/trailing/0"))
    // Layout metrics, nav.iphone.landscape.glass, compact width.
    #expect(bar.height == 32)
    guard case .button(let button) = item.content else { throw SampleScreen.Missing() }
    #expect(button.platter.height == 32)
    #expect(item.windowFrame.minY == bar.minY)
  }

  @Test func `bars of glass keep off the edges of a phone on its side`() throws {
    let bars = """
      content: { box: {} }
      navigation: { title: T, trailing: [{ button: { symbol: plus } }] }
      tabs: { items: [A, B, C] }
      """
    let layout = try SampleScreen.resolve(bars) { $0.orientation = .landscapeLeft }
    // Layout metrics, nav.iphone.zeroInset.glass: 10 above the bar of a window with no top inset.
    #expect(layout.element("navigation/trailing/0")?.windowFrame.minY == 10)
    #expect(layout.scene.safeArea.top == 42)
    // tab.iphone.glass.zeroInset: three tabs at 85.75, and 16.75 beside them, in the middle of 874.
    guard case .bar(let bar)? = layout.element("tabs")?.content else {
      throw SampleScreen.Missing()
    }
    let capsule = try #require(bar.platter)
    #expect(capsule == Rect(x: 300, y: 319, width: 274, height: 62))
    // As many as do not fit take the room between the insets.
    let many = try SampleScreen.resolve(
      "content: { box: {} }\ntabs: { items: [A, B, C, D, E, F, G, H, I, J] }"
    ) { $0.orientation = .landscapeLeft }
    guard case .bar(let wide)? = many.element("tabs")?.content else { throw SampleScreen.Missing() }
    #expect(wide.platter?.minX == 62)
    #expect(wide.platter?.width == 750)
    // Classic bars lie at the edge.
    let classic = try SampleScreen.resolve(bars) {
      $0.orientation = .landscapeLeft
      $0.sdk = Version(18)
    }
    #expect(classic.element("navigation")?.windowFrame.minY == 0)
  }

  /// Layout metrics, nav.iphone.zeroInset.glass, holds for the bar of a cover on the closed Duo as well,
  /// whose own screen keeps its bar in a strip at the side: the corners are round there too.
  @Test func `the bar of a cover keeps off the edge of a foldable on its side`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {} }
      present:
        style: sheet
        content: { box: {} }
        navigation: { title: T, trailing: [{ button: Save, id: save }] }
      """, device: "iphone-duo"
    ) {
      $0.pose = .closed
      $0.display = "outer"
      $0.orientation = .landscapeLeft
    }
    #expect(layout.element("save")?.windowFrame.minY == 10)
  }

  /// UIKit, `UITabBar.ItemPositioning.automatic`: in the middle where the width is regular, over all of it
  /// where it is compact; WWDC 2017, session 204: titles beside symbols in a regular width since iOS 11.
  @Test(arguments: [
    ("ipad-air-9-7", 12, true, true), ("ipad-air-9-7", 10, true, false),
    ("iphone-8", 12, false, false),
  ])
  func `tabs keep together in a regular width, their titles beside their symbols`(
    device: String, os: Int, isCentered: Bool, isInline: Bool
  ) throws {
    let layout = try SampleScreen.resolve(
      "content: { box: {} }\ntabs: { items: [{ title: A, symbol: house }, { title: B, symbol: gear }] }",
      device: device
    ) { $0.os = Version(os) }
    let first = try #require(layout.element("tabs/0"))
    let last = try #require(layout.element("tabs/1"))
    let width = layout.scene.window.width
    #expect(abs(first.windowFrame.minX - (width - last.windowFrame.maxX)) < 0.01)
    #expect((first.windowFrame.minX > 100) == isCentered)
    guard case .button(let tab) = first.content else { throw SampleScreen.Missing() }
    let symbol = try #require(tab.symbolFrame)
    let title = try #require(tab.title?.lines.first)
    #expect((title.origin.x >= symbol.maxX) == isInline)
    #expect((title.origin.y > symbol.maxY) != isInline)
  }

  /// The tabs and the items of an iPad share a row.
  @Test func `tabs at the top are level with the items beside them`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {} }
      navigation: { title: T, trailing: [{ button: { symbol: plus }, id: add }] }
      tabs: { items: [A, B] }
      """, device: "ipad-pro-13-m5")
    let item = try #require(layout.element("add")?.windowFrame)
    guard case .bar(let bar)? = layout.element("tabs")?.content else {
      throw SampleScreen.Missing()
    }
    #expect(bar.platter?.midY == item.midY)
  }

  @Test func `an app built with an older SDK keeps classic bars`() throws {
    func height(_ sdk: Version) throws -> Double? {
      try SampleScreen.resolve("content: { box: {} }\nnavigation: { title: T }") { $0.sdk = sdk }
        .scene.bars.first { $0.id == "navigationBar" }?.frame.height
    }
    #expect(abs(try #require(try height(Version(26))) - 54) < 1e-9)
    #expect(abs(try #require(try height(Version(18))) - 44) < 1e-9)
  }

  @Test func `tabs of an iPad stand at the top, and the title makes room`() throws {
    let layout = try SampleScreen.resolve(
      "content: { box: {} }\nnavigation: { title: Title }\ntabs: { items: [A, B] }",
      device: "ipad-pro-11-m5")
    let title = try #require(layout.element("navigation/title")?.windowFrame)
    let tabs = try #require(layout.element("tabs/0")?.windowFrame)
    #expect(title.maxX < tabs.minX)
    #expect(layout.scene.safeArea.bottom == 25)
  }

  @Test func `texts of bars do not grow with the text size`() throws {
    func size(_ category: TextSize) throws -> Double? {
      try SampleScreen.resolve("content: { box: {} }\nnavigation: { title: T }") {
        $0.textSize = category
      }.element("navigation/title")?.content.text?.font.size
    }
    #expect(try size(.large) == 17)
    #expect(try size(.accessibility5) == 17)
  }

  /// UIKit's `scrollEdgeAppearance`: with a large title from iOS 13, always from iOS 15.
  @Test func `a classic bar over content at rest is clear from the system on that made it so`()
    throws
  {
    func hairline(_ system: Int, large: Bool) throws -> Edge? {
      let layout = try SampleScreen.resolve(
        "navigation: { title: Trips, largeTitle: \(large) }\ncontent: { list: { rows: 3 } }",
        device: "iphone-8"
      ) { $0.os = Version(system) }
      guard case .bar(let bar) = try #require(layout.element("navigation")).content else {
        return nil
      }
      return bar.hairline
    }
    #expect(try hairline(12, large: true) == .bottom)
    #expect(try hairline(13, large: true) == nil)
    #expect(try hairline(13, large: false) == .bottom)
    #expect(try hairline(14, large: false) == .bottom)
    #expect(try hairline(15, large: false) == nil)
  }
}
