package import Geometry

/// A node that holds one other and hands on what it does not change.
package class WrapperNode: LayoutNode {
  /// The node inside.
  package final let child: LayoutNode

  /// Makes a node around another.
  ///
  /// - Parameters:
  ///   - child: the node inside.
  ///   - priority: who is served first in a stack; absent: as the node inside.
  package init(child: LayoutNode, priority: Double? = nil) {
    self.child = child
    super.init(priority: priority ?? child.priority)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer { child.answer(to: proposal) }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: proposal, in: placement)
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    child.spacingWish(beyond: edge)
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(baseline, for: proposal)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    child.sizeRule(for: proposal)
  }
}
