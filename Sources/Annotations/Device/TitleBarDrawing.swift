import Drawing
import Geometry
import LayoutEngine

/// Draws the title bar of a Mac's window that does not fill the screen, with its three buttons.
///
/// The height is the scene's; the buttons are decoration, 12 points wide and 8 apart.
struct TitleBarDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink
  let style: PreviewOptions.Style

  /// The steps; nothing where a window has no title bar.
  func commands() -> [DrawingCommand] {
    guard let bar = layout.scene.bar(SystemBarID.title) else { return [] }
    let frame = space.page(bar.frame)
    let side = 12 * space.factor
    let isMirrored = layout.configuration.direction == .rightToLeft
    let buttons = (0..<3).map { index in
      let offset = (12 + 20 * Double(index)) * space.factor
      return Rect(
        x: isMirrored ? frame.maxX - offset - side : frame.minX + offset,
        y: frame.midY - side / 2, width: side, height: side)
    }
    if style == .blueprint {
      return [
        .path(
          Hatch.level(in: frame, pitch: 4), fill: nil,
          stroke: Stroke(ink.strip.opacity(0.28), width: 0.6)),
        .path(.rect(frame), fill: nil, stroke: Stroke(ink.strip, width: 1)),
      ]
        + buttons.map {
          .path(
            .ellipse(in: $0), fill: .color(ink.screen), stroke: Stroke(ink.strip, width: 1))
        }
    }
    let isDark = layout.configuration.appearance == .dark
    let ground = isDark ? Color(0x2D2D2F) : Color(0xECECEE)
    let line = isDark ? Color(0x000000) : Color(0xD0D0D3)
    let lights: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]
    return [
      .path(.rect(frame), fill: .color(ground), stroke: nil),
      .path(
        .line(from: Point(x: frame.minX, y: frame.maxY), to: Point(x: frame.maxX, y: frame.maxY)),
        fill: nil, stroke: Stroke(line, width: 0.6)),
    ]
      + zip(buttons, lights).map { button, light in
        .path(.ellipse(in: button), fill: .color(Color(light)), stroke: nil)
      }
  }
}
