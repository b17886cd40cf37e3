public import Diagnostics

/// A constraint: `first.attribute = multiplier × second.attribute + constant`, or ≤, or ≥.
public struct InterfaceConstraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable {
    /// They are equal.
    case equal = "equal"
    /// The first is at most the second.
    case lessThanOrEqual
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// A side: an attribute of a view or guide.
  public struct Side: Hashable, Sendable {
    /// The id of a view or guide.
    public var item: String
    /// The attribute, as the file writes it: `leading`, `topMargin`.
    public var attribute: String

    /// Makes a side from its parts.
    public init(item: String, attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The id.
  public var id: String
  /// The first side; the owner is the item where the file names none.
  public var first: Side
  /// How the sides compare.
  public var relation: Relation
  /// The second side; nothing for a constant alone.
  public var second: Side?
  /// What the second side is multiplied with.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double
  /// 1 to 1000; 1000 is required.
  public var priority: Int
  /// Whether the app removes it when it is built; it holds in Interface Builder.
  public var isPlaceholder: Bool
  /// The name that the file's author gave.
  public var identifier: String?
  /// Changes by traits, in the order in which they take effect.
  public var variations: [InterfaceVariation]
  /// Where the constraint starts.
  public var position: SourcePosition
}
