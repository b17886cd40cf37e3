package import Geometry

/// Which baseline of a text is meant.
package enum Baseline: Hashable, Sendable {
  /// That of the first line.
  case first
  /// That of the last line.
  case last
}

/// A node of the layout tree: it answers proposals, and is placed by what it answered.
///
/// The tree works in logical space: x grows in reading direction, so left stands for leading. The
/// resolver mirrors the result where reading goes from right to left.
///
/// A subclass MUST answer equal proposals equally, with a size that is not negative; a parent MUST
/// place a child with a proposal, and takes the room that the child answers to it. Both are checked
/// over random trees by the layout contract tests.
package class LayoutNode {
  /// Who is served first in a stack; larger is earlier.
  package final let priority: Double

  /// Makes a node.
  ///
  /// - Parameter priority: who is served first in a stack; larger is earlier.
  package init(priority: Double = 0) { self.priority = priority }

  /// The answer to a proposal.
  package func answer(to proposal: ProposedSize) -> Answer { measure(proposal) }

  /// The size for a proposal, in points.
  package final func size(for proposal: ProposedSize) -> Size { answer(to: proposal).size }

  /// Finds the answer to a proposal; others ask for it with ``answer(to:)``.
  package func measure(_ proposal: ProposedSize) -> Answer {
    preconditionFailure("every kind of node has its own measure")
  }

  /// Whether the node is known to be endless along an axis where it is offered endless room, whatever
  /// is offered across: who is, need not be asked.
  func isEndless(along axis: Axis) -> Bool { false }

  /// Puts the node at a location, with the proposal that decided its size.
  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {}

  /// The gap that the node wishes beyond an edge in points; absent: the default.
  package func spacingWish(beyond edge: Edge) -> Double? { nil }

  /// The distance from the top of the node to a baseline of its text; absent where it has none.
  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? { nil }

  /// What decided the node's size, in words.
  package func sizeRule(for proposal: ProposedSize) -> String {
    preconditionFailure("every kind of node has its own rule")
  }

  /// Places the node, proposing it a rectangle.
  final func place(in room: Rect, aligned alignment: Alignment, _ placement: Placement) {
    let offer = ProposedSize(room.size)
    place(at: alignment.origin(of: size(for: offer), in: room), proposal: offer, in: placement)
  }
}

extension Alignment {
  /// Where something of a size starts in a rectangle, in logical space.
  func origin(of size: Size, in frame: Rect) -> Point {
    let x =
      switch horizontal {
      case .leading: frame.minX
      case .center: frame.minX + (frame.width - size.width) / 2
      case .trailing: frame.maxX - size.width
      }
    // Baselines have no meaning against a rectangle; as in SwiftUI they stand for the centre there.
    let y =
      switch vertical {
      case .top: frame.minY
      case .center, .firstBaseline, .lastBaseline: frame.minY + (frame.height - size.height) / 2
      case .bottom: frame.maxY - size.height
      }
    return Point(x: x, y: y)
  }
}
