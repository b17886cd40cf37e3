import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control under the keyboard.
enum KeyboardOverControl: LayoutRule {
  static let info = RuleInfo(
    id: "SY-03", title: "control covered by the keyboard", severity: .error, families: .touch,
    trigger: "The keyboard shows and takes more than 0.5 pt of a control.",
    exempt: "what scrolls, and items of system bars", source: "HIG Layout, keyboard layout guide",
    basis: .stated,
    failing: .init(
      """
      keyboard: true
      content:
        vstack: [{ spacer: }, { button: Send, id: send, frame: { height: 44 } }]
        ignoresSafeArea: { regions: [keyboard] }
      """),
    measured: 44,
    passing: .init(
      """
      keyboard: true
      content: { vstack: [{ spacer: }, { button: Send, id: send, frame: { height: 44 } }] }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let keyboard = layout.layout.scene.keyboard else { return }
    guard let frame = keyboard.frame else {
      if !keyboard.isKnown { report.skip(lacking: "the height of the keyboard") }
      return
    }
    // What the keyboard covers does not show, so controls are looked up among all elements.
    for (index, element) in layout.elements.enumerated()
    where element.role == .interactive && !element.isHidden {
      guard !layout.isInBar(index), !layout.scrolls(index) else { continue }
      let shared = element.windowFrame.intersection(layout.window).intersection(frame)
      guard min(shared.width, shared.height) > 0.5 else { continue }
      report.find(
        index, in: layout, measured: shared.height, limit: 0, frame: shared,
        message: "the keyboard covers \(shared.height.text(decimals: 2)) pt of "
          + layout.name(index),
        suggestion: "a scroll around it, and no ignoresSafeArea for the keyboard")
    }
  }
}
