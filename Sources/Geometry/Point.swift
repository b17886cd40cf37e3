/// A location.
///
/// - Units: points, y down, in the space that the owner of the value names.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge of the space.
  public var x: Double
  /// Distance from the top edge of the space.
  public var y: Double

  /// The origin of a space.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a location from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The location moved by an offset.
  public func offset(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
