import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that keeps other distances from the sides in one landscape than in the other.
///
/// Only the two orientations are held against each other: in one alone a layout may well have more
/// room on one side, as every text that is set from the left has.
enum UnevenLandscape: ScreenRule {
  /// By how much distances may differ in points.
  static let tolerance = 1.0

  static let info = RuleInfo(
    id: "SA-10", title: "side insets differ between the landscapes", severity: .warning,
    families: .touch,
    trigger: "The outermost content keeps a distance from the left or right of the safe area that "
      + "differs by more than 1 pt between landscape left and landscape right.",
    exempt: "layouts that are mirrored from one to the other, grounds, items of system bars, and "
      + "what scrolls",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init(
      screen("when: [{ if: orientation == landscapeRight, set: { padding: { leading: 40 } } }]"),
      orientation: .landscapeLeft, others: [.init(orientation: .landscapeRight)]),
    measured: 40,
    passing: .init(
      screen("padding: { leading: 40 }"), orientation: .landscapeLeft,
      others: [.init(orientation: .landscapeRight)]))

  private static func screen(_ line: String) -> String {
    """
    content:
      zstack: [{ button: Play, id: play, frame: { maxWidth: infinity, height: 44 } }]
      \(line)
    """
  }

  /// The distances of the outermost content from the sides of the safe area.
  private struct Sides {
    var left: (index: Int, distance: Double)
    var right: (index: Int, distance: Double)

    init?(_ layout: CheckedLayout) {
      let content = layout.shown([.interactive, .text, .image]).filter {
        !layout.isGround($0) && !layout.scrolls($0)
      }
      let frames = content.map { (index: $0, frame: layout.ink($0) ?? layout.elements[$0].visible) }
      guard let first = frames.min(by: { $0.frame.minX < $1.frame.minX }),
        let last = frames.max(by: { $0.frame.maxX < $1.frame.maxX })
      else { return nil }
      left = (first.index, first.frame.minX - layout.safeArea.minX)
      right = (last.index, layout.safeArea.maxX - last.frame.maxX)
    }
  }

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    for (left, right) in CheckedLayout.landscapes(of: layouts, &report) {
      guard let a = Sides(left), let b = Sides(right) else { continue }
      let isMirrored =
        abs(a.left.distance - b.right.distance) <= tolerance
        && abs(a.right.distance - b.left.distance) <= tolerance
      let pairs = [("left", a.left, b.left), ("right", a.right, b.right)]
      guard !isMirrored,
        let (side, one, other) = pairs.first(where: { abs($1.distance - $2.distance) > tolerance })
      else { continue }
      report.find(
        other.index, in: right, measured: other.distance, limit: one.distance,
        message: "\(right.name(other.index)) is \(words(other.distance)) the \(side) of the safe "
          + "area, in landscape left "
          + (left.name(one.index) == right.name(other.index) ? "it" : left.name(one.index))
          + " is \(words(one.distance)) it",
        suggestion: "no condition on landscapeLeft or landscapeRight")
    }
  }

  /// A distance inwards, or outwards where it is below zero, in words.
  private static func words(_ distance: Double) -> String {
    abs(distance) < 0.005
      ? "at" : "\(abs(distance).text(decimals: 2)) pt \(distance < 0 ? "beyond" : "from")"
  }
}
