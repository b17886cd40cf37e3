import Records

/// One finding of a run in all the configurations that have it.
struct CommentedFinding {
  /// What makes findings one.
  struct Key: Hashable {
    var severity: String
    var rule: String
    var screen: String
    var element: String?
  }

  var key: Key
  /// What it says in the first of the configurations.
  var message: String
  /// Whether it says something else in others.
  var differs = false
  /// The configurations in the order of the matrix.
  var configurations: [String]
  /// Whether a comparison calls it new.
  var isNew = false

  /// The severities, the worst first; a failed expectation stands with the errors.
  private static let order = ["error", "failed", "warning", "info"]

  /// The groups of a run, the worst first, then those of most configurations.
  static func groups(of records: [(name: String, record: RecordedLayout)], diff: DiffSummary?)
    -> [CommentedFinding]
  {
    var groups: [CommentedFinding] = []
    var places: [Key: Int] = [:]
    func add(_ key: Key, _ message: String, _ name: String) {
      if let place = places[key] {
        groups[place].differs = groups[place].differs || groups[place].message != message
        if groups[place].configurations.last != name { groups[place].configurations.append(name) }
      } else {
        places[key] = groups.count
        groups.append(CommentedFinding(key: key, message: message, configurations: [name]))
      }
    }
    for (name, record) in records {
      let screen = record.screen
      for finding in record.findings {
        add(
          Key(
            severity: finding.severity, rule: finding.rule, screen: screen,
            element: finding.element), finding.message, name)
      }
      for expectation in record.failedExpectations {
        add(
          Key(severity: "failed", rule: "expect", screen: screen, element: expectation.text),
          expectation.detail, name)
      }
    }
    let new = Set(
      (diff?.findings?.new ?? []).map { "\($0.rule) \($0.element ?? "")" })
    for index in groups.indices {
      let key = groups[index].key
      groups[index].isNew = new.contains("\(key.rule) \(key.element ?? "")")
    }
    func rank(_ group: CommentedFinding, _ place: Int) -> (Int, Int, Int, Int) {
      (
        order.firstIndex(of: group.key.severity) ?? order.count, group.isNew ? 0 : 1,
        -group.configurations.count, place
      )
    }
    return groups.enumerated().sorted { a, b in
      rank(a.element, a.offset) < rank(b.element, b.offset)
    }.map(\.element)
  }
}
