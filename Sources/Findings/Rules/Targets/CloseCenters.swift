import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Controls in space that are too close for a look to tell them apart.
enum CloseCenters: LayoutRule {
  /// The least distance between the centres of two controls in points.
  static let distance = 60.0
  /// How much less is taken for it, in points.
  static let tolerance = 1.0

  static let info = RuleInfo(
    id: "HT-07", title: "centres closer than 60 pt", severity: .warning, families: [.vision],
    trigger: "The centres of two controls are less than 60 pt apart, by more than 1 pt; told "
      + "once for each "
      + "container, of the closest two.",
    exempt: "a control inside another, controls in different rows of a list, and items of system "
      + "bars", source: "HIG Layout",
    basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 8
          children:
            - { button: { symbol: heart }, id: like, frame: { width: 44, height: 44 } }
            - { button: { symbol: plus }, id: add, frame: { width: 44, height: 44 } }
      """, device: "apple-vision-pro-window"),
    measured: 52,
    passing: .init(
      """
      content:
        hstack:
          spacing: 16
          children:
            - { button: { symbol: heart }, id: like, frame: { width: 44, height: 44 } }
            - { button: { symbol: plus }, id: add, frame: { width: 44, height: 44 } }
      """, device: "apple-vision-pro-window"))

  private struct Pair {
    var holder: Int?
    var first: Int
    var second: Int
    var distance: Double
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    var pairs: [Pair] = []
    let controls = layout.controls
    for (place, index) in controls.enumerated() {
      let center = layout.elements[index].windowFrame.center
      for other in controls[(place + 1)...] {
        let next = layout.elements[other].windowFrame.center
        let (dx, dy) = (next.x - center.x, next.y - center.y)
        let apart = (dx * dx + dy * dy).squareRoot()
        guard apart < distance - tolerance, !layout.holds(index, other),
          layout.row(of: index) == layout.row(of: other)
        else { continue }
        let pair = Pair(
          holder: layout.commonHolder(index, other), first: index, second: other, distance: apart)
        if let known = pairs.firstIndex(where: { $0.holder == pair.holder }) {
          if apart < pairs[known].distance { pairs[known] = pair }
        } else {
          pairs.append(pair)
        }
      }
    }
    for pair in pairs {
      report.find(
        pair.second, in: layout, others: [layout.elements[pair.first].id],
        measured: pair.distance, limit: distance,
        message: "the centres of \(layout.name(pair.first)) and \(layout.name(pair.second)) are "
          + "\(pair.distance.text(decimals: 2)) pt apart, \(distance.text()) are needed",
        suggestion: "more spacing between them, by "
          + "\((distance - pair.distance).rounded(.up).text())")
    }
  }
}
