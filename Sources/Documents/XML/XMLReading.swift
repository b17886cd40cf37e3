public import Diagnostics

/// What came of reading an XML file.
public struct XMLReading: Sendable {
  /// The outermost element; nothing where the file is not well-formed.
  public var root: XMLElement?
  /// What was wrong.
  public var diagnostics: [Diagnostic]

  /// Makes a reading from its parts.
  public init(root: XMLElement?, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}
