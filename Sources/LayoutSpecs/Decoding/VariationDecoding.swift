import Diagnostics
import Documents

/// One entry of `when`, while it is read.
private struct VariationEntry: Sendable {
  var condition: Condition?
  var set: DocumentNode?

  static let table = Table<VariationEntry>(
    "when",
    [
      Property("if", optional: \.condition, .condition, "When the change holds."),
      Property(
        "set", optional: \.set,
        ValueType("a mapping of keys to values", schema: .type("object")) { node, label, decoder in
          guard case .mapping(let entries) = node.content, !entries.isEmpty else {
            decoder.mismatch(node, label, "a mapping of keys to values")
            return nil
          }
          return node
        }, "What changes."),
    ], requires: [.key("if"), .key("set")])
}

extension SpecDecoder {
  /// Reads the value of `when`.
  ///
  /// - Parameters:
  ///   - node: the list.
  ///   - settable: reads one entry of `set`; reports what is wrong with it.
  /// - Returns: the changes in the order of the file, less those with problems.
  func variations<Subject>(
    _ node: DocumentNode, settable: (DocumentNode.Entry) -> Assignment<Subject>?
  ) -> [Variation<Subject>] {
    guard case .sequence(let items) = node.content, !items.isEmpty else {
      mismatch(node, "when", "a list of { if: CONDITION, set: { … } }")
      return []
    }
    return items.compactMap { item in
      guard case .mapping(let entries) = item.content else {
        mismatch(item, "when", "a list of { if: CONDITION, set: { … } }")
        return nil
      }
      var entry = VariationEntry()
      VariationEntry.table.decode(entries, into: &entry, at: item.position, self)
      guard case .mapping(let changes)? = entry.set?.content else { return nil }
      let assignments = changes.compactMap(settable)
      guard let condition = entry.condition else { return nil }
      return Variation(
        condition: condition, assignments: assignments, position: item.position)
    }
  }
}
