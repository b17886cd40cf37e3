import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A move off a fold that is longer than it need be.
enum LongDisplacement: LayoutRule {
  /// The part of its size that an element may move beyond what the fold asks for.
  static let factor = 0.5

  static let info = RuleInfo(
    id: "DU-07", title: "displacement is longer than needed", severity: .info,
    families: [.iphone],
    trigger: "An element moves farther off an active fold than to its nearer side, by more than "
      + "half its size; a group counts as one.",
    exempt: "elements without room on the nearer side",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .chosen,
    failing: .init(
      """
      content:
        zstack: [{ text: A line of text, id: line, frame: { width: 200 }, displace: true }]
        padding: { trailing: 130 }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    passing: .init(
      """
      content:
        zstack:
          - text: A line of text
            id: line
            frame: { width: 200 }
            displace: { prefer: leading }
        padding: { trailing: 130 }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    var groups: Set<String> = []
    for index in layout.elements.indices where layout.isShown(index) {
      guard let move = layout.elements[index].displacement else { continue }
      var from = move.from
      if let group = move.group {
        guard groups.insert(group).inserted else { continue }
        for other in layout.elements where other.displacement?.group == group {
          from = from.union(other.displacement?.from ?? from)
        }
      }
      guard let fold = layout.layout.scene.regions.first(where: { $0.region.id == move.region })
      else { continue }
      let frame = fold.region.frame
      let axis: Axis = frame.height >= frame.width ? .horizontal : .vertical
      let distance = abs(move.offset[axis])
      let before = from.end(axis) - frame.start(axis)
      let after = frame.end(axis) - from.start(axis)
      let isNearBefore = before < after
      let room =
        isNearBefore
        ? frame.start(axis) - layout.safeArea.start(axis)
        : layout.safeArea.end(axis) - frame.end(axis)
      let limit = min(before, after) + factor * from.size[axis]
      guard from.size[axis] <= room, distance > limit + 0.5 else { continue }
      let side =
        switch (axis, isNearBefore, layout.layout.configuration.direction) {
        case (.vertical, true, _): "upper"
        case (.vertical, false, _): "lower"
        case (.horizontal, true, .leftToRight), (.horizontal, false, .rightToLeft): "leading"
        case (.horizontal, _, _): "trailing"
        }
      report.find(
        index, in: layout, measured: distance, limit: limit,
        message: "\(layout.name(index)) moves \(distance.text(decimals: 2)) pt off the "
          + "\(move.region), \(min(before, after).text(decimals: 2)) pt to the other side would do",
        suggestion: "displace: { prefer: \(side) }")
    }
  }
}
