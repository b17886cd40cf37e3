import Cairo
import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

@testable import Annotations

/// Mockups in the manner of each generation of systems.
struct MockupTests {
  private static let accent = Color(0x007AFF)
  private static let label = Color(0)

  private static func commands(
    _ name: String, screen: String? = nil, on id: String, traits: TemplateTraits = .usual
  ) throws -> [DrawingCommand] {
    let template = try TemplateSpec(name)
    let stance = try #require(TemplateStance.all(of: try BuiltInCatalog.device(id)).first)
    let chosen = try #require(
      template.spec.screens.first { screen == nil || $0.id == screen })
    let layout = Resolver.resolve(
      LayoutRequest(spec: template.spec, screen: chosen, assets: template.assets),
      in: stance.configuration(of: chosen.id, traits), measuring: FixedAdvanceMeasurer())
    return PreviewDrawing.displayList(
      for: layout, specName: name, options: PreviewOptions(style: .mockup, canvas: .device),
      measuring: FixedAdvanceMeasurer(), assets: []
    ).commands
  }

  /// The steps in a group, with those of the groups in it.
  private static func flat(_ commands: [DrawingCommand]) -> [DrawingCommand] {
    commands.flatMap { command -> [DrawingCommand] in
      if case .group(let group) = command { flat(group.commands) } else { [command] }
    }
  }

  private static func group(_ id: String, in commands: [DrawingCommand]) -> [DrawingCommand]? {
    for command in commands {
      guard case .group(let group) = command else { continue }
      if group.id == id { return flat(group.commands) }
      if let found = self.group(id, in: group.commands) { return found }
    }
    return nil
  }

  /// The colours of letters, strokes and solid parts of an element.
  private static func colors(_ id: String, in commands: [DrawingCommand]) throws -> Set<Color> {
    let steps = try #require(group("element-\(id)", in: commands), "no \(id)")
    return Set(
      steps.flatMap { step -> [Color] in
        switch step {
        case .text(let run): return [run.color]
        case .path(_, let fill, let stroke):
          let solid: Color? = if case .color(let color)? = fill { color } else { nil }
          return [solid, stroke?.color].compactMap { $0 }
        case .image, .group: return []
        }
      })
  }

  @Test func `items of bars are tinted to version 18, and have the colour of text from 26`() throws
  {
    let classic = try Self.colors("share", in: Self.commands("media-player", on: "iphone-8"))
    #expect(classic.contains(Self.accent) && !classic.contains(Self.label))
    let glass = try Self.colors("share", in: Self.commands("media-player", on: "iphone-17-pro"))
    #expect(glass.contains(Self.label) && !glass.contains(Self.accent))
    // What stands out keeps the tint.
    let play = try Self.colors("play", in: Self.commands("media-player", on: "iphone-17-pro"))
    #expect(play.contains(Self.accent))
  }

  @Test func `the chosen tab alone is tinted`() throws {
    for id in ["iphone-8", "iphone-17-pro", "ipad-pro-13-m5", "iphone-duo"] {
      let commands = try Self.commands("media-player", on: id)
      let tinted = try (0..<3).filter { index in
        try Self.colors("tabs/\(index)", in: commands).contains(Self.accent)
      }
      #expect(tinted == [1], "\(id)")
    }
  }

  @Test func `hairlines part the buttons of classic alerts only`() throws {
    func lines(_ id: String) throws -> [Path] {
      let commands = try Self.commands("alert", screen: "question", on: id)
      let above = Self.group("presentation-2-above", in: commands) ?? []
      return above.compactMap { step in
        if case .path(let path, nil, _?) = step { path } else { nil }
      }
    }
    let classic = try lines("iphone-8")
    // One over both buttons, one between them.
    #expect(classic.flatMap(\.straightPieces).count == 2)
    #expect(try lines("iphone-17-pro").isEmpty)
  }

  @Test func `a watch is dark whatever is asked for`() throws {
    let commands = try Self.commands("watch-glance", on: "apple-watch-ultra-4")
    let clock = Self.flat(commands).compactMap { step -> Color? in
      if case .text(let run) = step, run.string == "9:41" { run.color } else { nil }
    }
    #expect(clock == [Color(0xFFFFFF)])
    let later = try Self.colors("later", in: commands)
    #expect(later.contains(Color(0xFFFFFF)))
  }

  @Test func `lines grow thinner in their places`() {
    let path = Path.rect(Rect(x: 1, y: 2, width: 3, height: 4))
    let step = DrawingCommand.group(
      DrawingGroup(
        id: "a",
        [.path(path, fill: .color(Color(0)), stroke: Stroke(Color(0), width: 2, dash: [4, 2]))]))
    let half = DrawingCommand.group(
      DrawingGroup(
        id: "a",
        [.path(path, fill: .color(Color(0)), stroke: Stroke(Color(0), width: 1, dash: [2, 1]))]))
    #expect(step.withLines(scaledBy: 0.5) == half)
    #expect(SheetFace.lineFactor(at: 0.05) == 0.45)
    #expect(SheetFace.lineFactor(at: 0.9) == 1)
  }
}
