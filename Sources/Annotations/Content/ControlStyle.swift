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
  /// A layer of the shadow below the knob of a slider; absent where none is drawn.
  let shadow: Color?
  /// The whole track of a slider or bar.
  var track: Look
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
  /// Words that tell a state.
  let quiet: Color
  /// The spokes of a spinner.
  let spinner: Color

  /// What an engineer reads: outlines, and one grey for what is on.
  static func blueprint(_ ink: Ink) -> ControlStyle {
    let edge = Stroke(ink.elementEdge, width: 0.9)
    let ground = Look(ink.element.opacity(0.92), edge)
    return ControlStyle(
      field: ground, off: ground,
      on: Look(ink.elementEdge.opacity(0.35), edge),
      thumb: Look(ink.element, edge), shadow: nil,
      track: Look(ink.fill, Stroke(ink.elementEdge.opacity(0.6), width: 0.6)),
      done: Look(ink.elementEdge.opacity(0.65)),
      platter: Look(ink.fill, edge), chosen: Look(ink.element, edge),
      divider: Stroke(ink.elementEdge.opacity(0.55), width: 0.7),
      glyph: ink.ink.opacity(0.85), dimmed: ink.ink.opacity(0.3), quiet: ink.soft,
      spinner: ink.ink)
  }

  /// What a designer shows, in the look of a system version and in the colours of a platform.
  static func mockup(
    _ look: ControlLook, _ kit: ControlKit, _ palette: Palette, factor: Double
  ) -> ControlStyle {
    func color(_ name: ColorName) -> Color { Color(rgba: palette.rgba(name)) }
    func line(_ color: Color, _ width: Double) -> Stroke { Stroke(color, width: width * factor) }
    let accent = color(.accent)
    let separator = color(.separator)
    let label = color(.label)
    let ground = Color(rgba: palette.controlGround)
    let isOutlined = look == .outlined
    // What lies deeper than the glass around it.
    let recess = Look(Color(0x000000, alpha: 0.24), line(Color(0xFFFFFF, alpha: 0.12), 0.75))
    let field: Look
    switch kit {
    case .touch, .desktop: field = Look(Color(rgba: palette.field), line(separator, 0.75))
    case .television, .wrist: field = Look(color(.fill))
    case .spatial: field = recess
    }
    // In space only what stands out is tinted: a track fills in the colour of words.
    let done = kit == .spatial ? label.opacity(0.85) : accent
    let platter = kit == .wrist ? Look(color(.fill)) : kit == .spatial ? recess : Look(ground)
    // A fill would vanish on a card of the same fill.
    let off = kit == .spatial ? recess : Look(Color(rgba: palette.switchOff))
    return ControlStyle(
      field: field,
      off: isOutlined ? Look(nil, line(color(.fill), 1.5)) : off,
      on: Look(kit == .desktop ? accent : Color(rgba: palette.switchOn)),
      thumb: Look(Color(0xFFFFFF), line(Color(0x000000, alpha: 0.22), 0.5)),
      shadow: Color(0x000000, alpha: 0.028),
      track: kit == .spatial ? recess : Look(color(.fill)), done: Look(done),
      platter: isOutlined ? Look(nil, line(accent, 1)) : platter,
      chosen: isOutlined
        ? Look(accent)
        : Look(Color(rgba: palette.chosen), line(Color(0x000000, alpha: 0.06), 0.5)),
      divider: isOutlined ? line(accent, 1) : line(separator, 1),
      glyph: isOutlined ? accent : label,
      dimmed: isOutlined ? accent.opacity(0.35) : label.opacity(0.25),
      quiet: color(.secondaryLabel), spinner: Color(rgba: palette.spinner))
  }
}
