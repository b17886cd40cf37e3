import Diagnostics
public import Documents

/// A storyboard or xib as the values of a spec.
public struct InterfaceImport: Sendable {
  /// The values of the spec; their places are those in the storyboard or xib.
  public var spec: DocumentNode
  /// What did not come along, in the order of the file.
  public var leftOut: [NotUnderstood]

  /// Converts a file; a file without any view gives no spec.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - options: its name, and what lies beside it.
  public init?(_ document: InterfaceDocument, options: InterfaceImportOptions) {
    var maker = SpecMaker(document: document, options: options)
    guard let spec = maker.spec() else { return nil }
    self.spec = spec
    leftOut = (document.notUnderstood + maker.census.entries).sorted { $0.position < $1.position }
  }
}
