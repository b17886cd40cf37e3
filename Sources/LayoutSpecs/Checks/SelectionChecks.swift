import Diagnostics

/// Looks for chosen segments that are not there.
enum SelectionChecks {
  /// Reports each `selected` that is past the last item.
  ///
  /// - Precondition: the spec keeps to its limits, so that the walk comes to an end.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    var reported: Set<SourcePosition> = []
    let components = spec.components.sorted { $0.key < $1.key }.map(\.value)
    for node in spec.screens.flatMap(\.roots) + components { visit(node, &reported, decoder) }
  }

  private static func visit(
    _ node: Node, _ reported: inout Set<SourcePosition>, _ decoder: SpecDecoder
  ) {
    for case .segmented(let content) in states(of: node) {
      let chosen = content.selected
      let count = content.items.count
      // Without items something else is wrong, and said.
      guard count > 0, chosen.value >= count, reported.insert(chosen.position).inserted else {
        continue
      }
      decoder.error(
        "'selected' is \(chosen.value), but there \(count == 1 ? "is 1 item" : "are \(count) items")"
          + ", counted from 0",
        rule: "out-of-range", at: chosen.position)
    }
    let parts = node.parts
    for child in parts.always + parts.alternatives.joined() { visit(child, &reported, decoder) }
  }

  /// What a node is by itself, and with each of its changes.
  private static func states(of node: Node) -> [NodeKind] {
    [node.kind]
      + node.variations.map { variation in
        var changed = node
        for assignment in variation.assignments { assignment.apply(&changed) }
        return changed.kind
      }
  }
}
