public import Diagnostics

/// What came of reading a spec.
public struct SpecReading: Sendable {
  /// The spec; nothing where the file has any error.
  public var spec: Spec?
  /// What could be read of a file with errors; nothing where ``spec`` is there.
  ///
  /// Good for looking for more errors, and for nothing else.
  public var draft: Spec?
  /// Errors and warnings of the whole file, sorted by position.
  public var diagnostics: [Diagnostic]

  /// Makes a reading from its parts.
  public init(spec: Spec?, draft: Spec? = nil, diagnostics: [Diagnostic]) {
    self.spec = spec
    self.draft = draft
    self.diagnostics = diagnostics
  }
}
