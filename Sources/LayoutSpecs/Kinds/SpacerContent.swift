/// The properties of `spacer`.
public struct SpacerContent: Hashable, Sendable {
  /// The least length in points.
  public var minLength: Double

  /// Makes a spacer; at least 8 points unless said.
  public init(minLength: Double = 8) { self.minLength = minLength }
}
