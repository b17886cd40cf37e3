public import Geometry

/// Distances by edge as a spec writes them: leading and trailing, or left and right.
///
/// - Units: points.
public struct DirectionalEdges: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the first side edge.
  public var start: Double
  /// Distance from the second side edge.
  public var end: Double
  /// Whether the side edges are left and right instead of leading and trailing.
  public var isPhysical: Bool

  /// No distance on any edge.
  public static let zero = DirectionalEdges(top: 0, start: 0, bottom: 0, end: 0)

  /// Makes distances by edge.
  public init(top: Double, start: Double, bottom: Double, end: Double, isPhysical: Bool = false) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
    self.isPhysical = isPhysical
  }

  /// The distances by physical edge.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    let mirrored = !isPhysical && direction == .rightToLeft
    return EdgeInsets(
      top: top, left: mirrored ? end : start, bottom: bottom, right: mirrored ? start : end)
  }
}

/// An edge as a spec names it.
public enum DirectionalEdge: String, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing
  /// The physical left edge.
  case left
  /// The physical right edge.
  case right

  /// The physical edge.
  public func resolved(in direction: LayoutDirection) -> Edge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}
