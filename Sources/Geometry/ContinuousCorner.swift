/// A corner of a rectangle that starts later along its edges than an arc does, as displays have.
package struct ContinuousCorner: Hashable, Sendable {
  /// Where the edges would meet.
  package let corner: Point
  /// The radius, as large as the rectangle has room for; 0 is a square corner.
  package let radius: Double
  private let from: Point
  private let to: Point

  /// The corners of a rectangle in the order of its outline: top right, bottom right, bottom left, top
  /// left.
  ///
  /// A corner reaches 1.528665 radii along both edges where there is room, less where there is not.
  package static func corners(of rect: Rect, radii: CornerRadii) -> [ContinuousCorner] {
    let room = min(rect.width, rect.height) / 2 / CornerCurve.reach
    func corner(
      _ x: Double, _ y: Double, _ radius: Double, from: Point, to: Point
    ) -> ContinuousCorner {
      ContinuousCorner(
        corner: Point(x: x, y: y), radius: min(radius, room), from: from, to: to)
    }
    return [
      corner(
        rect.maxX, rect.minY, radii.topRight, from: Point(x: -1, y: 0), to: Point(x: 0, y: 1)),
      corner(
        rect.maxX, rect.maxY, radii.bottomRight, from: Point(x: 0, y: -1), to: Point(x: -1, y: 0)),
      corner(
        rect.minX, rect.maxY, radii.bottomLeft, from: Point(x: 1, y: 0), to: Point(x: 0, y: -1)),
      corner(
        rect.minX, rect.minY, radii.topLeft, from: Point(x: 0, y: 1), to: Point(x: 1, y: 0)),
    ]
  }

  /// A point by its distances from the corner, in radii: along the edge that leads to it, and along the
  /// edge that leaves it.
  package func at(_ before: Double, _ after: Double) -> Point {
    corner.offset(
      x: (from.x * before + to.x * after) * radius, y: (from.y * before + to.y * after) * radius)
  }

  /// The three curves of the corner, four points each, the end of one the start of the next.
  package var curves: [[Point]] {
    let c = CornerCurve.self
    return [
      [at(c.reach, 0), at(c.outer, 0), at(c.inner, 0), at(c.far, c.near)],
      [at(c.far, c.near), at(c.bend, c.dip), at(c.dip, c.bend), at(c.near, c.far)],
      [at(c.near, c.far), at(0, c.inner), at(0, c.outer), at(0, c.reach)],
    ]
  }
}
