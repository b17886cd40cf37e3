import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A presentation over a presentation.
enum NestedPresentation: PresentationRule {
  static let info = RuleInfo(
    id: "MD-05", title: "nested presentations", severity: .warning, families: .touch,
    trigger: "A sheet, a cover or a popover is shown over another presentation.",
    exempt: "alerts, and action sheets that ask before something is lost; what stands over a "
      + "popover, of which MD-01 speaks",
    source: "HIG Modality", basis: .stated,
    failing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        content: { button: Cancel, id: cancel }
        present: { style: sheet, id: second, content: { button: Done, id: done } }
      """),
    measured: 2,
    passing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        content: { button: Cancel, id: cancel }
        present: { style: alert, title: Discard the trip?, actions: [Discard] }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let all = layout.layout.presentations
    for (index, upper) in all.enumerated().dropFirst() {
      let lower = all[index - 1]
      guard upper.style.hasContent, lower.shape != .popover else { continue }
      report.find(
        upper.elements.lowerBound, in: layout, others: [lower.id], measured: Double(index + 1),
        limit: 1, unit: .count,
        message:
          "'\(upper.id)' is the \(index == 1 ? "second" : "next") presentation over the screen",
        suggestion: "one path: show it in '\(lower.id)', or close that first")
    }
  }
}
