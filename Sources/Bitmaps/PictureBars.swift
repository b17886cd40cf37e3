/// Bars of one colour along opposite edges of a picture, in pixels; an edge without one has 0.
public struct PictureBars: Hashable, Sendable {
  /// The height of the bar at the top.
  public var top: Int
  /// The width of the bar at the left.
  public var left: Int
  /// The height of the bar at the bottom.
  public var bottom: Int
  /// The width of the bar at the right.
  public var right: Int

  /// Makes bars from their four extents; those not named are 0.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
