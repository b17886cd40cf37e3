extension Modifiers {
  /// How strongly content resists a change of its size under constraints, along each axis.
  public struct ContentPriority: Hashable, Sendable {
    /// Along x, 1 to 1000.
    public var horizontal: Int
    /// Along y, 1 to 1000.
    public var vertical: Int

    /// Makes a priority for each axis.
    public init(horizontal: Int, vertical: Int) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}
