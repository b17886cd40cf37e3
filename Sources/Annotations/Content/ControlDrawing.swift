import Drawing
import Geometry
import LayoutEngine

/// Draws controls from their parts, in any style.
struct ControlDrawing {
  let context: ElementContext
  let style: ControlStyle
  let look: ControlLook
  /// Whose controls they are.
  let kit: ControlKit
  /// The language of the words that a control has of its own.
  let locale: String
  /// The colour of words, given that of the layout.
  let textColor: (Color) -> Color

  var factor: Double { context.space.factor }

  /// The steps that draw a control.
  func commands(_ control: PlacedControl) -> [DrawingCommand] {
    let parts = kit.fitted(control)
    switch (kit, parts) {
    case (.television, .toggle(let toggle)): return state(toggle)
    case (.television, .slider(let slider)), (.wrist, .slider(let slider)):
      return markedSlider(slider)
    case (.television, .stepper(let stepper)), (.wrist, .stepper(let stepper)):
      return markedStepper(stepper)
    case (.desktop, .stepper(let stepper)): return upright(stepper)
    default: return commands(parts)
    }
  }

  private func commands(_ parts: PlacedControl.Parts) -> [DrawingCommand] {
    switch parts {
    case .textField(let field):
      guard field.hasBorder else { return words(field.text) }
      return [shape(field.field, radius: field.cornerRadius, style.field)] + words(field.text)
    case .toggle(let toggle):
      return words(toggle.title) + [
        capsule(toggle.track, toggle.isOn ? style.on : style.off),
        capsule(toggle.thumb, style.thumb),
      ]
    case .slider(let slider):
      return bar(slider.track, filled: slider.filled) + knob(slider.thumb)
    case .progress(let progress): return bar(progress.track, filled: progress.filled)
    case .stepper(let parts): return stepper(parts)
    case .segmented(let parts): return segmented(parts)
    case .spinner(let spinner): return spokes(context.space.page(spinner.frame))
    }
  }

  /// What labels must keep clear of, on the page.
  static func inks(_ control: PlacedControl, _ context: ElementContext) -> [Rect] {
    func page(_ rects: [Rect]) -> [Rect] { rects.map(context.space.page) }
    let texts = control.texts.flatMap { context.page($0).inks }
    switch control.parts {
    case .textField: return texts
    case .toggle(let toggle):
      // Some platforms have words in its place.
      return texts + page([control.isAssumed ? toggle.wordRoom : toggle.track])
    case .slider(let slider) where control.isAssumed:
      // Some platforms have marks at its ends, on a ground as high as the control.
      let edges = EdgeInsets(
        top: slider.thumb.minY - slider.track.minY - 3, left: 0,
        bottom: slider.track.maxY - slider.thumb.maxY - 3, right: 0)
      return page([slider.track.inset(by: edges)])
    case .slider(let slider): return page([slider.track.inset(by: -2), slider.thumb])
    case .stepper(let stepper): return page([stepper.platter])
    case .segmented(let segmented): return page([segmented.platter])
    case .progress(let progress): return page([progress.track.inset(by: -1)])
    case .spinner(let spinner): return page([spinner.frame])
    }
  }

  // MARK: Parts

  func shape(_ rect: Rect, radius: Double, _ look: ControlStyle.Look) -> DrawingCommand {
    let frame = context.space.page(rect)
    // Half of the line lies outside a path: inside it keeps the control's own size.
    let inset = (look.stroke?.width ?? 0) / 2
    return .path(
      .roundedRect(frame.inset(by: inset), radius: max(radius * factor - inset, 0)),
      fill: look.fill.map { .color($0) }, stroke: look.stroke)
  }

  func capsule(_ rect: Rect, _ look: ControlStyle.Look) -> DrawingCommand {
    shape(rect, radius: min(rect.width, rect.height) / 2, look)
  }

  func words(_ text: PlacedText?) -> [DrawingCommand] {
    guard let text else { return [] }
    return context.page(text).runs.map { run in
      var run = run
      run.color = textColor(run.color)
      return .text(run)
    }
  }

  /// The knob of a slider, which floats above its track.
  private func knob(_ rect: Rect) -> [DrawingCommand] {
    let steps: [DrawingCommand] =
      style.shadow.map { color in
        (1...6).reversed().map { step in
          let reach = Double(step) * 0.7
          return capsule(rect.inset(by: -reach).offset(x: 0, y: 1.5), ControlStyle.Look(color))
        }
      } ?? []
    return steps + [capsule(rect, style.thumb)]
  }

  /// A track with the part that is done, which has round ends too and is never less than a dot.
  func bar(_ track: Rect, filled: Rect) -> [DrawingCommand] {
    guard filled.width > 0 else { return [capsule(track, style.track)] }
    var done = filled
    done.size.width = min(track.width, max(filled.width, track.height))
    if filled.minX > track.minX { done.origin.x = filled.maxX - done.width }
    return [capsule(track, style.track), capsule(done, style.done)]
  }

  /// A minus or a plus in the middle of a frame, its arms as long as said, with round ends.
  func sign(in frame: Rect, arm: Double, stroke: Stroke, isPlus: Bool) -> DrawingCommand {
    var path = Path.line(
      from: Point(x: frame.midX - arm, y: frame.midY),
      to: Point(x: frame.midX + arm, y: frame.midY))
    if isPlus {
      path =
        path
        + .line(
          from: Point(x: frame.midX, y: frame.midY - arm),
          to: Point(x: frame.midX, y: frame.midY + arm))
    }
    var stroke = stroke
    stroke.cap = .round
    return .path(path, fill: nil, stroke: stroke)
  }

  private func stepper(_ parts: StepperParts) -> [DrawingCommand] {
    let less = context.space.page(parts.decrement)
    let more = context.space.page(parts.increment)
    let middle = less.minX < more.minX ? less.maxX : more.maxX
    let inset = look == .outlined ? 0 : less.height * 0.22
    func glyph(_ frame: Rect, isPlus: Bool, _ color: Color) -> DrawingCommand {
      sign(
        in: frame, arm: 6.5 * factor, stroke: Stroke(color, width: 1.6 * factor), isPlus: isPlus)
    }
    return [
      shape(parts.platter, radius: parts.cornerRadius, style.platter),
      .path(
        .line(
          from: Point(x: middle, y: less.minY + inset),
          to: Point(x: middle, y: less.maxY - inset)), fill: nil, stroke: style.divider),
      glyph(less, isPlus: false, parts.goesDown ? style.glyph : style.dimmed),
      glyph(more, isPlus: true, parts.goesUp ? style.glyph : style.dimmed),
    ]
  }

  private func segmented(_ parts: SegmentedParts) -> [DrawingCommand] {
    var commands = [shape(parts.platter, radius: parts.cornerRadius, style.platter)]
    let platter = context.space.page(parts.platter)
    if let selection = parts.selection {
      if look == .outlined {
        // The ground of a segment at the end takes the corners of the whole.
        commands.append(
          .group(
            DrawingGroup(
              clip: .roundedRect(platter, radius: parts.cornerRadius * factor),
              [shape(selection, radius: 0, style.chosen)])))
      } else {
        let inset = selection.minY - parts.platter.minY
        commands.append(
          shape(selection, radius: max(parts.cornerRadius - inset, 0), style.chosen))
      }
    }
    for (index, pair) in zip(parts.segments, parts.segments.dropFirst()).enumerated() {
      // Beside the ground of the chosen one a line would be a second edge.
      let touches = index == parts.selected || index + 1 == parts.selected
      guard look == .outlined || !touches else { continue }
      let before = context.space.page(pair.0.frame)
      let after = context.space.page(pair.1.frame)
      let x = before.minX < after.minX ? before.maxX : after.maxX
      let inset = look == .outlined ? 0 : platter.height * 0.25
      commands.append(
        .path(
          .line(
            from: Point(x: x, y: platter.minY + inset), to: Point(x: x, y: platter.maxY - inset)),
          fill: nil, stroke: style.divider))
    }
    return commands + parts.segments.flatMap { words($0.title) }
  }

  /// Spokes that fade against the clock, the strongest at the top.
  private func spokes(_ frame: Rect) -> [DrawingCommand] {
    let diagonal = 0.707107
    let directions = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
      (-1, 0), (-diagonal, -diagonal),
    ]
    return directions.enumerated().map { index, direction in
      func at(_ radius: Double) -> Point {
        Point(
          x: frame.midX + direction.0 * radius * frame.width,
          y: frame.midY + direction.1 * radius * frame.height)
      }
      let age = Double((directions.count - index) % directions.count)
      return .path(
        .line(from: at(0.25), to: at(0.43)), fill: nil,
        stroke: Stroke(
          style.spinner.opacity(1 - age * 0.11), width: frame.width * 0.1, cap: .round))
    }
  }
}
