import Geometry
import LayoutSpecs
import Typography

extension PresentationResolver {
  /// An alert, or an action sheet in one of its three forms.
  func dialog(
    _ presentation: Presentation, _ path: String, _ planner: PresentationPlanner,
    _ shape: PlacedPresentation.Shape
  ) -> Surface {
    let sink = PlacementSink(explains: request.explains)
    let layout = DialogLayout(
      presentation: presentation, path: path, builder: builder(in: scene, sink: sink),
      generation: planner.generation, hasCancel: shape != .popover)
    let size: Size
    let plan: PresentationPlan
    switch shape {
    case .choices:
      size = layout.placeChoices(width: planner.choicesWidth)
      plan = planner.choices(of: size)
    case .popover:
      // Beside a popover a tap is the way out: it has no button that cancels.
      size = layout.placeAlert(width: PopoverMetrics.width)
      plan = planner.popover(at: presentation.source?.value, wanted: size, isSized: false)
    default:
      size = layout.placeAlert(width: nil)
      plan = planner.alert(of: size, radius: layout.radius)
    }
    var elements = sink.elements
    if configuration.direction == .rightToLeft {
      elements = elements.map { $0.mirrored(in: size.width) }
    }
    elements[0].reason.rule = plan.reason
    let room = scene.contentArea.height
    if size.height > room {
      // The system scrolls its texts and buttons; how they share the room is not known.
      sink.notes.append(
        Note(
          rule: "presentation-too-tall", element: elements[0].id,
          message:
            "\(presentation.style.rawValue) is \(size.height.text(decimals: 2)) pt high, there "
            + "are \(room.text(decimals: 2)): the system would scroll it"))
    }
    return Surface(plan: plan, scene: scene(of: plan), elements: elements, notes: sink.notes)
  }
}
