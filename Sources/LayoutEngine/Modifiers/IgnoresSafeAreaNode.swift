package import Geometry

/// Lets a node grow over the edges at which it touches the safe area.
///
/// - Note: Source: SwiftUI layout, "ignoresSafeArea", cases `osui-safe-*`: measured with the plain
///   proposal, grown when it is placed.
package final class IgnoresSafeAreaNode: WrapperNode {
  private let edges: Set<Edge>
  private let regions: SafeAreaRegions

  /// Makes a node that ignores regions of the safe area at some logical edges.
  package init(
    child: LayoutNode, edges: Set<Edge>, regions: SafeAreaRegions = .all
  ) {
    self.edges = edges
    self.regions = regions
    super.init(child: child)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let plain = Rect(origin: origin, size: size(for: proposal))
    let grown = placement.extended(plain, over: edges, ignoring: regions)
    var inner = placement
    inner.safeArea = placement.safeArea(ignoring: regions, at: edges)
    if edges.contains(.bottom), regions.contains(.keyboard) { inner.bottomWithoutKeyboard = nil }
    guard grown != plain else {
      child.place(at: origin, proposal: proposal, in: inner)
      return
    }
    let offer = ProposedSize(grown.size)
    child.place(
      at: Alignment.center.origin(of: child.size(for: offer), in: grown), proposal: offer,
      in: inner)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "\(child.sizeRule(for: proposal)), grown over \(what) where it touches it"
  }

  private var what: String {
    switch regions {
    case .container: "the safe area of the window, not the keyboard,"
    case .keyboard: "the room of the keyboard"
    default: "the safe area"
    }
  }
}
