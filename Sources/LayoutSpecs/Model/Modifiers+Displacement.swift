extension Modifiers {
  /// How a node moves off an active division.
  public struct Displacement: Hashable, Sendable {
    /// The side of a division.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// Above a division across the window.
      case upper
      /// Below a division across the window.
      case lower
      /// Beside a division from top to bottom, where reading starts.
      case leading
      /// Beside a division from top to bottom, where reading ends.
      case trailing
    }

    /// The name of the group that moves as one; absent: the node moves alone.
    public var group: String?
    /// The side that the node goes to where the division allows it; absent: by pose and role.
    public var preference: Side?

    /// Makes a displacement.
    public init(group: String? = nil, preference: Side? = nil) {
      self.group = group
      self.preference = preference
    }
  }
}
