import Diagnostics

/// Counts the nodes of a spec, components where they are used.
enum SizeChecks {
  /// Whether a spec keeps to the limits; what is wrong is reported.
  ///
  /// - Precondition: no component uses itself.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) -> Bool {
    var counter = NodeCounter(spec: spec)
    var total = 0
    for screen in spec.screens {
      let extents = screen.roots.map { counter.extent(of: $0, below: 0) }
      total += extents.reduce(0) { $0 + $1.nodes }
      if extents.contains(where: { $0.depth > SpecChecks.depthLimit }) {
        decoder.error(
          "screen '\(screen.id)' is nested deeper than \(SpecChecks.depthLimit) nodes, components "
            + "counted where they are used",
          rule: "too-deep", at: screen.position)
        return false
      }
      if total > SpecChecks.nodeLimit {
        decoder.error(
          "the screens have more than \(SpecChecks.nodeLimit) nodes, components and rows counted "
            + "where they are used",
          rule: "too-many-nodes", at: screen.position)
        return false
      }
    }
    return true
  }
}

/// How much a node holds.
private struct Extent {
  var nodes: Int
  var depth: Int
}

private struct NodeCounter {
  let spec: Spec
  private var components: [String: Extent] = [:]

  init(spec: Spec) { self.spec = spec }

  /// The extent of a node that stands inside others.
  ///
  /// Past the depth limit nothing more is counted, which keeps the recursion short whatever
  /// components do.
  mutating func extent(of node: Node, below depth: Int) -> Extent {
    guard depth < SpecChecks.depthLimit else { return Extent(nodes: 1, depth: 1) }
    var result = Extent(nodes: 1 + node.rowCount, depth: 0)
    if case .use(let name) = node.kind { add(component(name, below: depth + 1), to: &result) }
    let parts = node.parts
    for child in parts.always { add(extent(of: child, below: depth + 1), to: &result) }
    for child in parts.alternatives.joined() {
      add(extent(of: child, below: depth + 1), to: &result)
    }
    result.depth += 1
    return result
  }

  private mutating func component(_ name: String, below depth: Int) -> Extent {
    if let known = components[name] { return known }
    let result =
      spec.components[name].map { extent(of: $0, below: depth) } ?? Extent(nodes: 0, depth: 0)
    components[name] = result
    return result
  }

  /// Adds without overflow: doubling components reach any number.
  private func add(_ part: Extent, to whole: inout Extent) {
    whole.nodes = min(whole.nodes + part.nodes, 1_000_000_000)
    whole.depth = max(whole.depth, part.depth)
  }
}
