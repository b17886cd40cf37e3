import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control at the bottom that a keyboard would cover.
enum KeyboardIgnored: LayoutRule {
  /// How far above the bottom of the safe area a control is at the bottom, in points.
  static let margin = 20.0

  static let info = RuleInfo(
    id: "SY-04", title: "bottom control not tied to the keyboard", severity: .warning,
    families: .touch,
    trigger: "A screen with a text field ignores the keyboard, and a control ends at most 20 pt "
      + "above the bottom of its safe area.",
    exempt: "what scrolls, items of system bars, and screens that show the keyboard, which SY-03 "
      + "looks at",
    source: "HIG Layout, keyboard layout guide", basis: .stated,
    failing: .init(
      """
      content:
        vstack:
          - { textField: { placeholder: Name } }
          - spacer:
          - { button: Send, id: send, frame: { height: 44 } }
        padding: 20
        ignoresSafeArea: { regions: [keyboard] }
      """),
    measured: 20,
    passing: .init(
      """
      content:
        vstack:
          - { textField: { placeholder: Name } }
          - spacer:
          - { button: Send, id: send, frame: { height: 44 } }
        padding: 20
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard scene.keyboard == nil,
      let ignored = layout.screen.content.modifiers.ignoresSafeArea, ignored.keyboard,
      ignored.edges.contains(.bottom)
    else { return }
    let fields = layout.controls.filter { layout.elements[$0].kind == "textField" }
    guard !fields.isEmpty else { return }
    for index in layout.controls where !layout.scrolls(index) {
      let gap = layout.safeArea.maxY - layout.elements[index].visible.maxY
      guard gap <= margin + 0.5 else { continue }
      report.find(
        index, in: layout, others: fields.filter { $0 != index }.map { layout.elements[$0].id },
        measured: gap, limit: margin,
        message: "\(layout.name(index)) is \(gap.text(decimals: 2)) pt above the bottom, and the "
          + "screen ignores the keyboard of its text field",
        suggestion: "no ignoresSafeArea for the region keyboard on the content")
    }
  }
}
