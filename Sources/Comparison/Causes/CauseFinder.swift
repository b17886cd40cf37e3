import Records

/// Tells in the tree of two layouts what changed by itself and what was moved by it.
///
/// An element is a cause where what the spec says of it changed and its frame, its place or what it
/// holds shows that; or where it came, went or changed places. Everything else follows: what stands
/// beside a cause in the same container, what lies inside, and the containers around it. Only where
/// records do not tell why something changed, the innermost of what changed is taken for the cause.
struct CauseFinder {
  private let tree: MergedTree
  private let order: [Int]
  private let scene: [RuleChange]
  private let fingerprint: [RuleChange]
  private var causes: [Cause] = []
  /// The cause that a node is.
  private var causeOf: [Int: Int] = [:]
  /// The causes at or below a node.
  private var below: [Set<Int>]
  /// The causes that explain a node, once they are known.
  private var explained: [Int: [Int]] = [:]
  private var sceneCause: Int?
  private var globalCause: Int?

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - tree: the elements of both layouts.
  ///   - scene: what changed of what surrounds them.
  ///   - fingerprint: what changed of program, data and libraries.
  init(_ tree: MergedTree, scene: [RuleChange], fingerprint: [RuleChange]) {
    self.tree = tree
    self.scene = scene
    self.fingerprint = fingerprint
    order = tree.preorder
    below = Array(repeating: [], count: tree.nodes.count)
  }

  /// The causes in drawing order, those of no element first.
  static func causes(
    in tree: MergedTree, scene: [RuleChange], fingerprint: [RuleChange]
  ) -> [Cause] {
    var finder = CauseFinder(tree, scene: scene, fingerprint: fingerprint)
    return finder.find()
  }

  private mutating func find() -> [Cause] {
    for index in order {
      if let change = ownChange(of: index) { add(index, change) }
    }
    addSurroundings()
    explain()
    inferTheRest()
    return causes
  }

  // MARK: Causes

  private mutating func add(_ index: Int, _ change: Cause.Change) {
    let node = tree.nodes[index]
    causeOf[index] = causes.count
    let number = causes.count
    causes.append(
      Cause(
        element: node.id, kind: node.element?.kind ?? "", change: change, delta: node.delta,
        rules: node.rules, frame: node.element?.frame))
    causes[number].fit = node.fit
    var place: Int? = index
    while let current = place {
      below[current].insert(number)
      place = tree.nodes[current].parent
    }
  }

  /// What an element did by itself; nothing where it did not change, or was moved.
  private func ownChange(of index: Int) -> Cause.Change? {
    let node = tree.nodes[index]
    if node.isAdded || node.isRemoved { return arrival(of: index) }
    if node.isReordered { return .reordered }
    let rules = node.rules
    if !rules.isEmpty {
      if node.delta.isResize, rules.contains(where: { $0.has(.size) }) { return .resized }
      if rules.contains(where: { $0.has(.content) }), holdsChanges(index) { return .rearranged }
      if node.local.isMove, rules.contains(where: { $0.has(.place) }) { return .moved }
      if rules.contains(where: { Self.shownKeys.contains($0.key) }) { return .replaced }
    }
    if node.reference?.isHidden != node.candidate?.isHidden {
      // What a hidden element holds is hidden with it.
      let parent = node.parent.map { tree.nodes[$0] }
      return parent?.reference?.isHidden != parent?.candidate?.isHidden ? nil : .visibility
    }
    // With other fonts the fit of a text is not its own doing.
    return fingerprint.isEmpty && !node.delta.isResize && node.fit != nil ? .textFit : nil
  }

  private static let shownKeys: Set<String> = [
    "text", "kind", "asset", "symbol", "label", "segments", "badge", "font", "mode", "style",
  ]

  /// What came or went by itself: not what came in a container that came, nor as a row of a list that
  /// is told to have another number of rows.
  private func arrival(of index: Int) -> Cause.Change? {
    let node = tree.nodes[index]
    if let parent = node.parent {
      if node.isAdded && tree.nodes[parent].isAdded
        || node.isRemoved && tree.nodes[parent].isRemoved
      {
        return nil
      }
      if tree.nodes[parent].rules.contains(where: { $0.key == "rows" }) { return nil }
    }
    return node.isAdded ? .added : .removed
  }

  private func holdsChanges(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    if let old = node.reference, let new = node.candidate {
      let before = FrameDelta(from: old.frame, to: old.content)
      let after = FrameDelta(from: new.frame, to: new.content)
      if before != after, !node.delta.isResize { return true }
    }
    return node.children.contains { child in
      let local = tree.nodes[child].local
      return local.isMove || local.isResize || !tree.nodes[child].isBoth
    }
  }

  private mutating func addSurroundings() {
    guard !scene.isEmpty else { return }
    if fingerprint.contains(where: { Self.sceneParts.contains($0.key) }) {
      sceneCause = makeGlobalCause()
      return
    }
    // Bars of the screen are elements too: where one of them changed, the scene follows.
    let bar = causeOf.filter { !Self.isContent(tree.nodes[$0.key]) }.map(\.value).min()
    if let bar {
      sceneCause = bar
      return
    }
    sceneCause = causes.count
    causes.append(
      Cause(
        element: "scene", kind: "", change: .scene, delta: .zero, rules: scene, frame: nil))
  }

  /// The parts of a fingerprint that scenes depend on.
  private static let sceneParts: Set<String> = ["program", "catalogue"]

  /// The one cause of all that program, data and libraries bring about.
  private mutating func makeGlobalCause() -> Int? {
    guard globalCause == nil, !fingerprint.isEmpty else { return globalCause }
    globalCause = causes.count
    causes.append(
      Cause(
        element: fingerprint.map(\.key).joined(separator: ", "), kind: "",
        change: .fingerprint, delta: .zero,
        rules: fingerprint
          + (fingerprint.contains { Self.sceneParts.contains($0.key) } ? scene : []),
        frame: nil))
    return globalCause
  }

  private static func isContent(_ node: MergedTree.Node) -> Bool {
    node.element?.path.hasPrefix("content") ?? true
  }

  // MARK: Followers

  private mutating func explain() {
    explained = [:]
    for index in causes.indices {
      causes[index].followers = []
      causes[index].containers = []
      causes[index].contents = []
    }
    for index in order { explain(index) }
  }

  private mutating func explain(_ index: Int) {
    let node = tree.nodes[index]
    let own = causeOf[index]
    let follower = Cause.Follower(id: node.id, delta: node.delta, fit: node.fit)
    guard node.isBoth else {
      // Came or went with its container.
      if own == nil, let reasons = node.parent.flatMap({ reasons(at: $0) }) {
        explained[index] = reasons
        for reason in reasons { causes[reason].contents.append(follower) }
      }
      return
    }
    if node.local.isResize, own == nil {
      let inside = below[index].filter { movesOthers($0) }.sorted()
      if !inside.isEmpty {
        explained[index] = inside
        for reason in inside { causes[reason].containers.append(follower) }
      }
    }
    let moves =
      own == nil ? node.local.isMove : node.local.isMove && causes[own ?? 0].change != .moved
    guard moves || node.local.isResize && own == nil && explained[index] == nil else { return }
    // A container that grew around a cause in a centred place also moves: by the same cause.
    if explained[index] != nil, besides(index).isEmpty { return }
    let beside = besides(index)
    if !beside.isEmpty {
      explained[index, default: []] += beside
      for reason in beside { causes[reason].followers.append(follower) }
      return
    }
    guard own == nil else { return }
    if let parent = node.parent, let reasons = reasons(at: parent) {
      explained[index] = reasons
      for reason in reasons { causes[reason].contents.append(follower) }
      return
    }
    if let reason = outside(of: index) ?? (sceneCause ?? makeGlobalCause()).map({ [$0] }) {
      explained[index] = reason
      for number in reason { causes[number].followers.append(follower) }
    }
  }

  /// Why an element is not as it was: itself, or what explains it.
  private func reasons(at index: Int) -> [Int]? { causeOf[index].map { [$0] } ?? explained[index] }

  /// Whether a cause can move what stands beside it.
  private func movesOthers(_ number: Int) -> Bool {
    switch causes[number].change {
    case .added, .removed, .reordered, .resized: true
    case .rearranged: causes[number].delta.isResize
    case .moved, .replaced, .textFit, .visibility, .scene, .fingerprint: false
    }
  }

  /// The causes beside a node that moved it: those before it, where there are none those after it.
  private func besides(_ index: Int) -> [Int] {
    let siblings = tree.siblings(of: index)
    guard let place = siblings.firstIndex(of: index) else { return [] }
    let before = siblings[..<place].flatMap { active($0) }
    if !before.isEmpty { return Array(Set(before)).sorted() }
    return Array(Set(siblings[(place + 1)...].flatMap { active($0) })).sorted()
  }

  /// The causes at or below a node that changed the room it takes.
  private func active(_ index: Int) -> [Int] {
    let node = tree.nodes[index]
    if let own = causeOf[index], movesOthers(own) { return [own] }
    guard node.isBoth, node.delta.isResize else { return [] }
    return below[index].filter { movesOthers($0) }.sorted()
  }

  /// The causes beside a container around a node: a bar beside the content takes room from it.
  private func outside(of index: Int) -> [Int]? {
    var place = tree.nodes[index].parent
    while let current = place {
      let found = besides(current)
      if !found.isEmpty { return found }
      place = tree.nodes[current].parent
    }
    return nil
  }

  // MARK: What records do not explain

  /// Takes the innermost of what changed without a reason for causes, sizes before places.
  private mutating func inferTheRest() {
    var open = unexplained()
    let resized = open.filter { tree.nodes[$0].local.isResize }
    let holders = Set(resized.flatMap { ancestors(of: $0) })
    for index in resized where !holders.contains(index) { add(index, .resized) }
    if !resized.isEmpty {
      explain()
      open = unexplained()
    }
    for index in open { add(index, tree.nodes[index].local.isResize ? .resized : .moved) }
    if !open.isEmpty { explain() }
  }

  private func unexplained() -> [Int] {
    order.filter { index in
      let node = tree.nodes[index]
      return node.isBoth && causeOf[index] == nil && explained[index] == nil
        && (node.local.isMove || node.local.isResize)
    }
  }

  private func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var place = tree.nodes[index].parent
    while let current = place {
      result.append(current)
      place = tree.nodes[current].parent
    }
    return result
  }
}
