public import Diagnostics

/// One finding of an element over all configurations that have it.
public struct FindingGroup: Hashable, Sendable {
  /// The findings in the order of the configurations; at least one.
  public var findings: [Finding]

  /// The finding that is farthest from its limit, the first of equals: it stands for the others.
  public var worst: Finding {
    func distance(_ finding: Finding) -> Double {
      guard let measured = finding.measured else { return 0 }
      return abs(measured - (finding.limit ?? 0))
    }
    return findings.dropFirst().reduce(findings[0]) { distance($1) > distance($0) ? $1 : $0 }
  }

  /// The names of the configurations, in order, each once.
  public var configurations: [String] {
    var seen: Set<String> = []
    return findings.map(\.configuration).filter { seen.insert($0).inserted }
  }

  /// What makes two findings one: rule, severity, screen, element, the others that take part, and where
  /// the mistake is written.
  public struct Key: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    /// The id of the screen.
    public var screen: String
    /// The id of the element; absent where the screen is meant.
    public var element: String?
    /// The ids of other elements that take part.
    public var others: [String]
    /// How much it matters.
    public var severity: Finding.Severity
    /// Where the mistake is written: of an element several constraints may be wrong.
    public var position: SourcePosition

    /// The key of a finding.
    public init(_ finding: Finding) {
      rule = finding.rule
      screen = finding.screen
      element = finding.element
      others = finding.others
      severity = finding.severity
      position = finding.position
    }
  }

  /// The groups of some findings: the severest first, then in the order of the file.
  public static func groups(of findings: [Finding]) -> [FindingGroup] {
    var order: [Key] = []
    var byKey: [Key: FindingGroup] = [:]
    for finding in findings {
      let key = Key(finding)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: FindingGroup(findings: [])].findings.append(finding)
    }
    let groups = order.compactMap { byKey[$0] }
    let sorted = groups.enumerated().sorted { a, b in
      let (x, y) = (a.element.findings[0], b.element.findings[0])
      if x.severity != y.severity { return x.severity > y.severity }
      if x.position != y.position { return x.position < y.position }
      return a.offset < b.offset
    }
    return sorted.map(\.element)
  }
}
