import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that keeps clear of the side strip once too often.
///
/// The depth of the strip is matched to a point, at one side only: a margin of one's own is not
/// taken for it.
enum StripInsetTwice: LayoutRule {
  /// The layout margins that may stand beside the inset, in points.
  static let margins = [0.0, 16, 20]

  static let info = RuleInfo(
    id: "DU-09", title: "room for the side strip is kept twice", severity: .warning,
    families: [.iphone],
    trigger: "What fills the width lies the depth of the strip, with or without a margin of 16 or "
      + "20 pt, from the safe area at one side, and at most a margin from it at the other.",
    exempt:
      "content below half of the safe width, single lines of text, grounds, windows without a strip",
    source: "iPhone Duo, section 7, row 2", basis: .derived,
    failing: .init(
      """
      content:
        zstack: [{ box: {}, role: image, frame: { maxWidth: infinity }, id: cover }]
        padding: { trailing: 84 }
      """, device: "iphone-duo", display: "outer", orientation: .portrait),
    measured: 84,
    passing: .init(
      "content: { box: {}, role: image, frame: { maxWidth: infinity }, id: cover }",
      device: "iphone-duo", display: "outer", orientation: .portrait))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    let depth = scene.stripDepth
    guard let edge = scene.stripEdge, edge.axis == .horizontal, depth > 0 else { return }
    let safe = layout.safeArea
    let wide = layout.shown([.interactive, .text, .image]).filter { index in
      let element = layout.elements[index]
      if case .text(let text) = element.content, text.lines.count < 2 { return false }
      return !layout.isGround(index) && element.visible.width >= 0.5 * safe.width
    }
    guard
      let widest = wide.max(by: {
        layout.elements[$0].visible.width < layout.elements[$1].visible.width
      })
    else { return }
    let span = wide.reduce(room(of: widest, in: layout)) { $0.union(room(of: $1, in: layout)) }
    let left = span.minX - safe.minX
    let right = safe.maxX - span.maxX
    let (strip, other) = edge == .left ? (left, right) : (right, left)
    let largest = 20.5
    let isTwice = isDepth(strip, depth) && other > -0.5 && other <= largest
    let isBoth = isDepth(other, depth) && strip > -0.5 && strip <= largest
    guard isTwice || isBoth else { return }
    let lost = isTwice ? strip : other
    let words = isTwice ? "beside the strip" : "at the side without a strip"
    report.find(
      widest, in: layout, measured: lost, limit: largest.rounded(.down),
      message: "\(layout.name(widest)) leaves \(lost.text(decimals: 2)) pt free \(words); the safe "
        + "area has the \(depth.text()) pt of the strip already",
      suggestion: "no padding of \(depth.text()): the safe area keeps clear of the strip")
  }

  /// What an element had of the window: lines of text end before the room that they were offered.
  private static func room(of index: Int, in layout: CheckedLayout) -> Rect {
    let element = layout.elements[index]
    var room = element.visible
    guard case .text = element.content, let offered = element.reason.proposedWidth else {
      return room
    }
    let unused = max(0, min(offered, layout.safeArea.width) - element.windowFrame.width)
    room.size.width += unused
    if layout.layout.configuration.direction == .rightToLeft { room.origin.x -= unused }
    return room
  }

  private static func isDepth(_ distance: Double, _ depth: Double) -> Bool {
    margins.contains { abs(distance - depth - $0) <= 1 }
  }
}
