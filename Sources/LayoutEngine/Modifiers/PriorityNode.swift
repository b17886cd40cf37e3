/// Gives a node its place in the order in which a stack serves its children.
package final class PriorityNode: WrapperNode {
  private let own: Double

  package override var priority: Double { own }

  /// Makes a node of a priority; larger is served earlier.
  package init(child: LayoutNode, priority: Double) {
    own = priority
    super.init(child: child)
  }
}
