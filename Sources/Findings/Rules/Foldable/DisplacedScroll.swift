import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Scrolling content that moves off a fold.
enum DisplacedScroll: LayoutRule {
  static let info = RuleInfo(
    id: "DU-05", title: "scrolling content is displaced", severity: .warning,
    families: [.iphone],
    trigger: "A list or something else that scrolls moves off an active fold with what holds "
      + "it, or is asked to move.",
    exempt: "panes of arrangements and split views, which the system moves",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .stated,
    failing: .init(
      """
      content:
        zstack:
          - vstack: [{ list: { rows: 6 }, id: feed }]
            frame: { width: 300, height: 300 }
            displace: true
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    passing: .init(
      "content: { list: { rows: 6 }, id: feed }", device: "iphone-duo", display: "inner",
      orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    findWishes(layout, &report)
    for index in layout.elements.indices where layout.isShown(index) {
      guard case .scroll = layout.elements[index].content,
        let (mover, move) = mover(of: index, layout)
      else { continue }
      let distance = max(abs(move.offset.x), abs(move.offset.y))
      report.find(
        index, in: layout, others: mover == index ? [] : [layout.elements[mover].id],
        measured: distance, limit: 0,
        message: "\(layout.name(index)) scrolls and moves \(distance.text(decimals: 2)) pt off the "
          + "\(move.region)",
        suggestion: "displace: false on \(layout.name(mover)): what scrolls may cross the fold")
    }
  }

  /// A wish that the system does not grant: what scrolls stays where it is.
  private static func findWishes(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for note in layout.layout.notes where note.rule == "displace-scrolling" {
      guard let index = layout.elements.firstIndex(where: { $0.id == note.element }) else {
        continue
      }
      report.find(
        index, in: layout, unit: nil,
        message: "\(layout.name(index)) scrolls and should move off the fold: it stays",
        suggestion: "displace: false: what scrolls may cross the fold")
    }
  }

  private static func mover(of index: Int, _ layout: CheckedLayout) -> (Int, Displacement)? {
    var current: Int? = index
    while let index = current {
      if let move = layout.elements[index].displacement { return (index, move) }
      current = layout.elements[index].parent
    }
    return nil
  }
}
