package import Geometry

/// What a parent offers a child: a length for each axis, or nothing.
///
/// Nothing asks for the ideal length, zero for the least and infinity for the largest.
package struct ProposedSize: Hashable, Sendable {
  /// Lengths of a proposal.
  package struct Lengths: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The width.
    package static let width = Lengths(rawValue: 1)
    /// The height.
    package static let height = Lengths(rawValue: 2)
    /// Both.
    package static let all: Lengths = [.width, .height]

    /// The length along an axis.
    package static func along(_ axis: Axis) -> Lengths { axis == .horizontal ? .width : .height }
  }

  // Not a number where nothing is offered: two words are passed on and compared faster than two
  // optional values, and a layout does little else.
  private var wide: Double
  private var high: Double

  /// Nothing on either axis.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes a proposal from its two lengths.
  package init(width: Double?, height: Double?) {
    wide = width ?? .nan
    high = height ?? .nan
  }

  /// Proposes exactly a size.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Makes a proposal from the lengths along an axis and across it.
  package init(along axis: Axis, _ length: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
  }

  /// The width offered in points; absent asks for the ideal width.
  package var width: Double? {
    get { wide.isNaN ? nil : wide }
    set { wide = newValue ?? .nan }
  }

  /// The height offered in points; absent asks for the ideal height.
  package var height: Double? {
    get { high.isNaN ? nil : high }
    set { high = newValue ?? .nan }
  }

  /// The length offered along an axis.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package static func == (a: ProposedSize, b: ProposedSize) -> Bool { a.agrees(with: b, in: .all) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// Whether some lengths are the same in another proposal.
  package func agrees(with other: ProposedSize, in lengths: Lengths) -> Bool {
    (!lengths.contains(.width) || Self.areSame(wide, other.wide))
      && (!lengths.contains(.height) || Self.areSame(high, other.high))
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

  private static func areSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
}
