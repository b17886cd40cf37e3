import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// The kind `screenshot` on a device of 402 x 874 points at 3x, 62 of safe area above and 34 below.
struct ScreenshotTests {
  private func resolve(
    _ screen: String, file: String = "home.png", pixels: Size? = Size(width: 1206, height: 2622),
    bars: EdgeInsets? = nil
  ) throws -> ResolvedLayout {
    let facts = AssetFacts(
      size: pixels ?? Size(width: 100, height: 100), pixels: pixels, foundBars: bars)
    return try SampleScreen.resolve(screen, assets: [file: facts])
  }

  private func image(_ layout: ResolvedLayout) throws -> PlacedImage {
    guard case .image(let image)? = layout.element("a")?.content else {
      throw SampleScreen.Missing()
    }
    return image
  }

  @Test func `it covers the window with its pixels by the scale of the display`() throws {
    let layout = try resolve("content: { screenshot: home.png, id: a }")
    #expect(layout.frame("a") == [0, 0, 402, 874])
    let image = try image(layout)
    #expect(image.drawn == Rect(x: 0, y: 0, width: 402, height: 874))
    #expect(
      image.screenshot == PlacedImage.Screenshot(pixels: Size(width: 1206, height: 2622), scale: 3))
    #expect(image.screenshotBars == nil && layout.notes.isEmpty)
    #expect(layout.element("a")?.role == .image)
  }

  @Test(arguments: [
    ("home.png", "{ file: home.png, scale: 2 }", 2.0), ("home@2x.png", "home@2x.png", 2),
    ("home@2x.png", "{ file: home@2x.png, scale: 3 }", 3), ("./home", "home", 3),
  ])
  func `its scale is what the spec says, then its name, then the display`(
    asset: String, value: String, scale: Double
  ) throws {
    let image = try image(
      resolve("content: { screenshot: \(value), id: a }", file: asset))
    #expect(image.asset == asset && image.screenshot?.scale == scale)
    #expect(image.fit.picture == Size(width: 1206 / scale, height: 2622 / scale))
    #expect(image.drawn.midX == 201 && image.drawn.midY == 437)
  }

  @Test func `it keeps to the safe area where the spec says so, and takes a mode as a picture`()
    throws
  {
    let layout = try resolve(
      """
      content:
        screenshot: home.png
        id: a
        contentMode: fit
        anchor: top
        ignoresSafeArea: [bottom]
      """)
    #expect(layout.frame("a") == [0, 62, 402, 812])
    // 812 of 874 points, in proportion.
    let width = 402.0 * 812 / 874
    let drawn = try image(layout).drawn
    #expect(abs(drawn.width - width) < 1e-9 && drawn.minY == 62 && drawn.height == 812)
  }

  @Test func `bars in it are measured in its own points`() throws {
    let bars = EdgeInsets(top: 219.0 / 2622, bottom: 216.0 / 2622)
    let layout = try resolve("content: { screenshot: home.png, id: a }", bars: bars)
    let found = try #require(try image(layout).screenshotBars)
    #expect(abs(found.top - 73) < 1e-9 && abs(found.bottom - 72) < 1e-9)
    #expect(found.left == 0 && found.right == 0)
    let note = try #require(layout.notes.first)
    #expect(note.rule == "screenshot-bars" && layout.notes.count == 1)
    #expect(note.message.contains("73 pt at the top, 72 pt at the bottom"))
  }

  @Test func `one that can't be read stands for the whole screen`() throws {
    let layout = try resolve("content: { screenshot: home.png, id: a }", pixels: nil)
    #expect(try image(layout).drawn == Rect(x: 0, y: 0, width: 402, height: 874))
  }
}
