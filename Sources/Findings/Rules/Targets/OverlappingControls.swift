import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Two controls that overlap.
enum OverlappingControls: LayoutRule {
  static let info = RuleInfo(
    id: "HT-05", title: "controls overlap", severity: .error, families: nil,
    trigger: "Two controls have more than 0.5 pt in common along both axes.",
    exempt: "a control inside another",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: -20
          children:
            - { button: { symbol: a }, id: a, frame: { width: 60, height: 60 } }
            - { button: { symbol: b }, id: b, frame: { width: 60, height: 60 } }
      """),
    measured: 20,
    passing: .init(
      """
      content:
        hstack:
          - { button: { symbol: a }, id: a, frame: { width: 60, height: 60 } }
          - { button: { symbol: b }, id: b, frame: { width: 60, height: 60 } }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    // A control that holds others, such as a row to tap, is what they stand on.
    let controls = layout.controls
    for (place, index) in controls.enumerated() {
      for other in controls[(place + 1)...] where !layout.holds(index, other) {
        let shared = layout.elements[index].visible.intersection(layout.elements[other].visible)
        let depth = min(shared.width, shared.height)
        guard depth > 0.5 else { continue }
        report.find(
          other, in: layout, others: [layout.elements[index].id], measured: depth, limit: 0,
          frame: shared,
          message: "\(layout.name(other)) overlaps \(layout.name(index)) by "
            + "\(depth.text(decimals: 2)) pt",
          suggestion: "more spacing between them")
      }
    }
  }
}
