/// One of the two directions of the plane.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
