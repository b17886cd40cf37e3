package import Geometry

/// What of a view and the gaps around it grows with the superview.
///
/// - Note: Source: layout metrics, section 6, "autoresizing". What grows shares the change in
///   proportion to what it has.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The gap before the view, along x.
  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width.
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The gap after the view, along x.
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The gap above the view.
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height.
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The gap below the view.
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)

  /// What parts of the change of the superview's length the gap before the view and the view itself
  /// take, along an axis.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - frame: the frame of the view.
  ///   - size: the size of the superview that the frame was made for.
  /// - Returns: two parts of one; what is left goes to the gap after the view, or nowhere.
  package func shares(along axis: Axis, frame: Rect, in size: Size) -> (
    start: Double, length: Double
  ) {
    let isHorizontal = axis == .horizontal
    let parts: [(isFlexible: Bool, length: Double)] = [
      (
        contains(isHorizontal ? .flexibleMinX : .flexibleMinY),
        isHorizontal ? frame.minX : frame.minY
      ),
      (
        contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
        isHorizontal ? frame.width : frame.height
      ),
      (
        contains(isHorizontal ? .flexibleMaxX : .flexibleMaxY),
        isHorizontal ? size.width - frame.maxX : size.height - frame.maxY
      ),
    ]
    let flexible = parts.filter(\.isFlexible)
    guard !flexible.isEmpty else { return (0, 0) }
    let sum = flexible.reduce(0) { $0 + max($1.length, 0) }
    let shares = parts.map { part in
      guard part.isFlexible else { return 0.0 }
      return sum > 0 ? max(part.length, 0) / sum : 1 / Double(flexible.count)
    }
    return (shares[0], shares[1])
  }
}
