import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Controls that go below the safe area without going as near to the top.
enum UnequalGameInsets: LayoutRule {
  /// By how much the two insets may differ in points.
  static let tolerance = 1.0

  static let info = RuleInfo(
    id: "SA-11", title: "controls low without matching insets", severity: .info, families: .touch,
    trigger: "In landscape a control reaches below the safe area, and the controls' distances from "
      + "the top and from the bottom of the window differ by more than 1 pt.",
    exempt: "items of system bars, what scrolls, and controls in one half only",
    source: "HIG Layout", basis: .stated,
    failing: .init(game(top: 40), orientation: .landscapeLeft), measured: 10,
    passing: .init(game(top: 10), orientation: .landscapeLeft))

  private static func game(top: Int) -> String {
    """
    content:
      vstack:
        - { button: Pause, id: pause, frame: { width: 80, height: 44 } }
        - spacer:
        - { button: Jump, id: jump, frame: { width: 80, height: 44 } }
      padding: { top: \(top), bottom: 10 }
      ignoresSafeArea: true
    """
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    guard window.width > window.height else { return }
    let frames = layout.controls.filter { !layout.scrolls($0) }
      .map { (index: $0, frame: layout.elements[$0].visible) }
    guard let high = frames.min(by: { $0.frame.minY < $1.frame.minY }),
      let low = frames.max(by: { $0.frame.maxY < $1.frame.maxY }),
      low.frame.maxY > layout.safeArea.maxY + 0.5, high.frame.midY < window.midY,
      low.frame.midY > window.midY
    else { return }
    let (top, bottom) = (high.frame.minY - window.minY, window.maxY - low.frame.maxY)
    guard abs(top - bottom) > tolerance else { return }
    report.find(
      low.index, in: layout, others: [layout.elements[high.index].id], measured: bottom, limit: top,
      message: "\(layout.name(low.index)) is \(bottom.text(decimals: 2)) pt from the bottom, "
        + "\(layout.name(high.index)) \(top.text(decimals: 2)) pt from the top",
      suggestion: "padding: { vertical: \(max(top, bottom).text(decimals: 2)) } around them")
  }
}
