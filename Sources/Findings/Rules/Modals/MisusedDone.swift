import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A button called Done that does not end a modal view.
enum MisusedDone: PresentationRule {
  static let info = RuleInfo(
    id: "MD-09", title: "Done does not complete", severity: .warning, families: .touch,
    trigger: "A button called Done in a sheet, a cover or a popover leads to another screen.",
    exempt: "a Done that says leadsTo: dismiss, or nothing of where it leads",
    source: "HIG Modality", basis: .stated,
    failing: .init(screen("next"), next: "content: { text: Seats }"),
    passing: .init(screen("dismiss"), next: "content: { text: Seats }"))

  private static func screen(_ place: String) -> String {
    """
    content: { text: Trips, id: trips }
    present:
      style: sheet
      navigation:
        title: New trip
        leading: [{ button: Cancel, leadsTo: dismiss }]
        trailing: [{ button: Done, id: done, leadsTo: \(place) }]
      content: { text: Where to?, id: question }
    """
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for presentation in layout.layout.presentations where presentation.style.hasContent {
      for index in presentation.elements where !layout.elements[index].isHidden {
        let element = layout.elements[index]
        guard let place = element.leadsTo, Destination(rawValue: place) == nil,
          case .button(let button) = element.content,
          button.title?.string.lowercased() == "done"
        else { continue }
        report.find(
          index, in: layout,
          message: "\(layout.name(index)) is called Done and leads on to '\(place)'",
          suggestion: "call it Next, and keep Done for the end of the task")
      }
    }
  }
}
