public import Geometry

/// Where a window lies on the page that shows it.
///
/// A location of the window is `origin + factor * location` on the page.
public struct WindowPlacement: Hashable, Sendable {
  /// The top left corner of the window on the page, in page points.
  public var origin: Point
  /// Page points for a point of the window.
  public var factor: Double
  /// The body of the device on the page, in page points; that of the screen where there is no body.
  public var device: Rect

  /// Makes a placement from its parts.
  public init(origin: Point, factor: Double, device: Rect) {
    self.origin = origin
    self.factor = factor
    self.device = device
  }
}
