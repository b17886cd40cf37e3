import Devices
import Geometry
import LayoutEngine

/// Constraints that ask for more room than the smallest phone has.
enum SmallestWindow: LayoutRule {
  /// The smallest window that an app is held against, in portrait.
  private static let smallest = Size(width: 320, height: 568)

  static let info = RuleInfo(
    id: "AD-02", title: "content does not fit the smallest device", severity: .error,
    families: .touch,
    trigger: "In a window of 320 x 568 points or less, either way up, required constraints ask for "
      + "more room than their container has: one of them is left out, or a child reaches beyond.",
    exempt: "larger windows; what scrolls; hidden elements", source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        constraints:
          children:
            - { box: Table, id: table }
          rules:
            - "|-16-[table(340)]"
            - V:|[table(200)]
      """, device: "iphone-se-4"),
    measured: 36,
    passing: .init(
      """
      content:
        constraints:
          children:
            - { box: Table, id: table }
          rules:
            - "|-16-[table(340@750)]-(>=16)-|"
            - V:|[table(200)]
      """, device: "iphone-se-4"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let size = layout.window.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    guard short <= smallest.width + 0.5, long <= smallest.height + 0.5 else { return }
    for (container, constraints) in layout.constraintReports where !layout.scrolls(container) {
      var told: Set<Int> = []
      for conflict in constraints.conflicts {
        // Without a part of the system in it a conflict is there in every window.
        guard conflict.members.contains(where: { $0.position == nil }) else { continue }
        let index = conflict.elements.first.flatMap { layout.index(of: $0) } ?? container
        guard told.insert(index).inserted else { continue }
        report.find(
          index, in: layout, frame: layout.elements[index].windowFrame,
          message: "there is no room for \(conflict.broken.words) in a window of "
            + "\(size.width.text(decimals: 2)) x \(size.height.text(decimals: 2))",
          suggestion: "a priority below 1000", position: conflict.broken.position)
      }
      let room = layout.elements[container].windowFrame
      for index in layout.elements.indices where layout.elements[index].parent == container {
        let element = layout.elements[index]
        guard !element.isHidden, !told.contains(index), !layout.isFlagged(index),
          let over = element.windowFrame.overflow(of: room).largest, over.depth > 0.5
        else { continue }
        report.find(
          index, in: layout, measured: over.depth, limit: 0, frame: element.windowFrame,
          message: "\(layout.name(index)) reaches \(over.depth.text(decimals: 2)) pt beyond its "
            + "container in a window of \(size.width.text(decimals: 2)) x "
            + "\(size.height.text(decimals: 2))")
      }
    }
  }
}
