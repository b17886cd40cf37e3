import Annotations
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// What pictures show of televisions, windows in space, watches and the edges of displays.
struct PlatformDrawingTests {
  private func picture(
    _ screen: String, _ device: String, _ options: PreviewOptions = PreviewOptions()
  ) throws -> DisplayList {
    let layout = try SampleScreen.resolve(screen, device: device)
    return PreviewDrawing.displayList(
      for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
      assets: [])
  }

  private func group(_ id: String, in commands: [DrawingCommand]) -> DrawingGroup? {
    for case .group(let group) in commands {
      if group.id == id { return group }
      if let inner = self.group(id, in: group.commands) { return inner }
    }
    return nil
  }

  /// The bounds of the outlines of a group.
  private func bounds(_ commands: [DrawingCommand]) -> [Rect] {
    commands.flatMap { command -> [Rect] in
      switch command {
      case .path(let path, _, _): [path.bounds]
      case .group(let group): bounds(group.commands)
      case .text, .image: []
      }
    }
  }

  private func fills(_ commands: [DrawingCommand]) -> [Rect] {
    commands.flatMap { command -> [Rect] in
      switch command {
      case .path(let path, .some, _): [path.bounds]
      case .group(let group): fills(group.commands)
      case .path, .text, .image: []
      }
    }
  }

  private func text(_ list: DisplayList) -> [String] { DrawnPage(list).words.map(\.run.string) }

  // MARK: Television

  private static let shelf = """
    content:
      hstack:
        spacing: 100
        children:
          - { box: one, id: one, interactive: true, focusScale: 1.2, focused: true, frame: { width: 400, height: 200 } }
          - { box: two, id: two, interactive: true, focusScale: 1.2, frame: { width: 400, height: 200 } }
    """

  private let mockup = PreviewOptions(style: .mockup, canvas: .screen)

  @Test func `the item with the focus is drawn larger about its middle, over the others`() throws {
    let list = try picture(Self.shelf, "apple-tv-4k", mockup)
    // 900 points in the middle of 1920 by 1080; 1.2 times 400 by 200 is 480 by 240.
    let focus = try #require(group("element-one", in: list.commands))
    #expect(fills(focus.commands).contains(Rect(x: 470, y: 420, width: 480, height: 240)))
    let other = try #require(group("element-two", in: list.commands))
    #expect(fills(other.commands).contains(Rect(x: 1010, y: 440, width: 400, height: 200)))
    let names = list.commands.compactMap { command -> String? in
      if case .group(let group) = command { group.id } else { nil }
    }
    let content = try #require(names.firstIndex(of: "layer-content"))
    let front = try #require(names.firstIndex(of: "layer-content-focus-0"))
    #expect(content < front)
    // Its shadow lies below it.
    let shadows = try #require(group("layer-content-focus-0", in: list.commands)).commands
      .dropLast()
    #expect(!shadows.isEmpty)
  }

  @Test func `without the focus nothing grows, and only televisions have one`() throws {
    let still = Self.shelf.replacing("focused: true, ", with: "")
    for (screen, device) in [(still, "apple-tv-4k"), (Self.shelf, "ipad-pro-13-m5")] {
      let list = try picture(screen, device, mockup)
      #expect(group("layer-content-focus-0", in: list.commands) == nil, "\(device)")
      let one = try #require(group("element-one", in: list.commands))
      #expect(fills(one.commands).contains { $0.width == 400 }, "\(device)")
    }
  }

  @Test func `a blueprint outlines how large each item gets and keeps their frames`() throws {
    let list = try picture(Self.shelf, "apple-tv-4k", PreviewOptions(canvas: .screen))
    let layer = try #require(group("focus-growth", in: list.commands))
    #expect(layer.layer == .touch)
    #expect(
      bounds(layer.commands) == [
        Rect(x: 470, y: 420, width: 480, height: 240),
        Rect(x: 970, y: 420, width: 480, height: 240),
      ])
    let words = text(try picture(Self.shelf, "apple-tv-4k"))
    #expect(words.contains("enlarged by the focus") && words.contains("has the focus"))
    let without = try picture(
      Self.shelf, "apple-tv-4k", PreviewOptions(layers: Set(Layer.allCases).subtracting([.touch])))
    #expect(group("focus-growth", in: without.commands) == nil)
    #expect(!text(without).contains("has the focus"))
  }

  // MARK: Windows in space

  private static let player = """
    content: { box: {}, id: page }
    ornaments:
      - attachmentAnchor: leading
        contentAlignment: trailing
        content: { box: tabs, id: tabs, frame: { width: 68, height: 300 } }
    """

  @Test(arguments: PreviewOptions.Style.allCases)
  func `the canvas grows by what lies outside a window`(style: PreviewOptions.Style) throws {
    let plain = try picture(
      "content: { box: {} }", "apple-vision-pro-window",
      PreviewOptions(style: style, canvas: .device))
    // The bar ends 32 points below the window; 8 points of ground all around.
    #expect(plain.size == Size(width: 1280 + 16, height: 720 + 32 + 16))
    let list = try picture(
      Self.player, "apple-vision-pro-window", PreviewOptions(style: style, canvas: .device))
    #expect(list.size == Size(width: 1280 + 68 + 16, height: 720 + 32 + 16))
    let layer = try #require(group("layer-content-ornaments", in: list.commands))
    #expect(layer.clip == nil)
    let shown = fills(try #require(group("element-tabs", in: layer.commands)).commands)
    #expect(shown.contains(Rect(x: 8, y: 8 + 210, width: 68, height: 300)))
    let bar = try #require(group("window-bar", in: list.commands))
    let top = try #require(bounds(bar.commands).first?.minY)
    #expect(abs(top - 748) < 0.001)
  }

  @Test func `the canvas of the screen has the window alone`() throws {
    let list = try picture(Self.player, "apple-vision-pro-window", mockup)
    #expect(list.size == Size(width: 1280, height: 720))
    #expect(group("layer-content-ornaments", in: list.commands) == nil)
    #expect(group("window-bar", in: list.commands) == nil)
  }

  @Test func `the legend says that the place of the bar is estimated`() throws {
    #expect(
      text(try picture(Self.player, "apple-vision-pro-window")).contains(
        "window bar, place estimated"))
    #expect(
      !text(try picture("content: { box: {} }", "iphone-17-pro")).contains { $0.contains("bar") })
  }

  // MARK: Watches

  @Test func `a watch has its time where reading ends, and no battery`() throws {
    let list = try picture("content: { box: {} }", "apple-watch-ultra-3", mockup)
    let time = try #require(DrawnPage(list).words.first { $0.run.string == "9:41" })
    #expect(DrawnPage.Words.room(time.run).minX > list.size.width / 2)
    let chrome = try #require(group("layer-chrome", in: list.commands))
    #expect(chrome.commands.count == 1)
  }

  @Test func `a turned watch has its crown on the other side and says so`() throws {
    func crown(_ keys: String) throws -> Rect {
      let list = try picture(
        "\(keys)content: { box: {} }", "apple-watch-ultra-3",
        PreviewOptions(style: .mockup, canvas: .device))
      let device = try #require(group("layer-device", in: list.commands))
      return try #require(bounds(device.commands).first)
    }
    #expect(try crown("").midX > 150)
    #expect(try crown("autorotated: true\n").midX < 50)
    let words = text(try picture("autorotated: true\ncontent: { box: {} }", "apple-watch-ultra-3"))
    #expect(words.contains { $0.contains("turned towards someone else") })
  }

  @Test func `a Mac whose window fills the screen has no clock over it`() throws {
    #expect(!text(try picture("content: { box: {} }", "macbook-pro-14", mockup)).contains("9:41"))
    #expect(text(try picture("content: { box: {} }", "ipad-pro-11-m5", mockup)).contains("9:41"))
  }

  @Test func `a smaller window of a Mac has a title bar that its content keeps off`() throws {
    // Source: VS Code's code, 32 points from macOS 26 on.
    let layout = try SampleScreen.resolve(
      "content: { box: {}, id: page }", device: "macbook-pro-14"
    ) { $0.window = "900x600" }
    #expect(layout.frame("page") == [0, 32, 900, 568])
    #expect(
      layout.scene.bars.map(\.id) == ["titleBar"]
        && layout.scene.bars[0].frame == Rect(x: 0, y: 0, width: 900, height: 32))
    let list = PreviewDrawing.displayList(
      for: layout, specName: "sample", options: mockup, measuring: FixedAdvanceMeasurer(),
      assets: [])
    // 1512 by 982: the window lies 306 from the left and 191 from the top.
    let bar = try #require(group("title-bar", in: list.commands))
    #expect(bounds(bar.commands).first == Rect(x: 306, y: 191, width: 900, height: 32))
    let whole = try SampleScreen.resolve("content: { box: {} }", device: "macbook-pro-14")
    #expect(!whole.scene.bars.contains { $0.id == "titleBar" })
    // What is nearly as high as the screen stays below the menu bar.
    let high = try SampleScreen.resolve("content: { box: {} }", device: "macbook-pro-14") {
      $0.window = "900x940"
    }
    #expect(high.scene.place.origin.y == 37)
  }

  // MARK: Edges

  @Test func `edges are drawn where the app asks for one, and not before`() throws {
    #expect(
      group(
        "screen-edges", in: try picture("content: { box: {} }", "iphone-17-pro").commands) == nil)
    let list = try picture(
      "defersSystemGestures: [bottom]\ncontent: { box: {} }", "iphone-17-pro")
    let layer = try #require(group("screen-edges", in: list.commands))
    #expect(layer.layer == .touch)
    let words = text(list)
    #expect(words.contains("edge protection: the first swipe is the app's"))
    #expect(words.contains("swipe of the system"))
    let all = text(try picture("defersSystemGestures: true\ncontent: { box: {} }", "iphone-17-pro"))
    #expect(!all.contains("swipe of the system"))
  }

  @Test func `a home indicator that hides is outlined where it comes back`() throws {
    let list = try picture(
      "homeIndicator: autoHidden\ncontent: { box: {} }", "iphone-17-pro",
      PreviewOptions(canvas: .screen))
    let pill = try SampleScreen.resolve("content: { box: {} }").scene.homeIndicator
    let layer = try #require(group("screen-edges", in: list.commands))
    #expect(bounds(layer.commands) == [try #require(pill)])
  }
}
