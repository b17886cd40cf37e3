import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control in a far corner of the display.
enum CornerControl: LayoutRule {
  /// How near to a corner the middle of a control may be in points.
  static let distance = 44.0

  static let info = RuleInfo(
    id: "SA-09", title: "control in a far corner", severity: .warning, families: .touch,
    trigger: "The middle of a control is less than 44 pt from a corner of the display.",
    exempt: "items of system bars, and what scrolls", source: "HIG Layout, iPhone X guidelines",
    basis: .chosen,
    failing: .init(
      """
      content:
        zstack: [{ button: { symbol: plus }, id: add, frame: { width: 44, height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomTrailing }
      """, device: "iphone-se-4-7"),
    passing: .init(
      """
      content:
        zstack: [{ button: { symbol: plus }, id: add, frame: { width: 44, height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomTrailing }
        padding: 16
      """, device: "iphone-se-4-7"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    // The corners of a card are not those of the display.
    guard !layout.layout.scene.isCard else { return }
    let display = layout.layout.scene.displayFrame
    for index in layout.controls where !layout.scrolls(index) {
      let center = layout.elements[index].visible.center
      let x = min(abs(center.x - display.minX), abs(center.x - display.maxX))
      let y = min(abs(center.y - display.minY), abs(center.y - display.maxY))
      let found = (x * x + y * y).squareRoot()
      guard found < distance - 0.5 else { continue }
      report.find(
        index, in: layout, measured: found, limit: distance,
        message: "the middle of \(layout.name(index)) is \(found.text(decimals: 2)) pt from a "
          + "corner of the display",
        suggestion: "padding: 16 around it")
    }
  }
}
