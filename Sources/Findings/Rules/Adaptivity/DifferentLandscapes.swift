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
    trigger:
      "A screen supports one of the two landscapes only. Or in a screen for landscape only a "
      + "control, text or picture has another place in the safe area in landscape right than in "
      + "landscape left, by more than 1 pt.",
    exempt: "of places: layouts that are mirrored from one to the other, grounds, items of system "
      + "bars, and screens for portrait too",
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
    if let layout = layouts.first(where: { !$0.elements.isEmpty }),
      let lone = loneLandscape(layout.screen)
    {
      report.find(
        0, in: layout, unit: nil,
        message: "the screen supports \(lone.rawValue) and not the other landscape",
        suggestion: "orientations: [landscape], which is both")
    }
    let own = layouts.filter { isLandscapeOnly($0.screen) }
    for (left, right) in CheckedLayout.landscapes(of: own, &report) {
      guard let (index, distance) = firstMoved(from: left, to: right) else { continue }
      report.find(
        index, in: right, measured: distance, limit: 0,
        message: "\(right.name(index)) lies \(distance.text(decimals: 2)) pt from where it is in "
          + "landscape left",
        suggestion: "no condition on landscapeLeft or landscapeRight")
    }
  }

  /// The first element that has another place, with how far it is away; nothing where the content as
  /// a whole is mirrored, or moved to the other side as the housing is.
  private static func firstMoved(
    from left: CheckedLayout, to right: CheckedLayout
  ) -> (index: Int, distance: Double)? {
    let places = left.indicesByPath
    let pairs = content(of: right).compactMap { index in
      places[right.elements[index].path].map { (index: index, other: $0) }
    }.filter { left.isShown($0.other) }
    guard let before = bounds(left, pairs.map(\.other)),
      let after = bounds(right, pairs.map(\.index))
    else { return nil }
    let (a, b) = (left.safeArea.insets(to: before), right.safeArea.insets(to: after))
    // Moved to the other side, places are told from where the content begins.
    let isMoved = largest(a, b) > tolerance && largest(a.mirrored, b) <= tolerance
    var first: (index: Int, distance: Double)?
    var isMirrored = true
    for (index, other) in pairs {
      let was = (isMoved ? before : left.safeArea).insets(to: left.elements[other].windowFrame)
      let now = (isMoved ? after : right.safeArea).insets(to: right.elements[index].windowFrame)
      if largest(was.mirrored, now) > tolerance { isMirrored = false }
      let distance = largest(was, now)
      if first == nil, distance > tolerance { first = (index, distance) }
    }
    return isMirrored ? nil : first
  }

  private static func content(of layout: CheckedLayout) -> [Int] {
    layout.shown([.interactive, .text, .image]).filter { !layout.isGround($0) }
  }

  private static func bounds(_ layout: CheckedLayout, _ indices: [Int]) -> Rect? {
    guard let first = indices.first else { return nil }
    return indices.dropFirst().reduce(layout.elements[first].windowFrame) {
      $0.union(layout.elements[$1].windowFrame)
    }
  }

  /// The only landscape that a screen supports; absent where it has none or both.
  private static func loneLandscape(_ screen: Screen) -> Orientation? {
    let names = screen.orientations?.map(\.value) ?? []
    let found = [Orientation.landscapeLeft, .landscapeRight].filter { names.contains($0.rawValue) }
    return found.count == 1 && !names.contains("landscape") && !names.contains("all")
      ? found[0] : nil
  }

  private static func isLandscapeOnly(_ screen: Screen) -> Bool {
    guard let names = screen.orientations?.map(\.value), !names.isEmpty else { return false }
    return names.allSatisfy { $0.hasPrefix("landscape") }
  }

  private static func largest(_ a: EdgeInsets, _ b: EdgeInsets) -> Double {
    Edge.allCases.reduce(0) { max($0, abs(a[$1] - b[$1])) }
  }
}
