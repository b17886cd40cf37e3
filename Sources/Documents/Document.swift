public import Diagnostics

/// A file read into nodes, with everything that was wrong in it.
public struct Document: Sendable {
  /// The root value; absent where the file could not be read at all.
  public var root: DocumentNode?
  /// What was wrong, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Makes a document from its parts.
  public init(root: DocumentNode?, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}
