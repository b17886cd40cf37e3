package import Geometry

/// Space around a node, inside the frame of its element.
package final class PaddingNode: WrapperNode {
  package let cache = MeasureCache()
  package let child: any LayoutNode
  private let insets: EdgeInsets

  /// Makes space in logical edges, in points.
  package init(child: any LayoutNode, insets: EdgeInsets) {
    self.child = child
    self.insets = insets
  }

  package func measure(_ proposal: ProposedSize) -> Size {
    let inner = child.size(for: proposal.inset(by: insets))
    return Size(
      width: max(inner.width + insets.left + insets.right, 0),
      height: max(inner.height + insets.top + insets.bottom, 0))
  }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(
      at: origin.offset(x: insets.left, y: insets.top), proposal: proposal.inset(by: insets),
      in: placement)
  }

  package func spacingWish(beyond edge: Edge) -> Double? {
    insets[edge] == 0 ? child.spacingWish(beyond: edge) : nil
  }

  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(baseline, for: proposal.inset(by: insets)).map { $0 + insets.top }
  }

  package func sizeRule(for proposal: ProposedSize) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { $0.text() }
    let text = Set(sides).count == 1 ? sides[0] : sides.joined(separator: ", ")
    return "\(child.sizeRule(for: proposal.inset(by: insets))), plus padding \(text)"
  }
}
