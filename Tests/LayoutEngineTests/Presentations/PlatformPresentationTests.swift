import Devices
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Presentations on watches, televisions, Macs and in space.
@Suite struct PlatformPresentationTests {
  private static let sheet = "style: sheet\ncontent: { text: More, id: more }"
  private static let question = """
    style: alert
    id: card
    title: Discard the trip?
    message: What you typed so far is not kept.
    actions: [{ title: Discard, role: destructive, id: go }, { title: Keep, role: cancel, id: keep }]
    """

  private func layout(_ present: String, _ device: String) throws -> ResolvedLayout {
    let lines = present.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return try SampleScreen.resolve(
      "content: { text: Hi, id: hi }\npresent:\n\(lines)", device: device)
  }

  private func element(_ id: String, _ layout: ResolvedLayout) throws -> Element {
    try #require(layout.elements.last { $0.id == id })
  }

  /// The guidelines' pages on sheets and popovers: both fill a watch, and a television has no popovers.
  @Test(arguments: ["apple-watch-ultra-4", "apple-watch-series-3-38mm", "apple-tv-4k"])
  func `what lies over a screen covers watches and televisions`(_ device: String) throws {
    for present in [Self.sheet, "style: popover\nsource: hi\ncontent: { text: More, id: more }"] {
      let layout = try layout(present, device)
      let presentation = try #require(layout.presentations.first)
      #expect(presentation.shape == .cover)
      #expect(presentation.frame == layout.scene.window)
      #expect(!presentation.isAssumed)
      // The content keeps to the safe area, as that of the screen does.
      let more = try element("more", layout).windowFrame
      #expect(layout.scene.contentArea.contains(more))
    }
  }

  @Test(arguments: ["macbook-pro-14", "apple-vision-pro-window"])
  func `a sheet is a card in the middle of a Mac and of a window in space`(
    _ device: String
  ) throws {
    let layout = try layout(
      "style: formSheet\nsize: [400, 300]\ncontent: { text: More }", device)
    let card = try #require(layout.presentations.first)
    #expect(card.shape == .centered)
    #expect(card.frame.size == Size(width: 400, height: 300))
    #expect(card.frame.midX == layout.scene.window.midX)
    // Under a camera housing of 32 points the window's middle lies 16 lower.
    let housing = device.hasPrefix("mac") ? 32.0 : 0
    #expect(card.frame.midY == layout.scene.window.midY + housing / 2)
    // Without a size one of ours stands in, and the record says so.
    let unsized = try self.layout(Self.sheet, device)
    #expect(unsized.presentations.first?.isAssumed == true)
    if device.hasPrefix("mac") {
      // There it is as high as what it holds: a line of text.
      let line = try element("more", unsized).windowFrame.height
      #expect(unsized.presentations.first?.frame.height == line)
    }
    let popover = try self.layout(
      "style: popover\nsource: hi\nsize: [200, 120]\ncontent: { text: More }", device)
    #expect(popover.presentations.first?.shape == .popover)
    let pointed = try #require(popover.presentations.first?.arrow?.tip)
    #expect(abs(pointed.x - (try element("hi", popover).windowFrame.midX)) <= 0.01)
  }

  /// Buttons of alerts are as high as the platform's controls are by default.
  @Test(arguments: [
    ("apple-watch-ultra-4", "watchos"), ("apple-tv-4k", "tvos"), ("macbook-pro-14", "macos"),
  ])
  func `buttons of alerts are as high as controls of the platform`(
    _ device: String, _ platform: String
  ) throws {
    let alert = try layout(Self.question, device)
    let height = try element("go", alert).windowFrame.height
    #expect(try element("keep", alert).windowFrame.height == height)
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let targets = try #require(all?["targetsAndGrids"] as? [String: Any])
    let sizes = try #require(
      (targets["controlSize"] as? [String: Any])?["values"] as? [String: [Int]])
    #expect(Double(try #require(sizes[platform]?.first)) == height)
  }

  /// WCAG 2.2, success criterion 1.4.3: words have at least 4.5 to 1.
  @Test func `words of an alert in space can be read`() throws {
    let layout = try layout(Self.question, "apple-vision-pro-window")
    let ground = try #require(element("card", layout).ground).color
    for id in ["go", "keep"] {
      guard case .button(let button) = try element(id, layout).content else {
        throw SampleScreen.Missing()
      }
      let words = try #require(button.title).color
      #expect(Self.contrast(words, ground) >= 4.5, "\(id)")
    }
  }

  private static func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      zip([24, 16, 8], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
        let level = Double(color >> part.0 & 0xFF) / 255
        return sum + part.1 * (level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4))
      }
    }
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  /// Windows of visionOS are round since the first version: no classic card has its 10 points there.
  @Test(arguments: ["style: formSheet\nsize: [400, 300]", "style: popover\nsource: hi"])
  func `cards in space are round before version 26`(_ present: String) throws {
    let lines = "\(present)\ncontent: { text: More }".split(separator: "\n")
    let layout = try SampleScreen.resolve(
      "content: { text: Hi, id: hi }\npresent:\n"
        + lines.map { "  \($0)" }.joined(separator: "\n"), device: "apple-vision-pro-window"
    ) { $0.os = Version(2) }
    let card = try #require(layout.presentations.first)
    #expect(layout.elements[card.elements].first?.ground?.cornerRadius ?? 0 > 30)
  }

  /// The guidelines want the centres of controls in space 60 points apart.
  @Test func `buttons of an alert in space lie far enough apart`() throws {
    let present = """
      style: alert
      title: Which one?
      actions: [{ title: First, id: a }, { title: Second, id: b }, { title: None, role: cancel, id: c }]
      """
    let layout = try layout(present, "apple-vision-pro-window")
    let middles = try ["a", "b", "c"].map { try element($0, layout).windowFrame.midY }
    for (upper, lower) in zip(middles, middles.dropFirst()) { #expect(lower - upper >= 60) }
  }

  @Test func `an alert covers a watch, its buttons below each other`() throws {
    for device in ["apple-watch-ultra-4", "apple-watch-series-3-38mm"] {
      let layout = try layout(Self.question, device)
      let alert = try #require(layout.presentations.first)
      #expect(alert.frame == layout.scene.window)
      let go = try element("go", layout).windowFrame
      let keep = try element("keep", layout).windowFrame
      #expect(go.maxY < keep.minY)
      #expect(go.minX >= layout.scene.safeArea.left)
      let texts = layout.elements[alert.elements].filter { $0.kind == "text" }
      #expect(texts.count == 2)
      #expect((texts.first?.windowFrame.minY ?? 0) >= layout.scene.safeArea.top)
    }
  }

  @Test func `an alert higher than a watch scrolls as one`() throws {
    let actions = (1...6).map { "{ title: Choice \($0), id: c\($0) }" }.joined(separator: ", ")
    let layout = try layout(
      "style: actionSheet\ntitle: Which?\nactions: [\(actions)]", "apple-watch-series-3-38mm")
    #expect(layout.notes.contains { $0.rule == "presentation-too-tall" })
    let first = try element("c1", layout)
    #expect(first.visible == first.windowFrame)
    let last = try element("c6", layout)
    #expect(last.windowFrame.minY > layout.scene.window.maxY)
    #expect(last.visible.isEmpty)
  }

  /// Every device, every style: a place inside the window and numbers that are finite.
  @Test func `every style has a place on every device`() throws {
    for device in BuiltInCatalog.catalog.devices {
      for style in PresentationStyle.allCases {
        let isQuestion = style == .alert || style == .actionSheet
        let present =
          "style: \(style.rawValue)\n"
          + (isQuestion ? "title: Sure?\nactions: [Go]" : "content: { text: More }")
        let layout = try layout(present, device.id)
        let placed = try #require(layout.presentations.first, "\(device.id) \(style)")
        #expect(layout.scene.window.contains(placed.frame), "\(device.id) \(style)")
        #expect(!placed.frame.isEmpty, "\(device.id) \(style)")
      }
    }
  }
}
