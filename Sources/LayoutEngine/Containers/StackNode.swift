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

  package let cache = MeasureCache()
  private let axis: Axis
  private let children: [any LayoutNode]
  private let alignment: CrossAlignment
  private let gaps: [Double]
  private let explicitSpacing: Double?
  private let priorities: [Double]
  /// The priorities that occur, highest first.
  private let levels: [Double]
  private var flexibilities: [(across: Double?, flexibility: Flexibility)] = []
  private var arrangements: [(proposal: ProposedSize, arrangement: Arrangement)] = []

  /// How far each child gives way along the axis for one proposal across it.
  private struct Flexibility {
    var minima: [Double]
    /// The length at infinity less the length at zero.
    var ranges: [Double]
  }

  /// Where the children of a stack go for one proposal, from the stack's own origin.
  private struct Arrangement {
    var proposals: [ProposedSize]
    var origins: [Point]
    var size: Size
  }

  /// Makes a stack along an axis; without a spacing neighbours choose their gap.
  package init(
    axis: Axis, children: [any LayoutNode], spacing: Double?, alignment: CrossAlignment
  ) {
    self.axis = axis
    self.children = children
    self.alignment = alignment
    explicitSpacing = spacing
    priorities = children.map(\.priority)
    levels = Set(priorities).sorted(by: >)
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.right, .left) : (.bottom, .top)
    gaps = zip(children, children.dropFirst()).map { before, after in
      if let spacing { return spacing }
      let wishes = [before.spacingWish(beyond: end), after.spacingWish(beyond: start)]
      return wishes.compactMap { $0 }.min() ?? Self.defaultSpacing
    }
  }

  package func measure(_ proposal: ProposedSize) -> Size { arrangement(for: proposal).size }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    var proposal = proposal
    if proposal[axis.other] == nil {
      proposal[axis.other] = size(for: proposal)[axis.other]
    }
    let arrangement = arrangement(for: proposal)
    placement.fill(.container, in: Rect(origin: origin, size: arrangement.size))
    for (index, child) in children.enumerated() {
      let offset = arrangement.origins[index]
      child.place(
        at: origin.offset(x: offset.x, y: offset.y), proposal: arrangement.proposals[index],
        in: placement)
    }
  }

  package func spacingWish(beyond edge: Edge) -> Double? {
    guard edge.axis == axis else { return nil }
    let isStart = edge == .left || edge == .top
    return (isStart ? children.first : children.last)?.spacingWish(beyond: edge)
  }

  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let arrangement = arrangement(for: proposal)
    let lines = children.indices.compactMap { index in
      children[index].baseline(baseline, for: arrangement.proposals[index])
        .map { $0 + arrangement.origins[index].y }
    }
    return baseline == .first ? lines.min() : lines.max()
  }

  package func sizeRule(for proposal: ProposedSize) -> String {
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
    for index in arrangements.indices where arrangements[index].proposal == proposal {
      return arrangements[index].arrangement
    }
    let result = arrange(proposal)
    arrangements.append((proposal, result))
    return result
  }

  private func arrange(_ proposal: ProposedSize) -> Arrangement {
    let across = proposal[axis.other]
    var proposals = [ProposedSize](
      repeating: ProposedSize(along: axis, nil, across: across), count: children.count)
    if let length = proposal[axis] {
      distribute(length, across: across, to: &proposals)
    }
    let sizes = children.indices.map { children[$0].size(for: proposals[$0]) }
    let guides = children.indices.map { crossGuide(of: $0, size: sizes[$0], proposals[$0]) }
    let line = guides.max() ?? 0
    var origins: [Point] = []
    var position = 0.0
    var thickness = 0.0
    for index in children.indices {
      var point = Point.zero
      point[axis] = position
      // An endless child has an endless guide: both start at the same edge then.
      point[axis.other] = guides[index].isInfinite ? 0 : line - guides[index]
      origins.append(point)
      thickness = max(thickness, point[axis.other] + sizes[index][axis.other])
      position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
    var size = Size.zero
    size[axis] = max(position, 0)
    size[axis.other] = thickness
    return Arrangement(proposals: proposals, origins: origins, size: size)
  }

  /// Shares a length out among the children: priorities first, inflexible before flexible ones.
  private func distribute(_ length: Double, across: Double?, to proposals: inout [ProposedSize]) {
    var free = length - gaps.reduce(0, +)
    guard children.count > 1 else {
      if !children.isEmpty { proposals[0][axis] = max(free, 0) }
      return
    }
    let flexibility = flexibility(across: across)
    let (minima, ranges) = (flexibility.minima, flexibility.ranges)
    for level in levels {
      var group = children.indices.filter { priorities[$0] == level }
      group.sort { a, b in
        if ranges[a] != ranges[b] { return ranges[a] < ranges[b] }
        if ranges[a].isInfinite, minima[a] != minima[b] { return minima[a] > minima[b] }
        return a < b
      }
      // What those served later need at the least is set aside.
      var reserved = 0.0
      for index in children.indices where priorities[index] < level { reserved += minima[index] }
      for (served, index) in group.enumerated() {
        let available = subtract(reserved, from: free)
        let offer = max(available / Double(group.count - served), 0)
        proposals[index][axis] = offer
        free = subtract(extent(of: index, offered: offer, across: across), from: free)
      }
    }
  }

  private func flexibility(across: Double?) -> Flexibility {
    for index in flexibilities.indices where flexibilities[index].across == across {
      return flexibilities[index].flexibility
    }
    let minima = children.indices.map { extent(of: $0, offered: 0, across: across) }
    let ranges = children.indices.map { index in
      let range = extent(of: index, offered: .infinity, across: across) - minima[index]
      return range.isNaN ? 0 : range
    }
    let result = Flexibility(minima: minima, ranges: ranges)
    flexibilities.append((across, result))
    return result
  }

  /// The length that a child takes along the axis.
  private func extent(of index: Int, offered: Double, across: Double?) -> Double {
    children[index].size(for: ProposedSize(along: axis, offered, across: across))[axis]
  }

  /// A difference that keeps an endless room endless.
  private func subtract(_ taken: Double, from available: Double) -> Double {
    available == .infinity ? available : available - taken
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
