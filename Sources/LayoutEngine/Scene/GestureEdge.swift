public import Geometry

/// An edge of the display at which a swipe of the system begins.
public struct GestureEdge: Hashable, Sendable {
  /// The edge.
  public var edge: Edge
  /// Whether the first swipe there is the app's, and only the second the system's.
  public var isDeferred: Bool

  /// Makes an edge with what the app asks for there.
  public init(edge: Edge, isDeferred: Bool) {
    self.edge = edge
    self.isDeferred = isDeferred
  }
}
