import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control over the home indicator.
enum HomeIndicatorOverlap: LayoutRule {
  static let info = RuleInfo(
    id: "SA-07", title: "control over the home indicator", severity: .error, families: .touch,
    trigger: "A control has more than 0.5 pt in common with the bottom inset of a device without a "
      + "home button.",
    exempt: "items of system bars, and what scrolls",
    source: "HIG Layout, iPhone X guide, iPhone X guidelines", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ button: Buy, id: buy, frame: { width: 200, height: 50 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottom }
        ignoresSafeArea: [bottom]
      """),
    measured: 34,
    passing: .init("content: { button: Buy, id: buy, frame: { width: 200, height: 50 } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let configuration = layout.layout.configuration
    guard !configuration.device.hasHomeButton,
      let oriented = configuration.device.display(configuration.display)?
        .oriented(configuration.orientation)
    else { return }
    // A card has of the inset what lies over it: none in the middle of the window.
    let scene = layout.layout.scene
    let inset = scene.isCard ? scene.display.safeArea.bottom : oriented.safeArea.bottom
    guard inset > 0 else { return }
    let zone = layout.window.maxY - inset
    for index in layout.controls where !layout.scrolls(index) {
      let depth = layout.elements[index].visible.maxY - zone
      guard depth > 0.5 else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0,
        message: "\(layout.name(index)) reaches \(depth.text(decimals: 2)) pt into the area of the "
          + "home indicator",
        suggestion: "keep it above the bottom of the safe area")
    }
  }
}
