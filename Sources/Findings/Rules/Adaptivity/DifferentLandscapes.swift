import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A layout for landscape only that is not the same in both landscapes.
enum DifferentLandscapes: ScreenRule {
  /// By how much a frame may differ in points.
  static let tolerance = 1.0

  static let info = RuleInfo(
    id: "AD-12", title: "landscape left and right differ", severity: .warning, families: .touch,
    trigger: "In a screen for landscape only, a control, text or picture has another place in the "
      + "safe area in landscape right than in landscape left, by more than 1 pt.",
    exempt: "layouts that are mirrored from one to the other, grounds, items of system bars, and "
      + "screens for portrait too",
    source: "HIG Layout, HIG App Architecture", basis: .stated,
    failing: .init(
      screen("when: [{ if: orientation == landscapeRight, set: { padding: { bottom: 40 } } }]"),
      orientation: .landscapeLeft, others: [.init(orientation: .landscapeRight)]),
    measured: 20,
    passing: .init(
      screen("padding: { bottom: 40 }"), orientation: .landscapeLeft,
      others: [.init(orientation: .landscapeRight)]))

  private static func screen(_ line: String) -> String {
    """
    orientations: [landscapeLeft, landscapeRight]
    content:
      zstack: [{ button: Play, id: play, frame: { height: 44 } }]
      \(line)
    """
  }

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    for group in CheckedLayout.groups(of: layouts, by: .orientation) {
      guard
        let left = group.first(where: { $0.layout.configuration.orientation == .landscapeLeft }),
        let right = group.first(where: { $0.layout.configuration.orientation == .landscapeRight }),
        isLandscapeOnly(left.screen)
      else { continue }
      let places = left.indicesByPath
      var first: (index: Int, distance: Double)?
      var isMirrored = true
      for index in right.shown([.interactive, .text, .image]) where !right.isGround(index) {
        guard let other = places[right.elements[index].path], left.isShown(other) else { continue }
        let (a, b) = (insets(left, other), insets(right, index))
        if largest(a.mirrored, b) > tolerance { isMirrored = false }
        let distance = largest(a, b)
        if first == nil, distance > tolerance { first = (index, distance) }
      }
      guard let (index, distance) = first, !isMirrored else { continue }
      report.find(
        index, in: right, measured: distance, limit: 0,
        message: "\(right.name(index)) lies \(distance.text(decimals: 2)) pt from where it is in "
          + "landscape left",
        suggestion: "no condition on landscapeLeft or landscapeRight")
    }
  }

  private static func isLandscapeOnly(_ screen: Screen) -> Bool {
    guard let names = screen.orientations?.map(\.value), !names.isEmpty else { return false }
    return names.allSatisfy { $0.hasPrefix("landscape") }
  }

  private static func insets(_ layout: CheckedLayout, _ index: Int) -> EdgeInsets {
    layout.safeArea.insets(to: layout.elements[index].windowFrame)
  }

  private static func largest(_ a: EdgeInsets, _ b: EdgeInsets) -> Double {
    Edge.allCases.reduce(0) { max($0, abs(a[$1] - b[$1])) }
  }
}
