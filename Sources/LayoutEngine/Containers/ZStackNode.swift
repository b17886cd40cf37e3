package import Geometry

/// Children on top of each other.
///
/// - Note: Source: SwiftUI layout, "ZStack", case `osui-zstackPriority`.
package final class ZStackNode: KeepingNode {
  private let children: [LayoutNode]
  private let alignment: Alignment

  /// Makes a stack of children from the back to the front.
  package init(children: [LayoutNode], alignment: Alignment) {
    self.children = children
    self.alignment = alignment
    super.init(priority: children.map(\.priority).max() ?? 0)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let union = union(for: proposal)
    return Answer(union.size, heeding: union.heeded)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let size = size(for: proposal)
    let offered = ProposedSize(size)
    let frame = Rect(origin: origin, size: size)
    placement.fill(.container, in: frame)
    // The alignment line is where the union of the leading children puts it, not where the frame
    // would: a child that answers less to the final size moves the line.
    let line = union(for: offered)
    let corner = alignment.origin(of: line.size, in: frame)
    for child in children {
      let childSize = child.size(for: offered)
      let guide = guide(of: childSize)
      child.place(
        at: Point(x: corner.x + line.guide.x - guide.x, y: corner.y + line.guide.y - guide.y),
        proposal: offered, in: placement)
    }
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let offered = ProposedSize(size(for: proposal))
    let line = union(for: offered)
    let lines = children.compactMap { child in
      child.baseline(baseline, for: offered)
        .map { $0 + line.guide.y - guide(of: child.size(for: offered)).y }
    }
    return baseline == .first ? lines.min() : lines.max()
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "union of the \(children.count) children, each offered the whole proposal"
  }

  /// The union of the children with the highest priority, and the alignment point inside it.
  private func union(
    for proposal: ProposedSize
  ) -> (size: Size, guide: Point, heeded: ProposedSize.Lengths) {
    var before = Point.zero
    var after = Point.zero
    var heeded: ProposedSize.Lengths = []
    for child in children where child.priority == priority {
      let answer = child.answer(to: proposal)
      let size = answer.size
      heeded.formUnion(answer.heeded)
      let guide = guide(of: size)
      before = Point(x: max(before.x, guide.x), y: max(before.y, guide.y))
      // An endless child is endless on both sides of its guide.
      after = Point(
        x: max(after.x, size.width.isInfinite ? .infinity : size.width - guide.x),
        y: max(after.y, size.height.isInfinite ? .infinity : size.height - guide.y))
    }
    return (Size(width: before.x + after.x, height: before.y + after.y), before, heeded)
  }

  private func guide(of size: Size) -> Point {
    let x: Double =
      switch alignment.horizontal {
      case .leading: 0
      case .center: size.width / 2
      case .trailing: size.width
      }
    let y: Double =
      switch alignment.vertical {
      case .top: 0
      case .center, .firstBaseline, .lastBaseline: size.height / 2
      case .bottom: size.height
      }
    return Point(x: x, y: y)
  }
}
