/// Looks for components that use themselves.
enum ComponentChecks {
  /// Whether any component stands in itself, directly or through others; each way is reported.
  static func hasCycle(_ decoder: SpecDecoder) -> Bool {
    var uses: [String: [SpecDecoder.Reference]] = [:]
    for reference in decoder.componentReferences {
      guard let component = reference.component else { continue }
      uses[component, default: []].append(reference)
    }
    var search = CycleSearch(uses: uses)
    for name in decoder.componentNames { search.visit(name) }
    for (cycle, reference) in search.cycles {
      decoder.error(
        "component '\(cycle[0])' uses itself: \(outline(cycle))",
        rule: "cyclic-use", at: reference.position)
    }
    return !search.cycles.isEmpty
  }

  /// The way round, without its middle where that is long.
  private static func outline(_ cycle: [String]) -> String {
    let shown = cycle.count <= 8 ? cycle : cycle.prefix(4) + ["…"] + cycle.suffix(3)
    return shown.joined(separator: " → ")
  }
}

/// A walk in depth over the uses of components, without recursion: chains may be long.
private struct CycleSearch {
  let uses: [String: [SpecDecoder.Reference]]
  var cycles: [([String], SpecDecoder.Reference)] = []
  private var done: Set<String> = []

  init(uses: [String: [SpecDecoder.Reference]]) { self.uses = uses }

  mutating func visit(_ start: String) {
    guard !done.contains(start) else { return }
    var path = [start]
    var next = [0]
    var onPath: Set<String> = [start]
    while let name = path.last, let index = next.last {
      let references = uses[name] ?? []
      guard index < references.count else {
        done.insert(name)
        onPath.remove(name)
        path.removeLast()
        next.removeLast()
        continue
      }
      next[next.count - 1] += 1
      let reference = references[index]
      if onPath.contains(reference.name) {
        // Each way is a list of names: a hundred are enough for anyone to read.
        guard cycles.count < 100 else { continue }
        let first = path.firstIndex(of: reference.name) ?? 0
        cycles.append((Array(path[first...]) + [reference.name], reference))
      } else if !done.contains(reference.name) {
        path.append(reference.name)
        next.append(0)
        onPath.insert(reference.name)
      }
    }
  }
}
