import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Parts of a display, windows of free size and external displays.
@Suite struct WindowTests {
  private func scene(
    _ id: String, _ window: String, _ orientation: Orientation = .portrait, os: Version? = nil
  ) throws -> Scene {
    var configuration = Scenes.configuration(try BuiltInCatalog.device(id), orientation, os: os)
    configuration.window = window
    return SceneResolver.resolve(configuration)
  }

  @Test func `the value of a window is read and written the same`() {
    for text in WindowShape.words + ["400x700", "320.5x480"] {
      #expect(WindowShape(text)?.text == text)
    }
    #expect(WindowShape("0400x700")?.text == "400x700")
    for text in ["", "400", "400x", "x700", "1x1", "400x700x2", "-400x700", "1e3x700", "split"] {
      #expect(WindowShape(text) == nil, "\(text)")
    }
  }

  @Test func `the left half of a tablet has the display's insets above and below and none aside`()
    throws
  {
    let scene = try scene("ipad-pro-11-m5", "split-1/2", .landscapeLeft)
    // Source: devices.json, 1210-point row; the divider is 10 points wide.
    #expect(scene.window == Rect(x: 0, y: 0, width: 600, height: 834))
    #expect(scene.place.others == [Rect(x: 610, y: 0, width: 600, height: 834)])
    #expect(scene.safeArea == EdgeInsets(top: 32, bottom: 25))
    #expect(scene.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    // A compact width has a margin of 16.
    #expect(scene.margins == EdgeInsets(top: 32, left: 16, bottom: 25, right: 16))
    #expect(scene.guide("readable") == Rect(x: 16, y: 32, width: 568, height: 777))
    #expect(scene.bars.first?.frame == Rect(x: 0, y: 0, width: 600, height: 32))
    // Below the divider the pill goes on: it is the display's.
    #expect(scene.homeIndicator?.midX == 605)
    #expect(scene.notes.map(\.rule) == ["window-of-earlier-system"])
  }

  @Test func `two thirds in landscape are regular and have margins of 20`() throws {
    let scene = try scene("ipad-9-7", "split-2/3", .landscapeRight)
    #expect(scene.window.size == Size(width: 694, height: 768))
    #expect(scene.sizeClasses?.horizontal == .regular)
    #expect(scene.margins.left == 20)
    #expect(scene.notes.isEmpty)
  }

  @Test func `a window over another app lies at the right and in the middle of nothing`() throws {
    let scene = try scene("ipad-9-7", "slide-over")
    #expect(scene.place.kind == .slideOver)
    #expect(scene.windowOnDisplay == Rect(x: 448, y: 0, width: 320, height: 1024))
    #expect(scene.displayFrame == Rect(x: -448, y: 0, width: 768, height: 1024))
    #expect(scene.place.others == [Rect(x: 0, y: 0, width: 448, height: 1024)])
  }

  @Test func `a free window lies in the middle and has only the insets that lie over it`() throws {
    let small = try scene("ipad-pro-11-m5", "400x700")
    #expect(small.windowOnDisplay == Rect(x: 217, y: 255, width: 400, height: 700))
    #expect(small.safeArea == .zero)
    #expect(small.safeAreaIsAssumed)
    #expect(small.bars.isEmpty)
    #expect(small.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    // 10 points are left above and below: 22 of the bar's 32 lie over the window.
    let tall = try scene("ipad-pro-11-m5", "700x1190")
    #expect(tall.safeArea == EdgeInsets(top: 22, bottom: 15))
    #expect(tall.bars.first?.frame == Rect(x: 0, y: 0, width: 700, height: 22))
    #expect(tall.sizeClasses?.horizontal == .regular)
    let whole = try scene("ipad-pro-11-m5", "834x1210")
    #expect(whole.place.others.isEmpty && whole.safeArea == EdgeInsets(top: 32, bottom: 25))
  }

  @Test func `a phone takes a free size as its display's own`() throws {
    let scene = try scene("iphone-17-pro", "500x600")
    #expect(scene.place.kind == .resized)
    #expect(scene.display.size == Size(width: 500, height: 600))
    #expect(scene.safeArea == EdgeInsets(top: 62, bottom: 34))
    #expect(abs((scene.display.housing?.frame.midX ?? 0) - (200.833 + 49)) < 1e-6)
    #expect(scene.homeIndicator?.midX == 250 && scene.homeIndicator?.maxY == 592)
  }

  @Test func `a tablet's window that has no room makes the display itself as large`() throws {
    let scene = try scene("ipad-9-7", "1600x900")
    #expect(scene.place.kind == .resized)
    #expect(scene.display.size == Size(width: 1600, height: 900))
  }

  @Test func `an external display is bare, regular and has no insets`() throws {
    let wide = try scene("iphone-17-pro", "external-16x9")
    #expect(wide.window.size == Size(width: 1920, height: 1080) && wide.scale == 1)
    #expect(wide.safeArea == .zero && wide.bars.isEmpty && wide.homeIndicator == nil)
    #expect(wide.margins == EdgeInsets(left: 20, right: 20))
    let square = try scene("ipad-9-7", "external-4x3")
    #expect(square.window.size == Size(width: 1024, height: 768))
  }

  @Test func `a device that can't show a window says why`() throws {
    func obstacle(_ id: String, _ window: String, _ orientation: Orientation) throws -> String? {
      let device = try BuiltInCatalog.device(id)
      return WindowRules.obstacle(
        to: try #require(WindowShape(window)), on: device,
        display: try #require(device.displays.first).id, orientation: orientation)
    }
    #expect(try obstacle("ipad-9-7", "split-1/2", .landscapeLeft) == nil)
    #expect(
      try obstacle("ipad-9-7", "split-1/2", .portrait)?.hasSuffix("Split View 1/2 in portrait")
        == true)
    #expect(
      try obstacle("iphone-17-pro", "slide-over", .portrait)?.contains("no Split View") == true)
    #expect(
      try obstacle("iphone-duo", "split-1/2", .portrait)?.contains("on its outer display") == true)
    #expect(
      try obstacle("iphone-duo", "400x700", .portrait)?.contains("have no other size") == true)
    #expect(try obstacle("apple-tv-hd", "external-4x3", .native) != nil)
    #expect(try obstacle("iphone-17-pro", "400x700", .portrait) == nil)
  }
}
