import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs

/// Draws elements as outlines with what they hold: what an engineer reads.
struct BlueprintContent {
  let layout: ResolvedLayout
  let context: ElementContext

  private var ink: Ink { context.ink }

  /// Some of the elements in drawing order.
  func commands(_ range: Range<Int>) -> [DrawingCommand] {
    layout.elements[range].compactMap { element in
      context.clipped(element, draw(element))
    }
  }

  private func draw(_ element: Element) -> [DrawingCommand] {
    let frame = context.space.page(element.windowFrame)
    if element.isHidden {
      return [outline(frame, ink.elementEdge.opacity(0.5), width: 0.8, dash: [3, 3])]
    }
    var commands: [DrawingCommand] = []
    if let ground = element.ground, ground.color & 255 > 0 {
      // The ground's own colour would drown the lines: a tint of it tells where it reaches.
      commands.append(
        .path(
          .roundedRect(
            context.space.page(ground.frame), radius: ground.cornerRadius * context.space.factor),
          fill: .color(ink.fill.opacity(0.55)),
          stroke: Stroke(ink.hair, width: 0.8)))
    }
    switch element.content {
    case .container:
      guard element.isNamed else { return commands }
      commands.append(outline(frame, ink.elementEdge.opacity(0.55), width: 0.7, dash: [2, 2]))
    case .arrangement(let arrangement):
      // The panes are what a designer decides on: their edges show even where nothing fills them.
      for pane in [arrangement.secondary, arrangement.primary].compactMap({ $0 }) {
        commands.append(
          outline(
            context.space.page(pane).inset(by: 0.5), ink.elementEdge.opacity(0.55), width: 0.8,
            dash: [6, 3]))
      }
    case .columns(let columns):
      commands += ColumnLines.draw(columns, context, ink.elementEdge)
    case .bar(let bar): commands += self.bar(bar, frame)
    case .scroll:
      commands.append(outline(frame.inset(by: 0.45), ink.elementEdge.opacity(0.8), width: 0.9))
    case .row:
      commands.append(
        .path(
          .rect(frame), fill: .color(ink.fill.opacity(0.6)),
          stroke: Stroke(ink.elementEdge.opacity(0.45), width: 0.7)))
    case .divider:
      let line =
        frame.width >= frame.height
        ? Path.line(
          from: Point(x: frame.minX, y: frame.midY), to: Point(x: frame.maxX, y: frame.midY))
        : Path.line(
          from: Point(x: frame.midX, y: frame.minY), to: Point(x: frame.midX, y: frame.maxY))
      commands.append(.path(line, fill: nil, stroke: Stroke(ink.elementEdge, width: 0.8)))
    case .text(let text):
      commands.append(
        outline(frame, ink.elementEdge.opacity(element.isNamed ? 0.7 : 0.4), width: 0.6))
      commands += runs(text, ink.ink.opacity(0.85))
    case .button(let button):
      let platter = context.space.page(button.platter)
      let radius = min(button.cornerRadius * context.space.factor, platter.height / 2)
      commands.append(
        .path(
          .roundedRect(platter, radius: radius),
          fill: .color(button.style == .plain ? ink.element.opacity(0) : ink.element.opacity(0.92)),
          stroke: Stroke(
            ink.elementEdge, width: button.style == .prominent ? 1.6 : 0.9,
            dash: button.style == .plain ? [2, 2] : [])))
      if frame != platter { commands.append(outline(frame, ink.elementEdge, width: 0.7)) }
      if let title = button.title { commands += runs(title, ink.ink) }
      if let symbol = button.symbol, let place = button.symbolFrame {
        commands += Symbol.draw(
          symbol, in: context.space.page(place), ink.ink.opacity(0.8),
          isMirrored: layout.configuration.direction == .rightToLeft)
      }
      commands += TabBadge.draw(
        button, context, ground: ink.elementEdge, words: ink.screen,
        isMirrored: layout.configuration.direction == .rightToLeft)
    case .control(let control): commands += self.control(control, element, frame)
    case .image(let image): commands += picture(image, element)
    case .box:
      commands.append(
        .path(
          .roundedRect(
            frame,
            radius: element.cornerRadius > 0
              ? element.cornerRadius * context.space.factor
              : min(4, min(frame.width, frame.height) / 4)),
          fill: .color(ink.element.opacity(0.92)), stroke: Stroke(ink.elementEdge, width: 0.9)))
    }
    return commands
  }

  /// A bar with the level lines of everything that the system draws.
  private func bar(_ bar: BarDrawing, _ frame: Rect) -> [DrawingCommand] {
    let ground = bar.platter.map { context.space.page($0) } ?? frame
    let shape = Path.roundedRect(ground, radius: bar.cornerRadius * context.space.factor)
    let lines = DrawingCommand.path(
      Hatch.level(in: ground, pitch: 4), fill: nil,
      stroke: Stroke(ink.strip.opacity(0.28), width: 0.6))
    return [
      .path(shape, fill: .color(ink.screen.opacity(0.86)), stroke: nil),
      bar.cornerRadius > 0 ? .group(DrawingGroup(clip: shape, [lines])) : lines,
      .path(shape, fill: nil, stroke: Stroke(ink.strip, width: 1)),
    ]
  }

  private func outline(
    _ frame: Rect, _ color: Color, width: Double, dash: [Double] = []
  ) -> DrawingCommand {
    .path(.rect(frame), fill: nil, stroke: Stroke(color, width: width, dash: dash))
  }

  private func runs(_ text: PlacedText, _ color: Color) -> [DrawingCommand] {
    context.page(text).runs.map { run in
      var run = run
      run.color = color
      return .text(run)
    }
  }

  private func control(
    _ control: PlacedControl, _ element: Element, _ frame: Rect
  ) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    let kit = ControlKit(layout.configuration.device.family)
    let isSmaller = !control.isAsLarge(as: kit.fitted(control))
    // What is not drawn to its edges, or stands in a larger frame, shows how much it takes.
    if isSmaller || !control.fillsItsFrame || element.contentFrame != element.windowFrame {
      commands.append(
        outline(frame, ink.elementEdge.opacity(element.isNamed ? 0.7 : 0.4), width: 0.6))
    }
    let isPlaceholder =
      if case .textField(let field) = control.parts { field.isPlaceholder } else { false }
    let color = isPlaceholder ? ink.soft : ink.ink.opacity(0.85)
    let drawing = ControlDrawing(
      context: context, style: .blueprint(ink), look: control.look, kit: kit,
      locale: layout.configuration.locale, textColor: { _ in color })
    return commands + drawing.commands(control)
  }

  private func picture(_ image: PlacedImage, _ element: Element) -> [DrawingCommand] {
    let frame = context.space.page(element.contentFrame)
    var commands: [DrawingCommand] = [
      .path(.rect(frame), fill: .color(ink.fill), stroke: nil)
    ]
    let drawn = context.space.page(image.drawn)
    if context.assets.contains(image.asset) {
      commands.append(
        .group(
          DrawingGroup(
            clip: .rect(frame), opacity: 0.5,
            [.image(ImageDrawing(asset: image.asset, frame: drawn))])))
    } else {
      let shown = drawn.intersection(frame)
      commands.append(
        .group(
          DrawingGroup(
            clip: .rect(shown),
            [
              .path(
                .line(
                  from: Point(x: drawn.minX, y: drawn.minY),
                  to: Point(x: drawn.maxX, y: drawn.maxY))
                  + .line(
                    from: Point(x: drawn.minX, y: drawn.maxY),
                    to: Point(x: drawn.maxX, y: drawn.minY)),
                fill: nil, stroke: Stroke(ink.elementEdge.opacity(0.35), width: 0.7))
            ])))
      if shown != frame {
        commands.append(
          .path(.rect(shown), fill: nil, stroke: Stroke(ink.elementEdge, width: 0.7, dash: [3, 2])))
      }
    }
    if image.video != nil {
      commands += PlayGlyph.outline(
        in: context.space.page(image.fit.shown), ink.elementEdge.opacity(0.8))
    }
    commands.append(outline(frame, ink.elementEdge, width: 0.9))
    return commands
  }
}

extension PlacedControl {
  /// Whether what is drawn reaches all edges of the control's own size.
  fileprivate var fillsItsFrame: Bool {
    switch parts {
    case .textField, .stepper, .segmented, .progress: true
    case .toggle(let toggle): toggle.title == nil
    case .slider, .spinner: false
    }
  }

  /// Whether the parts that a platform draws reach as far as its own.
  fileprivate func isAsLarge(as drawn: Parts) -> Bool {
    switch (parts, drawn) {
    case (.textField(let own), .textField(let other)): own.field == other.field
    case (.toggle(let own), .toggle(let other)): own.track == other.track
    case (.stepper(let own), .stepper(let other)): own.platter == other.platter
    case (.segmented(let own), .segmented(let other)): own.platter == other.platter
    default: true
    }
  }
}
