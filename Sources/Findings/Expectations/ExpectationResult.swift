public import LayoutSpecs

/// How an expectation turned out in one configuration.
public struct ExpectationResult: Hashable, Sendable {
  /// How it turned out.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It holds.
    case passed
    /// It does not hold.
    case failed
    /// Its condition or one of its items is not there in the configuration.
    case notApplicable
    /// A fact that it needs is not known.
    case notChecked
  }

  /// The expectation.
  public var expectation: Expectation
  /// The name of the configuration.
  public var configuration: String
  /// The id of the screen.
  public var screen: String
  /// How it turned out.
  public var outcome: Outcome
  /// What was measured, or what is not there, in words.
  public var detail: String

  /// Makes a result from its parts.
  public init(
    expectation: Expectation, configuration: String, screen: String, outcome: Outcome,
    detail: String
  ) {
    self.expectation = expectation
    self.configuration = configuration
    self.screen = screen
    self.outcome = outcome
    self.detail = detail
  }
}
