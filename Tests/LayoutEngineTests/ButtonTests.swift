import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Buttons around their titles, with numbers worked out by hand.
///
/// A character is half as wide as the type size.
struct ButtonTests {
  @Test func `a button is its title and insets, and fills a frame that asks for width`() throws {
    let plain = try SampleScreen.resolve("content: { button: { title: Send }, id: a }")
    // 4 characters of 8.5 and 12 at both sides; 20.333 and 7 above and below.
    let size = try #require(plain.element("a")?.windowFrame.size)
    #expect(size.width == 58)
    #expect(abs(size.height - 34.0 - 1.0 / 3) < 1e-9)
    #expect(plain.element("a")?.isInteractive == true)
    let wide = try SampleScreen.resolve(
      "content: { button: { title: Send }, id: a, frame: { maxWidth: infinity } }")
    guard case .button(let button) = wide.element("a")?.content else {
      Issue.record("no button")
      return
    }
    #expect(button.platter.width == 402)
  }

  @Test func `a frame that asks for the least width or height makes a button no larger`() throws {
    func platter(_ title: String, _ frame: String) throws -> Size {
      let layout = try SampleScreen.resolve(
        "content: { button: { title: \(title) }, id: a, frame: { \(frame) } }")
      guard case .button(let button) = layout.element("a")?.content else {
        throw SampleScreen.Missing()
      }
      return button.platter.size
    }
    let plain = try platter("Send", "maxWidth: 58")
    #expect(plain.width == 58)
    // As with SwiftUI, where a frame with a least width alone is as wide as what it holds, or that.
    #expect(try platter("Send", "minWidth: 100") == Size(width: 100, height: plain.height))
    #expect(try platter("Send", "minWidth: 20") == plain)
    #expect(try platter("Send", "minHeight: 80") == Size(width: 58, height: 80))
    #expect(try platter("Send", "minWidth: 100, maxWidth: infinity").width == 402)
  }

  @Test func `a symbol goes with the typeface of the words`() throws {
    // Lines of the system's typeface are 1.193 of its size, to whole pixels.
    for (size, side) in [(17.0, 20.0 + 1.0 / 3), (34, 40 + 2.0 / 3), (10, 12)] {
      let layout = try SampleScreen.resolve(
        "content: { button: { symbol: play.fill, size: \(size) }, id: a }")
      guard case .button(let button) = layout.element("a")?.content else {
        Issue.record("no button")
        return
      }
      let frame = try #require(button.symbolFrame)
      #expect(abs(frame.width - side) < 1e-9 && frame.width == frame.height)
      #expect(abs(button.platter.width - side - 24) < 1e-9)
    }
  }

  @Test func `beside a symbol an empty title is none`() throws {
    func frame(_ button: String) throws -> [Double] {
      try SampleScreen.resolve("content: { button: { \(button) }, id: a }").frame("a")
    }
    #expect(try frame("symbol: plus, title: ''") == frame("symbol: plus"))
    #expect(try frame("symbol: plus, title: '+'") != frame("symbol: plus"))
  }

  @Test func `a title of several lines is centred, and corners leave its letters whole`() throws {
    func button(_ title: String, height: Double? = nil) throws -> ButtonDrawing {
      let frame = height.map { "{ width: 100, height: \($0) }" } ?? "{ width: 100 }"
      let layout = try SampleScreen.resolve(
        "content: { button: { title: \(title) }, id: a, frame: \(frame) }")
      guard case .button(let button) = layout.element("a")?.content else {
        throw SampleScreen.Missing()
      }
      return button
    }
    let two = try button("One line more")
    let lines = try #require(two.title?.lines)
    #expect(lines.map(\.string) == ["One line", "more"])
    let middles = lines.map { $0.origin.x + $0.width / 2 }
    #expect(abs(middles[0] - middles[1]) < 1e-9)
    #expect(abs(middles[0] - two.platter.midX) < 1e-9)
    // As round as a button of one line: half of 20.333 and 7 above and below.
    let one = try button("One")
    #expect(abs(one.cornerRadius - (34 + 1.0 / 3) / 2) < 1e-9)
    #expect(two.platter.height > 50)
    #expect(abs(two.cornerRadius - one.cornerRadius) < 1)
    // A high frame around one line stays a capsule.
    #expect(try button("One", height: 80).cornerRadius == 40)
  }
}
