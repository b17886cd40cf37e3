import Bitmaps
import Cairo
import Drawing
import Foundation
import Geometry
import Rendering
import TestSupport
import Testing
import Typography

struct RendererTests {
  private let renderer: Renderer
  private let fonts: TextShaper

  init() throws {
    fonts = try TextShaper()
    renderer = Renderer(fonts: fonts)
  }

  private func list(
    _ commands: [DrawingCommand], width: Double = 20, height: Double = 10,
    background: Color? = Color(0xffffff)
  ) -> DisplayList {
    DisplayList(
      size: Size(width: width, height: height), background: background, title: "t",
      commands: commands)
  }

  private func fill(_ path: Path, _ color: Color = Color(0)) -> DrawingCommand {
    .path(path, fill: .color(color), stroke: nil)
  }

  @Test func `an opaque ground gives three channels, a transparent one four`() throws {
    let opaque = try renderer.png(list([]), scale: 1)
    #expect(opaque[25] == 2)
    let clear = try renderer.png(
      list([fill(rectangle(0, 0, 5, 5), Color(0xff8000, alpha: 0.5))], background: nil), scale: 1)
    #expect(clear[25] == 6)
    let pixel = try PNGReader.read(clear)[2, 2]
    #expect(pixel.alpha == 128 && pixel.red == 255 && abs(Int(pixel.green) - 128) <= 1)
    #expect(try PNGReader.read(clear)[15, 5] == (0, 0, 0, 0))
  }

  @Test func `the PNG holds the pixels of the bitmap`() throws {
    let drawing = FeatureDrawing.all[0].list(fonts)
    let bitmap = try renderer.bitmap(drawing, scale: 1)
    #expect(try PNGReader.read(renderer.png(drawing, scale: 1)) == bitmap)
  }

  @Test(arguments: [(1.0, 402, 434), (3, 1206, 1301), (0.5, 201, 217), (1.2, 483, 521)])
  func `sides are rounded up to whole pixels`(scale: Double, width: Int, height: Int) throws {
    let bitmap = try renderer.bitmap(list([], width: 402, height: 433.5), scale: scale)
    #expect(bitmap.width == width && bitmap.height == height)
  }

  @Test func `a hairline is one sharp row of pixels`() throws {
    for y in [5.0, 5.2, 5.5, 5.7] {
      let line = DrawingCommand.path(
        Path([.move(Point(x: 0, y: y)), .line(Point(x: 20, y: y))]), fill: nil,
        stroke: Stroke(Color(0), width: 1))
      let bitmap = try renderer.bitmap(list([line]), scale: 1)
      let column = (0..<10).map { bitmap[10, $0].red }
      #expect(column.filter { $0 == 0 }.count == 1, "y \(y): \(column)")
      #expect(column.filter { $0 == 255 }.count == 9)
      #expect(column[5] == 0)
    }
  }

  @Test func `edges of filled rectangles fall between pixels`() throws {
    let bitmap = try renderer.bitmap(list([fill(rectangle(2.3, 1.6, 10, 5))]), scale: 1)
    let values = Set(stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] })
    #expect(values == [0, 255])
    #expect(bitmap[2, 2].red == 0 && bitmap[11, 6].red == 0)
    #expect(bitmap[1, 3].red == 255 && bitmap[12, 3].red == 255 && bitmap[5, 1].red == 255)
  }

  @Test func `a fill thinner than a pixel does not vanish`() throws {
    let bitmap = try renderer.bitmap(list([fill(rectangle(2.1, 2, 0.3, 5))]), scale: 1)
    #expect(abs(Int(bitmap[2, 4].red) - 178) <= 2)
  }

  @Test func `a rectangle with round corners has sharp sides`() throws {
    let path = Path([
      .move(Point(x: 5.3, y: 1.3)), .line(Point(x: 12.3, y: 1.3)),
      .curve(Point(x: 14, y: 1.3), Point(x: 15.3, y: 2.6), Point(x: 15.3, y: 4.3)),
      .line(Point(x: 15.3, y: 8.3)), .line(Point(x: 5.3, y: 8.3)), .close,
    ])
    let bitmap = try renderer.bitmap(list([fill(path)]), scale: 1)
    #expect(bitmap[8, 0].red == 255 && bitmap[8, 1].red == 0)
    #expect(bitmap[4, 6].red == 255 && bitmap[5, 6].red == 0)
    #expect(bitmap[14, 6].red == 0 && bitmap[15, 6].red == 255)
    #expect((1...254).contains(bitmap[14, 1].red))
  }

  @Test func `text is drawn where it was measured, with any font size`() throws {
    let measurer = PangoTextMeasurer(fonts)
    for size in [9.0, 40, 120] {
      let run = FeatureDrawing.run("HIH", 10, 150, measurer, Font(size: size))
      let bitmap = try renderer.bitmap(
        list([.text(run)], width: 400, height: 200), scale: 1)
      let columns = (0..<400).filter { x in (0..<200).contains { bitmap[x, $0].red < 128 } }
      let rows = (0..<200).filter { y in (0..<400).contains { bitmap[$0, y].red < 128 } }
      // Inter's H: side bearings of 254, capitals 2048 high, of 2816 units.
      let (left, right) = (10 + size * 254 / 2816, 10 + run.width - size * 254 / 2816)
      #expect(abs(Double(columns[0]) - left) <= 1.5)
      #expect(abs(Double(columns[columns.count - 1] + 1) - right) <= 1.5)
      #expect(abs(Double(rows[0]) - (150 - size * 2048 / 2816)) <= 1.5)
      #expect(rows.last == 149)
    }
  }

  @Test func `a run is stretched to its width`() throws {
    var run = FeatureDrawing.run("HH", 10, 60, PangoTextMeasurer(fonts), Font(size: 40))
    run.width *= 2
    let bitmap = try renderer.bitmap(list([.text(run)], width: 200, height: 80), scale: 1)
    let columns = (0..<200).filter { x in (0..<80).contains { bitmap[x, $0].red < 128 } }
    #expect(abs(Double(columns[columns.count - 1]) - (10 + run.width)) < 10)
  }

  @Test func `a picture fills its frame to the edges`() throws {
    let red = Picture(bitmap: Bitmap(width: 3, height: 3, filledWith: (255, 0, 0, 255)))
    let image = DrawingCommand.image(
      ImageDrawing(asset: "red", frame: Rect(x: 2, y: 2, width: 10, height: 6)))
    let bitmap = try renderer.bitmap(list([image]), scale: 1, images: ["red": red])
    for (x, y) in [(2, 2), (11, 2), (2, 7), (11, 7), (6, 4)] {
      #expect(bitmap[x, y] == (255, 0, 0, 255))
    }
    #expect(bitmap[1, 4].green == 255 && bitmap[12, 4].green == 255)
  }

  @Test func `a picture drawn small is the mean of what it shows`() throws {
    // Fine stripes and a translucent half: any pixel left out would show.
    var bitmap = Bitmap(width: 401, height: 200)
    for y in 0..<200 {
      for x in 0..<401 { bitmap[x, y] = (x % 2 == 0 ? 255 : 0, 0, 0, x < 200 ? 255 : 128) }
    }
    let image = DrawingCommand.image(
      ImageDrawing(asset: "a", frame: Rect(x: 0, y: 0, width: 20, height: 10)))
    let small = try renderer.bitmap(
      list([image]), scale: 1, images: ["a": Picture(bitmap: bitmap)])
    #expect(abs(Int(small[4, 5].red) - 128) <= 3 && small[4, 5].green == 0)
    // Half of it is the white ground: red 0.5 x 128 + 0.5 x 255, green 0.5 x 255.
    #expect(abs(Int(small[15, 5].red) - 191) <= 3 && abs(Int(small[15, 5].green) - 127) <= 2)
  }

  @Test func `another picture under the same name is noticed`() throws {
    let image = DrawingCommand.image(
      ImageDrawing(asset: "a", frame: Rect(x: 0, y: 0, width: 20, height: 10)))
    let red = Picture(bitmap: Bitmap(width: 3, height: 3, filledWith: (255, 0, 0, 255)))
    let blue = Picture(bitmap: Bitmap(width: 3, height: 3, filledWith: (0, 0, 255, 255)))
    #expect(try renderer.bitmap(list([image]), scale: 1, images: ["a": red])[9, 5].red == 255)
    #expect(try renderer.bitmap(list([image]), scale: 1, images: ["a": blue])[9, 5].red == 0)
  }

  @Test func `documents carry a photo as a file, at its own size as the one that it came from`()
    throws
  {
    let file = FeatureDrawing.photoFile
    let images = try FeatureDrawing.images()
    func photo(_ width: Double, _ height: Double) -> DisplayList {
      list([
        .image(ImageDrawing(asset: "photo", frame: Rect(x: 0, y: 0, width: width, height: height)))
      ])
    }
    let large = try renderer.pdf(photo(600, 400), images: images)
    #expect(large.firstRange(of: file) != nil)
    #expect(
      try String(decoding: renderer.svgOutlines(photo(600, 400), images: images), as: UTF8.self)
        .contains(Data(file).base64EncodedString().prefix(60)))
    // A small one has no more pixels than are seen, and still is a photo.
    let small = try renderer.pdf(photo(60, 40), images: images)
    #expect(small.firstRange(of: file) == nil)
    #expect(small.firstRange(of: Array("/DCTDecode".utf8)) != nil)
    #expect(small.firstRange(of: Array("/Width 300".utf8)) != nil)
    #expect(small.count < large.count)
  }

  @Test(arguments: [0, -1, 0.05, 8.5, Double.nan, .infinity])
  func `a scale out of range is refused`(scale: Double) {
    let error = #expect(throws: RenderingError.self) { try renderer.png(list([]), scale: scale) }
    guard case .scale? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a page without area and one with too many pixels are refused`() {
    #expect(throws: RenderingError.emptyCanvas(width: 0, height: 10)) {
      try renderer.pdf(list([], width: 0))
    }
    #expect(throws: RenderingError.canvasTooLarge(width: 40_000, height: 10, limit: 32_767)) {
      try renderer.png(list([], width: 40_000), scale: 1)
    }
    #expect(throws: RenderingError.canvasTooLarge(width: 30_000, height: 30_000, limit: 32_767)) {
      try renderer.png(list([], width: 30_000, height: 30_000), scale: 1)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e9])
  func `coordinates that make no sense harm nothing else`(number: Double) throws {
    let images = try FeatureDrawing.images()
    let bad = Point(x: number, y: number)
    let senseless: [DrawingCommand] = [
      fill(Path([.move(bad), .line(Point(x: 1, y: 1)), .line(bad), .close])),
      .path(
        Path([.move(.zero), .curve(bad, bad, bad)]), fill: nil,
        stroke: Stroke(Color(0), width: number, dash: [number, 1])),
      .text(TextRun("a", font: Font(size: number), origin: bad, width: number, color: Color(0))),
      .text(TextRun("b", font: Font(size: 9), origin: bad, width: 9, color: Color(0))),
      .image(
        ImageDrawing(
          asset: "stripes", frame: Rect(x: number, y: 0, width: number, height: 3))),
      .image(ImageDrawing(asset: "none", frame: Rect(x: 0, y: number, width: number, height: 9))),
      .group(DrawingGroup(opacity: number, [fill(rectangle(0, 0, 1, 1))])),
    ]
    let good = fill(rectangle(12, 2, 6, 6), Color(0x123456))
    let page = list(senseless + [good])
    #expect(try renderer.bitmap(page, scale: 2, images: images)[30, 10] == (0x12, 0x34, 0x56, 255))
    #expect(try !renderer.pdf(page, images: images).isEmpty)
    #expect(try !renderer.svgOutlines(page, images: images).isEmpty)
    let svg = renderer.svg(page, images: images)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `a very long line is drawn`() throws {
    let string = String(repeating: "Proof sheet ", count: 1000)
    let run = FeatureDrawing.run(string, -40_000, 8, PangoTextMeasurer(fonts), Font(size: 10))
    let bitmap = try renderer.bitmap(list([.text(run)]), scale: 1)
    #expect(bitmap.pixels.contains { $0 < 128 })
  }

  @Test(.enabled(if: ExternalTool("pdftotext") != nil, "pdftotext is not installed"))
  func `the text of a PDF can be read`() throws {
    let measurer = PangoTextMeasurer(fonts)
    let strings = ["Sphinx of black quartz", "日本語", "402 × 874"]
    let commands = strings.enumerated().map { index, string in
      DrawingCommand.text(
        FeatureDrawing.run(string, 10, 30 + Double(index) * 30, measurer, locale: "ja"))
    }
    let folder = try TemporaryFolder()
    try folder.write(
      renderer.pdf(list(commands, width: 300, height: 120)), to: "page.pdf")
    let tool = try #require(ExternalTool("pdftotext"))
    let text = try tool.run([folder.path("page.pdf"), "-"]).text
    for string in strings { #expect(text.contains(string), "\(text)") }
    let info = try #require(ExternalTool("pdfinfo")).run([folder.path("page.pdf")]).text
    #expect(info.contains("Page size:       300 x 120 pts"))
    #expect(info.contains("Title:           t"))
  }
}
