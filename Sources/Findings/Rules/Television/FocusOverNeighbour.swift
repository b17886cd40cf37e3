import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An item that covers its neighbour when it is focused.
enum FocusOverNeighbour: LayoutRule {
  static let info = RuleInfo(
    id: "TV-07", title: "focused item covers a neighbour", severity: .warning, families: [.tv],
    trigger:
      "A control grown by its focusScale about its middle has more than 0.5 pt in common with "
      + "another control; told once for each, of the one that it covers most.",
    exempt: "controls that say no focusScale, and what one holds of the other",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { box: {}, id: first, interactive: true, focusScale: 1.2, frame: { width: 560, height: 300 } }
            - { box: {}, id: second, interactive: true, frame: { width: 560, height: 300 } }
      """, device: "apple-tv-4k"),
    measured: 16,
    passing: .init(
      """
      content:
        hstack:
          spacing: 40
          children:
            - { box: {}, id: first, interactive: true, focusScale: 1.1, frame: { width: 560, height: 300 } }
            - { box: {}, id: second, interactive: true, frame: { width: 560, height: 300 } }
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, frame) in FocusGrowth.grown(layout)
    where layout.elements[index].role == .interactive {
      var worst: (index: Int, depth: Double, shared: Rect)?
      for other in layout.controls
      where other != index && !layout.holds(index, other) && !layout.holds(other, index) {
        let own = layout.elements[index].windowFrame
        // What overlaps without the focus is another fault.
        guard !own.intersects(layout.elements[other].windowFrame) else { continue }
        let shared = frame.intersection(layout.elements[other].visible)
        let depth = min(shared.width, shared.height)
        if depth > worst?.depth ?? 0.5 { worst = (other, depth, shared) }
      }
      guard let worst else { continue }
      report.find(
        index, in: layout, others: [layout.elements[worst.index].id], measured: worst.depth,
        limit: 0, frame: worst.shared,
        message: "focused, \(layout.name(index)) covers \(worst.depth.text(decimals: 2)) pt of "
          + layout.name(worst.index),
        suggestion: "more space between them, or a smaller focusScale")
    }
  }
}
