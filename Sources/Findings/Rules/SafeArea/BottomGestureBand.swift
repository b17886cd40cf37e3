import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control where a swipe from the bottom begins.
///
/// Devices without a home button have SA-07. A control that keeps the least layout margin from the
/// bottom has the place that most have on such devices, so the band is no higher than that margin.
enum BottomGestureBand: LayoutRule {
  /// How high the band is in points.
  static let band = 16.0

  static let info = RuleInfo(
    id: "SA-08", title: "control at the bottom edge", severity: .warning, families: .touch,
    trigger: "On a device with a home button a control ends less than 16 pt above the "
      + "bottom of the display.",
    exempt: "items of system bars, what scrolls, and a full-width button at the bottom of the safe "
      + "area",
    source: "HIG Layout, iPhone X guidelines", basis: .chosen,
    failing: .init(
      """
      content:
        zstack: [{ button: More, id: more, frame: { width: 120, height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottom }
        padding: { bottom: 4 }
      """, device: "iphone-se-4-7"),
    passing: .init(
      """
      content:
        zstack: [{ button: More, id: more, frame: { width: 120, height: 44 } }]
        padding: { bottom: 4 }
      """, device: "iphone-se-4-7"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard layout.layout.configuration.device.hasHomeButton, !scene.isCard else { return }
    let bottom = scene.displayFrame.maxY
    for index in layout.controls where !layout.scrolls(index) {
      let frame = layout.elements[index].visible
      let gap = bottom - frame.maxY
      let isWide = frame.width >= 0.8 * layout.window.width
      guard gap < band - 0.5, !(isWide && frame.maxY <= layout.safeArea.maxY + 0.5) else {
        continue
      }
      report.find(
        index, in: layout, measured: max(gap, 0), limit: band,
        message: "\(layout.name(index)) ends "
          + (gap < 0.005 ? "at" : "\(gap.text(decimals: 2)) pt above")
          + " the bottom of the display, where swipes begin",
        suggestion: "padding: { bottom: \(band.text()) } around it")
    }
  }
}
