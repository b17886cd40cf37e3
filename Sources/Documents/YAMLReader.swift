import Diagnostics

/// Reads the strict subset of YAML that specs are written in.
///
/// UTF-8, one document; no anchors, aliases, tags, merge keys, duplicate or complex keys. A scalar
/// keeps its text, nothing is made of its look: only a value that is not written at all is empty.
public enum YAMLReader {
  /// Reads a file.
  ///
  /// What the subset forbids is reported for the whole file; a syntax error ends the reading.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; UTF-8, with or without a byte order mark, any line ends.
  ///   - file: the file as the user named it; used in diagnostics.
  /// - Returns: the values with their places (columns count Unicode scalars), and what was wrong.
  public static func read(_ bytes: [UInt8], file: String) -> Document {
    if let problem = DocumentReader.problem(in: bytes, file: file) {
      return Document(root: nil, diagnostics: [problem])
    }
    let text = DocumentReader.withoutMark(bytes)
    var builder = YAMLBuilder(file: file, bytes: text)
    let root = YAMLEventSource.withEvents(of: text) { source in builder.document(&source) }
    return Document(root: root ?? nil, diagnostics: builder.diagnostics.sorted(by: isBefore))
  }

  private static func isBefore(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    (a.position ?? .start) < (b.position ?? .start)
  }
}
