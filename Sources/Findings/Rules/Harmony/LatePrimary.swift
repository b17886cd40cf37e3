import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// What a screen is about, where reading ends.
enum LatePrimary: LayoutRule {
  static let info = RuleInfo(
    id: "VH-03", title: "primary content late in reading order", severity: .info,
    families: [.iphone, .ipad, .mac, .tv, .watch],
    trigger:
      "The middle of an element that says primary: true lies below the middle of the window, or "
      + "past it in reading direction by more than a quarter of its width.",
    exempt: "elements that reach over the middle of the window, controls, and what scrolls",
    source: "HIG Layout", basis: .derived,
    failing: .init(
      """
      content:
        vstack:
          - { spacer: }
          - { text: 21 degrees, id: now, primary: true }
      """),
    measured: 829.833,
    passing: .init(
      """
      content:
        vstack:
          - { text: 21 degrees, id: now, primary: true }
          - { spacer: }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    let isMirrored = layout.layout.configuration.direction == .rightToLeft
    for (index, element) in layout.elements.enumerated()
    where element.isPrimary && layout.isShown(index) && !layout.scrolls(index) {
      let frame = element.visible
      guard element.role != .interactive,
        frame.minY > window.midY || isLate(frame, window, isMirrored)
      else { continue }
      let isLow = frame.minY > window.midY
      let reading = isMirrored ? window.width - frame.midX : frame.midX
      report.find(
        index, in: layout,
        measured: ((isLow ? frame.midY : reading) * 1000).rounded() / 1000,
        limit: isLow ? window.midY : window.width * 0.75,
        message:
          "\(layout.name(index)) is \(isLow ? "below the middle" : "where reading ends"), though it "
          + "is what the screen is about",
        suggestion: "put it near the top, where reading starts")
    }
  }

  private static func isLate(_ frame: Rect, _ window: Rect, _ isMirrored: Bool) -> Bool {
    (isMirrored ? window.width - frame.midX : frame.midX) > window.width * 0.75
  }
}
