import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control at the bottom of a window that people move below the bottom of the screen.
enum MacBottomControl: LayoutRule {
  /// The height of the band at the bottom in points.
  static let band = 20.0

  static let info = RuleInfo(
    id: "SY-05", title: "control at the bottom of a window", severity: .info, families: [.mac],
    trigger: "The lower edge of a control is less than 20 pt above that of the window.",
    exempt: "what scrolls, and items of system bars", source: "HIG Layout", basis: .chosen,
    failing: .init(
      "content: { vstack: [{ spacer: }, { button: Save, id: save, frame: { height: 28 } }], padding: { bottom: 8 } }",
      device: "macbook-air-13"),
    measured: 8,
    passing: .init(
      "content: { vstack: [{ spacer: }, { button: Save, id: save, frame: { height: 28 } }], padding: { bottom: 24 } }",
      device: "macbook-air-13"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.controls where !layout.scrolls(index) {
      let gap = layout.window.maxY - layout.elements[index].visible.maxY
      guard gap < band - 0.5 else { continue }
      report.find(
        index, in: layout, measured: gap, limit: band,
        message:
          "\(layout.name(index)) is "
          + (gap < 0.005 ? "at" : "\(gap.text(decimals: 2)) pt above")
          + " the bottom of the window, which people often move off the screen",
        suggestion: "put it at the top, or leave \(band.text()) pt below it")
    }
  }
}
