import Devices
import Drawing
import Geometry
import LayoutEngine

/// Draws the docked keyboard over the whole width of the display.
struct KeyboardDrawing {
  /// A name with the room that it takes on the page.
  struct Name {
    /// The name.
    var title: String
    /// The size below it.
    var size: String?
    /// Where both stand.
    var room: Rect
  }

  let layout: ResolvedLayout
  let context: ElementContext

  private var space: ScreenSpace { context.space }
  private var ink: Ink { context.ink }
  private var text: TextSetter { context.text }

  /// The keyboard on the page; nothing where none is drawn.
  var frame: Rect? {
    guard let window = layout.scene.keyboard?.frame else { return nil }
    // The window has a part of it, the display all, but where the whole screen is made for another.
    let display =
      layout.scene.place.designedFor == nil ? layout.scene.displayFrame : layout.scene.window
    return space.page(
      Rect(left: display.minX, top: window.minY, right: display.maxX, bottom: display.maxY))
  }

  /// Dots, an outline and a name: what an engineer reads.
  func blueprint() -> [DrawingCommand] {
    guard let frame else { return [] }
    var commands: [DrawingCommand] = [
      .path(.rect(frame), fill: .color(ink.screen.opacity(0.9)), stroke: nil),
      .path(.rect(frame), fill: .color(ink.key.opacity(0.07)), stroke: nil),
      .path(Hatch.level(in: frame, pitch: 5), fill: nil, stroke: Self.dots(ink)),
    ]
    if let bar = predictionBar(frame) {
      commands.append(
        .path(
          .line(
            from: Point(x: bar.minX, y: bar.maxY), to: Point(x: bar.maxX, y: bar.maxY)), fill: nil,
          stroke: Stroke(ink.key.opacity(0.7), width: 0.7)))
    }
    commands.append(
      .path(
        .line(from: frame.origin, to: Point(x: frame.maxX, y: frame.minY)), fill: nil,
        stroke: Stroke(ink.key, width: 1.2)))
    return commands + names.flatMap(draw)
  }

  /// The stroke that makes dots of level lines.
  static func dots(_ ink: Ink) -> Stroke {
    Stroke(ink.key.opacity(0.75), width: 1.1, dash: [0.05, 4.95], cap: .round)
  }

  // MARK: Names

  /// The names in the part over the window, clear of texts that the keyboard lies over; those that
  /// have no room are left out.
  var names: [Name] {
    guard let frame else { return [] }
    let window = space.page(layout.scene.window)
    let part = layout.scene.keyboard?.frame?.size ?? .zero
    let size = "\(part.width.text(decimals: 2)) × \(part.height.text(decimals: 2))"
    let inks = layout.elements.filter { !$0.visible.isEmpty }
      .flatMap { LabelGround.inks(of: $0, context) }
    var names: [Name] = []
    if let name = name("keyboard", size, in: keys(frame).intersection(window), clearOf: inks) {
      names.append(name)
    }
    if let bar = predictionBar(frame)?.intersection(window),
      let name = name("prediction bar", nil, in: bar, clearOf: inks)
    {
      names.append(name)
    }
    return names
  }

  private func name(
    _ title: String, _ size: String?, in room: Rect, clearOf inks: [Rect]
  ) -> Name? {
    let width = max(
      text.width(title, Face.note), size.map { text.width($0, Face.labelSize) } ?? 0)
    let height = size == nil ? 10.0 : 22
    let inner = room.inset(by: 4)
    guard inner.width > width + 4, inner.height >= height else { return nil }
    let steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0, 1]
    for down in size == nil ? [0.5] : steps {
      for across in steps {
        let place = Rect(
          x: inner.minX + (inner.width - width) * across,
          y: inner.minY + (inner.height - height) * down, width: width, height: height)
        if inks.allSatisfy({ !$0.intersects(place.inset(by: -3)) }) {
          return Name(title: title, size: size, room: place)
        }
      }
    }
    return nil
  }

  private func draw(_ name: Name) -> [DrawingCommand] {
    let middle = name.room.midX
    var lines = [
      DrawingCommand.text(
        text.run(
          name.title, Face.note, ink.key, at: Point(x: middle, y: name.room.minY + 8.5),
          anchor: .middle, halo: ink.screen))
    ]
    if let size = name.size {
      lines.append(
        .text(
          text.run(
            size, Face.labelSize, ink.key, at: Point(x: middle, y: name.room.minY + 20),
            anchor: .middle, halo: ink.screen)))
    }
    return lines
  }

  // MARK: Parts

  func predictionBar(_ frame: Rect) -> Rect? {
    guard let height = layout.scene.keyboard?.predictionBar else { return nil }
    return Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: height * space.factor)
  }

  /// The part of a keyboard below its bar of proposals.
  func keys(_ frame: Rect) -> Rect {
    guard let bar = predictionBar(frame) else { return frame }
    return Rect(left: frame.minX, top: bar.maxY, right: frame.maxX, bottom: frame.maxY)
  }
}
