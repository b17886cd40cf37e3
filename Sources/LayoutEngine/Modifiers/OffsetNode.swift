package import Geometry

/// Moves a node after layout, without anyone else noticing.
package final class OffsetNode: WrapperNode {
  private let offset: Point

  /// Makes a move along the reading direction and down, in points.
  package init(child: LayoutNode, offset: Point) {
    self.offset = offset
    super.init(child: child)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(
      at: origin.offset(x: offset.x, y: offset.y), proposal: proposal, in: placement)
  }
}
