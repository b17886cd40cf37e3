import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content beyond the bounds of a window in space, where the system has its own controls.
enum BeyondSpatialWindow: LayoutRule {
  static let info = RuleInfo(
    id: "HT-08", title: "content beyond the window", severity: .error, families: [.vision],
    trigger: "A text, a control or a picture reaches more than 0.5 pt out of the window.",
    exempt: "ornaments, grounds, decoration, and what scrolls", source: "HIG Layout",
    basis: .stated,
    failing: .init(
      "content: { vstack: [{ spacer: }, { button: Play, id: play, frame: { width: 200, height: 60 }, offset: [0, 40] }] }",
      device: "apple-vision-pro-window"),
    measured: 40,
    passing: .init(
      "content: { vstack: [{ spacer: }, { button: Play, id: play, frame: { width: 200, height: 60 } }] }",
      device: "apple-vision-pro-window"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, element) in layout.elements.enumerated()
    where !element.isHidden && !layout.scrolls(index) && !layout.isInBar(index)
      && !layout.isInOrnament(index)
    {
      guard [.interactive, .text, .image].contains(element.role), !layout.isGround(index),
        let (edge, depth) = element.windowFrame.overflow(of: layout.window).largest, depth > 0.5
      else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0, frame: element.windowFrame,
        message:
          "\(layout.name(index)) reaches \(depth.text(decimals: 2)) pt out of the window at the "
          + "\(edge.rawValue), where the system has its own controls",
        suggestion: "keep it in the window")
    }
  }
}
