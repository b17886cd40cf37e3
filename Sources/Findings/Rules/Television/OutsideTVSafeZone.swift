import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// What matters at the edge of a television, which may cut it.
enum OutsideTVSafeZone: LayoutRule {
  /// The zone that a television may cut at top and bottom, and at the sides, in points.
  static let zone = (vertical: 60.0, horizontal: 80.0)

  static let info = RuleInfo(
    id: "TV-01", title: "content outside the television's safe zone", severity: .error,
    families: [.tv],
    trigger: "A control, text or picture that lies in the window is less than 60 pt from its top "
      + "or bottom or 80 pt from a side, by more than 0.5 pt.",
    exempt: "what scrolls, what reaches out of the window, grounds, decoration, and items of "
      + "system bars",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ text: The long way home, id: title }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
        padding: { top: 40 }
        ignoresSafeArea: true
      """, device: "apple-tv-4k"),
    measured: 40,
    passing: .init(
      """
      content:
        zstack: [{ text: The long way home, id: title }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let safe = layout.window.inset(
      by: EdgeInsets(
        top: zone.vertical, left: zone.horizontal, bottom: zone.vertical, right: zone.horizontal))
    for index in layout.shown([.interactive, .text, .image])
    where !layout.scrolls(index) && !layout.isGround(index) {
      let frame = layout.elements[index].windowFrame
      guard frame.overflow(of: layout.window).largest?.depth ?? 0 <= 0.5,
        let (edge, depth) = frame.overflow(of: safe).largest, depth > 0.5
      else { continue }
      let limit = edge.axis == .vertical ? zone.vertical : zone.horizontal
      report.find(
        index, in: layout, measured: limit - depth, limit: limit,
        message: "\(layout.name(index)) is \((limit - depth).text(decimals: 2)) pt from the "
          + "\(edge.rawValue) edge, a television may cut \(limit.text())",
        suggestion: "keep it in the safe area, or role: background if nothing of it must be seen")
    }
  }
}
