import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A full-width button with square corners at the bottom of a display with round ones.
enum SquareBottomButton: LayoutRule {
  static let info = RuleInfo(
    id: "MG-03", title: "full-width bottom button with square corners", severity: .info,
    families: .touch,
    trigger: "A control as wide as 80 % of the window, up to 120 pt high, with square corners ends "
      + "at most 20 pt above the bottom of the safe area, on a display with round corners.",
    exempt: "buttons with a platter, which have round corners; what scrolls; items of system bars",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        vstack:
          - spacer:
          - text: Continue
            id: go
            interactive: true
            frame: { maxWidth: infinity, height: 50 }
            background: accent
        padding: { horizontal: 20 }
      """),
    measured: 0,
    passing: .init(
      """
      content:
        vstack:
          - spacer:
          - text: Continue
            id: go
            interactive: true
            frame: { maxWidth: infinity, height: 50 }
            background: accent
            cornerRadius: 12
        padding: { horizontal: 20 }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let radii = layout.layout.scene.display.cornerRadii
    guard max(radii.bottomLeft, radii.bottomRight) > 0 else { return }
    let bottom = layout.layout.scene.contentArea.maxY
    for index in layout.controls where !layout.scrolls(index) {
      let element = layout.elements[index]
      switch element.content {
      case .text, .container, .box: break
      case .button(let button) where button.style == .plain: break
      default: continue
      }
      let frame = element.visible
      guard let ground = element.ground, ground.cornerRadius <= 0, element.cornerRadius <= 0,
        frame.width >= 0.8 * layout.window.width, frame.height <= 120,
        frame.maxY >= bottom - 20.5
      else { continue }
      report.find(
        index, in: layout, measured: 0, limit: nil,
        message: "\(layout.name(index)) has square corners at the bottom of a display with round "
          + "ones",
        suggestion: "cornerRadius: 12")
    }
  }
}
