/// How a foldable device is held.
public enum Pose: String, Hashable, Sendable, CaseIterable {
  /// Folded shut; the outer display is in use.
  case closed
  /// Standing on its edges, the outer display towards the user.
  case tent
  /// Fully open.
  case flat
  /// Partly folded about an upright hinge, like a book.
  case book
  /// Partly folded about a level hinge, like a laptop.
  case laptop

  /// Whether the hinge is partly open, so that a division is active.
  public var isFolded: Bool { self == .book || self == .laptop }
}
