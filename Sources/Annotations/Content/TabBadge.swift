import Drawing
import Geometry
import LayoutEngine
import Typography

/// The badge at the upper corner of a tab's symbol where reading ends.
enum TabBadge {
  /// The badge of a button; nothing where it has none.
  static func draw(
    _ button: ButtonDrawing, _ context: ElementContext, ground: Color, words: Color,
    isMirrored: Bool
  ) -> [DrawingCommand] {
    guard let badge = button.badge, let symbol = button.symbolFrame else { return [] }
    let frame = context.space.page(symbol)
    let font = Font(size: max(8, 9 * context.space.factor), weight: .semibold)
    let width = context.text.width(badge, font)
    let height = font.size * 1.5
    let length = max(width + font.size * 0.8, height)
    let x = isMirrored ? frame.minX - length * 0.65 : frame.maxX - length * 0.35
    let pill = Rect(x: x, y: frame.minY - height * 0.3, width: length, height: height)
    return [
      .path(.roundedRect(pill, radius: height / 2), fill: .color(ground), stroke: nil),
      .text(
        context.text.run(
          badge, font, words, at: Point(x: pill.midX, y: pill.midY + font.size * 0.36),
          anchor: .middle)),
    ]
  }
}
