import Documents

/// Joins what a screen is in several size classes, and on several kinds of device, into one node that
/// changes by condition.
struct VariationDraft {
  /// The cases that there are, in the order in which conditions name them.
  let cases: [VariationCase]

  /// One node for all cases.
  ///
  /// - Parameters:
  ///   - node: the node in the case that needs no condition.
  ///   - others: the node in the other ones.
  /// - Returns: the node with `when`, or a `switch` where its children are others.
  func join(_ node: DocumentNode, _ others: [VariationCase: DocumentNode]) -> DocumentNode {
    guard others.values.contains(where: { $0 != node }) else { return node }
    guard case .mapping(let entries) = node.content, let kind = entries.first,
      others.values.allSatisfy({ Self.isAlike($0, node) })
    else { return choice(node, others) }
    var joined = entries
    joined[0].value = joinChildren(kind.value, others.mapValues { Self.kindValue($0) ?? $0 })
    let draft = Draft(at: node.position)
    let changes = others.mapValues {
      DocumentNode(.mapping(Self.changes(from: entries, to: $0)), position: node.position)
    }
    let none = draft.mapping([])
    let variations = grouped(none, changes).map { condition, set in
      draft.mapping([("if", draft.scalar(condition)), ("set", set)])
    }
    let result = DocumentNode(.mapping(joined), position: node.position)
    guard !variations.isEmpty else { return result }
    return result.adding([("when", draft.list(variations))])
  }

  // MARK: Children

  private func joinChildren(
    _ value: DocumentNode, _ others: [VariationCase: DocumentNode]
  ) -> DocumentNode {
    guard case .mapping(let entries) = value.content else { return value }
    let joined = entries.map { entry -> DocumentNode.Entry in
      var entry = entry
      if entry.key == "content" {
        entry.value = join(entry.value, others.compactMapValues { $0["content"] })
      } else if entry.key == "children", case .sequence(let children) = entry.value.content {
        let items = children.enumerated().map { index, child in
          join(child, others.compactMapValues { Self.children($0)?[index] })
        }
        entry.value = DocumentNode(.sequence(items), position: entry.value.position)
      }
      return entry
    }
    return DocumentNode(.mapping(joined), position: value.position)
  }

  private static func children(_ value: DocumentNode) -> [DocumentNode]? {
    if case .sequence(let items)? = value["children"]?.content { items } else { nil }
  }

  private static func kindValue(_ node: DocumentNode) -> DocumentNode? {
    if case .mapping(let entries) = node.content { entries.first?.value } else { nil }
  }

  /// Whether two nodes are of one kind and hold the same children, so that only properties differ.
  private static func isAlike(_ a: DocumentNode, _ b: DocumentNode) -> Bool {
    guard case .mapping(let first) = a.content, case .mapping(let second) = b.content,
      let kind = first.first, let other = second.first, kind.key == other.key,
      a["id"]?.content == b["id"]?.content
    else { return false }
    // The short form of a kind has no properties to set.
    guard case .mapping = kind.value.content, case .mapping = other.value.content else {
      return kind.value == other.value
    }
    let names = (children(kind.value) ?? []).map { $0["id"]?.content }
    guard names == (children(other.value) ?? []).map({ $0["id"]?.content }) else { return false }
    return changes(from: first, to: b, isTrial: true) != nil
  }

  // MARK: Properties

  /// Keys that are read where nodes are put together, not set by condition.
  private static let fixed: Set<String> = ["children", "content", "id", "when"]

  /// What a key means that is not written.
  private static let usual: [String: String] = [
    "hidden": "false", "cornerRadius": "0", "compressionResistance": "750", "spacing": "0",
    "axis": "horizontal", "alignment": "fill", "distribution": "fill",
    "baselineRelative": "false", "safeAreaMargins": "true", "preservesMargins": "false",
  ]

  private static func changes(
    from base: [DocumentNode.Entry], to node: DocumentNode
  ) -> [DocumentNode.Entry] {
    changes(from: base, to: node, isTrial: false) ?? []
  }

  /// The keys to set; nothing where one goes whose usual value is not known.
  private static func changes(
    from base: [DocumentNode.Entry], to node: DocumentNode, isTrial: Bool
  ) -> [DocumentNode.Entry]? {
    guard case .mapping(let entries) = node.content else { return nil }
    func flat(_ entries: [DocumentNode.Entry]) -> [DocumentNode.Entry] {
      guard let kind = entries.first, case .mapping(let properties) = kind.value.content else {
        return Array(entries.dropFirst())
      }
      return (properties + entries.dropFirst()).filter { !fixed.contains($0.key) }
    }
    let (old, new) = (flat(base), flat(entries))
    var result: [DocumentNode.Entry] = new.filter { entry in
      old.first { $0.key == entry.key }?.value != entry.value
    }
    for entry in old where !new.contains(where: { $0.key == entry.key }) {
      guard let value = usual[entry.key] else { return nil }
      result.append(
        DocumentNode.Entry(
          key: entry.key, keyPosition: entry.keyPosition,
          value: DocumentNode(.scalar(value, quoted: false), position: entry.keyPosition)))
    }
    return result
  }

  // MARK: Conditions

  /// The node as a choice between whole trees.
  private func choice(
    _ node: DocumentNode, _ others: [VariationCase: DocumentNode]
  ) -> DocumentNode {
    let draft = Draft(at: node.position)
    let branches = grouped(node, others).map { condition, other in
      draft.mapping([("if", draft.scalar(condition)), ("then", other)])
    }
    return draft.mapping([
      ("switch", draft.list(branches + [draft.mapping([("else", node)])]))
    ])
  }

  /// The values that differ from one, each with the condition under which it holds.
  private func grouped(
    _ node: DocumentNode, _ others: [VariationCase: DocumentNode]
  ) -> [(String, DocumentNode)] {
    var groups: [(members: [VariationCase], node: DocumentNode)] = []
    for one in cases {
      guard let other = others[one], other != node else { continue }
      if let index = groups.firstIndex(where: { $0.node == other }) {
        groups[index].members.append(one)
      } else {
        groups.append(([one], other))
      }
    }
    return groups.map { (VariationCase.condition(for: Set($0.members), among: cases), $0.node) }
  }
}
