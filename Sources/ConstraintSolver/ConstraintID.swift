/// A constraint of a solver.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The order in which it was added.
  package let index: Int32

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}
