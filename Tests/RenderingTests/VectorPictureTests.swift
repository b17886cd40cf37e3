import Bitmaps
import Cairo
import Drawing
import Foundation
import Geometry
import Rendering
import TestSupport
import Testing

/// SVG pictures in what is drawn.
struct VectorPictureTests {
  private let renderer: Renderer
  private let file = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
    <defs><linearGradient id="g"><stop stop-color="#036"/><stop offset="1" stop-color="#fc3"/>\
    </linearGradient></defs>
    <rect width="40" height="20" fill="url(#g)"/><circle cx="20" cy="10" r="7" fill="#fff"/>
    <path d="M3 3L17 17" stroke="#c00" stroke-width="0.7"/></svg>
    """

  init() throws { renderer = Renderer(fonts: try TextShaper()) }

  private func list(_ frames: [Rect], size: Size) -> DisplayList {
    DisplayList(
      size: size, background: Color(0xffffff), title: "",
      commands: frames.map { .image(ImageDrawing(asset: "a", frame: $0)) })
  }

  private var picture: Picture { Picture(svg: Array(file.utf8)) }

  @Test(arguments: [1.0, 2, 3])
  func `it is drawn as librsvg's own program draws it at the same pixels`(scale: Double) throws {
    guard Rasterizer.hasLibrsvg else {
      print("skipped: there is no rsvg-convert")
      return
    }
    let frame = Rect(x: 0, y: 0, width: 80, height: 40)
    let own = try renderer.bitmap(
      list([frame], size: frame.size), scale: scale, images: ["a": picture])
    // The picture is 40 x 20 points.
    let other = try Rasterizer.librsvg(Array(file.utf8), scale: 2 * scale)
    try #require(own.width == other.width && own.height == other.height)
    let worst = zip(own.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
    // Premultiplied once more on the way to the page.
    #expect(worst <= 1, "\(worst)")
  }

  @Test func `it is carried once, with the pixels of its largest use`() throws {
    let frames = [
      Rect(x: 0, y: 0, width: 10, height: 5), Rect(x: 20, y: 0, width: 30, height: 15),
      Rect(x: 60, y: 0, width: 20, height: 10),
    ]
    let text = renderer.svg(
      list(frames, size: Size(width: 99, height: 20)), images: ["a": picture])
    let data = try #require(text.matches(of: /base64,([^"]*)"/).first?.1)
    #expect(text.matches(of: /base64/).count == 1)
    let bytes = [UInt8](try #require(Data(base64Encoded: String(data))))
    // Four pixels for each of 30 x 15 points.
    #expect(try #require(PNGReader.header(bytes)) == (120, 60))
    #expect(text.contains("scale(0.25 0.25)"))
  }

  @Test func `equal drawings give equal bytes, whatever was drawn before`() throws {
    let frame = Rect(x: 3, y: 2, width: 33, height: 17)
    let small = list([frame], size: Size(width: 50, height: 30))
    let images = ["a": picture]
    let first = renderer.svg(small, images: images)
    let pdf = try renderer.pdf(small, images: images)
    _ = try renderer.png(
      list([Rect(x: 0, y: 0, width: 9, height: 9)], size: Size(width: 9, height: 9)),
      scale: 2, images: images)
    let other = Renderer(fonts: try TextShaper())
    #expect(try other.pdf(small, images: images) == pdf)
    #expect(other.svg(small, images: images) == first)
    #expect(renderer.svg(small, images: images) == first)
  }

  @Test func `one that can't be read is drawn as one that is not there`() throws {
    let frame = Rect(x: 0, y: 0, width: 60, height: 40)
    let page = list([frame], size: frame.size)
    let broken = ["a": Picture(svg: Array("<svg>".utf8))]
    #expect(try renderer.png(page, scale: 1, images: broken) == renderer.png(page, scale: 1))
    #expect(renderer.svg(page, images: broken) == renderer.svg(page))
  }
}
