import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Kinds and modifiers through spec and engine, with numbers worked out by hand.
///
/// The device is 402 x 874 points with a safe area of 62 above and 34 below, so the root is offered
/// 402 x 778 and centred at (201, 451). A character is half as wide as the type size.
struct ElementTests {
  @Test func `a text takes its ideal size and is centred`() throws {
    let layout = try SampleScreen.resolve("content: { text: Hello, id: a }")
    // 5 characters of 8.5; 17 x 1.193359 = 20.287, up to the third of a point.
    let frame = try #require(layout.element("a")?.windowFrame)
    #expect(abs(frame.width - 42.0 - 2.0 / 3) < 1e-9)
    #expect(abs(frame.height - 20.0 - 1.0 / 3) < 1e-9)
    #expect(frame.midX == 201)
    #expect(frame.midY == 451)
    let text = try #require(layout.element("a")?.content.text)
    #expect(text.lines.map(\.string) == ["Hello"])
    let baseline: Double = frame.minY + 17 * 0.952148
    #expect(abs(text.lines[0].origin.y - baseline) < 1e-9)
  }

  @Test func `a text wraps to what it is offered`() throws {
    let layout = try SampleScreen.resolve(
      "content: { text: one two three, id: a, frame: { width: 60 } }")
    let text = try #require(layout.element("a")?.content.text)
    #expect(text.lines.map(\.string) == ["one two", "three"])
    #expect(!text.truncated)
    #expect(layout.element("a")?.windowFrame.height == 40.666666666666664)
  }

  @Test func `a line limit cuts, a minimum scale shrinks instead`() throws {
    let cut = try SampleScreen.resolve(
      "content: { text: one two three, id: a, lineLimit: 1, frame: { width: 60 } }")
    #expect(cut.element("a")?.content.text?.truncated == true)
    #expect(cut.element("a")?.content.text?.lines.map(\.string) == ["one tw…"])
    let shrunk = try SampleScreen.resolve(
      "content: { text: one two three, id: a, lineLimit: 1, minimumScale: 0.5, frame: { width: 60 } }"
    )
    let text = try #require(shrunk.element("a")?.content.text)
    #expect(!text.truncated)
    // 13 characters of half the size in 60 points: 60 / 13 x 2 = 9.23.
    #expect(abs(text.font.size - 60.0 / 13 * 2) < 0.02)
  }

  @Test func `leading and trailing change sides from right to left`() throws {
    let screen = """
      content:
        hstack:
          spacing: 0
          children:
            - { box: { size: [100, 50] }, id: a }
            - { box: { size: [60, 50] }, id: b }
            - { spacer: }
        padding: { leading: 20, trailing: 0 }
        id: row
      """
    let plain = try SampleScreen.resolve(screen)
    #expect(plain.frame("a") == [20, 426, 100, 50])
    #expect(plain.frame("b") == [120, 426, 60, 50])
    let mirrored = try SampleScreen.resolve(screen) { $0.direction = .rightToLeft }
    #expect(mirrored.frame("a") == [282, 426, 100, 50])
    #expect(mirrored.frame("b") == [222, 426, 60, 50])
  }

  @Test func `left and right keep their sides from right to left`() throws {
    let layout = try SampleScreen.resolve(
      "content: { box: {}, id: a, padding: { left: 30 } }"
    ) { $0.direction = .rightToLeft }
    #expect(layout.element("a")?.contentFrame == Rect(x: 30, y: 62, width: 372, height: 778))
    // The left is where reading ends.
    let rule = try #require(layout.element("a")?.layoutRule)
    #expect(rule.entries.contains(.init("padding", .edges(0, 0, 0, 30))))
  }

  @Test func `a list that touches the safe area reaches the window's edges`() throws {
    let layout = try SampleScreen.resolve(
      "content: { list: { rows: 3, rowHeight: 50 }, id: a }")
    #expect(layout.frame("a") == [0, 0, 402, 874])
    #expect(layout.element("a/0")?.windowFrame == Rect(x: 0, y: 62, width: 402, height: 50))
    #expect(layout.element("a/2")?.windowFrame == Rect(x: 0, y: 162, width: 402, height: 50))
    #expect(layout.element("a/2")?.path == "content/2")
  }

  @Test func `a list away from the safe area's edge stays as it is`() throws {
    let layout = try SampleScreen.resolve(
      "content: { list: { rows: 3 }, id: a, padding: 10 }")
    #expect(layout.frame("a") == [0, 62, 402, 778])
    #expect(layout.element("a")?.contentFrame == Rect(x: 10, y: 72, width: 382, height: 758))
  }

  @Test func `rows beyond a list do not show`() throws {
    let layout = try SampleScreen.resolve(
      "content: { list: { rows: 30, rowHeight: 50 }, id: a }")
    #expect(layout.element("a/16")?.visible == Rect(x: 0, y: 862, width: 402, height: 12))
    #expect(layout.element("a/17")?.visible.isEmpty == true)
  }

  @Test func `scrolling content starts below the safe area and keeps its ideal height`() throws {
    let layout = try SampleScreen.resolve(
      "content: { scroll: { content: { box: { size: [flexible, 2000] }, id: b } }, id: a }")
    #expect(layout.frame("a") == [0, 0, 402, 874])
    #expect(layout.frame("b") == [0, 62, 402, 2000])
    #expect(layout.element("b")?.visible == Rect(x: 0, y: 62, width: 402, height: 812))
    #expect(layout.element("a")?.content == .scroll(contentSize: Size(width: 402, height: 2000)))
  }

  /// SwiftUI's scroll views reach the edges of the window where they touch the safe area, one inside another
  /// as well; the content of each begins beside what covers it.
  @Test func `a row that scrolls sideways in a page reaches the sides of the window`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        scroll:
          content:
            scroll: { axis: horizontal, content: { box: { size: [2000, 100] }, id: film } }
            id: row
        id: page
      """
    ) { $0.orientation = .landscapeLeft }
    #expect(layout.frame("page") == [0, 0, 874, 402])
    let top = layout.scene.safeArea.top
    #expect(layout.frame("row") == [0, top, 874, 100])
    #expect(layout.frame("film") == [62, top, 2000, 100])
    #expect(layout.element("film")?.visible == Rect(x: 62, y: top, width: 812, height: 100))
  }

  @Test func `a ground bleeds to the window's edge without changing the frame`() throws {
    let layout = try SampleScreen.resolve(
      "content: { box: {}, id: a, background: accent }")
    #expect(layout.frame("a") == [0, 62, 402, 778])
    #expect(layout.element("a")?.ground?.frame == Rect(x: 0, y: 0, width: 402, height: 874))
    #expect(layout.element("a")?.ground?.color == 0x007A_FFFF)
    let rounded = try SampleScreen.resolve(
      "content: { box: {}, id: a, background: accent, cornerRadius: 12 }")
    #expect(rounded.element("a")?.ground?.frame == Rect(x: 0, y: 62, width: 402, height: 778))
  }

  @Test func `ignoring the safe area grows the element`() throws {
    let all = try SampleScreen.resolve("content: { box: {}, id: a, ignoresSafeArea: true }")
    #expect(all.frame("a") == [0, 0, 402, 874])
    let top = try SampleScreen.resolve("content: { box: {}, id: a, ignoresSafeArea: [top] }")
    #expect(top.frame("a") == [0, 0, 402, 840])
  }

  @Test func `a bar beside content becomes part of its safe area`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        list: { rows: 2, rowHeight: 50 }
        id: a
        safeAreaInset: { edge: bottom, content: { box: { size: [flexible, 60] }, id: bar } }
      """)
    // The list reaches under the bar to the window's edge, as it does under the home indicator.
    #expect(layout.frame("a") == [0, 0, 402, 874])
    #expect(layout.frame("bar") == [0, 780, 402, 60])
    #expect(layout.element("bar")?.path == "content/safeAreaInset")
  }

  @Test func `constraints inside find the safe area clear of the bar`() throws {
    func frame(_ edge: String, _ rule: String) throws -> [Double]? {
      try SampleScreen.resolve(
        """
        content:
          zstack:
            - constraints:
                children: [{ box: { size: [100, 40] }, id: card }]
                rules: [card.leading == parent.leading, \(rule)]
              ignoresSafeArea: true
          safeAreaInset: { edge: \(edge), spacing: 8, content: { box: { size: [flexible, 60] } } }
        """
      ).frame("card")
    }
    // The window is 402 by 874, its safe area from 62 to 840; the container fills it all.
    #expect(try frame("top", "card.top == safeArea.top") == [0, 130, 100, 40])
    #expect(try frame("bottom", "card.bottom == safeArea.bottom") == [0, 732, 100, 40])
    #expect(try frame("bottom", "card.bottom == margins.bottom") == [0, 732, 100, 40])
    #expect(try frame("top", "card.bottom == safeArea.bottom") == [0, 800, 100, 40])
  }

  @Test func `text grows with the content size category`() throws {
    func height(_ size: TextSize) throws -> Double? {
      try SampleScreen.resolve("content: { text: Hi, id: a }") { $0.textSize = size }
        .element("a")?.windowFrame.height
    }
    #expect(try height(.large) == 20.333333333333332)
    // Body is 53 points at the largest accessibility size: 53 x 1.193359 = 63.248.
    #expect(try height(.accessibility5) == 63.333333333333336)
  }

  @Test func `edges keep to guides`() throws {
    let layout = try SampleScreen.resolve(
      "content: { box: { size: [20, 20] }, id: a, align: { leading: margins, top: safeArea } }")
    // A root view's margins are 16 at a width of 402.
    #expect(layout.frame("a") == [16, 62, 20, 20])
    let flexible = try SampleScreen.resolve(
      "content: { box: { size: [flexible, 20] }, id: a, align: { leading: margins, trailing: margins } }"
    )
    #expect(flexible.frame("a") == [16, 441, 370, 20])
  }

  @Test func `a readable width is centred where there is more room`() throws {
    let layout = try SampleScreen.resolve(
      "content: { box: {}, id: a, readableWidth: true }", device: "ipad-pro-13-m5"
    ) {
      $0.os = Version(18)
      $0.osIsExplicit = true
    }
    // 672 at the default text size on a 1032-point screen, up to iPadOS 18.
    #expect(layout.element("a")?.windowFrame.minX == 180)
    #expect(layout.element("a")?.windowFrame.width == 672)
  }

  @Test func `margins are those of what a node holds`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        zstack:
          - { box: { size: [flexible, 20] }, id: a, align: { leading: margins, trailing: margins } }
        margins: 40
      """)
    #expect(layout.element("a")?.windowFrame.minX == 40)
  }

  @Test func `strings fall back to the development language and say so`() throws {
    let top = "strings: { en: { hello: Hello }, de: { other: Anders } }"
    let layout = try SampleScreen.resolve(
      "content: { text: { key: hello }, id: a }", top: top
    ) { $0.locale = "de" }
    #expect(layout.element("a")?.content.text?.string == "Hello")
    #expect(layout.notes.map(\.rule) == ["string-missing"])
  }

  @Test func `equal traits give equal frames whatever device they come from`() throws {
    let screen = """
      content:
        vstack:
          - { text: A title that may wrap on small screens, id: a }
          - { list: { rows: 4 }, id: b }
          - { button: { title: Go }, id: c, frame: { maxWidth: infinity } }
        padding: 12
      """
    // Both are 393 x 852 points with the same insets and classes.
    let pro14 = try SampleScreen.resolve(screen, device: "iphone-14-pro") { $0.os = Version(18) }
    let pro15 = try SampleScreen.resolve(screen, device: "iphone-15-pro") { $0.os = Version(18) }
    #expect(pro14.scene.window == pro15.scene.window)
    #expect(pro14.scene.safeArea == pro15.scene.safeArea)
    #expect(pro14.elements == pro15.elements)
  }

  @Test func `a frame in its parent's space and in the window's differ by the parent's origin`()
    throws
  {
    let layout = try SampleScreen.resolve(
      "content: { zstack: [{ box: { size: [20, 20] }, id: a }], id: z, padding: 30 }")
    let parent = try #require(layout.element("z"))
    let child = try #require(layout.element("a"))
    #expect(child.frame == Rect(x: 30, y: 30, width: 20, height: 20))
    #expect(
      child.windowFrame
        == child.frame.offset(x: parent.windowFrame.minX, y: parent.windowFrame.minY))
  }

  @Test func `an element says what was proposed and what decided its size`() throws {
    let layout = try SampleScreen.resolve(
      "content: { vstack: [{ text: Hello, id: a }], id: v }")
    let reason = try #require(layout.element("a")?.reason)
    #expect(reason.proposer == "content")
    #expect(reason.proposedWidth == 402)
    #expect(reason.rule == "text on one line at 17 pt")
  }
}

extension ElementContent {
  /// The picture, where there is one.
  var image: PlacedImage? {
    if case .image(let image) = self { image } else { nil }
  }

  /// The text, where there is one.
  var text: PlacedText? {
    if case .text(let text) = self { text } else { nil }
  }
}
