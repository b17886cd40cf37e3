import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// The main control of a tablet in landscape out of reach of both hands.
enum CentralTabletControls: LayoutRule {
  static let info = RuleInfo(
    id: "SY-02", title: "main control away from both sides", severity: .info, families: [.ipad],
    trigger:
      "In landscape the middle of a control that says primary: true lies in the middle third of "
      + "the window.",
    exempt: "what scrolls, and items of system bars", source: "HIG Layout", basis: .chosen,
    failing: .init(
      "content: { button: Shoot, id: shoot, primary: true, frame: { width: 120, height: 60 } }",
      device: "ipad-pro-11-m5", orientation: .landscapeLeft),
    measured: 605,
    passing: .init(
      """
      content:
        hstack: [{ spacer: }, { button: Shoot, id: shoot, primary: true, frame: { width: 120, height: 60 } }]
      """, device: "ipad-pro-11-m5", orientation: .landscapeLeft))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    guard window.width > window.height else { return }
    for index in layout.controls where layout.elements[index].isPrimary && !layout.scrolls(index) {
      let middle = layout.elements[index].visible.midX
      guard middle > window.width / 3, middle < window.width * 2 / 3 else { continue }
      let limit = middle < window.midX ? window.width / 3 : window.width * 2 / 3
      report.find(
        index, in: layout, measured: middle, limit: limit,
        message: "\(layout.name(index)) is in the middle third of the screen, away from both hands",
        suggestion: "put it at the leading or the trailing side")
    }
  }
}
