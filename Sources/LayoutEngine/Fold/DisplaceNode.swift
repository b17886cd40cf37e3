package import Geometry
package import LayoutSpecs

/// A node that moves off an active fold, alone or with a group.
///
/// Placed a first time it says that it would move; where the moves are known it goes there.
package final class DisplaceNode: WrapperNode {
  private let path: String
  private let wish: Modifiers.Displacement

  /// Makes a node that moves.
  ///
  /// - Parameters:
  ///   - child: the node.
  ///   - path: its path, unique in the tree.
  ///   - wish: with whom it moves, and where it wants to go.
  package init(child: LayoutNode, path: String, wish: Modifiers.Displacement) {
    self.path = path
    self.wish = wish
    super.init(child: child)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    guard placement.division != nil else {
      child.place(at: origin, proposal: proposal, in: placement)
      return
    }
    let sink = placement.sink
    let first = sink.elements.count
    let move = sink.displacements[path]
    child.place(
      at: origin.offset(x: move?.offset.x ?? 0, y: move?.offset.y ?? 0), proposal: proposal,
      in: placement)
    guard first < sink.elements.count else { return }
    if let move {
      sink[first].displacement = move
    } else {
      sink.movables.append(
        Movable(path: path, wish: wish, element: first, end: sink.elements.count))
    }
  }
}

/// An element that would move off a fold.
package struct Movable: Hashable, Sendable {
  /// The path of its node.
  package var path: String
  /// With whom it moves, and where it wants to go.
  package var wish: Modifiers.Displacement
  /// Its index among the elements.
  package var element: Int
  /// The index after the last element that it holds.
  package var end: Int
}
