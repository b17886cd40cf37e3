import Diagnostics

/// Reads a file by the form that its name tells.
public enum DocumentReader {
  /// Reads JSON where the name ends in `.json`, YAML otherwise.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file as the user named it, `-` for standard input; used in diagnostics.
  /// - Returns: the values with their places, and what was wrong. Columns count Unicode scalars.
  public static func read(_ bytes: [UInt8], file: String) -> Document {
    file.lowercased().hasSuffix(".json")
      ? JSONReader.read(bytes, file: file) : YAMLReader.read(bytes, file: file)
  }

  /// Checks size and encoding, which both forms share.
  ///
  /// - Returns: the problem that keeps the file from being read at all, or nothing.
  static func problem(in bytes: [UInt8], file: String) -> Diagnostic? {
    guard bytes.count <= DocumentLimits.bytes else {
      return Diagnostic(
        file: file, position: nil,
        message: "the file has \(bytes.count) bytes, at most \(DocumentLimits.bytes) are read",
        rule: "too-large")
    }
    return encodingProblem(in: bytes, file: file)
  }

  /// Checks that a file is UTF-8, which all forms share.
  ///
  /// - Returns: what is wrong with the encoding, or nothing.
  static func encodingProblem(in bytes: [UInt8], file: String) -> Diagnostic? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        file: file, position: .start,
        message: "the file is in UTF-16: save it as UTF-8", rule: "encoding")
    }
    guard let offset = TextScan.firstInvalidOffset(in: bytes) else { return nil }
    return Diagnostic(
      file: file, position: TextScan.position(of: offset, in: bytes),
      message: "the file is not UTF-8 from here on: save it as UTF-8", rule: "encoding")
  }

  /// The file without a byte order mark in front.
  static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: TextScan.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
  }
}
