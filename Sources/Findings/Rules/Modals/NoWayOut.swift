import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A presentation without a button that dismisses it.
enum NoWayOut: PresentationRule {
  static let info = RuleInfo(
    id: "MD-02", title: "no way to dismiss", severity: .warning, families: .touch,
    trigger: "No control in a sheet, a cover or a popover leads out of it: none says leadsTo: "
      + "dismiss, is called Cancel, Close, Done or alike, or has a cross for a symbol.",
    exempt:
      "alerts and action sheets, whose buttons all do, and popovers that stay popovers, which a "
      + "tap beside them dismisses",
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
    for presentation in layout.layout.presentations
    where presentation.style.hasContent && presentation.shape != .popover {
      let range = presentation.elements
      guard !range.contains(where: { leadsOut(layout.elements[$0]) }) else { continue }
      report.find(
        range.lowerBound, in: layout,
        message: "nothing in '\(presentation.id)' leads out of it",
        suggestion:
          "leading: [{ button: Cancel }] in its navigation, or leadsTo: dismiss on a control")
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
