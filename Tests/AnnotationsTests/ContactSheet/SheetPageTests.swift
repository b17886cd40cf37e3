import Cairo
import Devices
import Drawing
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

@testable import Annotations

/// What a page of a contact sheet must never have, looked for in every screen of every starter spec on
/// every size of screen that the catalogue knows.
struct SheetPageTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try TextShaper()) }

  /// The first stance of each size of screen, and every stance of the foldable.
  ///
  /// Watches are left out: the starter specs are not made for them, and a fifth of a watch is too
  /// small for the numbers of all that is found then.
  private static func stances() throws -> [TemplateStance] {
    var seen: Set<Size> = []
    let one = BuiltInCatalog.catalog.devices.compactMap { device -> TemplateStance? in
      guard !device.isFoldable, device.family != .watch,
        let stance = TemplateStance.all(of: device).first,
        let display = device.displays.first?.orientations.first
      else { return nil }
      return seen.insert(display.size).inserted ? stance : nil
    }
    return one + TemplateStance.all(of: try BuiltInCatalog.device("iphone-duo"))
  }

  private struct Sample {
    var layouts: [ResolvedLayout] = []
    var previews: [SheetPreview] = []
    var legend: SheetLegend
  }

  private func sample(
    _ name: String, style: PreviewOptions.Style, _ stances: [TemplateStance],
    traits: TemplateTraits = .usual, isMade: Bool = true
  ) throws -> Sample {
    let template = try TemplateSpec(name)
    return sample(
      of: template.spec, assets: template.assets, style: style,
      stances.filter { !isMade || template.isMade(for: $0.device) }, traits: traits)
  }

  private func sample(
    of spec: Spec, assets: [String: AssetFacts] = [:], style: PreviewOptions.Style,
    _ stances: [TemplateStance], traits: TemplateTraits = .usual
  ) -> Sample {
    var sample = Sample(legend: SheetLegend(PreviewOptions(style: style)))
    for screen in spec.screens {
      for stance in stances {
        let layout = Resolver.resolve(
          LayoutRequest(spec: spec, screen: screen, assets: assets),
          in: stance.configuration(of: screen.id, traits), measuring: measurer)
        let report = Checker.check(layout, of: screen, in: spec)
        sample.layouts.append(layout)
        sample.previews.append(SheetPreview(layout, report: report))
        sample.legend.add(layout)
      }
    }
    return sample
  }

  private func pages(
    _ sample: Sample, paper: SheetPaper, style: PreviewOptions.Style,
    scale: SheetScale = .one
  ) throws -> [DisplayList] {
    let sheet = try ContactSheet(
      sample.previews, legend: sample.legend,
      facts: SheetFacts(name: "sample", revision: "R 1", fingerprint: "0123456789abcdef"),
      paper: paper, scale: scale, style: style, measuring: measurer)
    return (0..<sheet.pageCount).map { number in
      sheet.page(number, assets: []) { sample.layouts[$0] }
    }
  }

  /// Whether a text is part of a screen rather than said about it.
  private static func isContent(_ words: DrawnPage.Words) -> Bool {
    words.groups.contains { $0.contains("-layer-content") || $0.hasSuffix("-layer-chrome") }
  }

  /// Where the cards of a presentation lie on a page.
  private static func cards(_ id: String, in commands: [DrawingCommand]) -> [Rect] {
    commands.flatMap { command -> [Rect] in
      guard case .group(let group) = command else { return [] }
      if group.id?.hasSuffix("element-\(id)") ?? false,
        case .path(let path, .some, _)? = group.commands.first
      {
        return [path.outerBounds]
      }
      return cards(id, in: group.commands)
    }
  }

  /// The starter specs that are made for one of the stances: all but those of watches alone.
  private static let names = TemplateSpec.names.filter { name in
    guard let template = try? TemplateSpec(name), let stances = try? stances() else { return true }
    return stances.contains { template.isMade(for: $0.device) }
  }

  @Test(arguments: names)
  func `labels keep apart, whole and readable at the size of the paper`(name: String) throws {
    let sample = try sample(name, style: .blueprint, Self.stances())
    // What a card hides is still drawn beneath it, and labels in the card may lie on that.
    let dimmed = Set(
      sample.layouts.flatMap(\.elements).filter(\.isBeneath).flatMap { element in
        switch element.content {
        case .text(let text): text.lines.map(\.string)
        case .control(let control): control.texts.flatMap(\.lines).map(\.string)
        default: [String]()
        }
      })
    for (number, list) in try pages(sample, paper: .a4Landscape, style: .blueprint).enumerated() {
      let page = DrawnPage(list)
      #expect(page.faults.isEmpty, "\(name), page \(number): \(page.faults)")
      let ids = Dictionary(grouping: page.ids) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(ids.isEmpty, "\(name), page \(number): \(ids.sorted())")
      let about = page.words.filter { !Self.isContent($0) && !$0.visible.isEmpty }
      let content = page.words.filter { Self.isContent($0) && !$0.visible.isEmpty }
      let cards = sample.layouts.flatMap(\.presentations).flatMap {
        Self.cards($0.id, in: list.commands)
      }
      let frame = Rect(origin: .zero, size: page.size).inset(by: 12)
      for (index, words) in about.enumerated() {
        let room = DrawnPage.Words.room(words.run)
        let string = words.run.string
        #expect(frame.contains(room), "\(name), page \(number): '\(string)' leaves the page")
        #expect(words.run.font.size >= 6.3, "\(name), page \(number): '\(string)' is too small")
        for other in about[(index + 1)...]
        where room.intersects(DrawnPage.Words.room(other.run)) {
          Issue.record("\(name), page \(number): '\(string)' touches '\(other.run.string)'")
        }
        for other in content where room.intersects(other.visible) {
          let shared = room.intersection(other.visible)
          if dimmed.contains(other.run.string), cards.contains(where: { $0.contains(shared) }) {
            continue
          }
          Issue.record("\(name), page \(number): '\(string)' covers '\(other.run.string)'")
        }
      }
    }
  }

  @Test(arguments: PreviewOptions.Style.allCases)
  func `links lead to places that are there, and every place is there once`(
    style: PreviewOptions.Style
  ) throws {
    // Two targets that are too small on every screen.
    let spec = try SampleScreen.read(
      """
      content:
        hstack:
          - { button: A, id: a, frame: { width: 20, height: 20 } }
          - { button: B, id: b, frame: { width: 20, height: 20 } }
      """)
    let sample = sample(of: spec, style: style, try Self.stances())
    #expect(sample.previews.contains { !$0.findings.isEmpty })
    var links: [String] = []
    var places: [String] = []
    func walk(_ commands: [DrawingCommand]) {
      for case .group(let group) in commands {
        if let link = group.link { links.append(link) }
        if group.isDestination, let id = group.id { places.append(id) }
        walk(group.commands)
      }
    }
    for list in try pages(sample, paper: .a3, style: style, scale: .perFamily) {
      walk(list.commands)
    }
    #expect(!links.isEmpty)
    #expect(Set(links).subtracting(places) == [])
    #expect(Set(places).count == places.count)
    #expect(
      places.allSatisfy {
        $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      })
  }

  @Test func `a caption tells what of a screen is not shown`() throws {
    func captions(
      _ name: String, _ device: String, in isWanted: (TemplateStance) -> Bool = { _ in true }
    ) throws -> [[String]] {
      let stances = TemplateStance.all(of: try BuiltInCatalog.device(device)).filter(isWanted)
      let sample = try sample(name, style: .mockup, Array(stances.prefix(1)), isMade: false)
      return sample.previews.map(\.facts)
    }
    let watch = try captions("alert", "apple-watch-ultra-4")
    // Three screens, each with a bar.
    #expect(watch.map(\.last) == Array(repeating: "navigation bar left out", count: 3))
    #expect(try captions("alert", "iphone-17-pro").allSatisfy { $0.count == 1 })
    // Closed and upright the height is known but not what it holds; flat not even that.
    let closed = try captions("chat", "iphone-duo")
    #expect(closed.first?.last == "prediction bar not known")
    let flat = try captions("chat", "iphone-duo") { $0.pose == .flat }
    #expect(flat.first?.last == "keyboard not known")
    // Two screens that differ in nothing but the keyboard.
    for id in ["apple-watch-ultra-4", "apple-tv-4k", "apple-vision-pro-window", "macbook-pro-14"] {
      let words = try captions("form", id).map { $0.last == "no docked keyboard" }
      #expect(words == [false, true], "\(id)")
    }
    for id in ["ipad-mini-8-3", "ipad-pro-13-m5"] {
      #expect(try captions("chat", id).first?.count == 1, "\(id)")
    }
  }

  /// DeviceKit and later copies of the guidelines have 834 × 1112 for the iPad Pro 10.5-inch, whose printed
  /// row says 834 × 1194.
  @Test func `a caption tells where the printed size is not the real one`() throws {
    func facts(_ orientation: Orientation, _ device: String = "ipad-pro-10-5") throws -> [String] {
      let layout = try SampleScreen.resolve("content: { box: {} }", device: device) {
        $0.orientation = orientation
      }
      return SheetCaption(layout).facts
    }
    #expect(try facts(.portrait).contains("As printed, really 834 × 1112"))
    #expect(try facts(.landscapeLeft).contains("As printed, really 1112 × 834"))
    #expect(try facts(.portrait, "ipad-pro-13-m5").allSatisfy { !$0.contains("really") })
  }

  @Test func `a caption of a foldable is whole at every scale of a family`() throws {
    let stances = TemplateStance.all(of: try BuiltInCatalog.device("iphone-duo"))
    let sample = try sample("library", style: .mockup, stances)
    let text = TextSetter(measurer: measurer)
    for percent in 15...40 {
      let cells = sample.previews.map {
        SheetCell($0, factor: Double(percent) / 100, text: text)
      }
      let cut = cells.flatMap { $0.titles + $0.facts }.filter { $0.hasSuffix("…") }
      #expect(cut.isEmpty, "\(percent) %: \(cut)")
    }
  }

  @Test func `no two ways of holding a foldable have the same caption`() throws {
    let stances = TemplateStance.all(of: try BuiltInCatalog.device("iphone-duo"))
    let sample = try sample("library", style: .mockup, stances)
    let captions = sample.previews.map { ([$0.title] + $0.facts).joined(separator: "\n") }
    #expect(captions.count > 10)
    #expect(Set(captions).count == captions.count, "\(captions)")
  }

  @Test func `what is not shown of a watch is told whole, however small it is drawn`() throws {
    let text = TextSetter(measurer: measurer)
    let words = "navigation bar, tab bar, toolbar left out"
    let preview = SheetPreview(
      name: "w", screen: "screen", family: .watch, size: Size(width: 150, height: 184),
      title: "Apple Watch Series 3 (38 mm)", facts: ["136 × 170", words])
    let cell = SheetCell(preview, factor: 0.2, text: text)
    #expect(cell.facts.dropFirst().joined(separator: " ") == words)
    #expect(cell.facts.count > 2)
  }

  @Test func `a device on a sheet is as large as the scale says`() throws {
    let sample = try sample("settings", style: .mockup, Self.stances())
    let sheet = try ContactSheet(
      sample.previews, legend: sample.legend, facts: SheetFacts(name: "s", fingerprint: ""),
      paper: .a3, scale: .fixed(0.2), style: .mockup, measuring: measurer)
    for (index, preview) in sample.previews.enumerated() {
      #expect(sheet.cells[index].picture.width == preview.size.width * 0.2)
      // What is drawn reaches as far as the plan says: the body, to half a line.
      let number = sheet.plan.pageOfPreview[index]
      let placed = sheet.plan.pages[number].first {
        if case .preview(index) = $0.part { true } else { false }
      }
      let frame = try #require(placed?.frame)
      let page = sheet.page(number, assets: []) { sample.layouts[$0] }
      let group = page.commands.compactMap { command -> DrawingGroup? in
        if case .group(let group) = command, group.id == "preview-\(index + 1)" {
          group
        } else {
          nil
        }
      }
      let body = try #require(group.first?.commands.first)
      guard case .group(let device) = body else { continue }
      let bounds = device.commands.compactMap { command -> Rect? in
        if case .path(let path, _, _) = command { path.bounds } else { nil }
      }
      let outline = try #require(bounds.first)
      #expect(abs(outline.minX - frame.minX) < 1.5, "\(preview.name)")
      #expect(abs(outline.width - sheet.cells[index].picture.width) < 2, "\(preview.name)")
    }
  }
}
