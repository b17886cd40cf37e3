import Drawing
import Geometry

/// Lines that fill a rectangle as a pattern; made as plain lines so that every renderer draws the
/// same.
enum Hatch {
  /// Lines at 45° that rise to the right, or to the left where `falling`.
  ///
  /// The pattern is anchored to the page, so that neighbouring areas continue each other's lines.
  ///
  /// - Parameters:
  ///   - rect: what is filled.
  ///   - pitch: the distance between lines along x, in page points.
  ///   - falling: whether the lines fall to the right.
  /// - Returns: the lines, cut to the rectangle.
  static func diagonal(in rect: Rect, pitch: Double, falling: Bool = false) -> Path {
    guard !rect.isEmpty else { return Path() }
    var elements: [Path.Element] = []
    // A rising line is x + y = c, a falling one x - y = c.
    let low = falling ? rect.minX - rect.maxY : rect.minX + rect.minY
    let high = falling ? rect.maxX - rect.minY : rect.maxX + rect.maxY
    var c = (low / pitch).rounded(.up) * pitch
    while c < high {
      let (start, end): (Point, Point)
      if falling {
        let x0 = max(rect.minX, c + rect.minY)
        let x1 = min(rect.maxX, c + rect.maxY)
        (start, end) = (Point(x: x0, y: x0 - c), Point(x: x1, y: x1 - c))
      } else {
        let x0 = max(rect.minX, c - rect.maxY)
        let x1 = min(rect.maxX, c - rect.minY)
        (start, end) = (Point(x: x0, y: c - x0), Point(x: x1, y: c - x1))
      }
      if end.x - start.x > 0.01 { elements += [.move(start), .line(end)] }
      c += pitch
    }
    return Path(elements)
  }

  /// Level lines.
  static func level(in rect: Rect, pitch: Double) -> Path {
    guard !rect.isEmpty else { return Path() }
    var elements: [Path.Element] = []
    var y = (rect.minY / pitch).rounded(.up) * pitch
    while y < rect.maxY {
      elements += [
        .move(Point(x: rect.minX, y: y)), .line(Point(x: rect.maxX, y: y)),
      ]
      y += pitch
    }
    return Path(elements)
  }
}
