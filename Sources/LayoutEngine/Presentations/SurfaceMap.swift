public import Geometry

/// How the space of something shown over a screen lies in the window: scaled, then moved.
public struct SurfaceMap: Hashable, Sendable {
  /// Points of the window for a point of the surface.
  public var scale: Double
  /// Where the surface's origin lies in the window.
  public var origin: Point

  /// Makes a map; without more said nothing changes.
  public init(scale: Double = 1, origin: Point = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// A location of the surface in the window.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  /// A rectangle of the surface in the window.
  public func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      origin: self(rect.origin),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  /// A rectangle of the window in the space of the surface.
  public func inverse(_ rect: Rect) -> Rect {
    Rect(
      x: (rect.minX - origin.x) / scale, y: (rect.minY - origin.y) / scale,
      width: rect.width / scale, height: rect.height / scale)
  }
}
