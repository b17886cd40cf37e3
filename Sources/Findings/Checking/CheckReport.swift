public import LayoutSpecs

/// What checking some layouts came to.
public struct CheckReport: Hashable, Sendable {
  /// A finding that the spec takes for settled.
  public struct Silenced: Hashable, Sendable {
    /// The finding.
    public var finding: Finding
    /// What silences it.
    public var setting: RuleSetting

    /// Makes an entry.
    public init(finding: Finding, setting: RuleSetting) {
      self.finding = finding
      self.setting = setting
    }
  }

  /// What was found, in the order of the configurations.
  public var findings: [Finding] = []
  /// What was found and is silenced.
  public var silenced: [Silenced] = []
  /// How the expectations turned out, in the order of the configurations.
  public var expectations: [ExpectationResult] = []
  /// How often a rule lacked a fact, by rule and fact.
  public var notChecked: [String: [String: Int]] = [:]
  /// The settings of the spec that some finding met.
  public var usedSettings: Set<RuleSetting> = []

  /// Makes an empty report.
  public init() {}

  /// Takes in another report.
  public mutating func add(_ other: CheckReport) {
    findings += other.findings
    silenced += other.silenced
    expectations += other.expectations
    for (rule, facts) in other.notChecked {
      notChecked[rule, default: [:]].merge(facts, uniquingKeysWith: +)
    }
    usedSettings.formUnion(other.usedSettings)
  }
}
