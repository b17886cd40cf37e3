import Diagnostics

/// Reads JSON (RFC 8259) into values that remember where they stand.
public enum JSONReader {
  /// Reads a file.
  ///
  /// Numbers, `true` and `false` are kept as written, `null` is an empty value. Duplicate keys are
  /// all reported; a syntax error ends the reading.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; UTF-8, with or without a byte order mark.
  ///   - file: the file as the user named it; used in diagnostics.
  /// - Returns: the values with their places (columns count Unicode scalars), and what was wrong.
  /// - Complexity: O(n), one pass.
  public static func read(_ bytes: [UInt8], file: String) -> Document {
    if let problem = DocumentReader.problem(in: bytes, file: file) {
      return Document(root: nil, diagnostics: [problem])
    }
    var parser = JSONParser(bytes: DocumentReader.withoutMark(bytes), file: file)
    let root = parser.document()
    return Document(root: root, diagnostics: parser.diagnostics)
  }
}
