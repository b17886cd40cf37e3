import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

@testable import Annotations

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

  @Test func `arrows go round words where there is a way`() throws {
    let list = try flow(
      """
        - id: list
          content: { button: Open, leadsTo: edit }
        - id: edit
          navigation:
            title: A new trip
            leading: [{ button: Cancel, leadsTo: ask }]
            trailing: [{ button: Save, leadsTo: list }]
          content:
            vstack:
              spacing: 60
              children: [{ text: One line of words }, { text: Another line of words }]
        - { id: ask, content: { box: {} } }
      """)
    let links = try #require(groups(list)["flow-links"]).commands
    let words = DrawnPage(list).words.filter { $0.groups.contains { $0.hasPrefix("screen-") } }
    #expect(words.contains { $0.run.string == "A new trip" })
    var curves = 0
    for case .path(let path, nil, .some) in links {
      guard case .move(let start)? = path.elements.first,
        case .curve(let from, let to, let end)? = path.elements.last
      else { continue }
      curves += 1
      for step in 0...500 {
        let t = Double(step) / 500
        func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          let (ab, bc, cd) = (a + (b - a) * t, b + (c - b) * t, c + (d - c) * t)
          let (abc, bcd) = (ab + (bc - ab) * t, bc + (cd - bc) * t)
          return abc + (bcd - abc) * t
        }
        let point = Point(
          x: at(start.x, from.x, to.x, end.x), y: at(start.y, from.y, to.y, end.y))
        for word in words where DrawnPage.Words.room(word.run).contains(point) {
          Issue.record("an arrow runs over '\(word.run.string)' at \(point.x), \(point.y)")
          return
        }
      }
    }
    // A halo and a line for each of three arrows.
    #expect(curves == 6)
  }

  @Test func `arrows to one screen arrive apart`() {
    var router = FlowRouter(words: [])
    let target = Rect(x: 0, y: 0, width: 100, height: 200)
    let body = Rect(x: 300, y: 0, width: 100, height: 200)
    let tips = (0..<4).map { index in
      let source = Rect(x: 320, y: 20 + Double(index) * 30, width: 40, height: 10)
      return router.way(from: source, on: body, to: target, after: index).tip
    }
    for (index, tip) in tips.enumerated() {
      #expect(tip.x == 103)
      for other in tips[(index + 1)...] { #expect(abs(tip.y - other.y) >= 14) }
    }
  }

  @Test func `arrows do not run along each other`() {
    var router = FlowRouter(words: [])
    let body = Rect(x: 700, y: 0, width: 300, height: 200)
    let far = router.way(
      from: Rect(x: 850, y: 100, width: 40, height: 16), on: body,
      to: Rect(x: 0, y: 0, width: 300, height: 200), after: 0)
    let near = router.way(
      from: Rect(x: 800, y: 100, width: 40, height: 16), on: body,
      to: Rect(x: 350, y: 0, width: 300, height: 200), after: 0)
    let close = near.samples.filter { point in
      far.samples.contains { abs($0.x - point.x) < 5 && abs($0.y - point.y) < 5 }
    }
    // They may cross once.
    #expect(close.count <= 4)
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
