import Geometry
import LayoutSpecs
import Typography

extension PresentationResolver {
  /// An alert, or an action sheet in one of its forms.
  func dialog(
    _ presentation: Presentation, _ path: String, _ planner: PresentationPlanner,
    _ shape: PlacedPresentation.Shape
  ) -> Surface {
    let sink = PlacementSink(explains: request.explains)
    let layout = DialogLayout(
      presentation: presentation, path: path, builder: builder(in: scene, sink: sink),
      planner: planner, hasCancel: shape != .popover)
    let whole =
      switch shape {
      case .choices: layout.placeChoices(width: planner.choicesWidth)
      // Beside a popover a tap is the way out: it has no button that cancels.
      case .popover: layout.placeAlert(width: PopoverMetrics.width)
      case .cover: layout.placeCover()
      default: layout.placeAlert(width: nil)
      }
    var elements = sink.elements
    let room = room(for: shape, planner)
    let scrolling = DialogScrolling(
      elements: elements, size: whole, path: path, room: room, isOne: shape == .cover)
    if let scrolling { elements = scrolling.elements }
    let size = scrolling?.size ?? whole
    var plan =
      switch shape {
      case .choices: planner.choices(of: size)
      case .popover:
        planner.popover(at: presentation.source?.value, wanted: size, isSized: false)
      case .cover: planner.cover(presentation)
      default: planner.alert(of: size, radius: layout.radius)
      }
    if configuration.direction == .rightToLeft {
      elements = elements.map { $0.mirrored(in: size.width) }
    }
    if scrolling != nil {
      plan.isAssumed = true
      sink.notes.append(
        Note(
          rule: "presentation-too-tall", element: elements[0].id,
          message:
            "\(presentation.style.rawValue) is \(whole.height.text(decimals: 2)) pt high, there "
            + "are \(room.text(decimals: 2)): it scrolls, and how its parts share the room is chosen"
        ))
    }
    elements[0].reason.rule = plan.reason
    return Surface(
      plan: plan, scene: shape == .cover ? scene : scene(of: plan), elements: elements,
      notes: sink.notes)
  }

  /// The most height that a dialog has.
  private func room(
    for shape: PlacedPresentation.Shape, _ planner: PresentationPlanner
  ) -> Double {
    if shape == .cover { return scene.window.height }
    if shape == .alert { return planner.alertArea.height }
    guard shape == .choices else { return scene.contentArea.height }
    // Choices stand above the bottom inset, or their own margin where that is more.
    let bottom = max(scene.safeArea.bottom, AlertMetrics.Choices.sideMargin)
    return scene.window.height - bottom - scene.safeArea.top
  }
}
