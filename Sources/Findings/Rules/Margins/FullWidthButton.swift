import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A wide button that touches the sides.
enum FullWidthButton: LayoutRule {
  static let info = RuleInfo(
    id: "MG-01", title: "full-width button touches the sides", severity: .warning,
    families: .touch,
    trigger: "A button as wide as 80 % of the window lies nearer to a side than the layout margin.",
    exempt: "items of system bars", source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        button: { title: Continue, style: prominent }
        id: go
        frame: { maxWidth: infinity, height: 50 }
      """),
    measured: 0,
    passing: .init(
      """
      content:
        zstack:
          - button: { title: Continue, style: prominent }
            id: go
            frame: { maxWidth: infinity, height: 50 }
        padding: { horizontal: 20 }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let margins = layout.layout.scene.margins
    for index in layout.controls {
      guard case .button = layout.elements[index].content else { continue }
      let frame = layout.elements[index].visible
      guard frame.width >= 0.8 * layout.window.width else { continue }
      let left = frame.minX - layout.window.minX
      let right = layout.window.maxX - frame.maxX
      let isLeft = left - margins.left <= right - margins.right
      let (distance, margin) = isLeft ? (left, margins.left) : (right, margins.right)
      guard distance < margin - 0.5 else { continue }
      report.find(
        index, in: layout, measured: distance, limit: margin,
        message: "\(layout.name(index)) is \(distance.text(decimals: 2)) pt from the "
          + "\(isLeft ? "left" : "right") side, the margin is \(margin.text(decimals: 2))",
        suggestion: "padding: { horizontal: \(margin.text(decimals: 2)) } around it")
    }
  }
}
