import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A control that goes when the device is turned.
///
/// Controls are the same where they have the same id, or the same words, as for a fold.
enum MissingInOrientation: ScreenRule {
  /// The two ways a window lies.
  private enum Way: String, CaseIterable {
    case portrait, landscape
  }

  static let info = RuleInfo(
    id: "AD-14", title: "control missing in an orientation", severity: .info, families: .touch,
    trigger: "A control shows in portrait and neither it nor a control with its words shows in "
      + "landscape of the same device, or the other way round.",
    exempt: "what scrolls, items of system bars, what the columns of a split view hold, and "
      + "devices that are regular in one way and compact in the other",
    source: "HIG Layout", basis: .derived,
    failing: .init(
      screen("when: [{ if: landscape, set: { hidden: true } }]"), orientation: .portrait,
      others: [.init(orientation: .landscapeLeft)]),
    passing: .init(
      screen("when: [{ if: landscape, set: { padding: 20 } }]"), orientation: .portrait,
      others: [.init(orientation: .landscapeLeft)]))

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
    for group in CheckedLayout.groups(of: layouts, by: .orientation) {
      // Where there is more room a second column may well bring its controls along.
      guard Set(group.map { $0.layout.scene.sizeClasses?.horizontal }).count == 1 else { continue }
      let found =
        CheckedLayout.missingFunctions(
          group, over: Way.allCases,
          by: { $0.layout.configuration.orientation.isLandscape ? .landscape : .portrait }) ?? []
      for (index, layout, missing) in found {
        report.find(
          index, in: layout, unit: nil,
          message: "\(layout.name(index)) shows here, and not in "
            + missing.map(\.rawValue).joined(separator: " or "),
          suggestion: "keep it however the device is held: the same functions everywhere")
      }
    }
  }
}
