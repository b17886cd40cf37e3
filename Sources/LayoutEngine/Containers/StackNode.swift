package import Geometry

/// A row or a column by SwiftUI's rules.
///
/// - Note: Source: SwiftUI layout, "Order of work in a stack", cases `ol-*`, `objc-fuzz-*`, `hw-*`.
package final class StackNode: LayoutNode {
  /// Where children lie across the stack.
  package enum CrossAlignment: Hashable, Sendable {
    /// Of a column.
    case horizontal(HorizontalAlignment)
    /// Of a row.
    case vertical(VerticalAlignment)
  }

  /// The default gap between neighbours in points.
  static let defaultSpacing = 8.0

  private let axis: Axis
  private let children: [LayoutNode]
  private let alignment: CrossAlignment
  private let gaps: [Double]
  private let explicitSpacing: Double?
  private let priorities: StackPriorities
  /// What was arranged last: what is measured last is as a rule what is placed.
  private var latest: (proposal: ProposedSize, arrangement: Arrangement)?

  /// Where the children of a stack go for one proposal.
  private struct Arrangement {
    var shares: [StackShare]
    var answer: Answer
  }

  /// Makes a stack along an axis; without a spacing neighbours choose their gap.
  package init(
    axis: Axis, children: [LayoutNode], spacing: Double?, alignment: CrossAlignment
  ) {
    self.axis = axis
    self.children = children
    self.alignment = alignment
    explicitSpacing = spacing
    priorities = StackPriorities(children)
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.right, .left) : (.bottom, .top)
    gaps = children.indices.dropLast().map { index in
      if let spacing { return spacing }
      let before = children[index].spacingWish(beyond: end)
      let after = children[index + 1].spacingWish(beyond: start)
      guard let before, let after else { return before ?? after ?? Self.defaultSpacing }
      return min(before, after)
    }
    super.init(keepsAnswers: true)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    arrangement(for: proposal).answer
  }

  package override func place(
    at origin: Point, proposal: ProposedSize, in placement: Placement
  ) {
    var proposal = proposal
    if proposal[axis.other] == nil {
      proposal[axis.other] = size(for: proposal)[axis.other]
    }
    let arrangement = arrangement(for: proposal)
    placement.fill(.container, in: Rect(origin: origin, size: arrangement.answer.size))
    let across = proposal[axis.other]
    for index in children.indices {
      let offset = arrangement.shares[index].origin
      children[index].place(
        at: origin.offset(x: offset.x, y: offset.y),
        proposal: ProposedSize(along: axis, arrangement.shares[index].offer, across: across),
        in: placement)
    }
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    guard edge.axis == axis else { return nil }
    let isStart = edge == .left || edge == .top
    return (isStart ? children.first : children.last)?.spacingWish(beyond: edge)
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let arrangement = arrangement(for: proposal)
    let lines = children.indices.compactMap { index in
      children[index].baseline(
        baseline,
        for: ProposedSize(
          along: axis, arrangement.shares[index].offer, across: proposal[axis.other])
      )
      .map { $0 + arrangement.shares[index].origin.y }
    }
    return baseline == .first ? lines.min() : lines.max()
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let gapText: String
    if gaps.isEmpty {
      gapText = ""
    } else if let explicitSpacing {
      gapText = " with gaps of \(explicitSpacing.text())"
    } else {
      gapText = " with default gaps"
    }
    let count = "\(children.count) \(children.count == 1 ? "child" : "children")"
    return axis == .horizontal
      ? "width of \(count) side by side\(gapText), height of the tallest"
      : "height of \(count) one below the other\(gapText), width of the widest"
  }

  private func arrangement(for proposal: ProposedSize) -> Arrangement {
    if let latest {
      // What is offered along the axis is shared out anew, even where nobody takes notice of it:
      // each element tells what it was proposed.
      let decisive = latest.arrangement.answer.heeded.union(.along(axis))
      if latest.proposal.agrees(with: proposal, in: decisive) { return latest.arrangement }
    }
    let result = arrange(proposal)
    latest = (proposal, result)
    return result
  }

  private func arrange(_ proposal: ProposedSize) -> Arrangement {
    let across = proposal[axis.other]
    var distribution = StackDistribution(
      axis: axis, across: across, children: children, priorities: priorities)
    if let length = proposal[axis] {
      distribution.share(length - gaps.reduce(0, +))
    } else {
      distribution.offerNothing()
    }
    var shares = distribution.shares
    var line = -Double.infinity
    for index in shares.indices {
      let guide = crossGuide(
        of: index, size: shares[index].size,
        ProposedSize(along: axis, shares[index].offer, across: across))
      shares[index].origin[axis.other] = guide
      line = max(line, guide)
    }
    var position = 0.0
    var thickness = 0.0
    for index in shares.indices {
      let guide = shares[index].origin[axis.other]
      shares[index].origin[axis] = position
      // An endless child has an endless guide: both start at the same edge then.
      let start = guide.isInfinite ? 0 : line - guide
      shares[index].origin[axis.other] = start
      thickness = max(thickness, start + shares[index].size[axis.other])
      position += shares[index].size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    var size = Size.zero
    size[axis] = max(position, 0)
    size[axis.other] = thickness
    return Arrangement(shares: shares, answer: Answer(size, heeding: distribution.heeded))
  }

  /// The distance from a child's near edge across the stack to its alignment line.
  private func crossGuide(of index: Int, size: Size, _ proposal: ProposedSize) -> Double {
    switch alignment {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .vertical(.center): size.height / 2
    case .horizontal(.trailing): size.width
    case .vertical(.bottom): size.height
    case .vertical(.firstBaseline):
      children[index].baseline(.first, for: proposal) ?? size.height
    case .vertical(.lastBaseline):
      children[index].baseline(.last, for: proposal) ?? size.height
    }
  }
}
