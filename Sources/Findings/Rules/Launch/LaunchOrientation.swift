import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A launch screen that lacks an orientation of the first screen.
enum LaunchOrientation: SpecRule {
  static let info = RuleInfo(
    id: "LD-02", title: "launch orientation does not match", severity: .warning, families: .touch,
    trigger: "The first screen supports an orientation that the launch screen does not.",
    source: "HIG Launching", basis: .stated,
    failing: .init(
      """
      launch: true
      orientations: [portrait]
      content: { box: {}, id: hero }
      """,
      next: """
        content: { box: {}, id: hero }
        """),
    passing: .init(
      """
      launch: true
      orientations: [portrait]
      content: { box: {}, id: hero }
      """,
      next: """
        orientations: [portrait]
        content: { box: {}, id: hero }
        """))

  static func check(_ screens: [[CheckedLayout]], _ report: inout RuleReport) {
    // What screens declare is the same in all configurations: it is said once.
    guard let (launch, first) = LaunchPair.pairs(screens).first, !launch.elements.isEmpty,
      let own = supported(launch.screen)
    else { return }
    let wanted = supported(first.screen) ?? Orientation.interface.map(\.rawValue)
    let missing = wanted.filter { !own.contains($0) }
    guard !missing.isEmpty else { return }
    report.find(
      0, in: launch, unit: nil,
      message: "the launch screen lacks \(missing.joined(separator: ", ")), which "
        + "'\(first.layout.configuration.screen)' supports",
      suggestion: "the same orientations on both")
  }

  /// The orientations of a screen by name; absent where it has all.
  private static func supported(_ screen: Screen) -> [String]? {
    guard let names = screen.orientations?.map(\.value), !names.contains("all") else { return nil }
    return names.flatMap { $0 == "landscape" ? ["landscapeLeft", "landscapeRight"] : [$0] }
  }
}

extension Orientation {
  /// The ways to hold a phone that apps are asked to support.
  fileprivate static let interface: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight]
}
