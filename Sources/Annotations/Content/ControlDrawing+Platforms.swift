import Drawing
import Geometry
import LayoutEngine
import Typography

/// The controls that only some platforms have.
extension ControlDrawing {
  // MARK: Computers

  /// A stepper of two halves on top of each other, with an arrow each.
  func upright(_ parts: StepperParts) -> [DrawingCommand] {
    let more = context.space.page(parts.increment)
    let less = context.space.page(parts.decrement)
    let inset = more.width * 0.2
    return [
      shape(parts.platter, radius: parts.cornerRadius, style.platter),
      .path(
        .line(
          from: Point(x: more.minX + inset, y: more.maxY),
          to: Point(x: more.maxX - inset, y: more.maxY)), fill: nil, stroke: style.divider),
      arrow(in: more, .up, parts.goesUp ? style.glyph : style.dimmed),
      arrow(in: less, .down, parts.goesDown ? style.glyph : style.dimmed),
    ]
  }

  // MARK: Televisions

  /// What a switch says where there are none, by language.
  ///
  /// Source: the Arabic ones as VLC for Apple TV has them (vlc-ios, Resources/ar.lproj).
  private static let stateWords = [
    "en": (on: "On", off: "Off"),
    "ar": (on: "مفعل", off: "معطل"),
  ]

  /// A switch where there are none: the words of its row, and what it is set to at the other end.
  ///
  /// Where the words for that are not known, a tick in a ring, or the ring alone, says the same.
  func state(_ toggle: ToggleParts) -> [DrawingCommand] {
    let track = context.space.page(toggle.track)
    let size = (toggle.title?.font.size ?? toggle.track.height * 0.9) * factor
    // Off, the knob stands at the side where the words are.
    let isTrailingRight = (toggle.thumb.midX > toggle.track.midX) == toggle.isOn
    let commands = words(toggle.title)
    // Stand-in languages are made of English.
    let language =
      locale.hasPrefix("x-") ? "en" : String(locale.prefix { $0 != "-" && $0 != "_" })
    guard let known = Self.stateWords[language] else {
      let side = min(track.height, size) * 0.9
      let ring = Rect(
        x: isTrailingRight ? track.maxX - side : track.minX, y: track.midY - side / 2,
        width: side, height: side)
      let line = Stroke(
        toggle.isOn ? style.glyph : style.quiet, width: side * 0.09, cap: .round, join: .round)
      var path = Path.ellipse(in: ring.inset(by: side * 0.05))
      if toggle.isOn {
        path =
          path
          + .polyline([
            Point(x: ring.minX + side * 0.29, y: ring.midY + side * 0.02),
            Point(x: ring.minX + side * 0.44, y: ring.midY + side * 0.17),
            Point(x: ring.minX + side * 0.72, y: ring.midY - side * 0.17),
          ])
      }
      return commands + [.path(path, fill: nil, stroke: line)]
    }
    let word = toggle.isOn ? known.on : known.off
    // Both words in one size, in the room that others keep clear of.
    let room = context.space.page(toggle.wordRoom)
    let most = max(
      context.text.width(known.on, Font(size: size)),
      context.text.width(known.off, Font(size: size)))
    let fitted = most > room.width ? size * room.width / most : size
    let baseline = Point(
      x: isTrailingRight ? track.maxX : track.minX, y: track.midY + fitted * 0.36)
    return commands + [
      .text(
        context.text.run(
          word, Font(size: fitted), style.quiet, at: baseline,
          anchor: isTrailingRight ? .end : .start))
    ]
  }

  // MARK: Televisions and watches

  /// A slider without a knob, between marks for less and more.
  func markedSlider(_ parts: SliderParts) -> [DrawingCommand] {
    let track = context.space.page(parts.track)
    // As much room as the track leaves at each end.
    let thickness = parts.track.height
    let room = thickness * (kit == .television ? 30.0 / 8 : 30.0 / 6)
    let side = room * factor
    let left = Rect(x: track.minX - side, y: track.midY - side / 2, width: side, height: side)
    let right = Rect(x: track.maxX, y: track.midY - side / 2, width: side, height: side)
    var commands: [DrawingCommand] = []
    if kit == .wrist {
      let platter = Rect(
        x: parts.track.minX - room, y: parts.track.midY - room * 17 / 30,
        width: parts.track.width + 2 * room, height: room * 34 / 30)
      commands.append(shape(platter, radius: platter.height / 2, style.platter))
    }
    return commands + bar(parts.track, filled: parts.filled)
      + marks(
        in: left, right, isMirrored: parts.isMirrored, goesDown: parts.value > 0,
        goesUp: parts.value < 1,
        // Without a platter the marks may stand on a picture, where the track's colour shows best.
        kit == .television ? style.done.fill : nil)
  }

  /// A stepper with its number between marks for less and more.
  func markedStepper(_ parts: StepperParts) -> [DrawingCommand] {
    let platter = context.space.page(parts.platter)
    let isMirrored = parts.decrement.minX > parts.increment.minX
    let side = platter.height
    let left = Rect(x: platter.minX, y: platter.minY, width: side, height: side)
    let right = Rect(x: platter.maxX - side, y: platter.minY, width: side, height: side)
    let number = parts.value.text(decimals: 2)
    let room = right.minX - left.maxX
    let wide = Font(size: platter.height * 0.62, weight: .medium)
    // A long number shrinks rather than running over the marks.
    let width = context.text.width(number, wide)
    let font = Font(size: wide.size * min(1, room / max(width, 1)), weight: .medium)
    return [shape(parts.platter, radius: parts.cornerRadius, style.platter)]
      + marks(
        in: left, right, isMirrored: isMirrored, goesDown: parts.goesDown, goesUp: parts.goesUp)
      + [
        .text(
          context.text.run(
            number, font, style.glyph,
            at: Point(x: platter.midX, y: platter.midY + font.size * 0.36), anchor: .middle))
      ]
  }

  /// What leads to less and to more: arrows where a remote control moves, minus and plus for fingers.
  private func marks(
    in left: Rect, _ right: Rect, isMirrored: Bool, goesDown: Bool, goesUp: Bool,
    _ own: Color? = nil
  ) -> [DrawingCommand] {
    let (active, dimmed) = (own ?? style.glyph, own?.opacity(0.35) ?? style.dimmed)
    let less = goesDown ? active : dimmed
    let more = goesUp ? active : dimmed
    guard kit == .wrist else {
      return [
        arrow(in: left, .left, isMirrored ? more : less),
        arrow(in: right, .right, isMirrored ? less : more),
      ]
    }
    return [
      wristSign(in: isMirrored ? right : left, isPlus: false, less),
      wristSign(in: isMirrored ? left : right, isPlus: true, more),
    ]
  }

  private func wristSign(in frame: Rect, isPlus: Bool, _ color: Color) -> DrawingCommand {
    sign(
      in: frame, arm: frame.height * 0.19, stroke: Stroke(color, width: frame.height * 0.055),
      isPlus: isPlus)
  }

  /// Where an arrow points to.
  private enum Pointing {
    case up
    case down
    case left
    case right
  }

  private func arrow(in frame: Rect, _ pointing: Pointing, _ color: Color) -> DrawingCommand {
    let size = min(frame.width, frame.height)
    let (across, along) = (size * 0.2, size * 0.1)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: frame.midX + x, y: frame.midY + y) }
    let points =
      switch pointing {
      case .up: [at(-across, along), at(0, -along), at(across, along)]
      case .down: [at(-across, -along), at(0, along), at(across, -along)]
      case .left: [at(along, -across), at(-along, 0), at(along, across)]
      case .right: [at(-along, -across), at(along, 0), at(-along, across)]
      }
    return .path(
      .polyline(points), fill: nil,
      stroke: Stroke(color, width: size * 0.09, cap: .round, join: .round))
  }
}
