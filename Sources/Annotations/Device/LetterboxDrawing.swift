import Drawing
import Geometry
import LayoutEngine

/// The bars around a window that does not fill its display: black, hatched, with their depth.
struct LetterboxDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let text: TextSetter

  /// The bars on the page with what is written on them.
  func commands() -> [DrawingCommand] {
    guard let letterbox = layout.scene.letterbox else { return [] }
    let display = space.onDisplay(layout.scene)
    return letterbox.bars.flatMap { bar(display.page($0), depth: $0) }
  }

  private func bar(_ frame: Rect, depth bar: Rect) -> [DrawingCommand] {
    var commands: [DrawingCommand] = [
      .path(.rect(frame), fill: .color(Color(0)), stroke: nil),
      .path(
        Hatch.diagonal(in: frame, pitch: 9), fill: nil,
        stroke: Stroke(Color(0xFFFFFF).opacity(0.28), width: 0.8)),
    ]
    let label = min(bar.width, bar.height).text(decimals: 2)
    let width = text.width(label, Face.labelSize) + 8
    let plate = Rect(
      x: frame.midX - width / 2, y: frame.midY - 7, width: width, height: 14)
    guard plate.width <= frame.width, plate.height <= frame.height else { return commands }
    commands += [
      .path(.roundedRect(plate, radius: 3), fill: .color(Color(0)), stroke: nil),
      .text(
        text.run(
          label, Face.labelSize, Color(0xFFFFFF), at: Point(x: frame.midX, y: frame.midY + 3.2),
          anchor: .middle)),
    ]
    return commands
  }
}
