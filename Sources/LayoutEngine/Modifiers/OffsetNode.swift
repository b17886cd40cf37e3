package import Geometry

/// Moves a node after layout, without anyone else noticing.
package final class OffsetNode: WrapperNode {
  package let cache = MeasureCache()
  package let child: any LayoutNode
  private let offset: Point

  /// Makes a move along the reading direction and down, in points.
  package init(child: any LayoutNode, offset: Point) {
    self.child = child
    self.offset = offset
  }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(
      at: origin.offset(x: offset.x, y: offset.y), proposal: proposal, in: placement)
  }
}
