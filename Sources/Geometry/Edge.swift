/// A physical edge of a rectangle: left is the left of the display whatever the layout direction.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The edge with the smallest y.
  case top
  /// The edge with the smallest x.
  case left
  /// The edge with the largest y.
  case bottom
  /// The edge with the largest x.
  case right

  /// The edge on the other side.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// The axis along which the edge is moved by an inset.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
