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
      var seen: Set<Pose> = []
      var known: [Pose: Set<String>] = [:]
      for layout in group {
        guard let pose = layout.layout.configuration.pose else { continue }
        seen.insert(pose)
        for index in all(of: layout) { known[pose, default: []].formUnion(names(index, layout)) }
      }
      let poses = Pose.allCases.filter(seen.contains)
      guard poses.count > 1 else { continue }
      hasPair = true
      var told: Set<String> = []
      for layout in group {
        for index in all(of: layout) where isCompared(index, layout) {
          let own = names(index, layout)
          let missing = poses.filter { known[$0, default: []].isDisjoint(with: own) }
          guard !missing.isEmpty, told.insert(layout.elements[index].id).inserted else { continue }
          report.find(
            index, in: layout, unit: nil,
            message: "\(layout.name(index)) shows here, and not in the pose "
              + missing.map(\.rawValue).joined(separator: " or "),
            suggestion: "keep it in every pose: the same functions everywhere")
        }
      }
    }
    if !hasPair, !foldable.isEmpty { report.skip(lacking: "a layout in another pose") }
  }

  private static func isCompared(_ index: Int, _ layout: CheckedLayout) -> Bool {
    guard !layout.scrolls(index), !layout.isInBar(index) else { return false }
    var current = layout.elements[index].parent
    while let holder = current {
      if case .columns = layout.elements[holder].content { return false }
      current = layout.elements[holder].parent
    }
    return true
  }

  /// The controls that show, those of system bars too: a function may move into one.
  private static func all(of layout: CheckedLayout) -> [Int] {
    layout.elements.indices.filter {
      layout.elements[$0].role == .interactive && layout.isShown($0)
    }
  }

  /// By what a control is known: its id and its words.
  private static func names(_ index: Int, _ layout: CheckedLayout) -> Set<String> {
    let element = layout.elements[index]
    var result: Set<String> = ["id \(element.id)"]
    if let label = element.accessibilityLabel { result.insert("words \(label)") }
    if case .button(let button) = element.content {
      if let title = button.title?.string { result.insert("words \(title)") }
      if let symbol = button.symbol { result.insert("symbol \(symbol)") }
    }
    return result
  }
}
