import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import Annotations

/// Controls in both styles.
struct ControlDrawingTests {
  private func list(
    _ layout: ResolvedLayout, _ style: PreviewOptions.Style, layers: Set<Layer>? = nil
  ) -> DisplayList {
    var options = PreviewOptions()
    options.style = style
    if let layers { options.layers = layers }
    return PreviewDrawing.displayList(
      for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
      assets: [])
  }

  /// Each pair differs in one property.
  @Test(arguments: [
    ("textField: {}", "textField: { placeholder: Name }"),
    ("textField: { placeholder: Name }", "textField: { text: Name }"),
    ("toggle: {}", "toggle: { title: Name }"),
    ("toggle: {}", "toggle: { on: true }"),
    ("slider: {}", "slider: { value: 0.6 }"),
    ("stepper: {}", "stepper: { value: 1 }"),
    ("stepper: { value: 99 }", "stepper: { value: 100 }"),
    ("segmented: { items: [a, b] }", "segmented: { items: [a, c] }"),
    ("segmented: { items: [a, b] }", "segmented: { items: [a, b], selected: 1 }"),
    ("progress: {}", "progress: { value: 0.6 }"),
    ("spinner: {}", "spinner: { size: large }"),
  ])
  func `every property changes the picture in both styles`(
    _ one: String, _ other: String
  ) throws {
    for style in [PreviewOptions.Style.blueprint, .mockup] {
      let before = try list(SampleScreen.resolve("content: { \(one) }"), style)
      let after = try list(SampleScreen.resolve("content: { \(other) }"), style)
      #expect(before.commands != after.commands, "\(style)")
    }
  }

  @Test(arguments: [(12, 18), (18, 26)])
  func `the generations of controls look different`(_ old: Int, _ new: Int) throws {
    for kind in ["toggle", "slider", "stepper", "segmented"] {
      let text = kind == "segmented" ? "segmented: { items: [a, b] }" : "\(kind): {}"
      func picture(_ version: Int) throws -> [DrawingCommand] {
        let layout = try SampleScreen.resolve("content: { \(text) }") { $0.os = Version(version) }
        return list(layout, .mockup).commands
      }
      #expect(try picture(old) != picture(new), "\(kind)")
    }
  }

  private static let form = """
    content:
      vstack:
        alignment: leading
        children:
          - { textField: { text: Maria Alvarez }, id: name }
          - { textField: { placeholder: Address }, id: address }
          - { textField: {}, id: empty }
          - { toggle: { title: Send me news, on: true }, id: news }
          - { toggle: { title: Show my profile to friends and their friends }, id: private }
          - { toggle: {}, id: bare }
          - { slider: {}, id: volume }
          - { segmented: { items: [Day, Week, Month] }, id: span }
          - hstack:
              - { text: Guests }
              - { spacer: }
              - { stepper: { value: 2 }, id: guests }
          - { progress: {}, id: completion }
          - hstack:
              - { spinner: {}, id: lookup }
              - { spinner: { size: large }, id: wait }
      padding: 16
    """

  @Test(arguments: ["iphone-17-pro", "iphone-se-4-7", "ipad-pro-11-m5"], [false, true])
  func `no name touches words, knobs or another name`(
    _ device: String, _ isMirrored: Bool
  ) throws {
    let layout = try SampleScreen.resolve(Self.form, device: device) {
      if isMirrored { $0.direction = .rightToLeft }
    }
    let commands = list(layout, .blueprint, layers: [.content]).commands
    let labels = texts(in: commands, group: "labels")
    #expect(labels.count >= 8)
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] {
        #expect(
          !label.bounds.intersects(other.bounds), "\(label.string) touches \(other.string)")
      }
    }
    let words = texts(in: commands, group: "layer-content")
    #expect(words.contains { $0.string == "Guests" })
    for label in labels {
      for word in words {
        #expect(!label.bounds.intersects(word.bounds), "\(label.string) on \(word.string)")
      }
    }
    // On the page alone the window starts somewhere: found by a text whose place is known.
    let origin = try origin(of: layout, words)
    let factor = ScreenSpace.sheetFactor(for: layout.scene.display.size)
    for element in layout.elements {
      guard case .control(let control) = element.content else { continue }
      for part in knobs(of: control) {
        let onPage = Rect(
          x: origin.x + part.minX * factor, y: origin.y + part.minY * factor,
          width: part.width * factor, height: part.height * factor)
        for label in labels {
          #expect(!label.bounds.intersects(onPage), "\(label.string) on a part of \(element.id)")
        }
      }
    }
  }

  @Test func `a name stands inside a field, and before a switch`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        vstack:
          - { textField: { text: Maria }, id: name }
          - { toggle: { title: News }, id: news }
      """)
    let labels = texts(
      in: list(layout, .blueprint, layers: [.content]).commands, group: "labels")
    #expect(labels.map(\.string) == ["name", "402 × 34", "news", "402 × 28"])
    #expect(labels[0].origin.x < labels[1].origin.x)
  }

  // MARK: Reading display lists

  private func texts(in commands: [DrawingCommand], group id: String?) -> [TextRun] {
    commands.flatMap { command -> [TextRun] in
      switch command {
      case .text(let run): return id == nil ? [run] : []
      case .group(let group):
        return texts(in: group.commands, group: id == nil || group.id == id ? nil : id)
      case .path, .image: return []
      }
    }
  }

  private func origin(of layout: ResolvedLayout, _ words: [TextRun]) throws -> Point {
    let factor = ScreenSpace.sheetFactor(for: layout.scene.display.size)
    let run = try #require(words.first { $0.string == "Guests" })
    let line = try #require(
      layout.elements.lazy.compactMap { element -> PlacedText? in
        if case .text(let text) = element.content { text } else { nil }
      }.first?.lines.first)
    return Point(
      x: run.origin.x - line.origin.x * factor, y: run.origin.y - line.origin.y * factor)
  }

  private func knobs(of control: PlacedControl) -> [Rect] {
    switch control.parts {
    case .textField: []
    case .toggle(let toggle): [toggle.track]
    case .slider(let slider): [slider.track, slider.thumb]
    case .stepper(let stepper): [stepper.platter]
    case .segmented(let segmented): [segmented.platter]
    case .progress(let progress): [progress.track]
    case .spinner(let spinner): [spinner.frame]
    }
  }
}
