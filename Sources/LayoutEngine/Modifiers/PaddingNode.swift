package import Geometry

/// Space around a node, inside the frame of its element.
package final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  /// Makes space in logical edges, in points.
  package init(child: LayoutNode, insets: EdgeInsets) {
    self.insets = insets
    super.init(child: child)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let inner = child.answer(to: proposal.inset(by: insets))
    return Answer(
      Size(
        width: max(inner.size.width + insets.left + insets.right, 0),
        height: max(inner.size.height + insets.top + insets.bottom, 0)), heeding: inner.heeded)
  }

  override func isEndless(along axis: Axis) -> Bool { child.isEndless(along: axis) }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(
      at: origin.offset(x: insets.left, y: insets.top), proposal: proposal.inset(by: insets),
      in: placement)
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    insets[edge] == 0 ? child.spacingWish(beyond: edge) : nil
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(baseline, for: proposal.inset(by: insets)).map { $0 + insets.top }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { $0.text() }
    let text = Set(sides).count == 1 ? sides[0] : sides.joined(separator: ", ")
    return "\(child.sizeRule(for: proposal.inset(by: insets))), plus padding \(text)"
  }
}
