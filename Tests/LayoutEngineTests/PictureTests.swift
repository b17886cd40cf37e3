import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Pictures in the frames that they get, with numbers worked out by hand.
///
/// The root is offered 402 x 778 points and centred at (201, 451).
struct PictureTests {
  @Test func `a picture keeps its size, fits, fills or is stretched`() throws {
    func image(_ modifiers: String) throws -> PlacedImage {
      let layout = try SampleScreen.resolve(
        "content: { image: art, id: a, frame: { width: 300, height: 300 }\(modifiers) }",
        top: "assets: { art: { size: [200, 100], focus: [0, 0, 0.25, 1] } }",
        assets: ["art": AssetFacts(size: Size(width: 200, height: 100))])
      return try #require(layout.element("a")?.content.image)
    }
    // The frame is 300 x 300 at (51, 301).
    #expect(try image("").drawn == Rect(x: 101, y: 401, width: 200, height: 100))
    let fit = try image(", contentMode: fit")
    #expect(fit.drawn == Rect(x: 51, y: 376, width: 300, height: 150))
    #expect(fit.unused == 0.5)
    #expect(fit.focusVisible == true)
    let fill = try image(", contentMode: fill")
    #expect(fill.drawn == Rect(x: -99, y: 301, width: 600, height: 300))
    #expect(fill.cropped == 0.5)
    #expect(fill.focusVisible == false)
    let anchored = try image(", contentMode: fill, anchor: leading")
    #expect(anchored.drawn.minX == 51)
    #expect(anchored.focusVisible == true)
    #expect(
      try image(", contentMode: stretch").drawn == Rect(x: 51, y: 301, width: 300, height: 300))
    #expect(
      try image(", contentMode: center").drawn == Rect(x: 101, y: 401, width: 200, height: 100))
  }

  @Test func `the focus of a picture keeps its side of the picture from right to left`() throws {
    let layout = try SampleScreen.resolve(
      "content: { image: art, id: a, contentMode: stretch, focus: [0, 0, 0.25, 1] }",
      top: "assets: { art: { size: [200, 100] } }",
      assets: ["art": AssetFacts(size: Size(width: 200, height: 100))]
    ) { $0.direction = .rightToLeft }
    guard case .image(let image) = layout.element("a")?.content else {
      Issue.record("no image")
      return
    }
    #expect(image.focus.first?.frame == Rect(x: 0, y: 62, width: 100.5, height: 778))
  }
}
