import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Something other than an alert above a popover.
enum PresentationOverPopover: PresentationRule {
  static let info = RuleInfo(
    id: "MD-01", title: "sheet or popover above a popover", severity: .error, families: .touch,
    trigger: "Something other than an alert is shown over a popover.",
    exempt: "alerts, and popovers that became cards in a compact width",
    source: "HIG Modality", basis: .stated,
    failing: .init(
      """
      content: { button: Filter, id: filter }
      present:
        style: popover
        source: filter
        content: { text: Filters, id: title }
        present:
          style: sheet
          id: over
          content: { button: Done, id: done }
      """, device: "ipad-pro-11-m5"),
    passing: .init(
      """
      content: { button: Filter, id: filter }
      present:
        style: popover
        source: filter
        content: { text: Filters, id: title }
        present: { style: alert, title: Clear all filters?, actions: [Clear] }
      """, device: "ipad-pro-11-m5"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let all = layout.layout.presentations
    for (lower, upper) in zip(all, all.dropFirst())
    where lower.shape == .popover && lower.style == .popover && upper.style != .alert {
      report.find(
        upper.elements.lowerBound, in: layout, others: [lower.id],
        message: "'\(upper.id)' is shown over the popover '\(lower.id)'",
        suggestion: "close the popover first: no present in it")
    }
  }
}
