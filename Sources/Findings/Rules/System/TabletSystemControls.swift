import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content where a tablet shows controls of its own: in the middle of the status bar, and at the
/// bottom corners.
enum TabletSystemControls: LayoutRule {
  /// The distance from a bottom corner in points; chosen.
  static let distance = 60.0
  /// The share of the window's width from which on something keeps to both sides, as `MG-01` has it.
  private static let fullWidth = 0.8

  static let info = RuleInfo(
    id: "SY-01", title: "content where a tablet shows its own controls", severity: .warning,
    families: [.ipad],
    trigger: "A control or text lies in the middle third of the status bar, or less than 60 pt "
      + "from a bottom corner of the window and outside the layout margins.",
    exempt: "what scrolls, items of system bars, pictures, and what is as wide as 80 % of the "
      + "window",
    source: "HIG Layout", basis: .chosen,
    failing: .init(
      """
      content:
        zstack: [{ button: Add, id: add, frame: { width: 80, height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomTrailing }
        padding: 12
      """, device: "ipad-pro-11-m4"),
    passing: .init(
      """
      content:
        zstack: [{ button: Add, id: add, frame: { width: 80, height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomTrailing }
        padding: 20
      """, device: "ipad-pro-11-m4"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    let status = layout.layout.scene.bar(SystemBarID.status)?.frame
    let middle = status.map { bar in
      Rect(x: bar.minX + bar.width / 3, y: bar.minY, width: bar.width / 3, height: bar.height)
    }
    // Content that keeps to the margins is where the system expects it.
    let margins = layout.layout.scene.guides.first { $0.name == "margins" }?.frame
    for index in layout.shown([.interactive, .text])
    where !layout.scrolls(index) && !layout.isGround(index) {
      let body = layout.body(index)
      if let middle {
        let shared = body.intersection(middle)
        if min(shared.width, shared.height) > 0.5 {
          report.find(
            index, in: layout, measured: shared.height, limit: 0, frame: shared,
            message: "\(layout.name(index)) reaches \(shared.height.text(decimals: 2)) pt into the "
              + "middle of the status bar, where the system shows its controls",
            suggestion: "keep it in the safe area")
          continue
        }
      }
      let side = min(max(body.minX - window.minX, 0), max(window.maxX - body.maxX, 0))
      let below = max(window.maxY - body.maxY, 0)
      let found = (side * side + below * below).squareRoot()
      guard found < distance - 0.5, body.width < fullWidth * window.width else { continue }
      if let margins, body.overflow(of: margins).largest?.depth ?? 0 <= 0.5 { continue }
      report.find(
        index, in: layout, measured: found, limit: distance,
        message: "\(layout.name(index)) is \(found.text(decimals: 2)) pt from a bottom corner, "
          + "where the system shows its controls",
        suggestion: "padding: 20 around it")
    }
  }
}
