/// Gives a node its place in the order in which a stack serves its children.
package final class PriorityNode: WrapperNode {
  package let cache = MeasureCache()
  package let child: any LayoutNode
  package let priority: Double

  /// Makes a node of a priority; larger is served earlier.
  package init(child: any LayoutNode, priority: Double) {
    self.child = child
    self.priority = priority
  }
}
