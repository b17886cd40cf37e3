/// A container that places its children by constraints.
public struct ConstraintsContent: Sendable {
  /// The nodes from back to front.
  public var children: [Node]
  /// The constraints in the order of the file.
  public var rules: [ConstraintRule]

  /// Makes a container from its parts.
  public init(children: [Node], rules: [ConstraintRule] = []) {
    self.children = children
    self.rules = rules
  }
}
