/// A closed outline of straight lines; curves are taken as many short ones.
///
/// - Units: points, y down. The corners run clockwise as seen on the screen.
public struct Polygon: Hashable, Sendable {
  /// The corners in order; the last is joined to the first.
  public var corners: [Point]

  /// How many lines stand for a quarter of a turn: an area is off by less than a ten-thousandth of
  /// what a corner cuts off.
  static let linesPerCorner = 48

  /// Makes an outline from its corners.
  public init(_ corners: [Point]) { self.corners = corners }

  /// The outline of a rectangle.
  public static func rect(_ rect: Rect) -> Polygon {
    Polygon([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// The ellipse inside a rectangle.
  public static func ellipse(in rect: Rect) -> Polygon {
    var corners: [Point] = []
    let center = rect.center
    for quarter in 0..<4 {
      corners += arc(
        center: center, radii: Size(width: rect.width / 2, height: rect.height / 2),
        quarter: quarter
      ).dropLast()
    }
    return Polygon(corners)
  }

  /// A rectangle with circular corners; a radius over half of the shorter side gives a capsule.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Polygon {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return Polygon.rect(rect) }
    let inner = rect.inset(by: radius)
    let centers = [
      Point(x: inner.maxX, y: inner.minY), Point(x: inner.maxX, y: inner.maxY),
      Point(x: inner.minX, y: inner.maxY), Point(x: inner.minX, y: inner.minY),
    ]
    return Polygon(
      centers.enumerated().flatMap { quarter, center in
        arc(center: center, radii: Size(width: radius, height: radius), quarter: quarter)
      })
  }

  /// A rectangle with four corners that start later along the edge than arcs do, as displays have.
  public static func continuousRect(_ rect: Rect, radii: CornerRadii) -> Polygon {
    guard radii.largest > 0 else { return Polygon.rect(rect) }
    var points: [Point] = []
    for corner in ContinuousCorner.corners(of: rect, radii: radii) {
      guard corner.radius > 0 else {
        points.append(corner.corner)
        continue
      }
      let curves = corner.curves
      points.append(curves[0][0])
      for curve in curves { points += Self.points(of: curve).dropFirst() }
    }
    return Polygon(points)
  }

  /// The part of the plane inside, in square points; clockwise outlines count as positive.
  public var area: Double {
    guard var last = corners.last, let origin = corners.first else { return 0 }
    var sum = 0.0
    for corner in corners {
      // Seen from a corner of the outline: far from the origin of the space small areas would drown.
      sum +=
        (last.x - origin.x) * (corner.y - origin.y) - (corner.x - origin.x) * (last.y - origin.y)
      last = corner
    }
    return sum / 2
  }

  /// The smallest rectangle around all corners; empty without any.
  public var bounds: Rect {
    guard let first = corners.first else { return .zero }
    return corners.dropFirst().reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// The outline moved by an offset.
  public func offset(x: Double, y: Double) -> Polygon {
    Polygon(corners.map { $0.offset(x: x, y: y) })
  }

  /// The area shared with a rectangle, in square points.
  ///
  /// Exact for the outline as it is: it is cut at the four edges one after the other. Parts that an
  /// edge of the rectangle joins are joined by lines on that edge, which have no area.
  ///
  /// - Parameter rect: the rectangle.
  /// - Returns: the area, 0 where they do not touch.
  public func area(sharedWith rect: Rect) -> Double {
    guard !rect.isEmpty, bounds.intersects(rect) else { return 0 }
    var result = self
    for edge in Edge.allCases { result = result.cut(at: edge, of: rect) }
    return abs(result.area)
  }

  /// What lies on the inner side of an edge.
  private func cut(at edge: Edge, of rect: Rect) -> Polygon {
    let limit = rect.position(of: edge)
    let axis: Axis = edge.axis == .vertical ? .vertical : .horizontal
    let sign: Double = edge == .top || edge == .left ? 1 : -1
    func depth(_ point: Point) -> Double { (point[axis] - limit) * sign }
    guard var last = corners.last else { return self }
    var kept: [Point] = []
    kept.reserveCapacity(corners.count + 4)
    for corner in corners {
      let (a, b) = (depth(last), depth(corner))
      if (a < 0) != (b < 0) {
        let part = a / (a - b)
        var crossing = Point(
          x: last.x + (corner.x - last.x) * part, y: last.y + (corner.y - last.y) * part)
        crossing[axis] = limit
        kept.append(crossing)
      }
      if b >= 0 { kept.append(corner) }
      last = corner
    }
    return Polygon(kept)
  }

  /// A quarter of an ellipse, clockwise: 0 is the top right one, then bottom right, and on.
  package static func arc(center: Point, radii: Size, quarter: Int) -> [Point] {
    let turns: [(Point, Point)] = [
      (Point(x: 0, y: -1), Point(x: 1, y: 0)), (Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (Point(x: 0, y: 1), Point(x: -1, y: 0)), (Point(x: -1, y: 0), Point(x: 0, y: -1)),
    ]
    let (from, to) = turns[quarter & 3]
    return (0...linesPerCorner).map { step in
      let (sine, cosine) = QuarterTurn.values[step]
      return Point(
        x: center.x + radii.width * (from.x * cosine + to.x * sine),
        y: center.y + radii.height * (from.y * cosine + to.y * sine))
    }
  }

  /// Points on a cubic curve, its ends included.
  private static func points(of curve: [Point]) -> [Point] {
    let count = linesPerCorner / 3
    return (0...count).map { step in
      let t = Double(step) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: curve[0].x * a + curve[1].x * b + curve[2].x * c + curve[3].x * d,
        y: curve[0].y * a + curve[1].y * b + curve[2].y * c + curve[3].y * d)
    }
  }
}

/// Points on a quarter of a circle.
private enum QuarterTurn {
  /// Sines and cosines by the rational form of the circle, whose parameter is the tangent of half the
  /// angle: sums and quotients alone, so that they are the same with every mathematics library.
  static let values: [(sine: Double, cosine: Double)] = {
    let count = Polygon.linesPerCorner
    return (0...count).map { step in
      let t = Double(step) / Double(count)
      let square = t * t
      return (2 * t / (1 + square), (1 - square) / (1 + square))
    }
  }()
}
