package import Geometry

/// Gives layout margins to what an element holds: it stands right inside the element.
///
/// These stand beside what of the safe area lies over the frame of the element, and the readable
/// guide is centred in them.
///
/// - Note: Source: layout metrics, section 2, `insetsLayoutMarginsFromSafeArea`. A keyboard takes
///   nothing from margins, and a view that goes beyond the safe area keeps them beside it.
package final class MarginsNode: WrapperNode {
  private let insets: EdgeInsets
  private let readableWidth: Double?

  /// Makes margins.
  ///
  /// - Parameters:
  ///   - child: what the element holds.
  ///   - insets: the margins in logical edges, beside the safe area, in points.
  ///   - readableWidth: the widest that the readable guide in them is, in points; absent where it has
  ///     no limit.
  package init(child: LayoutNode, insets: EdgeInsets, readableWidth: Double?) {
    self.insets = insets
    self.readableWidth = readableWidth
    super.init(child: child)
  }

  override func isEndless(along axis: Axis) -> Bool { child.isEndless(along: axis) }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = placement.elementFrame
    let safe = placement.guides["safeArea"] ?? placement.safeArea
    let guide = frame.inset(by: frame.insets(to: safe).max(.zero) + insets)
    let width = min(guide.width, readableWidth ?? .infinity)
    var inner = placement
    inner.guides["margins"] = guide
    inner.guides["readable"] = Rect(
      x: guide.midX - width / 2, y: guide.minY, width: width, height: guide.height)
    child.place(at: origin, proposal: proposal, in: inner)
  }
}
