import Diagnostics

/// Reads XML into elements that remember their place.
///
/// Nothing is fetched, and a file that declares a document type is refused: entities of its own are
/// all that such a declaration is good for here, and they are how small files grow large.
public enum XMLReader {
  /// Bytes of a file: screens of real apps take a few hundred kilobytes.
  public static let largestFile = 16 * 1024 * 1024

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8.
  ///   - file: the file as the user named it; used in diagnostics.
  /// - Returns: its elements, and what was wrong. Columns count Unicode scalars.
  public static func read(_ bytes: [UInt8], file: String) -> XMLReading {
    if let problem = problem(in: bytes, file: file) {
      return XMLReading(root: nil, diagnostics: [problem])
    }
    let builder = XMLBuilder(bytes: DocumentReader.withoutMark(bytes))
    builder.build()
    if let problem = builder.problem {
      return XMLReading(
        root: nil,
        diagnostics: [
          Diagnostic(
            file: file, position: problem.position, message: problem.message, rule: problem.rule)
        ])
    }
    guard let root = builder.root else {
      return XMLReading(
        root: nil,
        diagnostics: [
          Diagnostic(
            file: file, position: .start, message: "the file holds no XML element",
            rule: "xml-syntax")
        ])
    }
    return XMLReading(root: root, diagnostics: [])
  }

  private static func problem(in bytes: [UInt8], file: String) -> Diagnostic? {
    guard bytes.count <= largestFile else {
      return Diagnostic(
        file: file, position: nil,
        message: "the file has \(bytes.count) bytes, at most \(largestFile) are read",
        rule: "too-large")
    }
    return DocumentReader.encodingProblem(in: bytes, file: file)
  }
}
