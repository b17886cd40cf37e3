import Annotations
import Cairo
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

/// The page that shows one screen in all poses.
struct PoseSeriesTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try TextShaper()) }

  private func layouts(_ screen: String) throws -> [ResolvedLayout] {
    try BuiltInCatalog.device("iphone-duo").poses.map { support in
      try SampleScreen.resolve(screen, device: "iphone-duo") { configuration in
        configuration.display = support.display
        configuration.orientation = support.orientations[0]
        configuration.pose = support.pose
      }
    }
  }

  private func list(
    _ layouts: [ResolvedLayout], _ style: PreviewOptions.Style = .blueprint
  ) -> DisplayList {
    PoseSeries(
      layouts, specName: "sample", options: PreviewOptions(style: style), measuring: measurer,
      assets: []
    ).displayList()
  }

  /// All groups inside some steps.
  private func groups(_ commands: [DrawingCommand]) -> [DrawingGroup] {
    commands.flatMap { command -> [DrawingGroup] in
      guard case .group(let group) = command else { return [] }
      return [group] + groups(group.commands)
    }
  }

  private func texts(_ commands: [DrawingCommand]) -> [TextRun] {
    commands.flatMap { command -> [TextRun] in
      switch command {
      case .text(let run): [run]
      case .group(let group): texts(group.commands)
      case .path, .image: []
      }
    }
  }

  @Test func `every pose has its device, its caption and an id of its own`() throws {
    let layouts = try layouts(
      "content: { arrangement: { primary: { box: {} }, secondary: { box: {} } } }")
    let list = list(layouts)
    let ids = groups(list.commands).compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.wholeMatch(of: /pose-\d/) != nil }.count == 5)
    let words = texts(list.commands).map(\.string)
    for title in ["Closed", "Tent", "Fully open", "Book", "Laptop"] {
      #expect(words.contains(title), "\(title)")
    }
    for fact in [
      "322 over 322", "primary only", "433.5 | 433.5", "455.5 | 371.5 · fold active",
      "373.5 over 421.5 · fold active",
    ] { #expect(words.contains(fact), "\(fact) in \(words)") }
  }

  @Test func `nothing leaves the page, and no caption runs into another`() throws {
    for style in PreviewOptions.Style.allCases {
      let list = list(try layouts("content: { box: {} }"), style)
      let page = Rect(origin: .zero, size: list.size)
      let runs = texts(list.commands.filter { if case .text = $0 { true } else { false } })
      #expect(runs.count >= 10)
      for run in runs {
        let room = Rect(
          x: run.origin.x, y: run.origin.y - run.font.size * 0.7, width: run.width,
          height: run.font.size * 0.9)
        #expect(page.contains(room), "\(run.string)")
        for other in runs where other != run {
          let second = Rect(
            x: other.origin.x, y: other.origin.y - other.font.size * 0.7, width: other.width,
            height: other.font.size * 0.9)
          #expect(room.intersection(second).isEmpty, "\(run.string) and \(other.string)")
        }
      }
    }
  }

  @Test func `what moved off the fold leaves a ghost and an arrow with the distance`() throws {
    let screen = """
      content:
        zstack:
          - { button: { symbol: plus }, frame: { width: 64, height: 64 }, id: add, displace: true }
        frame: { maxWidth: infinity, maxHeight: infinity }
        ignoresSafeArea: true
      """
    for layout in try layouts(screen) {
      let list = PreviewDrawing.displayList(
        for: layout, specName: "sample", options: PreviewOptions(style: .mockup),
        measuring: measurer, assets: [])
      let group = groups(list.commands).first { $0.id == "displacements" }
      let pose = try #require(layout.configuration.pose)
      #expect((group != nil) == (pose == .book || pose == .laptop), "\(pose)")
      guard let group else { continue }
      #expect(texts(group.commands).map(\.string) == ["52"])
      // The ghost is where the button was: in the middle, less its half of 32.
      let ghost = try #require(layout.element("add")?.displacement?.from)
      #expect(ghost.midX == layout.scene.window.midX && ghost.midY == layout.scene.window.midY)
    }
  }

  @Test func `the rail of an older app is black, hatched, and says its depth`() throws {
    let layout = try SampleScreen.resolve("content: { box: {} }", device: "iphone-duo") {
      $0.pose = .closed
      $0.sdk = Version(27)
    }
    let list = PreviewDrawing.displayList(
      for: layout, specName: "sample", options: PreviewOptions(), measuring: measurer, assets: [])
    let group = try #require(groups(list.commands).first { $0.id == "layer-letterbox" })
    #expect(group.layer == .letterbox)
    #expect(texts(group.commands).map(\.string) == ["80"])
  }
}
