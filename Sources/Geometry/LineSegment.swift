/// A straight line between two locations.
public struct LineSegment: Hashable, Sendable {
  /// One end.
  public var start: Point
  /// The other end.
  public var end: Point

  /// Makes a segment from its ends.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// The distance between the ends.
  public var length: Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  /// Whether any part of the segment lies inside a rectangle; touching its edge is not enough.
  ///
  /// - Note: the parametric clipping of Liang and Barsky, "A new concept and method for line clipping"
  ///   (1984).
  public func crosses(_ rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (0.0, 1.0)
    for (step, distance) in [
      (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY),
      (dy, rect.maxY - start.y),
    ] {
      if step == 0 {
        if distance <= 0 { return false }
        continue
      }
      let at = distance / step
      if step < 0 { enter = max(enter, at) } else { leave = min(leave, at) }
    }
    return enter < leave
  }

  /// Whether two segments have a location in common that is not an end of both.
  public func crosses(_ other: LineSegment) -> Bool {
    func side(_ line: LineSegment, _ point: Point) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y)
        - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    let (a, b) = (side(other, start), side(other, end))
    let (c, d) = (side(self, other.start), side(self, other.end))
    return (a > 0) != (b > 0) && (c > 0) != (d > 0) && a != 0 && b != 0 && c != 0 && d != 0
  }
}
