import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A text or picture that crowds a control.
enum CrowdedControl: LayoutRule {
  /// The least room between a control and other content in points.
  static let gap = 8.0

  static let info = RuleInfo(
    id: "HT-06", title: "content crowds a control", severity: .info, families: nil,
    trigger: "A text or picture is less than 8 pt from the visible edge of a control.",
    exempt: "the control's label: what stands in one stack with a control that has no words on a "
      + "bezel of its own; content of other rows of a list, of other controls and of system bars; "
      + "grounds; what lies over or under the control; content that holds the control",
    source: "HIG Layout", basis: .chosen,
    failing: .init(
      """
      content:
        vstack:
          spacing: 3
          children:
            - { text: Your trip is booked, id: message }
            - { button: { title: Show, style: prominent }, id: show, frame: { height: 50 } }
      """),
    measured: 3,
    passing: .init(
      """
      content:
        vstack:
          spacing: 12
          children:
            - { text: Your trip is booked, id: message }
            - { button: { title: Show, style: prominent }, id: show, frame: { height: 50 } }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let content = layout.shown([.text, .image]).filter { index in
      !layout.isGround(index) && !isInControl(index, layout)
    }
    for control in layout.controls {
      let frame = VisibleEdges.frame(of: layout.elements[control])
      var nearest: (index: Int, distance: Double)?
      for index in content {
        let seen = VisibleEdges.frame(of: layout.elements[index])
          .intersection(layout.elements[index].visible)
        guard !seen.isEmpty, let facing = frame.facing(seen),
          facing.distance < min(gap - 0.01, nearest?.distance ?? .infinity),
          !layout.holds(index, control), layout.row(of: index) == layout.row(of: control),
          !isLabel(index, of: control, layout)
        else { continue }
        nearest = (index, facing.distance)
      }
      guard let nearest else { continue }
      report.find(
        control, in: layout, others: [layout.elements[nearest.index].id],
        measured: nearest.distance, limit: gap,
        message: "\(layout.name(nearest.index)) is \(nearest.distance.text(decimals: 2)) pt from "
          + "\(layout.name(control)), \(gap.text()) pt would keep it free",
        suggestion: "spacing: \(gap.text()) between them")
    }
  }

  /// Whether an element is what a control is called, or a line that the control is part of.
  private static func isLabel(_ index: Int, of control: Int, _ layout: CheckedLayout) -> Bool {
    guard layout.elements[index].parent == layout.elements[control].parent else { return false }
    guard case .button(let button) = layout.elements[control].content else { return true }
    return button.title == nil || button.style == .plain
  }

  private static func isInControl(_ index: Int, _ layout: CheckedLayout) -> Bool {
    var current = layout.elements[index].parent
    while let parent = current {
      if layout.elements[parent].role == .interactive { return true }
      current = layout.elements[parent].parent
    }
    return false
  }
}
