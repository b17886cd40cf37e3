import Annotations
import Cairo
import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// What a picture must never have, looked for in every starter spec on a spread of devices, in both
/// styles, light and dark, right to left, and with accessibility text.
struct TemplatePageTests {
  /// One spec as one user reads it.
  struct Reading: CustomTestStringConvertible, Sendable {
    var name: String
    var traits: TemplateTraits
    var testDescription: String { "\(name), \(traits)" }
  }

  static let readings = TemplateSpec.names.flatMap { name in
    TemplateTraits.all.map { Reading(name: name, traits: $0) }
  }

  /// A page with what it was drawn from.
  private struct Sample {
    var name: String
    var layout: ResolvedLayout
    var style: PreviewOptions.Style
    var list: DisplayList
    var page: DrawnPage
  }

  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try TextShaper()) }

  private func samples(_ reading: Reading) throws -> [Sample] {
    let template = try TemplateSpec(reading.name)
    return try TemplateStance.spread().filter { template.isMade(for: $0.device) }.flatMap {
      stance in
      let layout = template.layout(stance, reading.traits, measuring: measurer)
      return PreviewOptions.Style.allCases.map { style in
        let list = draw(layout, reading.name, PreviewOptions(style: style))
        return Sample(
          name: "\(reading.name) \(layout.configuration.name) \(style.rawValue)", layout: layout,
          style: style, list: list, page: DrawnPage(list))
      }
    }
  }

  private func draw(
    _ layout: ResolvedLayout, _ name: String, _ options: PreviewOptions
  ) -> DisplayList {
    PreviewDrawing.displayList(
      for: layout, specName: name, options: options, measuring: measurer, assets: [])
  }

  @Test(arguments: readings)
  func `no picture has what a picture must never have`(reading: Reading) throws {
    for sample in try samples(reading) {
      checkTexts(sample)
      checkLines(sample)
      checkLeaders(sample)
      checkLegend(sample)
      #expect(sample.page.faults.isEmpty, "\(sample.name): \(sample.page.faults)")
      let ids = Dictionary(grouping: sample.page.ids) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(ids.isEmpty, "\(sample.name): \(ids.sorted())")
    }
  }

  /// Every device of the catalogue as it can be held, each with some other starter spec, so that every
  /// size of screen meets most of them in turn.
  @Test(arguments: BuiltInCatalog.catalog.devices.map(\.id))
  func `no device of the catalogue has a picture with such faults`(id: String) throws {
    let device = try BuiltInCatalog.device(id)
    let specs = try TemplateSpec.names.map { try TemplateSpec($0) }.filter {
      $0.isMade(for: device)
    }
    let start = BuiltInCatalog.catalog.devices.firstIndex { $0.id == id } ?? 0
    for (turn, stance) in TemplateStance.all(of: device).enumerated() {
      let template = specs[(start * 3 + turn) % specs.count]
      let traits = TemplateTraits.all[(start + turn) % TemplateTraits.all.count]
      let layout = template.layout(stance, traits, measuring: measurer)
      for style in PreviewOptions.Style.allCases {
        let list = draw(layout, template.spec.name, PreviewOptions(style: style))
        let sample = Sample(
          name: "\(template) \(layout.configuration.name) \(style.rawValue)", layout: layout,
          style: style, list: list, page: DrawnPage(list))
        checkTexts(sample)
        checkLines(sample)
        checkLeaders(sample)
        checkLegend(sample)
        #expect(sample.page.faults.isEmpty, "\(sample.name): \(sample.page.faults)")
      }
    }
  }

  /// Texts keep apart, whole and readable.
  private func checkTexts(_ sample: Sample) {
    let texts = sample.page.annotations
    let frame = Rect(origin: .zero, size: sample.page.size)
      .inset(by: EdgeInsets(top: 16, left: 23, bottom: 16, right: 23))
    for (index, words) in texts.enumerated() {
      let room = DrawnPage.Words.room(words.run)
      let string = words.run.string
      #expect(frame.contains(room), "\(sample.name): '\(string)' at the page's edge, \(room)")
      #expect(words.run.font.size >= 8, "\(sample.name): '\(string)' is too small")
      for other in texts[(index + 1)...]
      where room.intersects(DrawnPage.Words.room(other.run)) {
        Issue.record("\(sample.name): '\(string)' touches '\(other.run.string)'")
      }
      for other in sample.page.content where room.intersects(other.visible) {
        Issue.record("\(sample.name): '\(string)' covers the text '\(other.run.string)'")
      }
    }
  }

  /// No dimension, leader or safe area's edge runs through a text about the picture, and no leader
  /// through one of the screen.
  private func checkLines(_ sample: Sample) {
    for segment in sample.page.segments where isAnnotationLine(segment.groups) {
      // Half of the thickest line that says something.
      let bounds = segment.bounds.inset(by: -0.4)
      for words in sample.page.annotations
      where bounds.intersects(DrawnPage.Words.room(words.run).inset(by: 0.4)) {
        // The board of a mockup hides what it lies over.
        let isHidden =
          sample.style == .mockup && segment.groups.first == "safeArea-edge"
          && words.groups.first == "layer-keyboard"
        if isHidden { continue }
        Issue.record(
          "\(sample.name): a line of \(segment.groups) runs through '\(words.run.string)'")
      }
    }
    for segment in sample.page.segments where isLeader(segment) {
      for words in sample.page.content
      where segment.bounds.inset(by: -0.4).intersects(words.visible.inset(by: 0.4)) {
        Issue.record("\(sample.name): a leader runs through '\(words.run.string)'")
      }
    }
  }

  /// Leaders never lie on each other.
  private func checkLeaders(_ sample: Sample) {
    let leaders = sample.page.segments.filter(isLeader)
    for (index, leader) in leaders.enumerated() {
      for other in leaders[(index + 1)...] {
        let shared = leader.bounds.inset(by: -0.5).intersection(other.bounds.inset(by: -0.5))
        let length = max(shared.width, shared.height)
        if !shared.isEmpty, length > 8 {
          Issue.record("\(sample.name): two leaders share \(length) points at \(shared.origin)")
        }
        if LineSegment(from: leader.from, to: leader.to)
          .crosses(LineSegment(from: other.from, to: other.to))
        {
          Issue.record("\(sample.name): two leaders cross at \(shared.origin)")
        }
      }
    }
  }

  private func isLeader(_ segment: DrawnPage.Segment) -> Bool {
    segment.groups.first?.hasPrefix("notes-") == true
  }

  /// Lines that texts keep clear of: dimensions, leaders, the edges of safe area and focus.
  private func isAnnotationLine(_ groups: [String]) -> Bool {
    [
      "layer-dimensions", "notes-regions", "notes-elements", "notes-artwork", "safeArea-edge",
      "letterbox-focus", "layer-header",
    ].contains(
      groups.first ?? "")
  }

  /// The legend names what is drawn and nothing else.
  private func checkLegend(_ sample: Sample) {
    let legend = Set(
      sample.page.words.filter { $0.groups.first == "layer-legend" }.map(\.run.string))
    let scene = sample.layout.scene
    func check(_ words: String, _ isDrawn: Bool) {
      let isNamed = legend.contains { $0.hasPrefix(words) }
      #expect(isNamed == isDrawn, "\(sample.name): '\(words)' is \(isDrawn ? "" : "not ")drawn")
    }
    let isBlueprint = sample.style == .blueprint
    check("outside the safe area", isBlueprint && sample.page.has("layer-safeArea"))
    check("safe area", !isBlueprint && sample.page.has("safeArea-edge"))
    check("layout margins", sample.page.has("layer-margins"))
    check("readable content guide", sample.page.has("layer-readable"))
    check("sensor housing", scene.display.housing != nil && sample.page.has("layer-regions"))
    check("fold", sample.page.has("region-fold"))
    check("status strip", sample.page.has("region-statusStrip"))
    check("inner camera", sample.page.has("region-innerCamera"))
    check("outer camera", sample.page.has("region-outerCamera"))
    check("element", isBlueprint && sample.page.ids.contains { $0.hasPrefix("element-") })
    check("hidden element", isBlueprint && sample.layout.elements.contains(where: \.isHidden))
    let isAssumed = legend.contains { $0.hasSuffix("assumed") }
    #expect(isAssumed == (scene.safeAreaIsAssumed && scene.safeArea != .zero), "\(sample.name)")
  }

  @Test(arguments: TemplateSpec.names)
  func `equal layouts give equal pictures, whoever measures`(name: String) throws {
    let template = try TemplateSpec(name)
    let other = PangoTextMeasurer(try TextShaper())
    for stance in try TemplateStance.spread() {
      let layout = template.layout(stance, .usual, measuring: measurer)
      let again = template.layout(stance, .usual, measuring: other)
      #expect(layout == again, "\(name) \(stance)")
      let first = draw(layout, name, PreviewOptions())
      let second = PreviewDrawing.displayList(
        for: again, specName: name, options: PreviewOptions(), measuring: other, assets: [])
      #expect(first == second, "\(name) \(stance)")
    }
  }

  @Test(arguments: Layer.allCases)
  func `a layer that is switched off leaves nothing behind`(layer: Layer) throws {
    let template = try TemplateSpec("mail")
    let devices = ["iphone-17-pro", "apple-watch-ultra-4", "ipad-pro-13-m5"]
    let stances =
      try devices.compactMap { TemplateStance.all(of: try BuiltInCatalog.device($0)).first }
      + TemplateStance.all(of: try BuiltInCatalog.device("iphone-duo"))
    for stance in stances {
      let layout = template.layout(stance, .usual, measuring: measurer)
      for canvas in PreviewOptions.Canvas.allCases {
        let rest = Set(Layer.allCases).subtracting([layer])
        let without = DrawnPage(draw(layout, "mail", PreviewOptions(canvas: canvas, layers: rest)))
        #expect(!without.layers.contains(layer), "\(stance) \(canvas)")
        #expect(without.faults.isEmpty, "\(stance) \(canvas): \(without.faults)")
        let alone = DrawnPage(
          draw(layout, "mail", PreviewOptions(canvas: canvas, layers: [layer])))
        #expect(Set(alone.layers).isSubset(of: [layer]), "\(stance) \(canvas)")
      }
    }
  }
}
