import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Controls without enough room between them.
///
/// The guidelines say "about 12" and "about 24": two points less are taken for it, or a title whose
/// insets are the system's own would be found beside a button with a bezel.
enum CloseControls: LayoutRule {
  /// How much less room is taken for enough, in points.
  static let tolerance = 2.0

  static let info = RuleInfo(
    id: "HT-04", title: "controls too close", severity: .warning, families: .touch,
    trigger: "Two controls beside each other are less than about 12 pt apart, or less than about "
      + "24 pt where one has no bezel; told once for each container, of the closest two.",
    exempt: "controls without a bezel and cells of 44 pt, which have their room inside; switches; "
      + "text fields, which a button may belong to; controls in different rows of a list; items "
      + "of system bars; controls that overlap, which "
      + "HT-05 finds",
    source: "HIG, accessibility and buttons; HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 6
          children:
            - { button: Keep, id: keep, frame: { width: 80, height: 44 } }
            - { button: Delete, id: delete, frame: { width: 80, height: 44 } }
      """),
    measured: 6,
    passing: .init(
      """
      content:
        hstack:
          spacing: 12
          children:
            - { button: Keep, id: keep, frame: { width: 80, height: 44 } }
            - { button: Delete, id: delete, frame: { width: 80, height: 44 } }
      """))

  private struct Pair {
    var holder: Int?
    var first: Int
    var second: Int
    var distance: Double
    var limit: Double
    var lack: Double { limit - distance }
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    var pairs: [Pair] = []
    let controls = layout.controls
    let frames = controls.map { VisibleEdges.frame(of: layout.elements[$0]) }
    for (place, index) in controls.enumerated() {
      for next in controls.indices[(place + 1)...] {
        let other = controls[next]
        guard let facing = frames[place].facing(frames[next]),
          facing.distance < VisibleEdges.bezelless,
          !isField(layout.elements[index]), !isField(layout.elements[other]),
          !layout.holds(index, other), layout.row(of: index) == layout.row(of: other)
        else { continue }
        let limit = max(
          VisibleEdges.padding(of: layout.elements[index], along: facing.axis),
          VisibleEdges.padding(of: layout.elements[other], along: facing.axis))
        guard facing.distance < limit - tolerance else { continue }
        let pair = Pair(
          holder: layout.commonHolder(index, other), first: index, second: other,
          distance: facing.distance, limit: limit)
        if let known = pairs.firstIndex(where: { $0.holder == pair.holder }) {
          if pair.lack > pairs[known].lack { pairs[known] = pair }
        } else {
          pairs.append(pair)
        }
      }
    }
    for pair in pairs {
      report.find(
        pair.second, in: layout, others: [layout.elements[pair.first].id],
        measured: pair.distance, limit: pair.limit,
        message: "\(layout.name(pair.second)) is \(pair.distance.text(decimals: 2)) pt from "
          + "\(layout.name(pair.first)), controls like these want \(pair.limit.text()) pt",
        suggestion: "spacing: \(pair.limit.text()) in the stack that holds both")
    }
  }

  private static func isField(_ element: Element) -> Bool {
    guard case .control(let control) = element.content, case .textField = control.parts else {
      return false
    }
    return true
  }
}
