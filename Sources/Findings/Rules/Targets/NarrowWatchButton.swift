import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A button with words that stands alone on a watch and does not span its screen.
enum NarrowWatchButton: LayoutRule {
  /// The share of the width from which a button spans the screen, as for a full-width button elsewhere.
  static let share = 0.8

  static let info = RuleInfo(
    id: "HT-15", title: "button narrower than the watch", severity: .info, families: [.watch],
    trigger:
      "A button with words has nothing beside it and takes less than 80 % of the width of the "
      + "screen.",
    exempt: "buttons that share their row, plain ones, and items of system bars",
    source: "HIG Layout", basis: .chosen,
    failing: .init(
      "content: { button: Start, id: start, frame: { width: 90, height: 44 } }",
      device: "apple-watch-ultra-3"),
    measured: 90,
    passing: .init(
      "content: { button: Start, id: start, frame: { maxWidth: infinity, height: 44 } }",
      device: "apple-watch-ultra-3"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let least = share * layout.window.width
    let content = layout.shown([.interactive, .text, .image]).filter { !layout.isGround($0) }
    for index in layout.controls {
      let frame = layout.elements[index].windowFrame
      guard case .button(let button) = layout.elements[index].content, button.title != nil,
        button.style != .plain, frame.width < least - 0.5,
        !content.contains(where: { isBeside(layout.elements[$0].visible, frame) })
      else { continue }
      report.find(
        index, in: layout, measured: frame.width, limit: least,
        message: "\(layout.name(index)) is \(frame.width.text(decimals: 2)) pt wide on a screen of "
          + "\(layout.window.width.text()), a button with words spans it",
        suggestion: "frame: { maxWidth: infinity }")
    }
  }

  private static func isBeside(_ other: Rect, _ frame: Rect) -> Bool {
    frame.facing(other)?.axis == .horizontal
  }
}
