public import Diagnostics
public import LayoutEngine

/// A matrix written out: the configurations in order, and what was wrong or left out.
public struct MatrixExpansion: Hashable, Sendable {
  /// The configurations: screens in the order of the spec, then the axes in the order of the design.
  public var configurations: [Configuration]
  /// How many combinations were asked for that a device or screen cannot take.
  public var leftOut: Int
  /// How many configurations `exclude` took away.
  public var excluded: Int
  /// Whether the spec's own matrix has configurations that are not among these.
  public var isPartial: Bool
  /// What is wrong in the spec's own matrix.
  public var diagnostics: [Diagnostic]
  /// What is wrong in the options, in words.
  public var usageErrors: [String]

  /// Makes an expansion from its parts.
  public init(
    configurations: [Configuration], leftOut: Int = 0, excluded: Int = 0, isPartial: Bool = false,
    diagnostics: [Diagnostic] = [], usageErrors: [String] = []
  ) {
    self.configurations = configurations
    self.leftOut = leftOut
    self.excluded = excluded
    self.isPartial = isPartial
    self.diagnostics = diagnostics
    self.usageErrors = usageErrors
  }

  /// Whether the matrix can't be used.
  public var hasErrors: Bool {
    !usageErrors.isEmpty || diagnostics.contains { $0.severity == .error }
  }
}
