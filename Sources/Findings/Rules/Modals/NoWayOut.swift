import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A presentation without a button that dismisses it.
enum NoWayOut: PresentationRule {
  static let info = RuleInfo(
    id: "MD-02", title: "no way to dismiss", severity: .warning, families: .touch,
    trigger: "No control in a sheet, a cover or a popover leads out of it: none says leadsTo: "
      + "dismiss, is called Cancel, Close, Done or alike, or has a cross for a symbol. Or an alert or "
      + "action sheet has no button.",
    exempt:
      "alerts and action sheets with a button, as all of them do, and popovers that stay popovers, "
      + "which a tap beside them dismisses",
    source: "HIG Modality", basis: .stated,
    failing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        navigation: { title: New trip, trailing: [{ button: Save, id: save }] }
        content: { text: Where to?, id: question }
      """),
    passing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        navigation:
          title: New trip
          leading: [{ button: Cancel, id: cancel }]
          trailing: [{ button: Save, id: save }]
        content: { text: Where to?, id: question }
      """))

  /// What buttons are called that lead out.
  static let words: Set<String> = [
    "cancel", "close", "dismiss", "done", "not now", "ok", "got it", "skip", "later", "no thanks",
  ]

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for presentation in layout.layout.presentations where presentation.shape != .popover {
      let range = presentation.elements
      let hasContent = presentation.style.hasContent
      let hasWay = range.contains { index in
        let element = layout.elements[index]
        return hasContent ? leadsOut(element) : element.role == .interactive && !element.isHidden
      }
      guard !hasWay else { continue }
      report.find(
        range.lowerBound, in: layout,
        message: "nothing in '\(presentation.id)' leads out of it",
        suggestion: hasContent
          ? "leading: [{ button: Cancel }] in its navigation, or leadsTo: dismiss on a control"
          : "actions: [OK]")
    }
  }

  private static func leadsOut(_ element: Element) -> Bool {
    if element.leadsTo == Destination.dismiss.rawValue { return true }
    guard element.role == .interactive, !element.isHidden,
      case .button(let button) = element.content
    else { return false }
    let title = (button.title?.string ?? element.accessibilityLabel ?? "").lowercased()
    return words.contains(title) || button.symbol?.hasPrefix("xmark") ?? false
      || button.symbol == "checkmark" || button.symbol == "chevron.down"
  }
}
