import Devices
import Drawing
import Geometry
import LayoutEngine

/// What of a display is not the window's: a quiet tint with a name, and the outline of the window.
struct OtherApps {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink
  let text: TextSetter

  private var scene: Scene { layout.scene }

  /// Whether anything of the display is not the window's.
  var isEmpty: Bool { scene.place.others.isEmpty }

  /// The colour that lies over the ground of the screen.
  static func tint(_ ink: Ink) -> Color { ink.soft.opacity(ink.isDark ? 0.13 : 0.16) }

  /// Tint, the gap between two parts, name, and the window's outline.
  func commands() -> [DrawingCommand] {
    guard !isEmpty else { return [] }
    let display = space.onDisplay(scene)
    let areas = scene.place.others.map(display.page)
    var tints = Path()
    for area in areas { tints = tints + .rect(area) }
    var commands: [DrawingCommand] = [
      .path(tints, fill: .color(Self.tint(ink)), stroke: nil)
    ]
    let window = space.page(scene.window)
    if let gap { commands.append(.path(.rect(gap), fill: .color(ink.body), stroke: nil)) }
    if let name {
      commands += [
        .text(text.run(name.title, Face.note, ink.soft, at: name.point, anchor: .middle)),
        .text(
          text.run(
            name.size, Face.labelSize, ink.soft, at: name.point.offset(x: 0, y: 11.5),
            anchor: .middle)),
      ]
    }
    if scene.place.kind != .split {
      commands.append(
        .path(.rect(window), fill: nil, stroke: Stroke(ink.elementEdge, width: 1)))
    }
    return commands
  }

  /// The room of the name on the page; nothing where it does not fit.
  var nameRoom: Rect? {
    guard let name else { return nil }
    let width = max(text.width(name.title, Face.note), text.width(name.size, Face.labelSize))
    return Rect(x: name.point.x - width / 2, y: name.point.y - 9, width: width, height: 24)
  }

  /// The room between two parts on the page.
  private var gap: Rect? {
    guard scene.place.kind == .split, let other = scene.place.others.first else { return nil }
    let window = scene.windowOnDisplay
    // A keyboard lies over all of the display.
    let bottom = scene.keyboard?.frame.map { $0.minY + scene.place.origin.y } ?? window.maxY
    // The window of an older app leaves a rail free beside its own part as well.
    let part = layout.scene.letterbox.map { [$0.window] + $0.bars } ?? [window]
    let own = part.dropFirst().reduce(part[0]) { $0.union($1) }
    let gap =
      other.minX >= own.maxX
      ? Rect(left: own.maxX, top: window.minY, right: other.minX, bottom: bottom)
      : Rect(left: other.maxX, top: window.minY, right: own.minX, bottom: bottom)
    return gap.isEmpty ? nil : space.onDisplay(scene).page(gap)
  }

  private var name: (title: String, size: String, point: Point)? {
    // Under the keyboard no name can be read.
    let top = (scene.keyboard?.frame?.minY ?? .infinity) + scene.place.origin.y
    let open = scene.place.others.map { area in
      Rect(
        left: area.minX, top: area.minY, right: area.maxX,
        bottom: max(min(area.maxY, top), area.minY))
    }
    let largest = open.max { a, b in
      a.width * a.height < b.width * b.height
    }
    guard let largest else { return nil }
    let room = space.onDisplay(scene).page(largest)
    let title = scene.place.kind == .floating ? "rest of the display" : "other app"
    // Under a window that lies over it the other app goes on.
    let whole = scene.place.others.first?.size ?? .zero
    let shown = scene.place.kind == .split ? whole : scene.display.size
    let size = "\(shown.width.text(decimals: 2)) × \(shown.height.text(decimals: 2))"
    let width = max(text.width(title, Face.note), text.width(size, Face.labelSize))
    guard room.width > width + 8, room.height > 30 else { return nil }
    return (title, size, Point(x: room.midX, y: room.midY - 2))
  }
}
