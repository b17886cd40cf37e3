package import Geometry

/// What a parent offers a child: a length for each axis, or nothing.
///
/// Nothing asks for the ideal length, zero for the least and infinity for the largest.
package struct ProposedSize: Hashable, Sendable {
  /// The width offered in points; absent asks for the ideal width.
  package var width: Double?
  /// The height offered in points; absent asks for the ideal height.
  package var height: Double?

  /// Nothing on either axis.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes a proposal from its two lengths.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly a size.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Makes a proposal from the lengths along an axis and across it.
  package init(along axis: Axis, _ length: Double?, across: Double?) {
    self = .unspecified
    self[axis] = length
    self[axis.other] = across
  }

  /// The length offered along an axis.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size offered, with a replacement where nothing is.
  package func replacingUnspecified(with size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal less insets, never below zero.
  package func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max($0 - insets.left - insets.right, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}
