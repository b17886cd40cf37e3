package import Geometry

/// A row or a column by SwiftUI's rules.
///
/// - Note: Source: SwiftUI layout, "Order of work in a stack", cases `ol-*`, `objc-fuzz-*`, `hw-*`.
package final class StackNode: KeepingNode {
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
  private let spacing: Double?
  /// The gaps that neighbours chose; empty where the spacing is given.
  private let chosenGaps: [Double]
  /// The sum of all gaps.
  private let gapLength: Double
  private let priorities: StackPriorities?
  // The last arrangement is kept: what is measured last is as a rule what is placed.
  /// What was proposed last; absent where nothing has been arranged yet.
  private var latest: ProposedSize?
  /// What the children were offered then, and where they go.
  private var shares: [StackShare] = []
  /// What the stack answered then.
  private var answer = Answer(.zero, heeding: [])

  /// Makes a stack along an axis; without a spacing neighbours choose their gap.
  package init(
    axis: Axis, children: [LayoutNode], spacing: Double?, alignment: CrossAlignment
  ) {
    self.axis = axis
    self.children = children
    self.alignment = alignment
    self.spacing = spacing
    priorities = StackPriorities(children)
    chosenGaps = spacing == nil ? Self.gaps(between: children, along: axis) : []
    var length = 0.0
    for index in children.indices.dropLast() { length += spacing ?? chosenGaps[index] }
    gapLength = length
    super.init()
  }

  private static func gaps(between children: [LayoutNode], along axis: Axis) -> [Double] {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.right, .left) : (.bottom, .top)
    return children.indices.dropLast().map { index in
      let before = children[index].spacingWish(beyond: end)
      let after = children[index + 1].spacingWish(beyond: start)
      guard let before, let after else { return before ?? after ?? defaultSpacing }
      return min(before, after)
    }
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    arrange(for: proposal)
    return answer
  }

  package override func place(
    at origin: Point, proposal: ProposedSize, in placement: Placement
  ) {
    var proposal = proposal
    if proposal[axis.other] == nil {
      proposal[axis.other] = size(for: proposal)[axis.other]
    }
    arrange(for: proposal)
    placement.fill(.container, in: Rect(origin: origin, size: answer.size))
    let across = proposal[axis.other]
    let isRow = axis == .horizontal
    for index in shares.indices {
      let share = shares[index]
      children[index].place(
        at: origin.offset(
          x: isRow ? share.start : share.side, y: isRow ? share.side : share.start),
        proposal: ProposedSize(along: axis, share.offer, across: across), in: placement)
    }
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    guard edge.axis == axis else { return nil }
    let isStart = edge == .left || edge == .top
    return (isStart ? children.first : children.last)?.spacingWish(beyond: edge)
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    arrange(for: proposal)
    let across = proposal[axis.other]
    let lines = shares.enumerated().compactMap { index, share in
      children[index].baseline(
        baseline, for: ProposedSize(along: axis, share.offer, across: across)
      )
      .map { $0 + (axis == .horizontal ? share.side : share.start) }
    }
    return baseline == .first ? lines.min() : lines.max()
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let gapText: String
    if children.count < 2 {
      gapText = ""
    } else if let spacing {
      gapText = " with gaps of \(spacing.text())"
    } else {
      gapText = " with default gaps"
    }
    let count = "\(children.count) \(children.count == 1 ? "child" : "children")"
    return axis == .horizontal
      ? "width of \(count) side by side\(gapText), height of the tallest"
      : "height of \(count) one below the other\(gapText), width of the widest"
  }

  /// Finds out where the children go for a proposal.
  private func arrange(for proposal: ProposedSize) {
    var isKnown = false
    if let latest {
      // What is offered along the axis is shared out anew, even where nobody takes notice of it:
      // each element tells what it was proposed.
      isKnown = latest.agrees(with: proposal, in: answer.heeded)
      if isKnown, latest.agrees(with: proposal, in: .along(axis)) { return }
    }
    let across = proposal[axis.other]
    let length = proposal[axis].map { $0 - gapLength }
    var distribution = StackDistribution(
      axis: axis, across: across, children: children, priorities: priorities, reusing: shares)
    shares = []
    if isKnown, priorities == nil {
      distribution.offerAnew(length)
      shares = distribution.takeShares()
      latest = proposal
      return
    }
    if let length {
      distribution.share(length)
    } else {
      distribution.offerNothing()
    }
    let heeded = distribution.heeded
    var shares = distribution.takeShares()
    var line = -Double.infinity
    for index in shares.indices {
      let guide = crossGuide(of: index, shares[index], across: across)
      shares[index].side = guide
      line = max(line, guide)
    }
    var position = 0.0
    var thickness = 0.0
    for index in shares.indices {
      var share = shares[index]
      share.start = position
      // An endless child has an endless guide: both start at the same edge then.
      share.side = share.side.isInfinite ? 0 : line - share.side
      shares[index] = share
      thickness = max(thickness, share.side + share.breadth)
      position += share.length
      if index < shares.count - 1 { position += spacing ?? chosenGaps[index] }
    }
    var size = Size.zero
    size[axis] = max(position, 0)
    size[axis.other] = thickness
    self.shares = shares
    answer = Answer(size, heeding: heeded)
    latest = proposal
  }

  /// The distance from a child's near edge across the stack to its alignment line.
  private func crossGuide(of index: Int, _ share: StackShare, across: Double?) -> Double {
    func line(_ baseline: Baseline) -> Double? {
      children[index].baseline(
        baseline, for: ProposedSize(along: axis, share.offer, across: across))
    }
    return switch alignment {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center), .vertical(.center): share.breadth / 2
    case .horizontal(.trailing), .vertical(.bottom): share.breadth
    case .vertical(.firstBaseline): line(.first) ?? share.breadth
    case .vertical(.lastBaseline): line(.last) ?? share.breadth
    }
  }
}
