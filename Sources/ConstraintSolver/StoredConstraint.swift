/// A constraint as the solver keeps it: its terms lie in one array for all constraints.
struct StoredConstraint: Sendable {
  /// Where a constraint is between being added and removed.
  enum State: UInt8, Sendable {
    /// Waits for the next solving.
    case pending
    /// Is part of the tableau.
    case active
    /// Cannot hold beside the required ones before it.
    case broken
    /// Is gone.
    case removed
  }

  var terms: Range<Int>
  var constant: Double
  var relation: Relation
  var priority: Priority
  /// The place in the document.
  var order: Int
  var state = State.pending
  /// The symbol by which the tableau knows the constraint.
  var marker = SparseRows.none
  /// What the symbol is multiplied by in the constraint.
  var markerSign = 1.0
  /// The symbol of the other direction, where the constraint may give way: it is subtracted where
  /// the marker is added.
  var counterpart = SparseRows.none
}
