import Devices
import Drawing
import Geometry
import LayoutEngine

/// Draws the bar below a window in space that moves it, and the button beside it that closes it.
struct WindowBarDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink
  let style: PreviewOptions.Style

  /// The steps; nothing where a window has no such bar.
  func commands() -> [DrawingCommand] {
    guard let bar = layout.scene.bar(SystemBarID.window) else { return [] }
    let frame = space.page(bar.frame)
    // The button is as large as the bar is high, once more beside it: decoration.
    let close = Rect(
      x: frame.minX - 2 * frame.height, y: frame.minY, width: frame.height, height: frame.height)
    return [frame, close].map { shape in
      .path(
        .roundedRect(shape, radius: shape.height / 2),
        fill: .color(ink.soft.opacity(style == .mockup ? 0.55 : 0.12)),
        stroke: style == .mockup ? nil : Stroke(ink.strip, width: 1, dash: [3, 2]))
    }
  }
}
