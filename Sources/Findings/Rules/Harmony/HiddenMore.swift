import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that scrolls to the side and does not show that there is more.
enum HiddenMore: LayoutRule {
  /// How much of the next item must show in points.
  static let peek = 8.0

  static let info = RuleInfo(
    id: "VH-04", title: "no hint of more to the side", severity: .info, families: nil,
    trigger: "Something that scrolls to the side ends between two items, with less than 8 pt of "
      + "the next in sight.",
    exempt: "pages: items as wide as what they scroll in",
    source: "HIG Layout", basis: .chosen,
    failing: .init(
      """
      content:
        scroll:
          axis: horizontal
          content:
            hstack:
              spacing: 10
              children:
                - { box: {}, frame: { width: 192, height: 100 } }
                - { box: {}, frame: { width: 192, height: 100 } }
                - { box: {}, frame: { width: 192, height: 100 } }
        id: shelf
        frame: { height: 120 }
      """),
    measured: 0,
    passing: .init(
      """
      content:
        scroll:
          axis: horizontal
          content:
            hstack:
              spacing: 10
              children:
                - { box: {}, frame: { width: 180, height: 100 } }
                - { box: {}, frame: { width: 180, height: 100 } }
                - { box: {}, frame: { width: 180, height: 100 } }
        id: shelf
        frame: { height: 120 }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let children = layout.childrenByElement()
    let isLeftToRight = layout.layout.configuration.direction == .leftToRight
    for index in layout.elements.indices where layout.isShown(index) {
      guard case .scroll(let content) = layout.elements[index].content else { continue }
      let frame = layout.elements[index].visible
      guard content.width > frame.width + peek, content.height <= frame.height + 0.5 else {
        continue
      }
      let holders = [index] + children[index]
      let items = holders.map { children[$0] }.first { $0.count > 1 } ?? []
      let rects = items.map { layout.elements[$0].windowFrame }
      guard rects.count > 1, rects.allSatisfy({ $0.width < 0.8 * frame.width }) else { continue }
      let cut = rects.contains { rect in
        let shared = min(rect.maxX, frame.maxX) - max(rect.minX, frame.minX)
        let isCut = isLeftToRight ? rect.maxX > frame.maxX + 0.5 : rect.minX < frame.minX - 0.5
        return isCut && shared >= peek
      }
      guard !cut else { continue }
      let seen =
        rects.map { rect in
          let isCut = isLeftToRight ? rect.maxX > frame.maxX + 0.5 : rect.minX < frame.minX - 0.5
          return isCut ? max(min(rect.maxX, frame.maxX) - max(rect.minX, frame.minX), 0) : 0
        }.max() ?? 0
      report.find(
        index, in: layout, measured: seen, limit: peek,
        message: "\(layout.name(index)) scrolls to the side and shows \(seen.text(decimals: 2)) "
          + "pt of "
          + "the next item, so nothing tells that there is more",
        suggestion: "items of another width, so that the last is cut in the middle")
    }
  }
}
