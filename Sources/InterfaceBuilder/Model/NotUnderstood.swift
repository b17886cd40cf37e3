public import Diagnostics

/// A kind of thing that a file holds and that is not understood.
public struct NotUnderstood: Hashable, Sendable {
  /// What it is, as the file writes it: an element, or `element@attribute` with its value.
  public var name: String
  /// How often it occurs.
  public var count: Int
  /// Where it occurs first.
  public var position: SourcePosition
  /// What becomes of it.
  public var consequence: String

  /// Makes an entry from its parts.
  public init(name: String, count: Int = 1, position: SourcePosition, consequence: String) {
    self.name = name
    self.count = count
    self.position = position
    self.consequence = consequence
  }
}
