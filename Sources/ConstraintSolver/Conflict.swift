/// Required constraints that cannot hold together.
package struct Conflict: Hashable, Sendable {
  /// The constraints in document order: without any one of them the others can hold.
  package let constraints: [ConstraintID]
  /// The last of them in document order: the solver leaves it out.
  package let broken: ConstraintID
}
