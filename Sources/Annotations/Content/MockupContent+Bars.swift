import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs

extension MockupContent {
  private var isDark: Bool { layout.configuration.shownAppearance == .dark }
  private var isMirrored: Bool { layout.configuration.direction == .rightToLeft }

  /// The ground of glass: bars and what floats in them.
  private var glass: Color {
    isDark ? Color(0x1C1C1E, alpha: 0.92) : Color(0xF8F8FA, alpha: 0.94)
  }

  private var chosenFill: Color {
    isDark ? Color(0xFFFFFF, alpha: 0.14) : Color(0x000000, alpha: 0.07)
  }

  private var glassEdge: Stroke {
    Stroke(isDark ? Color(0xFFFFFF, alpha: 0.16) : Color(0x000000, alpha: 0.1), width: 0.75)
  }

  /// A button, in a bar or on its own.
  func button(_ button: ButtonDrawing, of element: Element) -> [DrawingCommand] {
    let isTab = element.kind == "tab"
    let isGlass = layout.configuration.chromeGeneration == .glass
    // Glass bars have the colour of text on them, whatever the tint: only what stands out keeps it.
    let isOnGlass = isGlass && (isTab || element.isBarItem) && button.style != .prominent
    // In a strip, where tabs have no titles, the chosen one has a ground of its own.
    let isChosen =
      isTab && (button.title?.color == palette.rgba(.accent) || button.style == .bordered)
    let ground = kit.ground(of: button, element)
    let platter = context.space.page(ground.frame)
    let shape = Path.roundedRect(platter, radius: ground.cornerRadius * context.space.factor)
    var commands: [DrawingCommand] = []
    if isChosen, button.style == .plain, hasChosenPill(isGlass: isGlass) {
      commands.append(chosenPill(platter, isUpright: false))
    }
    switch button.style {
    case .plain: break
    case .bordered where isTab: commands.append(chosenPill(platter, isUpright: true))
    case .bordered where isOnGlass:
      // A symbol by itself stands on a disc, also where its bar is low.
      let disc = min(platter.width, platter.height)
      let face =
        button.title == nil && !isTab
        ? Path.ellipse(
          in: Rect(
            x: platter.midX - disc / 2, y: platter.midY - disc / 2, width: disc, height: disc))
        : shape
      commands.append(.path(face, fill: .color(glass), stroke: glassEdge))
    case .bordered: commands.append(.path(shape, fill: .color(color(.fill)), stroke: nil))
    case .prominent: commands.append(.path(shape, fill: .color(color(.accent)), stroke: nil))
    }
    let isUntinted = button.style != .prominent && kit.isUntinted(button, element)
    func tint(_ own: Color) -> Color {
      // There only what stands out is tinted.
      if isUntinted, own == color(.accent) { return color(.label) }
      if isTab, kit == .television { return color(.label) }
      guard isOnGlass, !isChosen else { return own }
      let isUsual = own == color(.accent) || own == color(.secondaryLabel)
      return isUsual ? color(.label) : own
    }
    if let title = button.title {
      commands += context.page(title).runs.map { run in
        var run = run
        run.color = tint(run.color)
        return .text(run)
      }
    }
    if let symbol = button.symbol, let place = button.symbolFrame {
      let own = button.style == .prominent ? Color(0xFFFFFF) : color(.accent)
      commands += Symbol.draw(
        symbol, in: context.space.page(place),
        tint((button.title?.color ?? button.symbolColor).map { Color(rgba: $0) } ?? own),
        isMirrored: isMirrored)
    }
    return commands
      + TabBadge.draw(
        button, context, ground: color(.error), words: Color(0xFFFFFF), isMirrored: isMirrored)
  }

  /// Whether the chosen tab of a level bar has a capsule behind it.
  private func hasChosenPill(isGlass: Bool) -> Bool {
    let family = layout.configuration.device.family
    return (isGlass || family == .tv || family == .ipad) && layout.hasFloatingTabs
  }

  /// The capsule behind the chosen tab, which keeps one distance from the capsule of the bar all around.
  ///
  /// - Note: Source: layout metrics, tab bar with zero inset: 53.5 in a bar of 62, whose ends are 16.75 wider
  ///   than its tabs; iPhone Duo, section 4.2: 12 upright.
  private func chosenPill(_ cell: Rect, isUpright: Bool) -> DrawingCommand {
    let across = (62 - 53.5) / 2 * context.space.factor
    let along = across - (isUpright ? 12 : 16.75) / 2 * context.space.factor
    let frame = cell.inset(
      by: isUpright
        ? EdgeInsets(top: along, left: across, bottom: along, right: across)
        : EdgeInsets(top: across, left: along, bottom: across, right: along))
    return .path(
      .roundedRect(frame, radius: min(frame.width, frame.height) / 2),
      fill: .color(chosenFill), stroke: nil)
  }

  /// A system bar.
  ///
  /// - Parameters:
  ///   - bar: its parts.
  ///   - frame: the bar on the page.
  ///   - holder: what it belongs to: the window or a card.
  /// - Returns: the steps; none where it has no ground of its own.
  func bar(_ bar: BarDrawing, _ frame: Rect, in holder: Rect) -> [DrawingCommand] {
    if let platter = bar.platter.map({ context.space.page($0) }) {
      let shape = Path.roundedRect(platter, radius: bar.cornerRadius * context.space.factor)
      return [.path(shape, fill: .color(glass), stroke: glassEdge)]
    }
    guard let edge = bar.hairline else { return [] }
    // Classic bars blur what is below them: a nearly opaque ground shows as much.
    let ground = isDark ? Color(0x121213, alpha: 0.94) : Color(0xF9F9F9, alpha: 0.94)
    let window = context.space.page(holder)
    let reach = Rect(
      left: frame.minX, top: edge == .bottom ? window.minY : frame.minY, right: frame.maxX,
      bottom: edge == .bottom ? frame.maxY : window.maxY)
    let y = edge == .bottom ? frame.maxY : frame.minY
    return [
      .path(.rect(reach), fill: .color(ground), stroke: nil),
      .path(
        .line(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y)), fill: nil,
        stroke: Stroke(color(.separator), width: 0.6)),
    ]
  }
}

extension Element {
  /// Whether it is an item of a navigation bar or toolbar.
  var isBarItem: Bool {
    path.split(separator: "/").dropLast().contains { $0 == "navigation" || $0 == "toolbar" }
  }
}

extension ResolvedLayout {
  /// Whether its tabs lie in a capsule of their own.
  var hasFloatingTabs: Bool {
    elements.contains { element in
      guard element.kind == "tabBar", case .bar(let bar) = element.content else { return false }
      return bar.platter != nil
    }
  }
}
