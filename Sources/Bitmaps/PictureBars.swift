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

/// A rectangle of pixels; x grows to the right and y downwards.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle from its parts.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
