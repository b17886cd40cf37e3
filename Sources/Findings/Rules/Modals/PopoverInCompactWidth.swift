import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A popover where the width is compact, with nothing said of what it becomes.
enum PopoverInCompactWidth: PresentationRule {
  static let info = RuleInfo(
    id: "MD-06", title: "popover in a compact width", severity: .warning, families: .touch,
    trigger: "A popover is asked for in a window of compact width.",
    exempt: "popovers that name a sheet or a cover as their adaptation",
    source: "UIKit documentation of popovers", basis: .stated,
    failing: .init(
      """
      content: { button: Filter, id: filter }
      present: { style: popover, source: filter, content: { button: Done, id: done } }
      """),
    passing: .init(
      """
      content: { button: Filter, id: filter }
      present:
        style: popover
        adaptation: sheet
        source: filter
        content: { button: Done, id: done }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard layout.layout.scene.sizeClasses?.horizontal == .compact else { return }
    let written = layout.screen.presentation?.chain ?? []
    for (presentation, spec) in zip(layout.layout.presentations, written)
    where spec.style == .popover {
      guard spec.adaptation == .automatic || spec.adaptation == .none else { continue }
      report.find(
        presentation.elements.lowerBound, in: layout,
        message: "'\(presentation.id)' is a popover in a compact width"
          + (presentation.shape == .popover ? "" : ": it becomes a \(presentation.shape.rawValue)"),
        suggestion: "adaptation: sheet")
    }
  }
}
