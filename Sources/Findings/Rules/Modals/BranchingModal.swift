import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A modal view from which several ways lead on.
///
/// Where they lead is looked at: what leads back to the screen is a way back, and a screen that asks
/// with an alert is part of leaving.
enum BranchingModal: SpecRule {
  static let info = RuleInfo(
    id: "MD-08", title: "several ways on from a modal view", severity: .info, families: .touch,
    trigger: "What is in a sheet, a cover or a popover leads on to two screens or more.",
    exempt: "alerts and action sheets, which are there to choose; ways out and back, to a screen "
      + "that leads here, and to one that asks with an alert or an action sheet",
    source: "HIG Modality", basis: .stated,
    failing: .init(
      screen(second: "later"), next: "content: { text: Seats, id: all-seats }",
      later: "content: { text: Route, id: whole-route }"),
    measured: 2,
    passing: .init(
      screen(second: "next"), next: "content: { text: Seats, id: all-seats }",
      later: "content: { text: Route, id: whole-route }"))

  private static func screen(second: String) -> String {
    """
    content: { text: Trips, id: trips }
    present:
      style: sheet
      navigation: { title: New trip, leading: [{ button: Cancel, leadsTo: dismiss }] }
      content:
        vstack:
          - { button: Seats, id: seats, leadsTo: next }
          - { button: Route, id: route, leadsTo: \(second) }
    """
  }

  static func check(_ screens: [[CheckedLayout]], _ report: inout RuleReport) {
    var asking: Set<String> = []
    var places: [String: Set<String>] = [:]
    for layout in screens.joined() {
      let own = layout.layout.configuration.screen
      if let top = layout.layout.presentations.last, !top.style.hasContent { asking.insert(own) }
      places[own, default: []].formUnion(layout.elements.compactMap(\.leadsTo))
    }
    for layout in screens.joined() {
      let own = layout.layout.configuration.screen
      for presentation in layout.layout.presentations where presentation.style.hasContent {
        var found: [String] = []
        var ways: [String] = []
        for element in layout.elements[presentation.elements] where !element.isHidden {
          guard let place = element.leadsTo, Destination(rawValue: place) == nil, place != own,
            !asking.contains(place), !places[place, default: []].contains(own),
            !found.contains(place)
          else { continue }
          found.append(place)
          ways.append(element.id)
        }
        guard found.count > 1 else { continue }
        report.find(
          presentation.elements.lowerBound, in: layout, others: ways,
          measured: Double(found.count), limit: 1, unit: .count,
          message: "'\(presentation.id)' leads on to "
            + found.map { "'\($0)'" }.joined(separator: " and ")
            + ": a modal task has a single path to its end",
          suggestion: "one way on from it, or a screen in place of the modal view")
      }
    }
  }
}
