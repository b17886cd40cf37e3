public import Diagnostics

/// What came of reading a storyboard or xib.
public struct InterfaceReading: Sendable {
  /// The document; nothing where the file can't be used.
  public var document: InterfaceDocument?
  /// What was wrong.
  public var diagnostics: [Diagnostic]
}
