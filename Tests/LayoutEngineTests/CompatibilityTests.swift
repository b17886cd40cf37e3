import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Screens made for one device, shown on another; the expected numbers are worked out from the sizes.
struct CompatibilityTests {
  /// A screen made for one device on another.
  private func layout(
    _ design: String, on shown: String, _ mode: LayoutSpecs.Compatibility.Mode,
    _ orientation: Orientation = .portrait, content: String = "content: { box: {}, id: a }",
    top: String = "",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    let device = try BuiltInCatalog.device(design)
    return try SampleScreen.resolve(content, top: top, device: shown) {
      $0.orientation = orientation
      $0.compatibility = Configuration.Compatibility(device: device, mode: mode)
      change(&$0)
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  @Test func `a screen of the 4,7-inch phone lies between two bars on iPhone X`() throws {
    let scene = try layout("iphone-8", on: "iphone-x", .letterbox).scene
    #expect(scene.window == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(scene.place.scale == 1)
    // (812 - 667) / 2
    #expect(scene.place.origin == Point(x: 0, y: 72.5))
    #expect(
      scene.letterbox?.bars == [
        Rect(x: 0, y: 0, width: 375, height: 72.5), Rect(x: 0, y: 739.5, width: 375, height: 72.5),
      ])
    // The display is that of iPhone X, notch and corners included.
    #expect(scene.display.size == Size(width: 375, height: 812))
    #expect(scene.display.housing?.kind == .notch)
    #expect(scene.display.cornerRadii.topLeft == 39)
    #expect(scene.notes.isEmpty)
  }

  @Test func `filled, it loses 40,76 points at each side`() throws {
    let layout = try layout("iphone-8", on: "iphone-x", .crop)
    let scene = layout.scene
    let scale = 812.0 / 667
    #expect(near(scene.place.scale, scale))
    #expect(scene.letterbox == nil)
    let window = scene.onDisplay(scene.windowOnDisplay)
    #expect(near(window.minX, -(375 * scale - 375) / 2))
    #expect(near(window.height, 812))
    #expect(abs(-window.minX - 40.76) < 0.005)
    let note = try #require(layout.notes.first { $0.rule == "screen-cropped" })
    #expect(note.message.contains("17.9 %"))
    #expect(note.message.contains("40.76 pt left, 40.76 pt right"))
    // What sticks out of the display does not show: 375 of 456.52 points remain.
    let box = try #require(layout.element("a"))
    #expect(near(box.windowFrame.width, 375))
    #expect(near(box.visible.width, 375 / scale))
  }

  @Test func `a screen of iPhone X has no room on the 4,7-inch phone and gets smaller`() throws {
    let layout = try layout("iphone-x", on: "iphone-8", .letterbox)
    let scene = layout.scene
    let scale = 667.0 / 812
    #expect(near(scene.place.scale, scale))
    let bars = try #require(scene.letterbox?.bars).map(scene.onDisplay)
    // Pillarbox: (375 - 375 * 667 / 812) / 2 = 33.48 at each side.
    #expect(bars.count == 2)
    for bar in bars { #expect(near(bar.width, (375 - 375 * scale) / 2) && near(bar.height, 667)) }
    #expect(abs(bars[0].width - 33.48) < 0.005)
    #expect(layout.notes.contains { $0.rule == "screen-shrunk" && $0.message.contains("82.1 %") })
    // Laid out as on iPhone X, notch or not.
    #expect(scene.safeArea == EdgeInsets(top: 44, bottom: 34))
    #expect(scene.display.housing == nil)
    let filled = try self.layout("iphone-x", on: "iphone-8", .crop).scene
    // 812 of height on 667: 72.5 at the top and at the bottom.
    #expect(near(filled.onDisplay(filled.windowOnDisplay).minY, -72.5))
  }

  @Test func `an app for phones on a tablet is scaled up to its height`() throws {
    let scene = try layout("iphone-8", on: "ipad-pro-11-m5", .scale).scene
    let scale = 1210.0 / 667
    #expect(near(scene.place.scale, scale))
    #expect(near(scene.scale, 2 * scale))
    #expect(scene.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    let bars = try #require(scene.letterbox?.bars).map(scene.onDisplay)
    for bar in bars { #expect(near(bar.width, (834 - 375 * scale) / 2)) }
    #expect(near(scene.displaySize.width, 834) && near(scene.displaySize.height, 1210))
    let own = try layout("iphone-8", on: "ipad-pro-11-m5", .letterbox).scene
    #expect(own.place.scale == 1)
    #expect(own.place.origin == Point(x: (834 - 375) / 2.0, y: (1210 - 667) / 2.0))
    #expect(own.letterbox?.bars.count == 4)
  }

  @Test func `a screen is laid out as on the device that it was made for`() throws {
    let content = """
      navigation: { title: Game }
      content:
        vstack:
          - { text: { string: Score, style: title1 }, id: score }
          - { button: { title: Play }, id: play }
          - { box: {}, id: stage }
      """
    let own = try SampleScreen.resolve(content, device: "iphone-8") { $0.os = Version(16) }
    for mode in LayoutSpecs.Compatibility.Mode.allCases {
      for shown in ["iphone-x", "ipad-pro-11-m5", "iphone-17-pro-max"] {
        let there = try layout("iphone-8", on: shown, mode, content: content) {
          $0.os = Version(16)
        }
        #expect(there.elements.map(\.windowFrame) == own.elements.map(\.windowFrame), "\(shown)")
        #expect(there.scene.safeArea == own.scene.safeArea)
        #expect(there.scene.margins == own.scene.margins)
        #expect(there.scene.guides == own.scene.guides)
        #expect(there.scene.sizeClasses == own.scene.sizeClasses)
        #expect(there.configuration.device.id == shown)
      }
    }
  }

  @Test func `on every phone window and bars tile the display, and the ratio is kept`() throws {
    let phones = BuiltInCatalog.catalog.devices.filter { $0.family == .iphone && !$0.isFoldable }
    #expect(phones.count > 20)
    for phone in phones {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for mode in LayoutSpecs.Compatibility.Mode.allCases {
          let scene = try layout("iphone-8", on: phone.id, mode, orientation).scene
          let display = Rect(origin: .zero, size: scene.displaySize)
          let window = scene.onDisplay(scene.windowOnDisplay)
          let bars = (scene.letterbox?.bars ?? []).map(scene.onDisplay)
          let seen = window.intersection(display)
          func area(_ rect: Rect) -> Double { rect.width * rect.height }
          #expect(
            abs(bars.reduce(area(seen)) { $0 + area($1) } - area(display)) < 1e-6 * area(display),
            "\(phone.id) \(mode)")
          for bar in bars {
            let shared = bar.intersection(seen)
            #expect(shared.width < 1e-6 || shared.height < 1e-6, "\(phone.id) \(mode)")
          }
          let ratio = scene.window.width / scene.window.height
          #expect(abs(window.width / window.height - ratio) < 1e-9)
          switch mode {
          case .letterbox: #expect(scene.place.scale <= 1)
          case .scale: #expect(near(area(seen), area(window)))
          case .crop: #expect(bars.isEmpty)
          }
        }
      }
    }
  }

  @Test func `an external display shows the screen as large as it fits`() throws {
    let scene = try layout("iphone-8", on: "iphone-x", .scale, .landscapeLeft) {
      $0.window = "external-16x9"
    }.scene
    // 667 × 375 on 1920 × 1080: 1920 / 667 = 2.8786 is less than 1080 / 375 = 2.88.
    #expect(near(scene.place.scale, 1920.0 / 667))
    #expect(scene.place.kind == .external)
    let bars = try #require(scene.letterbox?.bars).map(scene.onDisplay)
    for bar in bars { #expect(near(bar.height, (1080 - 375 * 1920 / 667) / 2)) }
  }

  @Test func `what lies over a picture is that of the display that shows it`() throws {
    // Filled on iPhone X the notch covers 24.64 points of the window; letterboxed it lies on a bar.
    func housing(_ mode: LayoutSpecs.Compatibility.Mode) throws -> Double {
      let layout = try layout(
        "iphone-8", on: "iphone-x", mode,
        content: "content: { image: art, id: a, contentMode: fill, ignoresSafeArea: true }",
        top: "assets: { art: { size: [375, 667] } }")
      let image = try #require(layout.element("a")?.content.image)
      return image.covers.first { $0.cause == .housing }?.area ?? 0
    }
    #expect(try housing(.letterbox) == 0)
    let scale = 812.0 / 667
    // 209 × 30 less the two round corners of 22, and two flares of 6 more.
    let notch = 209.0 * 30 - 2 * (1 - Double.pi / 4) * 22 * 22 + 2 * (1 - Double.pi / 4) * 36
    #expect(abs(try housing(.crop) - notch / (scale * scale)) < 2)
  }
}
