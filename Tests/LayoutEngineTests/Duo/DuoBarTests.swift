import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Bars along the side against what was read on the simulator: iPhone Duo, sections 1.1 and 4.
@Suite struct DuoBarTests {
  private static let fourTabs = """
    tabs:
      items:
        - { title: A, symbol: house }
        - { title: B, symbol: star }
        - { title: C, symbol: heart }
        - { title: D, symbol: gear }
    """

  private func platter(_ layout: ResolvedLayout) -> Rect? {
    guard case .bar(let bar) = layout.element("tabs")?.content else { return nil }
    return bar.platter
  }

  @Test(arguments: [
    (DuoStance.outerPortrait, Rect(x: 394, y: 442, width: 48, height: 212)),
    (.outerStripLeft, Rect(x: 24, y: 230, width: 48, height: 212)),
    (.outerStripRight, Rect(x: 606, y: 172, width: 48, height: 212)),
    (.innerLandscape, Rect(x: 879, y: 433, width: 48, height: 212)),
    (.innerPortrait, Rect(x: 134.5, y: 868, width: 400, height: 62)),
  ])
  func `section 4.2: the capsule of four tabs`(stance: DuoStance, frame: Rect) throws {
    let layout = try stance.layout("content: { box: {} }\n" + Self.fourTabs)
    #expect(platter(layout) == frame, "\(stance)")
    #expect(layout.elements.filter { $0.kind == "tab" }.count == 4)
  }

  @Test func `section 4.2: a capsule is 50 n + 12 high and holds eight at the most`() throws {
    for count in [1, 3, 8, 11] {
      let items = (0..<count).map { "{ title: T\($0), symbol: star }" }.joined(separator: ", ")
      let layout = try DuoStance.innerLandscape.layout(
        "content: { box: {} }\ntabs: { items: [\(items)] }")
      #expect(platter(layout)?.height == 50 * Double(min(count, 8)) + 12)
      // What has no place is in the last tab's menu.
      let shown = layout.elements.filter { $0.kind == "tab" && !$0.isHidden }
      #expect(shown.count == min(count, 8))
      #expect((layout.element("tabs/more") != nil) == (count > 8))
    }
  }

  @Test func `section 4.2: tab bar view and navigation bar in inner landscape`() throws {
    let layout = try DuoStance.innerLandscape.layout(
      "content: { box: {} }\nnavigation: { title: T }\n" + Self.fourTabs)
    #expect(layout.element("tabs")?.windowFrame == Rect(x: 882, y: 0, width: 69, height: 669))
    #expect(layout.element("navigation")?.windowFrame == Rect(x: 0, y: 24, width: 951, height: 58))
    // Section 1.1: 867 x 553 with a title, 867 x 611 without one.
    #expect(layout.scene.guide("safeArea") == Rect(x: 0, y: 82, width: 867, height: 553))
    let bare = try DuoStance.innerLandscape.layout(
      "content: { box: {} }\nnavigation: {}\n" + Self.fourTabs)
    #expect(bare.scene.guide("safeArea") == Rect(x: 0, y: 24, width: 867, height: 611))
  }

  @Test func `section 1.1: contents inside navigation containers`() throws {
    func size(_ stance: DuoStance, _ bars: String) throws -> Size? {
      try stance.layout("content: { box: {} }\n" + bars).scene.guide("safeArea")?.size
    }
    let title = "navigation: { title: T }\n"
    #expect(
      try size(.innerPortrait, title + Self.fourTabs) == Size(width: 669, height: 786))
    #expect(try size(.outerPortrait, title) == Size(width: 382, height: 584))
    #expect(
      try size(.outerPortrait, "navigation: { title: T, back: true }")
        == Size(width: 382, height: 574))
  }

  @Test func `section 4.1: bars in the strip add no inset of their own`() throws {
    for stance in try DuoStance.all() {
      let plain = try stance.scene()
      let layout = try stance.layout(
        "content: { box: {} }\nnavigation: { back: true }\n" + Self.fourTabs)
      #expect(layout.scene.safeArea.left == plain.safeArea.left, "\(stance)")
      #expect(layout.scene.safeArea.right == plain.safeArea.right, "\(stance)")
      #expect(layout.scene.margins.left == plain.margins.left, "\(stance)")
      #expect(layout.scene.margins.right == plain.margins.right, "\(stance)")
    }
  }

  @Test func `section 4.1: the order of the strip`() throws {
    let layout = try DuoStance.outerPortrait.layout(
      """
      content: { box: {} }
      navigation:
        back: true
        leading: [{ button: { symbol: pencil }, id: edit }]
        trailing:
          - { button: { symbol: share }, id: share }
          - { button: { symbol: checkmark, style: prominent }, id: done }
      toolbar: { items: [{ button: { symbol: trash }, id: trash }] }
      tabs: { items: [{ title: A, symbol: house }, { title: B, symbol: star }] }
      """)
    let order = ["navigation/back", "done", "edit", "share", "trash", "tabs/0", "tabs/1"]
    let frames = try order.map { try #require(layout.element($0), "\($0)").windowFrame }
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(upper.maxY <= lower.minY, "\(order)")
    }
    // Below the status strip, on the line 48 from the edge.
    #expect(frames[0].minY == 170)
    #expect(frames.allSatisfy { $0.midX == 466 - 48 })
    #expect(frames.allSatisfy { $0.minX >= 382 })
  }

  @Test func `section 4.1: what has no symbol stays level, unless it asks for more`() throws {
    let layout = try DuoStance.innerLandscape.layout(
      """
      content: { box: {} }
      navigation:
        trailing:
          - { button: Edit, id: edit }
          - { button: { title: Share, symbol: share }, id: share }
          - { button: { symbol: map }, id: level, axisBehavior: horizontalOnly }
          - { box: { size: [44, 44] }, id: custom }
          - { box: { size: [44, 44] }, id: upright, axisBehavior: verticalPreferred }
      """)
    for id in ["edit", "level", "custom"] {
      let frame = try #require(layout.element(id)?.windowFrame)
      #expect(frame.maxX <= 867 && frame.minY >= 24 && frame.maxY <= 82, "\(id)")
    }
    for id in ["share", "upright"] {
      #expect(try #require(layout.element(id)?.windowFrame).minX >= 867, "\(id)")
    }
    // A symbol that goes upright leaves its title behind.
    guard case .button(let share) = layout.element("share")?.content else {
      Issue.record("no button")
      return
    }
    #expect(share.title == nil && share.symbol == "share")
    // A level item keeps the title's row, section 7 row 13.
    #expect(layout.scene.safeArea.top == 82)
  }

  @Test(arguments: [(DuoStance.outerStripLeft, true), (.outerStripRight, false)])
  func `section 1.1: a level item keeps clear of a round corner`(
    stance: DuoStance, isRound: Bool
  ) throws {
    let side = isRound ? "trailing" : "leading"
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let end = direction == .leftToRight ? side : isRound ? "leading" : "trailing"
      let layout = try stance.layout(
        "content: { box: {} }\nnavigation: { \(end): [{ button: Save, id: save }] }"
      ) { $0.direction = direction }
      let save = try #require(layout.element("save")?.windowFrame)
      let bare = isRound ? 678 - save.maxX : save.minX
      // The inner display's corner of 55 adds 16 and that of 8 adds 2.3, so one of 59 adds 17.3.
      let wanted = isRound ? 16 + 17.3 : 16
      #expect(abs(bare - wanted) < 0.35, "\(direction) \(bare)")
      guard isRound else { continue }
      // By hand: its end is a half circle, which stays inside the arc about (619, 59).
      let radius = save.height / 2
      let (x, y) = (save.maxX - radius - 619, save.midY - 59)
      let distance = (x * x + y * y).squareRoot()
      #expect(59 - distance - radius > 6, "\(direction)")
    }
  }

  @Test func `section 4.1: without room the toolbar gives way first, from the bottom up`() throws {
    let items = (0..<9).map { "{ button: { symbol: s\($0) }, id: t\($0) }" }
      .joined(separator: ", ")
    let layout = try DuoStance.innerLandscape.layout(
      """
      content: { box: {} }
      navigation: { back: true }
      toolbar: { items: [\(items)] }
      tabs: { items: [{ title: A, symbol: house }, { title: B, symbol: star }] }
      """)
    let more = try #require(layout.element("sideStrip/more"))
    // From 120 to 645: 112 of tabs, then items of 50 with gaps of 8. 405 hold seven.
    let shown = (0..<9).filter { layout.element("t\($0)")?.isHidden == false }
    #expect(shown == Array(0..<5))
    #expect(layout.element("t8")?.windowFrame == more.windowFrame)
    #expect(layout.element("tabs/1")?.isHidden == false)
    #expect(layout.notes.map(\.rule) == ["bar-items-overflow"])
    let frames = layout.elements.filter { !$0.isHidden && $0.isInteractive }.map(\.windowFrame)
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(frame.intersection(other).isEmpty) }
    }
  }

  @Test func `section 4.2: items lie in the system's slot`() throws {
    let layout = try DuoStance.innerLandscape.layout(
      """
      content: { box: {} }
      navigation: { back: true, trailing: [{ button: { symbol: share }, id: share }] }
      toolbar: { items: [{ button: { symbol: trash }, id: trash }, { button: { symbol: flag }, id: flag }] }
      """)
    let slot = Rect(left: 875, top: 120, right: 931, bottom: 635)
    let frames = try ["navigation/back", "share", "trash", "flag"].map { id in
      try #require(layout.element(id), "\(id)").windowFrame
    }
    #expect(frames.allSatisfy(slot.contains))
    #expect(frames.first?.minY == slot.minY && frames.last?.maxY == slot.maxY)
  }

  @Test func `section 4.1: from right to left the strip stays on its side`() throws {
    for stance in [DuoStance.outerPortrait, .outerStripLeft, .innerLandscape] {
      let bars = "content: { box: {} }\nnavigation: { back: true }\n" + Self.fourTabs
      let left = try stance.layout(bars)
      let right = try stance.layout(bars) { $0.direction = .rightToLeft }
      #expect(left.scene.safeArea == right.scene.safeArea)
      for id in ["sideStrip", "navigation/back", "tabs", "tabs/3"] {
        #expect(left.element(id)?.windowFrame == right.element(id)?.windowFrame, "\(id)")
      }
    }
  }

  @Test func `section 4.2: opted out, bars are level across the fold`() throws {
    let layout = try DuoStance.innerLandscape.layout(
      "content: { box: {} }\nverticalBar: disabled\nnavigation: { title: T }\n" + Self.fourTabs)
    #expect(layout.scene.safeArea == EdgeInsets(top: 82, left: 0, bottom: 83, right: 0))
    #expect(layout.element("navigation")?.windowFrame == Rect(x: 0, y: 24, width: 951, height: 58))
    let capsule = try #require(platter(layout))
    // Read as 275.667: the system rounds to pixels, we do not.
    #expect(abs(capsule.minX - 275.667) < 0.17)
    #expect(capsule.minY == 586 && capsule.size == Size(width: 400, height: 62))
    #expect(layout.scene.bars.contains { $0.id == "sideStrip" } == false)
    #expect(!layout.scene.safeAreaIsAssumed)
    // What was not read is marked.
    let outer = try DuoStance.outerPortrait.layout("content: { box: {} }\nverticalBar: disabled")
    #expect(outer.scene.safeArea.right == 0 && outer.scene.safeAreaIsAssumed)
  }

  @Test func `section 4.5: two windows side by side have their strips outside`() throws {
    let bars = "content: { box: {} }\nnavigation: { back: true }\n" + Self.fourTabs
    for pose in [DuoStance.innerLandscape, .book] {
      let left = try pose.pane("left").layout(bars).scene
      #expect(left.window.size == Size(width: 469, height: 669))
      #expect(left.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
      #expect(left.safeArea.left == 84 && left.safeArea.right == 0)
      #expect(left.margins.left == 84 && left.margins.right == 20)
      let right = try pose.pane("right").layout(bars).scene
      #expect(right.safeArea.left == 0 && right.safeArea.right == 84)
      #expect(right.margins.left == 20 && right.margins.right == 84)
      // Safe content with bars is 385 wide on both sides.
      #expect(left.guide("safeArea")?.width == 385 && right.guide("safeArea")?.width == 385)
      // 0 0 34 0 without bars.
      #expect(try pose.pane("left").scene().safeArea == EdgeInsets(bottom: 34))
      // A gutter of 13.
      #expect(right.place.origin.x - left.window.width == 13)
    }
    let other = try DuoStance.innerLandscape.pane("left").layout(bars)
    #expect(try #require(other.element("tabs")?.windowFrame).minX == 0)
  }

  @Test func `sections 2.2 and 3: each of two windows has a sliver of the fold`() throws {
    for (pose, isActive) in [(DuoStance.innerLandscape, false), (.book, true)] {
      let left = try pose.pane("left").scene()
      let fold = try #require(left.regions.first { $0.region.id == "fold" })
      #expect(fold.region.frame == Rect(x: 455.5, y: 0, width: 13.5, height: 669))
      #expect(fold.isActive == isActive && fold.region.margins == .zero)
      #expect(left.regions.map(\.region.id) == ["fold"])
      let right = try pose.pane("right").scene()
      let other = try #require(right.regions.first { $0.region.id == "fold" })
      #expect(other.region.frame == Rect(x: 0, y: 0, width: 13.5, height: 669))
      let strip = try #require(right.regions.first { $0.region.id == "statusStrip" })
      #expect(strip.region.frame == Rect(x: 385, y: 0, width: 84, height: 120))
    }
  }
}
