import Annotations
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// The picture of all screens of a spec.
struct FlowDrawingTests {
  private func flow(_ screens: String) throws -> DisplayList {
    let text = "proofsheet: 1\nname: flow\nscreens:\n\(screens)"
    let reading = SpecReader.read(Array(text.utf8), file: "flow.yaml")
    let spec = try #require(reading.spec)
    let first = try SampleScreen.resolve("content: { box: {} }").configuration
    let layouts = spec.screens.map { screen in
      var configuration = first
      configuration.screen = screen.id
      configuration.name = "\(screen.id)/iphone-17-pro/portrait"
      return Resolver.resolve(
        LayoutRequest(spec: spec, screen: screen, assets: [:]), in: configuration,
        measuring: FixedAdvanceMeasurer())
    }
    return FlowDrawing(
      layouts, specName: "flow", options: PreviewOptions(style: .mockup),
      measuring: FixedAdvanceMeasurer(), assets: []
    ).displayList()
  }

  private func groups(_ list: DisplayList) -> [String: DrawingGroup] {
    var result: [String: DrawingGroup] = [:]
    for case .group(let group) in list.commands { if let id = group.id { result[id] = group } }
    return result
  }

  private func words(_ list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
  }

  /// The left edge of a device on the page: that of its outline, which is drawn first.
  private func left(_ group: DrawingGroup?) throws -> Double {
    func outline(_ commands: [DrawingCommand]) -> Rect? {
      for command in commands {
        switch command {
        case .path(let path, _, _): return path.bounds
        case .group(let group):
          if let found = outline(group.commands) { return found }
        case .text, .image: continue
        }
      }
      return nil
    }
    let commands = try #require(group).commands
    return try #require(outline(commands)).minX
  }

  @Test func `screens stand in columns of steps, with an arrow for each way`() throws {
    let list = try flow(
      """
        - { id: list, content: { button: Open, leadsTo: detail } }
        - { id: detail, content: { button: More, leadsTo: last } }
        - { id: last, content: { button: Home, leadsTo: list } }
      """)
    let groups = groups(list)
    let lefts = try (0...2).map { try left(groups["screen-\($0)"]) }
    #expect(lefts[0] < lefts[1] && lefts[1] < lefts[2])
    // An arrow is its halo, its line, the dot at its start and its head.
    #expect(groups["flow-links"]?.commands.count == 3 * 4)
    let shown = words(list)
    #expect(shown.contains("leads to") && shown.contains("leads back to"))
    #expect(shown.contains("list") && shown.contains("detail") && !shown.contains("by a tab"))
  }

  @Test func `tabs keep to one column, and what is beneath leads nowhere`() throws {
    let list = try flow(
      """
        - id: home
          tabs: { items: [{ title: Home }, { title: Map, leadsTo: map }] }
          content: { button: Open, leadsTo: map }
          present: { style: sheet, content: { button: Done, leadsTo: dismiss } }
        - id: map
          tabs: { items: [{ title: Home, leadsTo: home }, { title: Map }] }
          content: { box: {} }
      """)
    let groups = groups(list)
    #expect(try left(groups["screen-0"]) == left(groups["screen-1"]))
    #expect(groups["flow-links"]?.commands.count == 4)
    #expect(words(list).contains("sheet over it"))
  }
}
