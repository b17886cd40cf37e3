/// A width and a height.
///
/// - Units: points. May be infinite where a proposal asks for the largest size; never negative in
///   a resolved layout.
public struct Size: Hashable, Sendable {
  /// Extent along x.
  public var width: Double
  /// Extent along y.
  public var height: Double

  /// No extent on either axis.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Width and height exchanged.
  public var transposed: Size { Size(width: height, height: width) }

  /// Whether either extent is zero or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
