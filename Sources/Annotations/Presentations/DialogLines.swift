import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs

/// The hairlines that part the buttons of classic alerts and choices.
struct DialogLines {
  /// The steps; none for what has no such lines.
  let commands: [DrawingCommand]

  init(layout: ResolvedLayout, presentation: PlacedPresentation, context: ElementContext) {
    let isDialog = presentation.shape == .alert || presentation.shape == .choices
    guard isDialog, layout.configuration.chromeGeneration == .classic,
      layout.configuration.device.family == .iphone || layout.configuration.device.family == .ipad
    else {
      commands = []
      return
    }
    let elements = layout.elements[presentation.elements]
    // The card, or the group of choices: a button that is a ground of its own stands apart.
    let ground = elements.first { $0.ground != nil && !$0.isButton }?.ground?.frame
    let buttons = elements.filter { $0.isButton && $0.ground == nil }.map(\.windowFrame)
    guard let ground, let top = buttons.map(\.minY).min() else {
      commands = []
      return
    }
    var path = Path()
    func add(_ from: Point, _ to: Point) {
      path = path + .line(from: context.space.page(from), to: context.space.page(to))
    }
    // Choices without texts above them need no line over the first.
    let hasTexts = elements.contains { element in
      if case .text = element.content { element.windowFrame.maxY <= top + 0.5 } else { false }
    }
    for y in Set(buttons.map(\.minY)).sorted() where y > top || hasTexts {
      add(Point(x: ground.minX, y: y), Point(x: ground.maxX, y: y))
    }
    for button in buttons
    where buttons.contains(where: { abs($0.minY - button.minY) < 0.5 && $0.minX < button.minX }) {
      add(Point(x: button.minX, y: button.minY), Point(x: button.minX, y: ground.maxY))
    }
    let color = Color(rgba: Palette(layout.configuration).rgba(.separator))
    commands =
      path.isEmpty
      ? [] : [.path(path, fill: nil, stroke: Stroke(color, width: 0.5))]
  }
}

extension Element {
  fileprivate var isButton: Bool {
    if case .button = content { true } else { false }
  }
}
