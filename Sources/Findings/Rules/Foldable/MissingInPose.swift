import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control that goes when a foldable folds.
///
/// Controls are the same where they have the same id, or the same words: a layout of its own for a
/// pose may name them anew. Poses of one display are compared, in any orientation: on the other
/// display a screen may well be another, with a list where this one has its detail as well.
enum MissingInPose: ScreenRule {
  static let info = RuleInfo(
    id: "DU-18", title: "control missing in a pose", severity: .warning, families: [.iphone],
    trigger: "A control shows in one pose of a foldable's display, and in another one neither it "
      + "nor a control with its words shows in any orientation.",
    exempt: "what scrolls, items of system bars, and what the columns of a split view hold",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .stated,
    failing: .init(
      screen("when: [{ if: folded, set: { hidden: true } }]"), device: "iphone-duo",
      display: "inner", orientation: .landscapeLeft, pose: .flat,
      others: [
        .init(device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book)
      ]
    ),
    passing: .init(
      screen("when: [{ if: folded, set: { padding: 20 } }]"), device: "iphone-duo",
      display: "inner", orientation: .landscapeLeft, pose: .flat,
      others: [
        .init(device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book)
      ]
    ))

  private static func screen(_ line: String) -> String {
    """
    content:
      hstack:
        - { button: Play, id: play, frame: { height: 44 } }
        - { spacer: }
        - button: Share
          id: share
          frame: { height: 44 }
          \(line)
    """
  }

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    let foldable = layouts.filter { $0.layout.configuration.pose != nil }
    var hasPair = false
    for group in CheckedLayout.groups(of: foldable, by: .pose) {
      let found = CheckedLayout.missingFunctions(
        group, over: Pose.allCases, by: { $0.layout.configuration.pose })
      guard let found else { continue }
      hasPair = true
      for (index, layout, missing) in found {
        report.find(
          index, in: layout, unit: nil,
          message: "\(layout.name(index)) shows here, and not in the pose "
            + missing.map(\.rawValue).joined(separator: " or "),
          suggestion: "keep it in every pose: the same functions everywhere")
      }
    }
    if !hasPair, !foldable.isEmpty { report.skip(lacking: "a layout in another pose") }
  }
}
