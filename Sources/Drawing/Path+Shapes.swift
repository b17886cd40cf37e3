public import Geometry

extension Path {
  /// The outline of a rectangle.
  public static func rect(_ rect: Rect) -> Path {
    Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  /// A line through some points.
  public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + (closed ? [.close] : []))
  }

  /// The ellipse inside a rectangle, as four cubic curves.
  public static func ellipse(in rect: Rect) -> Path {
    roundedRect(
      rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A rectangle with circular corners; a radius over half of the shorter side gives a capsule.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return Path.rect(rect) }
    return roundedRect(rect, radiusX: radius, radiusY: radius)
  }

  /// A rectangle with four corners that start later along the edge than arcs do, as displays have.
  ///
  /// A corner reaches 1.528665 radii along both edges where there is room, less where there is not.
  ///
  /// - Note: Source of the coefficients: the published analysis of the rounded rectangle that iOS
  ///   draws since version 7 (PaintCode, "Code for iOS 7 rounded rectangles").
  public static func continuousRect(_ rect: Rect, radii: CornerRadii) -> Path {
    guard radii.largest > 0 else { return Path.rect(rect) }
    var elements: [Element] = []
    for corner in ContinuousCorner.corners(of: rect, radii: radii) {
      let curves = corner.curves
      elements.append(elements.isEmpty ? .move(curves[0][0]) : .line(curves[0][0]))
      guard corner.radius > 0 else { continue }
      for curve in curves { elements.append(.curve(curve[1], curve[2], curve[3])) }
    }
    return Path(elements + [.close])
  }

  /// The outline moved and scaled: each point is multiplied, then moved.
  public func scaled(by factor: Double, offset: Point = .zero) -> Path {
    func map(_ point: Point) -> Point {
      Point(x: point.x * factor + offset.x, y: point.y * factor + offset.y)
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .curve(let a, let b, let end): .curve(map(a), map(b), map(end))
        case .close: .close
        }
      })
  }

  /// The smallest rectangle around all points and control points; empty for an empty outline.
  public var bounds: Rect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let a, let b, let end): [a, b, end]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// Both outlines as one, for fills with holes.
  public static func + (a: Path, b: Path) -> Path { Path(a.elements + b.elements) }

  /// The part of a radius that makes a cubic curve a quarter of a circle.
  private static let circle = 0.5522847498

  private static func roundedRect(_ rect: Rect, radiusX x: Double, radiusY y: Double) -> Path {
    let kx = x * (1 - circle)
    let ky = y * (1 - circle)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(left + x, top)), .line(point(right - x, top)),
      .curve(point(right - kx, top), point(right, top + ky), point(right, top + y)),
      .line(point(right, bottom - y)),
      .curve(point(right, bottom - ky), point(right - kx, bottom), point(right - x, bottom)),
      .line(point(left + x, bottom)),
      .curve(point(left + kx, bottom), point(left, bottom - ky), point(left, bottom - y)),
      .line(point(left, top + y)),
      .curve(point(left, top + ky), point(left + kx, top), point(left + x, top)), .close,
    ])
  }
}
