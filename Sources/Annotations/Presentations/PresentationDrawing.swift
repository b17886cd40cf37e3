import Drawing
import Geometry
import LayoutEngine

/// Draws what a presentation has beside its elements: the dimming of what lies beneath, the shadow and
/// the ground of its card, its grabber and its arrow.
struct PresentationDrawing {
  let layout: ResolvedLayout
  let presentation: PlacedPresentation
  let context: ElementContext
  let style: PreviewOptions.Style

  private var ink: Ink { context.ink }
  private var space: ScreenSpace { context.space }
  private var isBlueprint: Bool { style == .blueprint }

  /// The page beneath a classic card: black, and on it the screen as a smaller card.
  static func page(
    of layout: ResolvedLayout, in space: ScreenSpace, _ background: Color
  ) -> (ground: [DrawingCommand], clip: Path, map: SurfaceMap)? {
    guard let map = layout.presentations.first?.beneath else { return nil }
    let frame = space.page(map(layout.scene.window))
    let shape = Path.roundedRect(frame, radius: 10 * space.factor)
    return (
      [
        .path(.rect(space.page(layout.scene.window)), fill: .color(Color(0)), stroke: nil),
        .path(shape, fill: .color(background), stroke: nil),
      ], shape, map
    )
  }

  /// What lies between the presentation and all beneath it.
  func beneath() -> [DrawingCommand] {
    let window = space.page(layout.scene.window)
    var commands: [DrawingCommand] = []
    if presentation.shape == .cover {
      let ground = isBlueprint ? ink.screen : Color(rgba: presentation.surface.background)
      return [.path(.rect(window), fill: .color(ground), stroke: nil)]
    }
    if presentation.dim > 0 {
      // In a blueprint lines are what is dimmed: paper over them does it better than black.
      commands.append(
        .path(.rect(window), fill: .color(veil), stroke: nil))
    } else if isBlueprint {
      commands.append(.path(.rect(window), fill: .color(ink.screen.opacity(0.45)), stroke: nil))
    }
    commands += shadow
    guard let root = layout.elements[presentation.elements].first else { return commands }
    for ground in grounds(root) {
      commands.append(
        .path(
          ground.shape, fill: .color(isBlueprint ? ink.screen : ground.color),
          stroke: isBlueprint ? Stroke(ink.elementEdge, width: 1.2) : nil))
    }
    if let arrow = presentation.arrow, let color = root.ground?.color {
      let triangle = Path.polyline(
        [arrow.base[0], arrow.tip, arrow.base[1]].map { space.page($0) })
      commands.append(
        .path(
          triangle, fill: .color(isBlueprint ? ink.screen : Color(rgba: color)),
          stroke: isBlueprint ? Stroke(ink.elementEdge, width: 1.2) : nil))
    }
    return commands
  }

  /// The outline that its content is cut to; absent where the window is.
  var clip: Path? {
    guard presentation.shape != .cover, let root = layout.elements[presentation.elements].first,
      let ground = root.ground
    else { return nil }
    return .roundedRect(space.page(ground.frame), radius: ground.cornerRadius * space.factor)
  }

  /// What lies over its content.
  func above() -> [DrawingCommand] {
    let lines = DialogLines(layout: layout, presentation: presentation, context: context)
    if !isBlueprint, !lines.commands.isEmpty { return lines.commands }
    guard let grabber = presentation.grabber.map({ space.page($0) }) else { return [] }
    let color =
      isBlueprint
      ? ink.elementEdge.opacity(0.6)
      : Color(0x787880, alpha: layout.configuration.appearance == .dark ? 0.77 : 0.43)
    return [
      .path(.roundedRect(grabber, radius: grabber.height / 2), fill: .color(color), stroke: nil)
    ]
  }

  private var veil: Color {
    isBlueprint
      ? Self.veil(ink) : Color(0x000000, alpha: presentation.dim)
  }

  /// The tint over what is dimmed in a blueprint.
  static func veil(_ ink: Ink) -> Color {
    ink.isDark ? Color(0x000000, alpha: 0.62) : Color(0xD5DADF, alpha: 0.72)
  }

  /// The grounds of the card, or of the groups that it is made of.
  private func grounds(_ root: Element) -> [(shape: Path, color: Color)] {
    let own =
      root.ground.map { [$0] }
      ?? layout.elements[presentation.elements].compactMap(\.ground)
    return own.map { ground in
      (
        Path.roundedRect(
          space.page(ground.frame), radius: ground.cornerRadius * space.factor),
        Color(rgba: ground.color)
      )
    }
  }

  /// A soft edge around what floats, in a few steps.
  private var shadow: [DrawingCommand] {
    guard !isBlueprint, let root = layout.elements[presentation.elements].first else { return [] }
    let frames =
      root.ground.map { [($0.frame, $0.cornerRadius)] }
      ?? layout.elements[presentation.elements].compactMap { element in
        element.ground.map { ($0.frame, $0.cornerRadius) }
      }
    return frames.flatMap { frame, radius in
      (1...8).reversed().map { step -> DrawingCommand in
        let reach = Double(step) * 3
        let place = frame.inset(by: -reach).offset(x: 0, y: 4)
        return .path(
          .roundedRect(space.page(place), radius: (radius + reach) * space.factor),
          fill: .color(Color(0x000000, alpha: 0.012)), stroke: nil)
      }
    }
  }
}
