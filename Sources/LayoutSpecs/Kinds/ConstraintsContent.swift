/// A container that places its children by constraints.
public struct ConstraintsContent: Sendable {
  /// The nodes from back to front.
  public var children: [Node]
  /// The constraints in the order of the file.
  public var rules: [ConstraintRule]
  /// Lengths in points by the names that rules in visual format know them by.
  public var metrics: [String: Double] = [:]
  /// Whether the safe area is added to the margins of a container inside another.
  public var addsSafeAreaToMargins = true
  /// Whether the margins of a container inside another are at least the outer's, less the distance
  /// to its edges.
  public var preservesOuterMargins = false

  /// Makes a container from its parts.
  public init(children: [Node], rules: [ConstraintRule] = []) {
    self.children = children
    self.rules = rules
  }
}
