import Documents

extension KindDescription {
  /// A component in its place.
  static let use = KindDescription(
    "use", "Stands for a component; with id U its ids become U/ID; not an element.",
    size: "The component's.", short: ShortForm(shape: .scalar, property: "name"),
    isElement: false, initial: "", requires: [.key("name")], wrap: { .use($0) },
    unwrap: { if case .use(let name) = $0 { name } else { nil } },
    [
      Property("name", ValueType.component, varies: false, "The name of the component.") {
        $0 = $1.value
      }
    ])

  /// The first branch that holds.
  static let `switch` = KindDescription(
    "switch", "Stands for the first branch whose condition holds, else for nothing.",
    size: "The branch's.", short: ShortForm(shape: .list, property: "switch", isOnly: true),
    isElement: false, initial: [SwitchBranch](), wrap: { .switch($0) },
    unwrap: { if case .switch(let branches) = $0 { branches } else { nil } },
    [Property("switch", \.self, .branches, varies: false, "The branches in order.")])
}

/// A branch, while it is read.
private struct BranchEntry: Sendable {
  var condition: Condition?
  var node: Node?
  var isElse = false

  static let table = Table<BranchEntry>(
    "switch",
    [
      Property("if", optional: \.condition, .condition, "When the branch is taken."),
      Property("then", optional: \.node, .node, "What stands in the place of the switch."),
      Property("else", ValueType.node, "What stands there where no branch is taken.") {
        $0.node = $1
        $0.isElse = true
      },
    ])
}

extension ValueType where Value == [SwitchBranch] {
  /// Branches in order, `else` last.
  fileprivate static var branches: ValueType<[SwitchBranch]> {
    let summary = "a list of { if: CONDITION, then: NODE }, at last { else: NODE }"
    return ValueType(summary, schema: .list(of: .ref("branch"), min: 1)) { node, label, decoder in
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var branches: [SwitchBranch] = []
      for (index, item) in items.enumerated() {
        guard case .mapping(let entries) = item.content else {
          decoder.mismatch(item, label, summary)
          continue
        }
        var entry = BranchEntry()
        BranchEntry.table.decode(entries, into: &entry, at: item.position, decoder)
        check(entries, isLast: index == items.count - 1, item, decoder)
        guard let branch = entry.node, entry.isElse || entry.condition != nil else { continue }
        branches.append(
          SwitchBranch(condition: entry.isElse ? nil : entry.condition, node: branch))
      }
      return branches
    }
  }

  private static func check(
    _ entries: [DocumentNode.Entry], isLast: Bool, _ item: DocumentNode, _ decoder: SpecDecoder
  ) {
    let keys = Set(entries.map(\.key))
    if let other = entries.first(where: { $0.key == "else" }) {
      if keys.contains("if") || keys.contains("then") {
        decoder.error(
          "'else' stands alone: a branch has 'if' and 'then', or 'else'", rule: "conflicting-keys",
          at: other.keyPosition)
      } else if !isLast {
        decoder.error(
          "'else' must be the last branch of a switch", rule: "conflicting-keys",
          at: other.keyPosition)
      }
      return
    }
    guard keys.isSubset(of: ["if", "then"]) else { return }
    for key in ["if", "then"] where !keys.contains(key) {
      decoder.error("'\(key)' is missing in a branch", rule: "missing-key", at: item.position)
    }
  }
}

extension SchemaValue {
  /// The schema of a branch.
  static var branch: SchemaValue {
    .any(
      .object([
        ("type", "object"),
        (
          "properties",
          .object([
            ("if", .ref("condition").described("When the branch is taken.")),
            ("then", .ref("node").described("What stands in the place of the switch.")),
          ])
        ),
        ("required", .array(["if", "then"])), ("additionalProperties", false),
      ]),
      .object([
        ("type", "object"),
        (
          "properties",
          .object([("else", .ref("node").described("What stands there where no branch is taken."))])
        ),
        ("required", .array(["else"])), ("additionalProperties", false),
      ]))
  }
}
