import Cairo
import Diagnostics
import Drawing
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

@testable import Annotations

/// Findings on annotated pages: a numbered disc at each, and the list that the numbers lead to.
struct FindingCalloutTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try TextShaper()) }

  private static let screen = """
    content:
      vstack:
        spacing: 40
        children:
          - { button: { symbol: plus }, id: tiny, frame: { width: 20, height: 44 } }
          - { button: { symbol: plus }, id: small, frame: { width: 36, height: 44 } }
    """

  private func page(
    layers: Set<Layer> = Set(Layer.allCases), findings: Bool = true,
    canvas: PreviewOptions.Canvas = .sheet
  ) throws -> DisplayList {
    let spec = try SampleScreen.read(Self.screen)
    let layout = try SampleScreen.resolve(Self.screen)
    let report = Checker.check(layout, of: spec.screens[0], in: spec)
    #expect(report.findings.map(\.rule).sorted() == ["HT-01", "HT-02"])
    return PreviewDrawing.displayList(
      for: layout, specName: "sample", findings: findings ? report.findings : [],
      options: PreviewOptions(canvas: canvas, layers: layers), measuring: measurer, assets: [])
  }

  private func callouts(_ list: DisplayList) -> DrawingGroup? {
    for case .group(let group) in list.commands where group.id == "layer-findings" { return group }
    return nil
  }

  private func texts(_ group: DrawingGroup) -> [TextRun] {
    group.commands.flatMap { command -> [TextRun] in
      switch command {
      case .text(let run): [run]
      case .group(let inner): texts(inner)
      case .path, .image: []
      }
    }
  }

  @Test func `each finding has a disc at its frame and a row below, the severest first`() throws {
    let list = try page()
    let group = try #require(callouts(list))
    #expect(group.layer == .findings)
    let words = texts(group).map(\.string)
    #expect(words.filter { $0 == "1" }.count == 2 && words.filter { $0 == "2" }.count == 2)
    #expect(words.contains { $0.hasPrefix("'tiny' is 20 x 44 pt") })
    #expect(words.contains("HT-02 · error · limit 28 pt"))
    #expect(words.contains("HT-01 · warning · limit 44 pt"))
    let error = try #require(words.firstIndex { $0.hasPrefix("HT-02") })
    let warning = try #require(words.firstIndex { $0.hasPrefix("HT-01") })
    #expect(error < warning)
    for run in texts(group) {
      #expect(run.origin.y < list.size.height && run.origin.x + run.width <= list.size.width)
    }
  }

  @Test func `without findings, without the layer, or off the page there are none`() throws {
    #expect(callouts(try page(findings: false)) == nil)
    #expect(callouts(try page(layers: [.device, .content])) == nil)
    #expect(callouts(try page(canvas: .device)) == nil)
  }

  @Test func `beside others an outline is closed at the edge of its own picture`() throws {
    let finding = Finding(
      rule: "R-1", severity: .error, configuration: "c", screen: "s", element: "e", message: "m",
      frame: Rect(x: -50, y: 20, width: 300, height: 40),
      position: SourcePosition(line: 1, column: 1))
    let room = Rect(x: 0, y: 0, width: 200, height: 400)
    let marks = FindingCallouts(
      numbered: [(number: 1, finding: finding)], ink: Ink(.light),
      text: TextSetter(measurer: measurer)
    ).marks(
      ScreenSpace(origin: .zero, factor: 1), Occupancy(), within: room.inset(by: -20),
      outliningIn: room)
    guard case .path(let outline, nil, _?) = try #require(marks.first) else {
      Issue.record("no outline")
      return
    }
    #expect(outline.outerBounds == Rect(x: 0, y: 20, width: 200, height: 40))
  }

  @Test func `a limit is told as it is read`() {
    #expect(FindingCallouts.words(44, .points) == "44 pt")
    #expect(FindingCallouts.words(0.2, .share) == "20 %")
    #expect(FindingCallouts.words(3, .count) == "3")
    #expect(FindingCallouts.words(16.0 / 9, .ratio) == "1.78:1")
  }
}
