import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A popover narrower or wider than popovers are, or larger than the room.
enum PopoverSize: PresentationRule {
  /// The widths of popovers in points.
  static let range = 320.0...600.0

  static let info = RuleInfo(
    id: "MD-07", title: "popover size out of range", severity: .info, families: .touch,
    trigger:
      "A popover is less than 320 or more than 600 pt wide, or asks for more than the screen "
      + "less the keyboard.",
    exempt: "popovers that became something else in a compact width",
    source: "UIKit documentation of the popover controller", basis: .stated,
    failing: .init(
      """
      content: { button: Filter, id: filter }
      present:
        style: popover
        source: filter
        size: [240, 300]
        content: { text: Filters, id: title }
      """, device: "ipad-pro-11-m5"),
    measured: 240,
    passing: .init(
      """
      content: { button: Filter, id: filter }
      present:
        style: popover
        source: filter
        size: [360, 300]
        content: { text: Filters, id: title }
      """, device: "ipad-pro-11-m5"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let written = layout.screen.presentation?.chain ?? []
    let room = layout.layout.scene.contentArea
    for (presentation, spec) in zip(layout.layout.presentations, written)
    where presentation.shape == .popover && spec.style == .popover {
      let size = spec.size ?? presentation.frame.size
      let index = presentation.elements.lowerBound
      if !range.contains(size.width) {
        let limit = size.width < range.lowerBound ? range.lowerBound : range.upperBound
        report.find(
          index, in: layout, measured: size.width, limit: limit,
          message: "'\(presentation.id)' is \(size.width.text(decimals: 2)) pt wide, popovers are "
            + "\(range.lowerBound.text()) to \(range.upperBound.text())",
          suggestion: "size: [\(limit.text()), \(size.height.text(decimals: 2))]")
      } else if size.width > room.width || size.height > room.height {
        let isWide = size.width > room.width
        report.find(
          index, in: layout, measured: isWide ? size.width : size.height,
          limit: isWide ? room.width : room.height,
          message: "'\(presentation.id)' asks for more than the screen has",
          suggestion: "a smaller size, and a scroll inside")
      }
    }
  }
}
