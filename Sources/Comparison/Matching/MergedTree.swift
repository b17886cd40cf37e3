import Geometry
import Records

/// Two layouts as one tree: what both have, what came and what went.
struct MergedTree {
  /// An element of one layout or of both.
  struct Node {
    var reference: RecordedElement?
    var candidate: RecordedElement?
    var parent: Int?
    /// What it holds, in the order of the candidate; what went stands where it was.
    var children: [Int] = []
    /// How far it moved and grew in the window.
    var delta = FrameDelta.zero
    /// How far it moved in its parent, and grew.
    var local = FrameDelta.zero
    /// Whether it took another place among its siblings.
    var isReordered = false
    /// What the spec says otherwise of it.
    var rules: [RuleChange] = []

    /// The element as it is now, or as it was where it went.
    var element: RecordedElement? { candidate ?? reference }
    var id: String { element?.id ?? "" }
    /// How its text fits now, where that is not as it was.
    var fit: TextFit? { TextFit(from: reference?.text, to: candidate?.text) }
    var isAdded: Bool { reference == nil }
    var isRemoved: Bool { candidate == nil }
    var isBoth: Bool { reference != nil && candidate != nil }
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []

  /// Merges two layouts.
  init(_ reference: [RecordedElement], _ candidate: [RecordedElement]) {
    let old = ElementForest(reference)
    let new = ElementForest(candidate)
    let partners = ElementMatcher(old, new).partners
    var oldOfNew = [Int?](repeating: nil, count: candidate.count)
    for (index, partner) in partners.enumerated() {
      if let partner { oldOfNew[partner] = index }
    }
    // The nodes of the candidate have its indices, those that went come after them.
    for (index, element) in candidate.enumerated() {
      nodes.append(
        Node(
          reference: oldOfNew[index].map { reference[$0] }, candidate: element,
          parent: new.parents[index]))
    }
    var nodeOfOld = partners
    for index in reference.indices where partners[index] == nil {
      nodeOfOld[index] = nodes.count
      nodes.append(
        Node(
          reference: reference[index], candidate: nil,
          parent: old.parents[index].flatMap { nodeOfOld[$0] }))
    }
    for index in candidate.indices { append(index) }
    for index in reference.indices where partners[index] == nil {
      guard let node = nodeOfOld[index] else { continue }
      let siblings = old.children(of: old.parents[index])
      let before = siblings.prefix { $0 != index }.last { sibling in
        nodeOfOld[sibling].map { nodes[$0].parent == nodes[node].parent } ?? false
      }
      insert(node, after: before.flatMap { nodeOfOld[$0] })
    }
    markOrder(old, new, oldOfNew)
    // A record by another program may tell nothing of rules: then none of them changed.
    measure(
      tellsLayout: reference.contains { !$0.layout.isEmpty }
        && candidate.contains { !$0.layout.isEmpty })
  }

  /// All nodes, a parent before what it holds.
  var preorder: [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes.count)
    var stack = Array(roots.reversed())
    while let index = stack.popLast() {
      result.append(index)
      stack += nodes[index].children.reversed()
    }
    return result
  }

  /// What stands beside a node, itself among it.
  func siblings(of index: Int) -> [Int] { nodes[index].parent.map { nodes[$0].children } ?? roots }

  private mutating func append(_ index: Int) {
    if let parent = nodes[index].parent {
      nodes[parent].children.append(index)
    } else {
      roots.append(index)
    }
  }

  private mutating func insert(_ index: Int, after other: Int?) {
    var siblings = siblings(of: index)
    let place = other.flatMap { siblings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    siblings.insert(index, at: place)
    if let parent = nodes[index].parent {
      nodes[parent].children = siblings
    } else {
      roots = siblings
    }
  }

  private mutating func markOrder(
    _ old: ElementForest, _ new: ElementForest, _ oldOfNew: [Int?]
  ) {
    let parents: [Int?] = [nil] + new.elements.indices.map { $0 }
    for parent in parents {
      let kept = new.children(of: parent).filter { child in
        guard let partner = oldOfNew[child] else { return false }
        // What came from another parent has no order among these.
        return old.parents[partner] == parent.flatMap { oldOfNew[$0] }
      }
      let moved = SiblingAlignment.outOfOrder(kept.compactMap { oldOfNew[$0] })
      for index in moved { nodes[kept[index]].isReordered = true }
    }
  }

  /// Differences of numbers with three decimals are off by one of the last at most.
  private static let noise = 0.0011

  private mutating func measure(tellsLayout: Bool) {
    for index in nodes.indices {
      guard let old = nodes[index].reference, let new = nodes[index].candidate else { continue }
      let delta = FrameDelta(from: old.frame, to: new.frame)
      nodes[index].delta = delta
      nodes[index].local = delta
      nodes[index].rules = RuleChange.changes(from: old, to: new, tellsLayout: tellsLayout)
      guard let parent = nodes[index].parent, let oldParent = nodes[parent].reference,
        let newParent = nodes[parent].candidate
      else { continue }
      let moved = FrameDelta(from: oldParent.frame, to: newParent.frame)
      let local = FrameDelta(
        x: delta.x - moved.x, y: delta.y - moved.y, width: delta.width, height: delta.height)
      nodes[index].local = local.ignoring(Self.noise)
    }
  }
}
