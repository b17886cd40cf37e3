import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// What a large window in space is about, far from its middle.
enum PrimaryOffCentre: LayoutRule {
  /// The width from which a window counts as large, in points.
  static let width = 1280.0

  static let info = RuleInfo(
    id: "HT-09", title: "key content far from the middle", severity: .info, families: [.vision],
    trigger:
      "In a window at least 1280 pt wide the middle of an element that says primary: true lies "
      + "outside the middle half, along or across.",
    exempt: "what scrolls", source: "HIG Layout", basis: .chosen,
    failing: .init(
      """
      content:
        vstack:
          - { button: Start, id: start, primary: true, frame: { width: 200, height: 60 } }
          - { spacer: }
      """, device: "apple-vision-pro-window"),
    measured: 30,
    passing: .init(
      "content: { button: Start, id: start, primary: true, frame: { width: 200, height: 60 } }",
      device: "apple-vision-pro-window"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let window = layout.window
    guard window.width >= width else { return }
    let middle = window.inset(
      by: EdgeInsets(
        top: window.height / 4, left: window.width / 4, bottom: window.height / 4,
        right: window.width / 4))
    for (index, element) in layout.elements.enumerated()
    where element.isPrimary && layout.isShown(index) && !layout.scrolls(index) {
      let center = element.visible.center
      guard !middle.contains(center) else { continue }
      let isLevel = center.x < middle.minX || center.x > middle.maxX
      report.find(
        index, in: layout, measured: isLevel ? center.x : center.y,
        limit: isLevel
          ? (center.x < middle.minX ? middle.minX : middle.maxX)
          : (center.y < middle.minY ? middle.minY : middle.maxY),
        message: "the middle of \(layout.name(index)) is outside the middle half of the window",
        suggestion: "centre it")
    }
  }
}
