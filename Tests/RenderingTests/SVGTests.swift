import Cairo
import Drawing
import Foundation
import FoundationXML
import Geometry
import Rendering
import TestSupport
import Testing
import Typography

struct SVGTests {
  private let renderer: Renderer
  private let fonts: TextShaper

  init() throws {
    fonts = try TextShaper()
    renderer = Renderer(fonts: fonts)
  }

  private func svg(_ commands: [DrawingCommand], title: String = "Title") -> String {
    renderer.svg(
      DisplayList(
        size: Size(width: 402, height: 874.5), background: Color(0xffffff), title: title,
        commands: commands))
  }

  private func parse(_ text: String) throws -> XMLDocument {
    try XMLDocument(xmlString: text, options: [.nodePreserveWhitespace])
  }

  private let square = DrawingCommand.path(
    rectangle(0, 0, 10, 10), fill: .color(Color(0x123456)), stroke: nil)

  @Test(arguments: FeatureDrawing.all)
  func `every drawing is well-formed`(drawing: FeatureDrawing) throws {
    let images = try FeatureDrawing.images()
    let root = try #require(
      try parse(renderer.svg(drawing.list(fonts), images: images)).rootElement())
    #expect(root.name == "svg")
    #expect(root.value("viewBox") == "0 0 240 100")
    #expect(root.elements(forName: "title").first?.stringValue == drawing.testDescription)
  }

  @Test func `sizes are points with at most three decimals`() throws {
    let root = try #require(try parse(svg([])).rootElement())
    #expect(root.value("width") == "402")
    #expect(root.value("height") == "874.5")
    #expect(root.value("role") == "img")
  }

  @Test func `each layer is a group with its id and class`() throws {
    let commands = Layer.allCases.map {
      DrawingCommand.group(DrawingGroup(layer: $0, title: "About \($0)", [square]))
    }
    let root = try #require(try parse(svg(commands)).rootElement())
    let groups = root.elements(forName: "g")
    #expect(
      groups.map { $0.value("id") }
        == Layer.allCases.map { "layer-\($0.rawValue)" })
    #expect(groups[0].value("class") == "layer device")
    #expect(groups[0].elements(forName: "title").first?.stringValue == "About device")
  }

  @Test func `ids are unique and harmless whatever the spec says`() throws {
    let ids = ["play", "play", "a b\"><script>", "", "gradient-1", "über/0"]
    let gradient = LinearGradient(
      from: .zero, to: Point(x: 9, y: 0),
      stops: [.init(offset: 0, color: Color(0)), .init(offset: 1, color: Color(0xffffff))])
    let filled = DrawingCommand.path(
      rectangle(0, 0, 9, 9), fill: .gradient(gradient), stroke: nil)
    let text = svg(ids.map { .group(DrawingGroup(id: $0, [filled])) })
    let nodes = try parse(text).nodes(forXPath: "//*[@id]/@id").compactMap(\.stringValue)
    #expect(Set(nodes).count == nodes.count)
    #expect(nodes.contains("play") && nodes.contains("play-2") && nodes.contains("über/0"))
    #expect(nodes.allSatisfy { !$0.contains(" ") && !$0.contains("\"") })
    let reference = try #require(text.firstMatch(of: /fill="url\(#([^)]*)\)"/)?.1)
    let gradients = try parse(text).nodes(forXPath: "//*[local-name()='linearGradient']")
    #expect(gradients.compactMap { ($0 as? XMLElement)?.value("id") } == [String(reference)])
  }

  @Test func `text from outside stays text`() throws {
    let hostile = "</text><script>alert('1')</script>&amp;\u{0}\u{1b}\u{fffe}\"]]>"
    var run = TextRun(
      hostile, font: Font(family: "a\"'><b", size: 12), origin: .zero, width: 40,
      color: Color(0), locale: "e\"n")
    run.halo = TextRun.Halo(color: Color(0xffffff), width: 2)
    let text = svg([.text(run), .group(DrawingGroup(title: hostile, [square]))], title: hostile)
    let document = try parse(text)
    #expect(try document.nodes(forXPath: "//*[local-name()='script']").isEmpty)
    let shown = try document.nodes(forXPath: "//*[local-name()='text']").first?.stringValue
    #expect(shown == "</text><script>alert('1')</script>&amp;   \"]]>")
  }

  @Test func `a run keeps to its measured width`() throws {
    let run = TextRun(
      "Play", font: Font(size: 17, weight: .semibold, tabularDigits: true),
      origin: Point(x: 20.25, y: 40), width: 33.3339, color: Color(0x1b1f24))
    let element = try #require(
      try parse(svg([.text(run)])).nodes(forXPath: "//*[local-name()='text']").first
        as? XMLElement)
    func attribute(_ name: String) -> String? { element.value(name) }
    #expect(attribute("x") == "20.25" && attribute("y") == "40")
    #expect(attribute("textLength") == "33.334")
    #expect(attribute("lengthAdjust") == "spacingAndGlyphs")
    #expect(attribute("font-size") == "17" && attribute("font-weight") == "600")
    #expect(attribute("style") == "font-variant-numeric:tabular-nums")
    #expect(attribute("direction") == nil)
  }

  @Test func `right-to-left text is anchored at its right end`() throws {
    let run = TextRun(
      "שלום", font: Font(size: 17), origin: Point(x: 20, y: 40), width: 50, color: Color(0),
      direction: .rightToLeft, locale: "he")
    let text = svg([.text(run)])
    #expect(text.contains("x=\"70\" y=\"40\""))
    #expect(text.contains("direction=\"rtl\""))
    #expect(text.contains("lang=\"he\""))
  }

  @Test func `neighbours that look alike share their look`() {
    let line = DrawingCommand.path(
      Path([.move(.zero), .line(Point(x: 9, y: 9))]), fill: nil,
      stroke: Stroke(Color(0xaabbcc), width: 0.75, dash: [4, 3]))
    let text = svg([line, line, line, square])
    #expect(text.matches(of: /stroke-dasharray/).count == 1)
    #expect(text.contains("stroke=\"#abc\""))
  }

  @Test func `a picture that is drawn twice is carried once`() throws {
    let images = try FeatureDrawing.images()
    let frames = [Rect(x: 0, y: 0, width: 32, height: 16), Rect(x: 9, y: 9, width: 8, height: 8)]
    let list = DisplayList(
      size: Size(width: 99, height: 99), background: nil, title: "",
      commands: frames.map { .image(ImageDrawing(asset: "stripes", frame: $0)) })
    let text = renderer.svg(list, images: images)
    let data = try #require(text.matches(of: /base64,([^"]*)"/).first?.1)
    #expect(text.matches(of: /base64/).count == 1)
    #expect(Data(base64Encoded: String(data)).map { Array($0) } == images["stripes"]?.file?.bytes)
    #expect(text.contains("scale(2 2)"))
  }

  @Test(arguments: [0, -0.0004, 0.0005, -12.5, 1.0, 0.1 + 0.2, 402.125, 99.9995, 123456.789])
  func `numbers are those of the shared form`(number: Double) {
    let path = Path([.move(Point(x: number, y: 1)), .line(Point(x: 5, y: 7))])
    let text = svg([.path(path, fill: .color(Color(0)), stroke: nil)])
    #expect(text.contains("d=\"M\(number.text(decimals: 3)) 1L5 7\""))
  }
}

extension XMLElement {
  /// The value of an attribute; Foundation's own look-up fails under a default namespace.
  fileprivate func value(_ name: String) -> String? {
    attributes?.first { $0.name == name }?.stringValue
  }
}
