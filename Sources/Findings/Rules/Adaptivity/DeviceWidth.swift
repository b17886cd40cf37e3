import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A width that is that of a device.
///
/// A column of 320 or 390 points beside another is a column, so a width is held only against those of
/// the same platform, and on phones only in a compact width in portrait.
enum DeviceWidth: LayoutRule {
  static let info = RuleInfo(
    id: "AD-01", title: "fixed width of a device", severity: .warning, families: .touch,
    trigger: "An element has a fixed width that is the width of a phone or a tablet, in a window "
      + "of another width.",
    exempt: "phones in landscape or a regular width, elements that take the width that they are "
      + "offered, and items of system bars",
    source: "iPhone X guide, HIG Layout", basis: .derived,
    failing: .init("content: { box: Header, id: header, frame: { width: 375, height: 80 } }"),
    measured: 375,
    passing: .init(
      "content: { box: Header, id: header, frame: { maxWidth: infinity, height: 80 } }"))

  private static let phones: [Double] = [320, 375, 390, 393, 402, 414, 428, 430, 440]
  private static let tablets: [Double] = [744, 768, 810, 820, 834, 1024, 1032]

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    let isPhone = layout.layout.configuration.device.family == .iphone
    let isRegular = layout.layout.scene.sizeClasses?.horizontal == .regular
    guard !isPhone || (window.width < window.height && !isRegular) else { return }
    let widths = isPhone ? phones : tablets
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let element = layout.elements[index]
      let width = element.windowFrame.width
      guard element.isSized, widths.contains(where: { abs($0 - width) < 0.01 }),
        abs(width - window.width) > 0.5, abs(width - layout.safeArea.width) > 0.5,
        element.reason.proposedWidth.map({ abs($0 - width) > 0.5 }) ?? false
      else { continue }
      report.find(
        index, in: layout, measured: width, limit: window.width,
        message: "\(layout.name(index)) is \(width.text()) pt wide, as a device is, in a window of "
          + "\(window.width.text(decimals: 2))",
        suggestion: "frame: { maxWidth: infinity }")
    }
  }
}
