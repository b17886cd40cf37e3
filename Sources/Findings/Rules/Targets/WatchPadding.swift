import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Padding where the case of a watch is padding enough.
///
/// Looks at what was squeezed by its margins, a text of two lines or more or a button that fills
/// what it was given: a short text in the middle wants no more room.
enum WatchPadding: LayoutRule {
  /// The margin of a watch's content in points.
  static let margin = 8.0

  static let info = RuleInfo(
    id: "HT-12", title: "wide padding on a watch", severity: .info, families: [.watch],
    trigger: "Of what is given the whole width, text in two lines or more, fields and buttons as "
      + "wide as they may be, the widest is more than 8 pt from the safe area at both sides.",
    exempt: "grounds, items of system bars, and screens with something in the margins",
    source: "HIG Layout", basis: .chosen,
    failing: .init(
      """
      content:
        vstack:
          - text: A message that is so long that it takes several lines of the screen
            id: message
        padding: { horizontal: 20 }
      """, device: "apple-watch-ultra-3"),
    passing: .init(
      """
      content:
        vstack:
          - text: A message that is so long that it takes several lines of the screen
            id: message
        padding: { horizontal: 2 }
      """, device: "apple-watch-ultra-3"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let safe = layout.safeArea
    let content = layout.shown([.interactive, .text, .image])
      .filter { layout.elements[$0].role != .image || !layout.isGround($0) }
    func offered(_ index: Int) -> Rect? {
      let element = layout.elements[index]
      guard let width = element.reason.proposedWidth else { return nil }
      let frame = element.windowFrame
      return Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
    }
    // The widest says how wide the column of content is.
    guard let widest = content.max(by: { offered($0)?.width ?? 0 < offered($1)?.width ?? 0 }),
      let room = offered(widest), isFilled(widest, room.width, layout),
      abs(room.midX - safe.midX) <= 1
    else { return }
    let margins = (safe.width - room.width) / 2
    guard margins > margin + 0.5,
      content.allSatisfy({ index in
        let frame = layout.elements[index].windowFrame
        return frame.minX >= room.minX - 0.5 && frame.maxX <= room.maxX + 0.5
      })
    else { return }
    report.find(
      widest, in: layout, measured: margins, limit: margin,
      message: "\(layout.name(widest)) has \(margins.text(decimals: 2)) pt free at both sides; the "
        + "case of the watch is padding enough",
      suggestion: "padding: { horizontal: 0 }")
  }

  private static func isFilled(_ index: Int, _ width: Double, _ layout: CheckedLayout) -> Bool {
    if case .text(let text) = layout.elements[index].content { return text.lines.count > 1 }
    return layout.elements[index].windowFrame.width >= width - 0.5
  }
}
