import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// The items of classic bars against view hierarchies that UIKit prints and against frames that
/// Interface Builder stores; the sources stand at `ClassicBarMetrics`.
struct ClassicBarTests {
  private func layout(
    _ bar: String, device: String = "iphone-8", orientation: Orientation = .portrait
  ) throws -> ResolvedLayout {
    try SampleScreen.resolve("content: { box: {} }\nnavigation: \(bar)", device: device) {
      $0.os = Version(15)
      $0.orientation = orientation
    }
  }

  private func button(_ layout: ResolvedLayout, _ id: String) throws -> ButtonDrawing {
    guard case .button(let button) = layout.element(id)?.content else {
      throw SampleScreen.Missing()
    }
    return button
  }

  private func words(
    _ layout: ResolvedLayout, _ id: String
  ) throws -> (left: Double, right: Double) {
    let title = try #require(button(layout, id).title)
    let line = try #require(title.lines.first)
    return (line.origin.x, line.origin.x + line.width)
  }

  /// Cancel at 16, Next up to 359 of 375; 20 where the margin is 20.
  @Test(arguments: [("iphone-8", 16.0, 375.0), ("iphone-8-plus", 20, 414)])
  func `words of items begin and end at the margin`(device: String, margin: Double, width: Double)
    throws
  {
    let layout = try layout(
      "{ title: T, leading: [{ button: Cancel }], trailing: [{ button: Edit }, { button: Next }] }",
      device: device)
    #expect(try abs(words(layout, "navigation/leading/0").left - margin) < 0.01)
    #expect(try abs(words(layout, "navigation/trailing/1").right - (width - margin)) < 0.5)
    let frame = try #require(layout.element("navigation/leading/0")?.windowFrame)
    #expect(frame.minX == margin - 8)
    #expect(frame.height == 44)
  }

  /// The indicator of 13 at 8, its title 19 after it; at 12 where the margin is 20.
  @Test(arguments: [("iphone-8", 8.0), ("iphone-8-plus", 12)])
  func `the back indicator begins outside the margin`(device: String, left: Double) throws {
    let layout = try layout("{ title: T, back: Back }", device: device)
    let back = try button(layout, "navigation/back")
    #expect(try abs(#require(back.symbolFrame).midX - (left + 6.5)) < 0.01)
    #expect(try abs(words(layout, "navigation/back").left - (left + 19)) < 0.01)
  }

  /// SwiftKickMobile-SwiftMessages, Main.storyboard: 234 to 359 of 375.
  @Test func `a view of an item ends at the margin`() throws {
    let layout = try layout("{ title: T, trailing: [{ box: { size: [125, 44] } }] }")
    let frame = try #require(layout.element("navigation/trailing/0")?.windowFrame)
    #expect(frame.minX == 234)
    #expect(frame.maxX == 359)
  }

  /// UIKit, `UIBarButtonItem.Style.done`: bold words in the tint, which any bar holds.
  @Test func `what stands out in a classic bar has bold words and no ground`() throws {
    let layout = try layout(
      "{ title: T, trailing: [{ button: { title: Done, style: prominent } }] }",
      orientation: .landscapeLeft)
    let done = try button(layout, "navigation/trailing/0")
    #expect(done.style == .plain)
    #expect(done.title?.font.weight == .semibold)
    let bar = try #require(layout.element("navigation")?.windowFrame)
    #expect(bar.height == 32)
    #expect(layout.element("navigation/trailing/0")?.windowFrame.height == 32)
  }

  /// UIKit keeps a title as near to the middle as its neighbours let it.
  @Test func `a title leaves the middle no further than it must`() throws {
    let layout = try layout(
      "{ title: The longest title of them all, trailing: [{ button: Everything }] }")
    let title = try #require(layout.element("navigation/title")?.windowFrame)
    let item = try #require(layout.element("navigation/trailing/0")?.windowFrame)
    #expect(title.maxX == item.minX - 8)
    #expect(title.midX < 375 / 2)
  }
}
