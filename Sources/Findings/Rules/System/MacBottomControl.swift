import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control, or what a screen is about, at the bottom of a window that people move off the screen.
enum MacBottomControl: LayoutRule {
  /// The height of the band at the bottom in points.
  static let band = 20.0

  static let info = RuleInfo(
    id: "SY-05", title: "control at the bottom of a window", severity: .info, families: [.mac],
    trigger: "The lower edge of a control, or of an element that says primary: true, is less than "
      + "20 pt above that of the window.",
    exempt: "what scrolls, what is as high as half the window, items of system bars, and what a "
      + "sheet or a popover holds",
    source: "HIG Layout", basis: .chosen,
    failing: .init(
      "content: { vstack: [{ spacer: }, { button: Save, id: save, frame: { height: 28 } }], padding: { bottom: 8 } }",
      device: "macbook-air-13"),
    measured: 8,
    passing: .init(
      "content: { vstack: [{ spacer: }, { button: Save, id: save, frame: { height: 28 } }], padding: { bottom: 24 } }",
      device: "macbook-air-13"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    // What is presented lies within its window, wherever people move that.
    guard !layout.layout.scene.isCard else { return }
    let content = layout.elements.indices.filter { index in
      let element = layout.elements[index]
      return element.role == .interactive || element.isPrimary
    }
    for index in content
    where layout.isShown(index) && !layout.isInBar(index) && !layout.scrolls(index) {
      // What reaches over half of the window is seen wherever the window lies.
      guard layout.elements[index].visible.height < layout.window.height / 2 else { continue }
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
