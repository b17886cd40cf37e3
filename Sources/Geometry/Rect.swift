/// A rectangle with its sides along the axes.
///
/// - Units: points, y down.
/// - Invariant: width and height are not negative in any value that the engine returns.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its top left corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Makes a rectangle from its four edges; edges out of order give an empty extent.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    origin = Point(x: left, y: top)
    size = Size(width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The centre along x.
  public var midX: Double { origin.x + size.width / 2 }
  /// The centre along y.
  public var midY: Double { origin.y + size.height / 2 }
  /// Extent along x.
  public var width: Double { size.width }
  /// Extent along y.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { size.isEmpty }

  /// The position of a physical edge: x for left and right, y for top and bottom.
  public func position(of edge: Edge) -> Double {
    switch edge {
    case .top: minY
    case .left: minX
    case .bottom: maxY
    case .right: maxX
    }
  }

  /// The rectangle moved by an offset.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle less insets; an axis on which they take more than there is becomes empty at the
  /// position of its first inset.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// The rectangle with all four edges moved inwards by one distance, outwards where it is negative.
  public func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// The part shared with another rectangle, empty at the nearer corner where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      left: left, top: top, right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX), top: min(minY, other.minY), right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY))
  }

  /// Whether the two share an area; touching edges do not.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether another rectangle lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether a location lies inside; the left and top edge belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The distances from the edges of this rectangle to those of one inside it.
  public func insets(to inner: Rect) -> EdgeInsets {
    EdgeInsets(
      top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY,
      right: maxX - inner.maxX)
  }
}
