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
/// A conformer MUST answer equal proposals equally, with a size that is not negative; a parent MUST
/// place a child with a proposal, and takes the room that the child answers to it. Both are checked
/// over random trees by the layout contract tests.
package protocol LayoutNode: AnyObject {
  /// Earlier answers.
  var cache: MeasureCache { get }
  /// The size that the node takes for a proposal, in points.
  func measure(_ proposal: ProposedSize) -> Size
  /// Puts the node at a location, with the proposal that decided its size.
  func place(at origin: Point, proposal: ProposedSize, in placement: Placement)
  /// Who is served first in a stack; larger is earlier.
  var priority: Double { get }
  /// The gap that the node wishes beyond an edge in points; absent: the default.
  func spacingWish(beyond edge: Edge) -> Double?
  /// The distance from the top of the node to a baseline of its text; absent where it has none.
  func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double?
  /// What decided the node's size, in words.
  func sizeRule(for proposal: ProposedSize) -> String
}

extension LayoutNode {
  /// The size for a proposal, measured once.
  package func size(for proposal: ProposedSize) -> Size {
    let cache = cache
    if let known = cache.answer(to: proposal) { return known }
    let size = measure(proposal)
    cache.keep(size, for: proposal)
    return size
  }

  package var priority: Double { 0 }

  package func spacingWish(beyond edge: Edge) -> Double? { nil }

  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? { nil }
}

/// A node that holds one other and hands on what it does not change.
package protocol WrapperNode: LayoutNode {
  /// The node inside.
  var child: any LayoutNode { get }
}

extension WrapperNode {
  package func measure(_ proposal: ProposedSize) -> Size { child.size(for: proposal) }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: proposal, in: placement)
  }

  package var priority: Double { child.priority }

  package func spacingWish(beyond edge: Edge) -> Double? { child.spacingWish(beyond: edge) }

  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(baseline, for: proposal)
  }

  package func sizeRule(for proposal: ProposedSize) -> String { child.sizeRule(for: proposal) }
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
