package import Geometry

/// Lets a node grow over the edges at which it touches the safe area.
///
/// - Note: Source: SwiftUI layout, "ignoresSafeArea", cases `osui-safe-*`: measured with the plain
///   proposal, grown when it is placed.
package final class IgnoresSafeAreaNode: WrapperNode {
  package let cache = MeasureCache()
  package let child: any LayoutNode
  private let edges: Set<Edge>

  /// Makes a node that ignores the safe area at some logical edges.
  package init(child: any LayoutNode, edges: Set<Edge>) {
    self.child = child
    self.edges = edges
  }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let plain = Rect(origin: origin, size: size(for: proposal))
    let grown = placement.extended(plain, over: edges)
    var inner = placement
    let safe = placement.safeArea
    let container = placement.container
    inner.safeArea = Rect(
      left: edges.contains(.left) ? container.minX : safe.minX,
      top: edges.contains(.top) ? container.minY : safe.minY,
      right: edges.contains(.right) ? container.maxX : safe.maxX,
      bottom: edges.contains(.bottom) ? container.maxY : safe.maxY)
    guard grown != plain else {
      child.place(at: origin, proposal: proposal, in: inner)
      return
    }
    let offer = ProposedSize(grown.size)
    child.place(
      at: Alignment.center.origin(of: child.size(for: offer), in: grown), proposal: offer,
      in: inner)
  }

  package func sizeRule(for proposal: ProposedSize) -> String {
    "\(child.sizeRule(for: proposal)), grown over the safe area where it touches it"
  }
}
