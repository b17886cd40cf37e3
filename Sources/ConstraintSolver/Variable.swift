/// An unknown of a solver: any finite number, negative ones included.
package struct Variable: Hashable, Comparable, Sendable {
  /// The order in which the solver made it.
  package let index: Int32

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
