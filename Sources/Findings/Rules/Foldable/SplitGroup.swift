import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Things that belong together on different sides of a fold.
enum SplitGroup: LayoutRule {
  /// How near neighbours of a stack are a unit in points; a target's side.
  static let reach = 44.0

  static let info = RuleInfo(
    id: "DU-04", title: "displacement parts what belongs together", severity: .warning,
    families: [.iphone],
    trigger: "An element moves off an active fold away from a neighbour in its stack, less than 44 "
      + "pt beside it before, that stays on the other side.",
    exempt: "neighbours that move as one group, grounds and decoration",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .chosen,
    failing: .init(
      """
      content:
        hstack:
          spacing: 20
          children:
            - { button: { symbol: backward.fill }, id: back, frame: { width: 56, height: 56 } }
            - { button: { symbol: play.fill }, id: play, frame: { width: 64, height: 64 }, displace: true }
        padding: { leading: 60 }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    passing: .init(
      """
      content:
        hstack:
          spacing: 20
          children:
            - { button: { symbol: backward.fill }, id: back, frame: { width: 56, height: 56 } }
            - { button: { symbol: play.fill }, id: play, frame: { width: 64, height: 64 } }
        displace: true
        padding: { leading: 60 }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices where layout.isShown(index) {
      guard let move = layout.elements[index].displacement,
        let parent = layout.elements[index].parent,
        ["hstack", "vstack"].contains(layout.elements[parent].kind),
        let fold = layout.layout.scene.regions.first(where: { $0.region.id == move.region })
      else { continue }
      let frame = fold.region.frame
      let axis: Axis = frame.height >= frame.width ? .horizontal : .vertical
      let isFar = layout.elements[index].windowFrame.start(axis) >= frame.end(axis) - 0.5
      let left = layout.elements.indices.filter { other in
        guard other != index, layout.elements[other].parent == parent, layout.isShown(other),
          layout.elements[other].displacement == nil, !layout.isGround(other),
          let facing = layout.elements[other].windowFrame.facing(move.from),
          facing.distance < reach
        else { return false }
        let place = layout.elements[other].windowFrame
        return isFar
          ? place.end(axis) <= frame.start(axis) + 0.5 : place.start(axis) >= frame.end(axis) - 0.5
      }
      guard let first = left.first else { continue }
      report.find(
        index, in: layout, others: left.map { layout.elements[$0].id }, unit: nil,
        message: "\(layout.name(index)) moves off the \(move.region), \(layout.name(first)) beside "
          + "it stays on the other side",
        suggestion: "displace: { group: \(layout.elements[parent].id) } on both, or displace: true "
          + "on their stack")
    }
  }
}
