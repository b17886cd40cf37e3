import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control smaller than its platform's least target, away from touch screens.
enum TinyPlatformTarget: LayoutRule {
  static let info = RuleInfo(
    id: "HT-13", title: "target below the platform's least size", severity: .error,
    families: PlatformTarget.families,
    trigger: "A control is less than 20 pt (macOS), 56 pt (tvOS), 28 pt (visionOS) or 28 pt "
      + "(watchOS) wide or high.",
    exempt: "sides that the system gives; items of system bars",
    source: "HIG, accessibility and buttons", basis: .stated,
    failing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 18, height: 28 } }",
      device: "macbook-pro-14"),
    measured: 18,
    passing: .init(
      "content: { button: { symbol: plus }, id: add, frame: { width: 20, height: 28 } }",
      device: "macbook-pro-14"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let target = PlatformTarget(layout.layout.configuration.device.family) else { return }
    for index in layout.controls {
      let frame = layout.elements[index].windowFrame
      guard let side = TargetSize.least(frame.size, of: layout.elements[index]),
        side < target.least - 0.01
      else { continue }
      report.find(
        index, in: layout, measured: side, limit: target.least,
        message: "\(layout.name(index)) is \(frame.width.text(decimals: 2)) x "
          + "\(frame.height.text(decimals: 2)) pt, the least target \(target.place) has "
          + "\(target.least.text()) x \(target.least.text())",
        suggestion: "frame: { minWidth: \(target.standard.text()), "
          + "minHeight: \(target.standard.text()) }")
    }
  }
}
