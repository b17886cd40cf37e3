/// Something that a layout decided by the room or the traits that it had.
///
/// A sweep follows decisions over sizes: where they change, a layout changes its nature.
public struct LayoutDecision: Hashable, Sendable {
  /// What kind of thing was decided.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Which branch of a `switch` was taken: its index, or `none`.
    case branch = "switch"
    /// Whether an entry of `when` held: `holds` or `not`.
    case variation = "when"
    /// How many columns a grid has.
    case columns
  }

  /// What kind of thing was decided.
  public var kind: Kind
  /// The path of the node; the index of the entry of `when` stands behind it after a colon.
  public var path: String
  /// What was decided.
  public var value: String

  /// Makes a decision from its parts.
  public init(kind: Kind, path: String, value: String) {
    self.kind = kind
    self.path = path
    self.value = value
  }
}
