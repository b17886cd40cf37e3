import Annotations
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// What a page says about pictures: bars, lost parts, focus, the other mode of a video.
struct ArtworkDrawingTests {
  private func layout(_ node: String, _ assets: String) throws -> ResolvedLayout {
    try SampleScreen.resolve(
      "content: { \(node), id: hero, ignoresSafeArea: true }",
      top: "assets: { art: { \(assets) } }", device: "iphone-x",
      assets: ["art": AssetFacts(size: Size(width: 375, height: 667))])
  }

  private func page(
    _ layout: ResolvedLayout, _ options: PreviewOptions = PreviewOptions()
  ) -> DrawnPage {
    DrawnPage(
      PreviewDrawing.displayList(
        for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
        assets: []))
  }

  private func words(_ page: DrawnPage) -> [String] { page.words.map(\.run.string) }

  @Test(arguments: PreviewOptions.Style.allCases)
  func `bars carry their sizes and the margin the share`(style: PreviewOptions.Style) throws {
    let page = page(
      try layout("image: art, contentMode: fit", "size: [375, 667]"), PreviewOptions(style: style))
    #expect(page.has("letterbox-hero"))
    // (812 - 667) / 2 above and below.
    #expect(words(page).filter { $0.contains("letterbox 375 × 72.5") }.count == 2)
    #expect(words(page).contains("hero: fit"))
    #expect(words(page).contains("17.9 % of the frame unused"))
    #expect(words(page).contains("letterbox bar"))
    #expect(!words(page).contains("lost part of a picture"))
  }

  @Test(arguments: PreviewOptions.Style.allCases)
  func `what is cut is shown outside the device, with its numbers`(
    style: PreviewOptions.Style
  ) throws {
    let page = page(
      try layout(
        "image: art, contentMode: fill",
        "size: [375, 667], focus: { face: [0.05, 0.25, 0.6, 0.4], sky: [0.4, 0.1, 0.2, 0.1] }"),
      PreviewOptions(style: style))
    #expect(page.has("letterbox-ghosts"))
    // 375 grows by 812 / 667 to 456.52.
    #expect(words(page).filter { $0 == "40.76 cut" }.count == 2)
    // 40.76 less a twentieth of 456.52.
    #expect(words(page).contains("face: cut by 17.93 pt left"))
    #expect(words(page).contains("sky: kept"))
    #expect(words(page).contains("hero: fill, 17.9 % of the picture lost"))
    #expect(words(page).contains("contentMode: fill, anchor: leading keeps the focus"))
    for entry in ["lost part of a picture", "cut edge", "focus, kept", "focus, cut or hidden"] {
      #expect(words(page).contains(entry), "\(entry)")
    }
  }

  @Test func `a video shows its other mode beside it, on the page alone`() throws {
    let layout = try layout("video: { asset: art, gravity: fit }", "size: [375, 667]")
    let sheet = page(layout)
    #expect(sheet.has("letterbox-alternatives"))
    #expect(words(sheet).contains("hero: fill instead"))
    #expect(words(sheet).contains("456.52 × 812"))
    #expect(words(sheet).contains("17.9 % of the picture lost"))
    #expect(!page(layout, PreviewOptions(canvas: .device)).has("letterbox-alternatives"))
    let image = try self.layout("image: art, contentMode: fit", "size: [375, 667]")
    #expect(!page(image).has("letterbox-alternatives"))
  }

  @Test func `bars in the picture are hatched and counted`() throws {
    let page = page(
      try layout(
        "video: { asset: art, gravity: fit }", "size: [375, 667], bakedBars: [0.1, 0]"))
    #expect(words(page).contains("bar in the picture"))
    #expect(words(page).contains("hero: bars in the picture"))
    // Without them 375 × 533.6 fits as wide as it is: they cost nothing.
    #expect(words(page).contains("they cost nothing in this mode"))
  }

  @Test func `without the layer nothing of it is left, on every canvas`() throws {
    let layouts = [
      try layout("video: { asset: art, gravity: fit }", "size: [375, 667], bakedBars: [0.1, 0]"),
      try layout("image: art, contentMode: fill", "size: [375, 667], focus: [0, 0.2, 0.5, 0.5]"),
    ]
    for layout in layouts {
      for canvas in PreviewOptions.Canvas.allCases {
        for style in PreviewOptions.Style.allCases {
          let rest = Set(Layer.allCases).subtracting([.letterbox])
          let page = page(layout, PreviewOptions(style: style, canvas: canvas, layers: rest))
          #expect(!page.layers.contains(.letterbox))
          #expect(page.faults.isEmpty, "\(page.faults)")
        }
      }
    }
  }

  @Test func `a mockup of the screen alone carries no mark`() throws {
    let layout = try layout(
      "image: art, contentMode: fit", "size: [375, 667], focus: [0, 0.2, 0.5, 0.5]")
    for canvas in [PreviewOptions.Canvas.screen, .device] {
      let page = page(layout, PreviewOptions(style: .mockup, canvas: canvas))
      #expect(!page.layers.contains(.letterbox))
    }
  }

  // poppler snaps what lies past the ends of a gradient to other pixels: an edge got a step there.
  @Test(arguments: ["frame: { width: 20 }", "frame: { height: 20 }"])
  func `the sky of a stand-in lies between the ends of its gradient`(shape: String) throws {
    let layout = try layout("image: art, contentMode: fill, \(shape)", "size: [375, 667]")
    let list = PreviewDrawing.displayList(
      for: layout, specName: "sample", options: PreviewOptions(style: .mockup, canvas: .screen),
      measuring: FixedAdvanceMeasurer(), assets: [])
    let skies = gradients(list.commands)
    #expect(!skies.isEmpty)
    for (path, sky) in skies {
      let line = Size(width: sky.end.x - sky.start.x, height: sky.end.y - sky.start.y)
      let square = line.width * line.width + line.height * line.height
      for x in [path.bounds.minX, path.bounds.maxX] {
        for y in [path.bounds.minY, path.bounds.maxY] {
          let along = (x - sky.start.x) * line.width + (y - sky.start.y) * line.height
          #expect(along > 0 && along < square)
        }
      }
    }
  }

  /// The filled paths that change their colour.
  private func gradients(_ commands: [DrawingCommand]) -> [(path: Path, fill: LinearGradient)] {
    commands.flatMap { command -> [(path: Path, fill: LinearGradient)] in
      switch command {
      case .group(let group): gradients(group.commands)
      case .path(let path, fill: .gradient(let fill), stroke: _): [(path, fill)]
      default: []
      }
    }
  }

  /// The clips of an element's group, outermost first.
  private func clips(_ id: String, _ commands: [DrawingCommand]) -> [Path] {
    commands.flatMap { command -> [Path] in
      guard case .group(let group) = command else { return [] }
      guard group.id == id else { return clips(id, group.commands) }
      return group.commands.compactMap { step in
        if case .group(let inner) = step { inner.clip } else { nil }
      }
    }
  }

  @Test(arguments: [(0.0, 120.0), (20.0, 40.0)])
  func `a picture larger than its frame ends with it where it has round corners`(
    radius: Double, side: Double
  ) throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        image: art
        id: hero
        frame: { width: 40, height: 40 }
        cornerRadius: \(Int(radius))
      """, top: "assets: { art: { size: [120, 120] } }",
      assets: ["art": AssetFacts(size: Size(width: 120, height: 120))])
    let list = PreviewDrawing.displayList(
      for: layout, specName: "sample", options: PreviewOptions(style: .mockup, canvas: .screen),
      measuring: FixedAdvanceMeasurer(), assets: [])
    let shape = try #require(clips("element-hero", list.commands).first)
    #expect(abs(shape.bounds.width / list.size.width * layout.scene.window.width - side) < 0.01)
  }

  /// The black rectangles in an element's group.
  private func black(_ id: String, _ commands: [DrawingCommand], inside: Bool = false) -> [Rect] {
    commands.flatMap { command -> [Rect] in
      switch command {
      case .group(let group):
        black(id, group.commands, inside: inside || group.id == id)
      case .path(let path, .color(Color(0)), _) where inside: [path.bounds]
      default: []
      }
    }
  }

  @Test func `a player is black where its bars are and nowhere below its picture`() throws {
    func drawn(_ node: String, _ size: String) throws -> (black: [Rect], factor: Double) {
      let layout = try layout(node, "size: \(size)")
      let list = PreviewDrawing.displayList(
        for: layout, specName: "sample", options: PreviewOptions(style: .mockup, canvas: .screen),
        measuring: FixedAdvanceMeasurer(), assets: [])
      return (
        black("element-hero", list.commands), list.size.width / layout.scene.window.width
      )
    }
    // (812 - 667) / 2 above and below, and a point below the picture.
    let bars = try drawn("video: { asset: art, gravity: fit }", "[375, 667]")
    #expect(bars.black.count == 2)
    for bar in bars.black { #expect(abs(bar.height / bars.factor - 73.5) < 0.01) }
    // 200 × 355.73 is 200 × 355.67 on whole pixels: what is left beside the picture is no bar.
    let whole = try drawn(
      "video: { asset: art, gravity: fit }, frame: { width: 200, height: 355.67 }", "[375, 667]")
    #expect(whole.black.isEmpty)
  }

  @Test func `what lies on a picture lies on its bars as well`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        zstack:
          - { image: art, id: hero, contentMode: fit, ignoresSafeArea: true }
          - { box: sign, id: sign, frame: { width: 200, height: 60 } }
      """, top: "assets: { art: { size: [375, 200] } }", device: "iphone-x",
      assets: ["art": AssetFacts(size: Size(width: 375, height: 200))])
    let page = page(layout)
    let order = page.ids.filter { ["element-hero", "letterbox-hero", "element-sign"].contains($0) }
    #expect(order == ["element-hero", "letterbox-hero", "element-sign"])
  }
}
