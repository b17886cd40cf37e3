import Drawing
import LayoutEngine
import LayoutSpecs

/// How the parts of controls are filled and outlined.
struct ControlStyle {
  /// The look of a shape.
  struct Look {
    var fill: Color?
    var stroke: Stroke?

    init(_ fill: Color?, _ stroke: Stroke? = nil) {
      self.fill = fill
      self.stroke = stroke
    }
  }

  /// The border and ground of a text field.
  let field: Look
  /// A switch that is off.
  let off: Look
  /// A switch that is on.
  let on: Look
  /// The knob of a switch or slider.
  let thumb: Look
  /// The whole track of a slider or bar.
  let track: Look
  /// The part of a track that is done.
  let done: Look
  /// The ground of steppers and segments.
  let platter: Look
  /// The ground of the chosen segment.
  let chosen: Look
  /// A line between halves and segments.
  let divider: Stroke
  /// Plus, minus.
  let glyph: Color
  /// Plus or minus where there is no way on.
  let dimmed: Color
  /// The spokes of a spinner.
  let spinner: Color

  /// What an engineer reads: outlines, and one grey for what is on.
  static func blueprint(_ ink: Ink) -> ControlStyle {
    let edge = Stroke(ink.elementEdge, width: 0.9)
    let ground = Look(ink.element.opacity(0.92), edge)
    return ControlStyle(
      field: ground, off: ground,
      on: Look(ink.elementEdge.opacity(0.35), edge),
      thumb: Look(ink.element, edge),
      track: Look(ink.fill, Stroke(ink.elementEdge.opacity(0.6), width: 0.6)),
      done: Look(ink.elementEdge.opacity(0.65)),
      platter: Look(ink.fill, edge), chosen: Look(ink.element, edge),
      divider: Stroke(ink.elementEdge.opacity(0.55), width: 0.7),
      glyph: ink.ink.opacity(0.85), dimmed: ink.ink.opacity(0.3), spinner: ink.ink)
  }

  /// What a designer shows, in the look of a system version.
  static func mockup(_ look: ControlLook, _ palette: Palette, factor: Double) -> ControlStyle {
    func color(_ name: ColorName) -> Color { Color(rgba: palette.rgba(name)) }
    func line(_ color: Color, _ width: Double) -> Stroke { Stroke(color, width: width * factor) }
    let accent = color(.accent)
    let separator = color(.separator)
    let ground = Color(rgba: palette.controlGround)
    let isOutlined = look == .outlined
    return ControlStyle(
      field: Look(Color(rgba: palette.field), line(separator, 0.75)),
      off: isOutlined ? Look(nil, line(color(.fill), 1.5)) : Look(Color(rgba: palette.switchOff)),
      on: Look(Color(rgba: palette.switchOn)),
      thumb: Look(Color(0xFFFFFF), line(Color(0x000000, alpha: 0.22), 0.5)),
      track: Look(color(.fill)), done: Look(accent),
      platter: isOutlined ? Look(nil, line(accent, 1)) : Look(ground),
      chosen: isOutlined
        ? Look(accent)
        : Look(Color(rgba: palette.chosen), line(Color(0x000000, alpha: 0.06), 0.5)),
      divider: isOutlined ? line(accent, 1) : line(separator, 1),
      glyph: isOutlined ? accent : color(.label),
      dimmed: isOutlined ? accent.opacity(0.35) : color(.label).opacity(0.25),
      spinner: Color(rgba: palette.spinner))
  }
}
