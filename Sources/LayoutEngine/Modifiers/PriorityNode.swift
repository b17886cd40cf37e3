/// Gives a node its place in the order in which a stack serves its children.
package final class PriorityNode: WrapperNode {
  /// Makes a node of a priority; larger is served earlier.
  package init(child: LayoutNode, priority: Double) {
    super.init(child: child, priority: priority)
  }
}
