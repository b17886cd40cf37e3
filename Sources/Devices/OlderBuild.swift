public import Geometry

/// The window that a display gives to an app built with an older SDK: cropped by a rail, not scaled.
public struct OlderBuild: Hashable, Sendable {
  /// The first SDK whose apps have the whole display.
  public var before: Version
  /// The edge of the display, as turned, along which the rail lies.
  public var edge: Edge
  /// The depth of the rail in points.
  public var depth: Double
  /// The safe area of the window that is left, without bars.
  public var safeArea: EdgeInsets

  /// Makes a window from its parts.
  public init(before: Version, edge: Edge, depth: Double, safeArea: EdgeInsets) {
    self.before = before
    self.edge = edge
    self.depth = depth
    self.safeArea = safeArea
  }
}
