import Diagnostics
import Documents

extension ValueType where Value == Node {
  /// A node: one kind, modifiers beside it.
  static var node: ValueType<Node> {
    ValueType("a node", schema: .ref("node")) { node, _, decoder in
      decoder.node(node)
    }
  }
}

extension ValueType where Value == [Node] {
  /// A list of nodes.
  static var nodes: ValueType<[Node]> {
    ValueType("a list of nodes", schema: .list(of: .ref("node"))) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, "a list of nodes")
        return nil
      }
      return items.compactMap { decoder.node($0) }
    }
  }
}

extension SpecDecoder {
  /// Reads a node; what is wrong with it is reported.
  func node(_ node: DocumentNode) -> Node? {
    guard case .mapping(let entries) = node.content else {
      notANode(node)
      return nil
    }
    guard let (description, key) = kindKey(of: entries, at: node.position) else { return nil }
    let outer = kind
    kind = description
    defer { kind = outer }

    var result = Node(
      description.decode(key.value, at: key.keyPosition, self), position: key.keyPosition)
    for entry in entries where entry.key != key.key {
      if let modifier = ModifierTable.table[entry.key] {
        guard allows(modifier, entry) else { continue }
        modifier.read(entry.value, self)?(&result.modifiers)
      } else if entry.key == "when" {
        result.variations = variations(
          entry.value, settable: { description.settable($0, self) })
      } else if KindTable.byName[entry.key] == nil {
        unknownModifier(entry, of: description)
      }
    }
    if case .video(let content) = result.kind, content.gravity != .automatic,
      let mode = entries.first(where: { $0.key == "contentMode" })
    {
      error(
        "'contentMode' stands in place of 'gravity': a video has one of them",
        rule: "conflicting-keys", at: mode.keyPosition)
    }
    if !description.isElement, description.name != "use", let id = result.modifiers.id {
      warning(
        "'\(description.name)' is not an element: its id '\(id.value)' names nothing",
        rule: "id-without-element", at: id.position)
    }
    return result
  }

  /// The one kind key of a node; anything else is reported.
  private func kindKey(
    of entries: [DocumentNode.Entry], at position: SourcePosition
  ) -> (KindDescription, DocumentNode.Entry)? {
    let keys = entries.filter { KindTable.byName[$0.key] != nil }
    for extra in keys.dropFirst() {
      error(
        "'\(keys[0].key)' and '\(extra.key)' are both kinds: a node has exactly one",
        rule: "two-kinds", at: extra.keyPosition)
    }
    guard let key = keys.first, let description = KindTable.byName[key.key] else {
      noKind(entries, at: position)
      return nil
    }
    return (description, key)
  }

  private func noKind(_ entries: [DocumentNode.Entry], at position: SourcePosition) {
    let names = KindTable.all.map(\.name)
    let known = names + ModifierTable.table.properties.map(\.name) + ["when"]
    var isExplained = false
    for entry in entries where !known.contains(entry.key) {
      if canListMore, let near = NearestWord.find(entry.key, among: names) {
        error(
          "unknown key '\(Words.cut(entry.key))' in a node, did you mean '\(near)'?",
          rule: "unknown-key", at: entry.keyPosition)
        isExplained = true
      } else if let hint = missingKind(of: entry.key) {
        error(hint, rule: "misplaced-key", at: entry.keyPosition)
        isExplained = true
      } else {
        unknownKey(entry.key, "in a node", known: known, at: entry.keyPosition)
      }
    }
    guard !isExplained else { return }
    error(
      "a node needs exactly one kind: \(Words.list(names, "or"))", rule: "no-kind", at: position)
  }

  /// What is wrong where a node has the property of a kind and not the kind; absent where no kind has it.
  private func missingKind(of key: String) -> String? {
    let owners = KindTable.all.filter { $0.table[key] != nil && !($0.short?.isOnly ?? false) }
      .map(\.name)
    guard let first = owners.first else { return nil }
    return "'\(key)' is a property of \(Words.list(owners, "and")): write "
      + "'\(first): { \(key): … }'"
  }

  private func notANode(_ node: DocumentNode) {
    let hint: String
    switch node.content {
    case .scalar(let text, _) where KindTable.byName[text]?.table.requirements.isEmpty == true:
      hint = ": write '\(text): {}'"
    case .scalar(let text, _) where KindTable.byName[text] != nil:
      hint = ": '\(text)' needs a value, write '\(text): …'"
    case .scalar: hint = ": write 'text: …' to show a text"
    case .sequence: hint = ": put it under vstack, hstack, zstack or group"
    default: hint = ""
    }
    error(
      "expected a node, a mapping with one kind, found \(Self.excerpt(node))\(hint)",
      rule: "not-a-node", at: node.position)
  }

  /// Whether the kind being read has a modifier; if not that is reported.
  fileprivate func allows<Subject>(
    _ modifier: Property<Subject>, _ entry: DocumentNode.Entry
  ) -> Bool {
    guard let kind, !modifier.kinds.isEmpty, !modifier.kinds.contains(kind.name) else {
      return true
    }
    error(
      "'\(entry.key)' is only for \(Words.list(modifier.kinds, "and")), not for '\(kind.name)'",
      rule: "misplaced-key", at: entry.keyPosition)
    return false
  }

  private func unknownModifier(_ entry: DocumentNode.Entry, of kind: KindDescription) {
    let table = ModifierTable.table
    if kind.table[entry.key] != nil, !(kind.short?.isOnly ?? false) {
      error(
        "'\(entry.key)' is a property of '\(kind.name)': it belongs inside it, not beside it",
        rule: "misplaced-key", at: entry.keyPosition)
    } else {
      unknownKey(
        entry.key, "beside \(kind.name)", known: table.properties.map(\.name) + ["when"],
        at: entry.keyPosition)
    }
  }
}

extension KindDescription {
  /// The assignment that a key of `when.set` stands for; what is wrong with it is reported.
  fileprivate func settable(
    _ entry: DocumentNode.Entry, _ decoder: SpecDecoder
  ) -> Assignment<Node>? {
    let outer = decoder.kind
    decoder.kind = self
    defer { decoder.kind = outer }
    if let modifier = ModifierTable.table[entry.key], modifier.varies {
      guard decoder.allows(modifier, entry), let apply = modifier.read(entry.value, decoder) else {
        return nil
      }
      return Assignment(key: entry.key) { apply(&$0.modifiers) }
    }
    if let property = table[entry.key], property.varies {
      guard let apply = property.read(entry.value, decoder) else { return nil }
      return Assignment(key: entry.key) { apply(&$0.kind) }
    }
    let isFixed =
      ModifierTable.table[entry.key] != nil || table[entry.key] != nil || entry.key == "when"
      || KindTable.byName[entry.key] != nil
    if isFixed {
      decoder.error(
        "'\(entry.key)' can't change by condition: use 'switch' to choose between nodes",
        rule: "not-settable", at: entry.keyPosition)
    } else {
      decoder.unknownKey(
        entry.key, "in set of \(name)", known: settableKeys, at: entry.keyPosition)
    }
    return nil
  }

  /// The keys that `when.set` may have for the kind.
  var settableKeys: [String] {
    table.properties.filter(\.varies).map(\.name)
      + ModifierTable.table.properties
      .filter { $0.varies && ($0.kinds.isEmpty || $0.kinds.contains(name)) }.map(\.name)
  }
}
