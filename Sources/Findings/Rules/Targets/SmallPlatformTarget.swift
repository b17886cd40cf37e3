import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control smaller than its platform's default target, away from touch screens.
enum SmallPlatformTarget: LayoutRule {
  static let info = RuleInfo(
    id: "HT-03", title: "target below the platform's default size", severity: .warning,
    families: PlatformTarget.families,
    trigger: "A control is less than 28 pt (macOS), 66 pt (tvOS), 60 pt (visionOS) or 44 pt "
      + "(watchOS) wide or high.",
    exempt: "controls below the least size, which HT-13 finds; sides that the system "
      + "gives; on visionOS controls with free room of 60 pt; items of system bars",
    source: "HIG, accessibility and buttons", basis: .stated,
    failing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 62, height: 66 } }",
      device: "apple-tv-4k"),
    measured: 62,
    passing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 66, height: 66 } }",
      device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let target = PlatformTarget(layout.layout.configuration.device.family) else { return }
    for index in layout.controls {
      let size = PlatformTarget.size(of: index, in: layout)
      let frame = layout.elements[index].windowFrame
      let element = layout.elements[index]
      guard let side = TargetSize.least(size, of: element), side < target.standard - 0.01,
        let own = TargetSize.least(frame.size, of: element), own >= target.least - 0.01
      else { continue }
      let words = target.standard.text()
      report.find(
        index, in: layout, measured: side, limit: target.standard,
        message: "\(layout.name(index)) is \(frame.width.text(decimals: 2)) x "
          + "\(frame.height.text(decimals: 2)) pt, a target \(target.place) has \(words) x \(words)",
        suggestion: "frame: { minWidth: \(words), minHeight: \(words) }")
    }
  }
}
