import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// What a screen asks of the edges of its display.
struct ScreenEdgeTests {
  private func layout(
    _ keys: String, device: String = "iphone-17-pro",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    try SampleScreen.resolve("\(keys)\ncontent: { box: {} }", device: device, change: change)
  }

  private func deferred(_ layout: ResolvedLayout) -> [Edge] {
    layout.scene.gestureEdges.filter(\.isDeferred).map(\.edge)
  }

  @Test func `swipes of the system begin at the top and at the bottom`() throws {
    for device in ["iphone-17-pro", "iphone-se-4-7", "ipad-pro-11-m5"] {
      let edges = try layout("statusBar: hidden", device: device).scene.gestureEdges
      #expect(edges.map(\.edge) == [.top, .bottom], "\(device)")
      #expect(edges.allSatisfy { !$0.isDeferred }, "\(device)")
    }
  }

  @Test func `edges that the app asks for are deferred, in reading direction`() throws {
    #expect(deferred(try layout("defersSystemGestures: [bottom]")) == [.bottom])
    #expect(deferred(try layout("defersSystemGestures: [vertical]")) == [.top, .bottom])
    #expect(deferred(try layout("defersSystemGestures: true")).count == 4)
    #expect(deferred(try layout("defersSystemGestures: [leading]")) == [.left])
    let mirrored = try layout("defersSystemGestures: [leading]") { $0.direction = .rightToLeft }
    #expect(deferred(mirrored) == [.right])
  }

  @Test func `a condition can ask for an edge`() throws {
    let keys = "when: [{ if: landscape, set: { defersSystemGestures: [bottom] } }]"
    #expect(deferred(try layout(keys)).isEmpty)
    let turned = try layout(keys) { $0.orientation = .landscapeLeft }
    #expect(deferred(turned) == [.bottom])
  }

  @Test func `devices without swipes at their edges say that nothing is deferred`() throws {
    for device in ["apple-tv-4k", "macbook-pro-14", "apple-watch-ultra-3"] {
      let layout = try layout("defersSystemGestures: [bottom]", device: device)
      #expect(layout.scene.gestureEdges.isEmpty, "\(device)")
      #expect(layout.notes.contains { $0.rule == "edges-not-deferred" }, "\(device)")
    }
  }

  @Test func `a home indicator that hides keeps its place and its inset`() throws {
    let shown = try layout("homeIndicator: visible").scene
    let hidden = try layout("homeIndicator: autoHidden").scene
    #expect(hidden.homeIndicator == nil && hidden.autoHiddenIndicator == shown.homeIndicator)
    #expect(shown.autoHiddenIndicator == nil && shown.homeIndicator != nil)
    #expect(hidden.safeArea == shown.safeArea)
    // A device with a home button has none to hide.
    let classic = try layout("homeIndicator: autoHidden", device: "iphone-se-4-7").scene
    #expect(classic.autoHiddenIndicator == nil)
  }

  @Test func `only a watch turns its screen towards someone else`() throws {
    let watch = try layout("autorotated: true", device: "apple-watch-ultra-3")
    #expect(watch.scene.isAutorotated && watch.notes.isEmpty)
    let phone = try layout("autorotated: true")
    #expect(!phone.scene.isAutorotated)
    #expect(phone.notes.contains { $0.rule == "not-autorotated" })
  }

  @Test func `watches and windows in space have no light appearance`() throws {
    let watch = try layout("", device: "apple-watch-ultra-3")
    #expect(watch.configuration.appearance == .light && watch.background == 0x0000_00FF)
    let text = try SampleScreen.resolve(
      "content: { text: Hello, id: hello }", device: "apple-watch-ultra-3")
    guard case .text(let placed)? = text.element("hello")?.content else {
      throw SampleScreen.Missing()
    }
    #expect(placed.color == 0xFFFF_FFFF)
    #expect(try layout("").background == 0xFFFF_FFFF)
    // Nor has a window in space a light appearance of its own: its words are light.
    let window = try SampleScreen.resolve(
      "content: { text: Hello, id: hello }", device: "apple-vision-pro-window")
    guard case .text(let light)? = window.element("hello")?.content else {
      throw SampleScreen.Missing()
    }
    #expect(light.color == 0xFFFF_FFFF)
  }
}
