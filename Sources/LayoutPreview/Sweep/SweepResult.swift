import Geometry

/// What a sweep of one axis found: for everything that changes or could, where each state holds.
struct SweepResult: Hashable, Sendable {
  /// A stretch of sizes in which something has one state.
  struct Interval: Hashable, Sendable {
    /// The first size in points.
    var from: Double
    /// The last size in points.
    var to: Double
    /// The state.
    var value: String
  }

  /// Something with its states over all sizes.
  struct Track: Hashable, Sendable {
    /// What it is: `widthClass`, `heightClass`, `switch`, `when`, `columns`, `finding`, `expect`.
    var kind: String
    /// The path of the node, the rule with the element, or the claim; empty for size classes.
    var path: String
    /// The intervals from the smallest size up, without gaps; `absent` where the node is not, or
    /// nothing is found.
    var intervals: [Interval]
  }

  /// The screen.
  var screen: String
  /// The name of the configuration whose window was changed.
  var configuration: String
  /// The axis that was swept.
  var axis: Axis
  /// The first and the last size in points.
  var range: ClosedRange<Double>
  /// The length of the other axis in points.
  var other: Double
  /// What was followed, size classes first, then in the order of the tree.
  var tracks: [Track]
}
