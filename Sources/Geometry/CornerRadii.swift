/// The radii of the four physical corners of a rectangle.
///
/// - Units: points; 0 is a square corner.
public struct CornerRadii: Hashable, Sendable {
  /// Radius of the top left corner.
  public var topLeft: Double
  /// Radius of the top right corner.
  public var topRight: Double
  /// Radius of the bottom right corner.
  public var bottomRight: Double
  /// Radius of the bottom left corner.
  public var bottomLeft: Double

  /// Four square corners.
  public static let zero = CornerRadii(0)

  /// Makes four equal corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Makes corners from the four radii, clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The radii after the rectangle was turned clockwise by some quarter turns.
  public func turnedClockwise(quarterTurns: Int) -> CornerRadii {
    var ring = [topLeft, topRight, bottomRight, bottomLeft]
    let turns = ((quarterTurns % 4) + 4) % 4
    ring = Array(ring[(4 - turns)...] + ring[..<(4 - turns)])
    return CornerRadii(
      topLeft: ring[0], topRight: ring[1], bottomRight: ring[2], bottomLeft: ring[3])
  }

  /// Every radius changed by a distance, never below zero; a square corner stays square.
  public func outset(by distance: Double) -> CornerRadii {
    func grown(_ radius: Double) -> Double { radius == 0 ? 0 : max(radius + distance, 0) }
    return CornerRadii(
      topLeft: grown(topLeft), topRight: grown(topRight), bottomRight: grown(bottomRight),
      bottomLeft: grown(bottomLeft))
  }

  /// How far a corner of a frame lies outside an outline with these corners, taken as arcs.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - outline: the rectangle with these corners, in the same space.
  /// - Returns: the distance in points; 0 where every corner of the frame lies inside.
  package func cut(off frame: Rect, in outline: Rect) -> Double {
    func depth(_ x: Double, _ y: Double, _ radius: Double) -> Double {
      guard x < radius, y < radius else { return 0 }
      let (dx, dy) = (radius - x, radius - y)
      return max((dx * dx + dy * dy).squareRoot() - radius, 0)
    }
    let (left, right) = (frame.minX - outline.minX, outline.maxX - frame.maxX)
    let (top, bottom) = (frame.minY - outline.minY, outline.maxY - frame.maxY)
    return max(
      max(depth(left, top, topLeft), depth(right, top, topRight)),
      max(depth(right, bottom, bottomRight), depth(left, bottom, bottomLeft)))
  }

  /// The largest of the four.
  public var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
}
