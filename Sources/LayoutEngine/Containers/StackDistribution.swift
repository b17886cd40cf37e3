import Geometry

/// What a child of a stack was offered along the axis, and what it took.
struct StackShare {
  /// The length offered in points; absent where nothing is.
  var offer: Double?
  /// Whether the child takes the same whatever is offered.
  fileprivate var isRigid = false
  /// The length that the child took along the axis, in points.
  var length = 0.0
  /// The length that the child took across, in points.
  var breadth = 0.0
  /// Where the child starts along the axis, from the stack's own origin.
  var start = 0.0
  /// Where the child starts across, from the stack's own origin.
  var side = 0.0
}

/// Shares a length out among the children of a stack: priorities first, inflexible before flexible
/// ones.
///
/// - Note: Source: SwiftUI layout, "Order of work in a stack". How far a child gives way is only
///   asked where the order depends on it, which changes nothing of what comes out.
struct StackDistribution: ~Copyable {
  private let axis: Axis
  private let across: Double?
  private let children: [LayoutNode]
  private let priorities: StackPriorities?

  /// What each child has been offered so far.
  private(set) var shares: [StackShare]
  /// What the children took notice of, of the room of the stack.
  private(set) var heeded: ProposedSize.Lengths = []

  /// How far each child gives way; empty where none has to be compared.
  private var flexibilities: [Flexibility] = []
  private var free = 0.0

  /// How far a child gives way along the axis.
  private struct Flexibility {
    /// The length at zero.
    var least: Double
    /// The length at infinity less the length at zero.
    var range: Double
  }

  /// Makes a distribution that has offered nothing yet.
  ///
  /// - Parameters:
  ///   - axis: the axis of the stack.
  ///   - across: the length offered across it in points; absent where none is.
  ///   - children: the children.
  ///   - priorities: who is served first; absent where all have the same priority.
  ///   - room: memory that nobody needs any more; what is in it does not matter.
  init(
    axis: Axis, across: Double?, children: [LayoutNode], priorities: StackPriorities?,
    reusing room: consuming [StackShare]
  ) {
    self.axis = axis
    self.across = across
    self.children = children
    self.priorities = priorities
    shares = room
    guard shares.count != children.count else { return }
    shares = []
    shares.reserveCapacity(children.count)
    for _ in children.indices { shares.append(StackShare()) }
  }

  /// Asks each child for its ideal length.
  mutating func offerNothing() {
    for index in children.indices { ask(children[index], index, offering: nil) }
  }

  /// Offers another length, gaps not included, to children who took no notice of the one before: each
  /// is told its part of it, and takes what it took.
  mutating func offerAnew(_ length: Double?) {
    guard let length else {
      for index in shares.indices { shares[index].offer = nil }
      return
    }
    free = length
    for index in shares.indices {
      shares[index].offer = max(free / Double(shares.count - index), 0)
      free = subtract(shares[index].length, from: free)
    }
  }

  /// Shares out a length, gaps not included, in points.
  mutating func share(_ length: Double) {
    free = length
    guard children.count > 1 else {
      if !children.isEmpty { ask(children[0], 0, offering: max(free, 0)) }
      return
    }
    probe()
    guard let priorities else {
      serve()
      return
    }
    for level in priorities.levels {
      let group = children.indices.filter { priorities.isServed($0, at: level) }
      // What those served later need at the least is set aside.
      var reserved = 0.0
      for index in children.indices where priorities.isServed(index, after: level) {
        reserved += flexibilities[index].least
      }
      serve(order(of: group), reserving: reserved)
    }
  }

  /// Hands over what each child has been offered.
  consuming func takeShares() -> [StackShare] { shares }

  /// Finds out who gives way, and how far where that has to be compared.
  private mutating func probe() {
    var flexibleCount = 0
    var lastFlexible = 0
    for index in children.indices {
      let child = children[index]
      var isRigid = false
      if child.isEndless(along: axis) {
        shares[index].length = .infinity
      } else {
        isRigid = !ask(child, index, offering: .infinity).contains(.along(axis))
      }
      shares[index].isRigid = isRigid
      guard !isRigid else { continue }
      flexibleCount += 1
      lastFlexible = index
    }
    if priorities == nil, flexibleCount <= 1 {
      // The only one that gives way is served last, where it stands last or is endless. Elsewhere it
      // may turn out not to give way at all, and is served in the order of the children then.
      guard flexibleCount == 1, lastFlexible < children.count - 1,
        shares[lastFlexible].length.isFinite
      else { return }
    }
    flexibilities.reserveCapacity(children.count)
    for index in children.indices {
      let most = shares[index].length
      if shares[index].isRigid {
        flexibilities.append(Flexibility(least: most, range: 0))
      } else {
        ask(children[index], index, offering: 0)
        let least = shares[index].length
        let range = most - least
        flexibilities.append(Flexibility(least: least, range: range.isNaN ? 0 : range))
      }
    }
  }

  /// Serves all children, who have the same priority.
  private mutating func serve() {
    guard flexibilities.isEmpty else {
      serve(order(of: Array(children.indices)), reserving: 0)
      return
    }
    var served = 0
    for isRigid in [true, false] {
      for index in children.indices where shares[index].isRigid == isRigid {
        serve(index, available: free, among: children.count - served)
        served += 1
      }
    }
  }

  /// Serves a group in its order.
  private mutating func serve(_ group: [Int], reserving reserved: Double) {
    for (served, index) in group.enumerated() {
      serve(index, available: subtract(reserved, from: free), among: group.count - served)
    }
  }

  /// Offers a child its part of what is available.
  private mutating func serve(_ index: Int, available: Double, among count: Int) {
    let offer = max(available / Double(count), 0)
    shares[index].offer = offer
    if !shares[index].isRigid { ask(children[index], index, offering: offer) }
    free = subtract(shares[index].length, from: free)
  }

  /// Who of a group is served when: whoever gives way least comes first.
  private func order(of group: [Int]) -> [Int] {
    group.sorted { a, b in
      let (first, second) = (flexibilities[a], flexibilities[b])
      if first.range != second.range { return first.range < second.range }
      if first.range.isInfinite, first.least != second.least { return first.least > second.least }
      return a < b
    }
  }

  /// Offers a child a length.
  ///
  /// - Returns: what it took notice of.
  @discardableResult
  private mutating func ask(
    _ child: LayoutNode, _ index: Int, offering length: Double?
  ) -> ProposedSize.Lengths {
    let answer = child.answer(to: ProposedSize(along: axis, length, across: across))
    var share = shares[index]
    share.offer = length
    share.length = answer.size[axis]
    share.breadth = answer.size[axis.other]
    shares[index] = share
    heeded.formUnion(answer.heeded)
    return answer.heeded
  }

  /// A difference that keeps an endless room endless.
  private func subtract(_ taken: Double, from available: Double) -> Double {
    available == .infinity ? available : available - taken
  }
}
