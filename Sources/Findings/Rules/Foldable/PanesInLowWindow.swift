import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Two panes beside each other where the system would show one.
///
/// Both must scroll: a picture beside a text is a good layout for a low window. The largest phones on
/// their side have a regular width, and a split view shows two columns there.
enum PanesInLowWindow: LayoutRule {
  static let info = RuleInfo(
    id: "DU-13", title: "two panes in a low window", severity: .warning, families: [.iphone],
    trigger: "In a window of compact width and height two neighbours that both scroll up and "
      + "down share the "
      + "width, a quarter of the safe width at least each.",
    exempt: "arrangements and split views, which know the size classes; panes of games and "
      + "pictures, "
      + "which do not scroll",
    source: "iPhone Duo, section 7, row 17", basis: .derived,
    failing: .init(
      """
      content:
        hstack:
          spacing: 0
          children:
            - { list: { rows: 8 }, id: mails }
            - { list: { rows: 8 }, id: mail }
      """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft),
    measured: 466,
    passing: .init(
      """
      content:
        hstack:
          spacing: 0
          children:
            - { list: { rows: 8 }, id: mails }
            - { list: { rows: 8 }, id: mail }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let classes = layout.layout.scene.sizeClasses else {
      report.skip(lacking: "size classes")
      return
    }
    guard classes.vertical == .compact, classes.horizontal == .compact else { return }
    for (parent, children) in layout.childrenByElement().enumerated() {
      guard layout.isShown(parent), !layout.isInBar(parent), !layout.scrolls(parent) else {
        continue
      }
      switch layout.elements[parent].content {
      case .arrangement, .columns: continue
      default: break
      }
      let panes = children.filter { isPane($0, layout) }
      guard panes.count >= 2,
        let facing = layout.elements[panes[0]].windowFrame
          .facing(layout.elements[panes[1]].windowFrame), facing.axis == .horizontal
      else { continue }
      report.find(
        panes[1], in: layout, others: [layout.elements[panes[0]].id],
        measured: layout.window.height,
        message: "\(layout.name(panes[0])) and \(layout.name(panes[1])) share a window only "
          + "\(layout.window.height.text(decimals: 2)) pt high, where a split view shows one pane",
        suggestion: "switch: [{ if: heightClass == regular, then: … }, { else: … }]")
    }
  }

  private static func isPane(_ index: Int, _ layout: CheckedLayout) -> Bool {
    guard layout.isShown(index),
      layout.elements[index].visible.width >= 0.25 * layout.safeArea.width
    else { return false }
    return (index..<layout.end(of: index)).contains { inner in
      guard case .scroll(let content) = layout.elements[inner].content else { return false }
      let frame = layout.elements[inner].windowFrame
      return content.width <= frame.width + 0.5 && frame.height >= 0.5 * layout.safeArea.height
    }
  }
}
