import Drawing
import Geometry

/// The pixels of a picture, to which straight edges are moved so that they are drawn sharp.
///
/// A display list is exact; only the picture made of pixels is snapped. Nothing moves by more than
/// half a pixel, and edges at one place stay at one place. All lengths are in page points.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// The boundary between pixels that is nearest.
  func edge(_ position: Double) -> Double {
    (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Where the middle of a line goes so that its sides fall on boundaries, as nearly as its width
  /// allows: on the middle of a pixel for widths nearest to 1, 3, 5 pixels, else on a boundary.
  func line(_ position: Double, width: Double) -> Double {
    let pixels = max((width * scale).rounded(.toNearestOrAwayFromZero), 1)
    guard pixels.truncatingRemainder(dividingBy: 2) == 1 else { return edge(position) }
    return ((position * scale).rounded(.down) + 0.5) / scale
  }

  /// The rectangle with its sides on boundaries; a side shorter than a pixel is left alone.
  func snapped(_ rect: Rect) -> Rect {
    let (left, right) = span(rect.minX, rect.maxX, strokeWidth: nil)
    let (top, bottom) = span(rect.minY, rect.maxY, strokeWidth: nil)
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The outline with its level and upright lines on the grid.
  ///
  /// An outline made of such lines alone is snapped line by line. One that also has curves, such as
  /// a rectangle with round corners, is stretched until the lines at its outer edges are on the
  /// grid. All others are left alone.
  ///
  /// - Parameters:
  ///   - path: the outline.
  ///   - strokeWidth: the width of the line drawn along it; nothing where it is only filled.
  /// - Returns: the outline to draw.
  func snapped(_ path: Path, strokeWidth: Double?) -> Path {
    let shape = Shape(path)
    if shape.isRectilinear {
      // What is only filled and thinner than a pixel would vanish between two equal edges.
      let keepsX = strokeWidth == nil && edge(shape.minX) == edge(shape.maxX)
      let keepsY = strokeWidth == nil && edge(shape.minY) == edge(shape.maxY)
      return path.mapped { point in
        Point(
          x: keepsX ? point.x : place(point.x, strokeWidth),
          y: keepsY ? point.y : place(point.y, strokeWidth))
      }
    }
    guard shape.hasUprightEdge || shape.hasLevelEdge else { return path }
    let horizontal = stretch(shape.minX, shape.maxX, strokeWidth, when: shape.hasUprightEdge)
    let vertical = stretch(shape.minY, shape.maxY, strokeWidth, when: shape.hasLevelEdge)
    return path.mapped { Point(x: horizontal($0.x), y: vertical($0.y)) }
  }

  private func place(_ position: Double, _ strokeWidth: Double?) -> Double {
    if let strokeWidth { line(position, width: strokeWidth) } else { edge(position) }
  }

  /// Both ends on the grid, or as they were where that would leave nothing between them.
  private func span(
    _ low: Double, _ high: Double, strokeWidth: Double?
  ) -> (low: Double, high: Double) {
    let (newLow, newHigh) = (place(low, strokeWidth), place(high, strokeWidth))
    return newHigh > newLow ? (newLow, newHigh) : (low, high)
  }

  private func stretch(
    _ low: Double, _ high: Double, _ strokeWidth: Double?, when wanted: Bool
  ) -> (Double) -> Double {
    guard wanted, high > low else { return { $0 } }
    let (newLow, newHigh) = span(low, high, strokeWidth: strokeWidth)
    let factor = (newHigh - newLow) / (high - low)
    return { newLow + ($0 - low) * factor }
  }

  /// What the lines of an outline are like.
  private struct Shape {
    var isRectilinear = true
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    private var upright: [Double] = []
    private var level: [Double] = []

    init(_ path: Path) {
      var current = Point.zero
      var start = Point.zero
      for element in path.elements {
        switch element {
        case .move(let point):
          start = point
          current = point
          include(point)
        case .line(let point):
          segment(from: current, to: point)
          current = point
        case .curve(let first, let second, let end):
          isRectilinear = false
          include(first)
          include(second)
          include(end)
          current = end
        case .close:
          segment(from: current, to: start)
          current = start
        }
      }
    }

    /// Whether an upright line lies at the left or right end.
    var hasUprightEdge: Bool { upright.contains { $0 == minX || $0 == maxX } }
    /// Whether a level line lies at the top or bottom.
    var hasLevelEdge: Bool { level.contains { $0 == minY || $0 == maxY } }

    private mutating func segment(from start: Point, to end: Point) {
      include(end)
      if start.x == end.x {
        if start.y != end.y { upright.append(start.x) }
      } else if start.y == end.y {
        level.append(start.y)
      } else {
        isRectilinear = false
      }
    }

    private mutating func include(_ point: Point) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
  }
}

extension Path {
  /// The outline with every point moved.
  fileprivate func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let first, let second, let end):
          .curve(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}
