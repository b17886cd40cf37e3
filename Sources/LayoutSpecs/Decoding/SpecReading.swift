public import Diagnostics

/// What came of reading a spec.
public struct SpecReading: Sendable {
  /// The spec; nothing where the file has any error.
  public var spec: Spec?
  /// Errors and warnings of the whole file, sorted by position.
  public var diagnostics: [Diagnostic]

  /// Makes a reading from its parts.
  public init(spec: Spec?, diagnostics: [Diagnostic]) {
    self.spec = spec
    self.diagnostics = diagnostics
  }
}
