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

  @Test func `the chosen tab's ground keeps one distance from the bar's`() throws {
    for id in ["iphone-17-pro", "ipad-pro-13-m5", "apple-tv-4k", "iphone-duo"] {
      let commands = try Self.commands("tv-shelf", on: id)
      func ground(_ id: String) throws -> Rect {
        let paths = try #require(Self.group("element-\(id)", in: commands)).compactMap { step in
          if case .path(let path, _?, _) = step { path.bounds } else { nil as Rect? }
        }
        return try #require(paths.first)
      }
      let bar = try ground("tabs")
      // It is the first of four.
      let chosen = try ground("tabs/0")
      let isUpright = bar.height > bar.width
      let start = isUpright ? chosen.minY - bar.minY : chosen.minX - bar.minX
      let sides =
        isUpright
        ? [chosen.minX - bar.minX, bar.maxX - chosen.maxX]
        : [chosen.minY - bar.minY, bar.maxY - chosen.maxY]
      #expect(start > 2, "\(id)")
      #expect(sides.allSatisfy { abs($0 - start) < 0.3 }, "\(id) \(start) \(sides)")
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

  @Test func `a drawn picture reaches each edge once, so that no line shines through`() throws {
    let commands = try Self.commands("media-player", on: "iphone-17-pro")
    let artwork = try #require(Self.group("element-artwork", in: commands))
    let parts = artwork.compactMap { step -> Path? in
      if case .path(let path, _?, nil) = step { path } else { nil }
    }
    #expect(parts.count == 4)
    let points = parts.map { part in
      part.elements.compactMap { step -> Point? in
        switch step {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
      }
    }
    let bottom = points.joined().map(\.y).max() ?? 0
    let feet = points.map { part in part.filter { abs($0.y - bottom) < 0.001 }.map(\.x).sorted() }
    #expect(feet[0].isEmpty && feet[1].isEmpty)
    let (far, near) = (feet[2], feet[3])
    let overlap = (far.last ?? 0) - (near.first ?? 0)
    // No gap between the hills, and next to no part of the edge that both reach.
    #expect(overlap > 0 && overlap < ((near.last ?? 0) - (far.first ?? 0)) * 0.03)
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

  /// The steps of a screen on a device.
  private static func mockup(_ screen: String, on id: String) throws -> [DrawingCommand] {
    PreviewDrawing.displayList(
      for: try SampleScreen.resolve(screen, device: id), specName: "sample",
      options: PreviewOptions(style: .mockup, canvas: .device), measuring: FixedAdvanceMeasurer(),
      assets: []
    ).commands
  }

  @Test func `the track of a slider shows on a dark ground too`() throws {
    /// What is not played yet, over its ground.
    func contrast(_ ground: UInt32) throws -> Double {
      let steps = try #require(
        Self.group(
          "element-s",
          in: Self.mockup(
            "content: { slider: {}, id: s, padding: 8, background: \"#\(String(ground, radix: 16))\" }",
            on: "iphone-17-pro")))
      let fills = steps.compactMap { step -> Color? in
        if case .path(_, .color(let color)?, _) = step { color } else { nil }
      }
      // The ground first, then the track.
      let (below, track) = (fills[0], fills[1])
      func mixed(_ channel: KeyPath<Color, UInt8>) -> UInt32 {
        let part = track.alpha
        return UInt32(
          Double(track[keyPath: channel]) * part + Double(below[keyPath: channel]) * (1 - part))
      }
      let shown = Color(mixed(\.red) << 16 | mixed(\.green) << 8 | mixed(\.blue))
      return InkTests().contrast(shown, below)
    }
    #expect(try contrast(0x1C1C1E) > 2)
    #expect(try contrast(0xF2F2F7) > 1.1)
  }

  @Test func `lines between rows begin where the words do`() throws {
    let stand = "content: { list: { rows: 3, rowHeight: 50 }, id: list }"
    let steps = try #require(
      Self.group("element-list/0", in: try Self.mockup(stand, on: "iphone-17-pro")))
    let line = try #require(
      steps.compactMap { step -> Rect? in
        if case .path(let path, nil, .some) = step { path.bounds } else { nil }
      }.first)
    let bars = steps.compactMap { step -> Rect? in
      if case .path(let path, .some, _) = step { path.bounds } else { nil }
    }
    // A picture of 31, 16 from the side and 12 from the words.
    #expect(bars.count == 3)
    #expect(abs(line.minX - bars[1].minX) < 1e-9)
    #expect(abs(line.minX - bars[0].minX - 43) < 1e-9)
    // Where rows hold something, from their first words: 16 from the side, a box of 30 and a gap of 8.
    let rows = """
      content:
        list:
          children:
            - hstack: [{ box: { size: [30, 30] } }, { text: A }, { spacer: }, { text: B }]
            - text: C
        id: list
      """
    let held = try #require(
      Self.group("element-list/0", in: try Self.mockup(rows, on: "iphone-17-pro")))
    let lines = held.compactMap { step -> Rect? in
      if case .path(let path, nil, .some) = step { path.bounds } else { nil }
    }
    let left = try #require(lines.first).minX
    #expect(abs(left - (line.minX - 31 - 12) - 38) < 1e-9)
  }

  /// The layout margin of a root view: 20 points where the window is large, else 16.
  @Test(arguments: [("iphone-17-pro", 402.0, 16.0), ("iphone-17-pro-max", 440, 20)])
  func `what stands for rows begins at the margin`(id: String, width: Double, margin: Double) throws
  {
    let steps = try #require(
      Self.group(
        "element-list/0", in: try Self.mockup("content: { list: { rows: 3 }, id: list }", on: id)))
    let frames = steps.compactMap { step -> Rect? in
      if case .path(let path, _, _) = step { path.bounds } else { nil }
    }
    // The line goes to the edge, the picture is the first that stands in the row.
    let edge = try #require(frames.map(\.maxX).max())
    let first = try #require(frames.map(\.minX).min())
    #expect(abs(first - (edge - width) - margin) < 1e-9)
  }

  @Test func `each row on a watch has a ground of its own and no line below`() throws {
    let rows = "content: { list: { children: [{ text: A }, { text: B }] }, id: list }"
    let commands = try Self.mockup(rows, on: "apple-watch-ultra-4")
    let grounds = try (0..<2).map { index in
      let steps = try #require(Self.group("element-list/\(index)", in: commands))
      return steps.compactMap { step -> Rect? in
        if case .path(let path, _, _) = step { path.bounds } else { nil }
      }
    }
    #expect(grounds.map(\.count) == [1, 1])
    #expect(abs(grounds[1][0].minY - grounds[0][0].maxY - 4) < 1e-9)
  }

  @Test func `a label that is cut to a letter or two is left out`() throws {
    func words(_ label: String) throws -> [String] {
      try Self.flat(
        Self.mockup(
          "content: { box: { label: \(label), size: [40, 40] }, id: a }", on: "iphone-17-pro")
      ).compactMap { step in
        if case .text(let run) = step, run.string != "9:41" { run.string } else { nil }
      }
    }
    // 32 points, of which a letter takes 4.75, or less where it is set a little smaller.
    #expect(try words("fire") == ["fire"])
    #expect(try words("cockpit") == ["cockpit"])
    #expect(try words("instrument panel").isEmpty)
  }

  @Test func `a window in space is of glass where nothing else is asked for`() throws {
    func ground(_ screen: String, _ id: String) throws -> Color? {
      try Self.flat(Self.mockup(screen, on: id)).compactMap { step -> Color? in
        if case .path(_, .color(let color)?, _) = step { color } else { nil }
      }.first
    }
    let glass = try #require(try ground("content: { box: {} }", "apple-vision-pro-window"))
    #expect(glass != Color(0))
    #expect(glass.isDark)
    #expect(
      try ground("background: \"#203040\"\ncontent: { box: {} }", "apple-vision-pro-window")
        == Color(0x203040))
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
