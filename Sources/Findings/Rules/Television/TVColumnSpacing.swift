import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Items of a row on a television that touch when one takes the focus.
enum TVColumnSpacing: LayoutRule {
  static let info = RuleInfo(
    id: "TV-03", title: "items of a row closer than 40 pt", severity: .warning, families: [.tv],
    trigger: "Two neighbours that take the focus are less than 40 pt apart in a row or a grid; "
      + "told once for each container, of the closest two.",
    exempt: "items of system bars, and items that overlap",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 20
          children:
            - { button: Play, id: play, frame: { width: 300, height: 66 } }
            - { button: Trailer, id: trailer, frame: { width: 300, height: 66 } }
      """, device: "apple-tv-4k"),
    measured: 20,
    passing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { button: Play, id: play, frame: { width: 300, height: 66 } }
            - { button: Trailer, id: trailer, frame: { width: 300, height: 66 } }
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (parent, children) in layout.childrenByElement().enumerated()
    where layout.isShown(parent) {
      let items = TVGrid.items(children, layout)
      guard items.contains(where: { layout.elements[$0].role == .interactive }) else { continue }
      var closest: (first: Int, second: Int, distance: Double)?
      for (first, second) in zip(items, items.dropFirst()) {
        guard
          let facing = layout.elements[first].windowFrame
            .facing(layout.elements[second].windowFrame), facing.axis == .horizontal,
          facing.distance < min(TVGrid.columnSpacing - 0.5, closest?.distance ?? .infinity)
        else { continue }
        closest = (first, second, facing.distance)
      }
      guard let closest else { continue }
      report.find(
        closest.second, in: layout, others: [layout.elements[closest.first].id],
        measured: closest.distance, limit: TVGrid.columnSpacing,
        message: "\(layout.name(closest.second)) is \(closest.distance.text(decimals: 2)) pt from "
          + "\(layout.name(closest.first)), items that take the focus want "
          + "\(TVGrid.columnSpacing.text())",
        suggestion: "spacing: \(TVGrid.columnSpacing.text())")
    }
  }
}
