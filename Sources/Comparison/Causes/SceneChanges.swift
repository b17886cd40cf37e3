import Records

/// What changed of the surroundings of a layout, part by part.
enum SceneChanges {
  /// The changes in the order of their names, single numbers before what follows from them.
  static func changes(
    from reference: [String: JSONValue], to candidate: [String: JSONValue]
  ) -> [RuleChange] {
    var changes: [RuleChange] = []
    compare(.object(reference), .object(candidate), "", &changes)
    let isSingle = { (change: RuleChange) in
      [change.reference, change.candidate].allSatisfy {
        $0.map { !"[{".contains($0.prefix(1)) } ?? true
      }
    }
    return changes.filter(isSingle) + changes.filter { !isSingle($0) }
  }

  private static func compare(
    _ old: JSONValue?, _ new: JSONValue?, _ name: String, _ changes: inout [RuleChange]
  ) {
    guard old != new else { return }
    if let old, let new {
      let (before, after) = (parts(of: old), parts(of: new))
      if let before, let after {
        for key in Set(before.keys).union(after.keys).sorted() {
          let path = name.isEmpty ? key : "\(name).\(key)"
          compare(before[key], after[key], path, &changes)
        }
        return
      }
    }
    changes.append(RuleChange(key: name, reference: old?.line, candidate: new?.line))
  }

  /// The parts of a value by name: of an object its entries, of a list of things with ids those.
  private static func parts(of value: JSONValue) -> [String: JSONValue]? {
    switch value {
    case .object(let entries): return entries
    case .array(let values):
      var parts: [String: JSONValue] = [:]
      for value in values {
        guard let id = value["id"]?.text, parts[id] == nil else { return nil }
        parts[id] = value
      }
      return parts
    default: return nil
    }
  }
}
