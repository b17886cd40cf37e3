public import Diagnostics

/// What a spec says of a rule: how severe its findings are, and why.
public struct RuleSetting: Hashable, Sendable {
  /// How severe findings are.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The layout is broken.
    case error
    /// The layout departs from guidance.
    case warning
    /// A remark.
    case info
    /// Nothing is found.
    case off
  }

  /// The id of the rule.
  public var rule: String
  /// The severity.
  public var severity: Severity
  /// Why.
  public var reason: String
  /// Where the id is written.
  public var position: SourcePosition

  /// Makes a setting from its parts.
  public init(rule: String, severity: Severity, reason: String, position: SourcePosition) {
    self.rule = rule
    self.severity = severity
    self.reason = reason
    self.position = position
  }
}
