public import Diagnostics

/// Texts of a locale by key, as `.strings` files hold them: `"ID.text" = "words";`.
public enum StringsFile {
  /// The key of the string table for a key of such a file: nothing but what ids may hold.
  static func key(_ text: String) -> String {
    let name = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": String(scalar)
      default: "_"
      }
    }.joined()
    return "t_" + name
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file in UTF-8 or UTF-16.
  ///   - file: the file as the user named it; used in diagnostics.
  /// - Returns: texts by key, and what was wrong; what follows the first problem is not read.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (texts: [String: String], diagnostics: [Diagnostic]) {
    var scanner = Scanner(text: text(of: bytes))
    var texts: [String: String] = [:]
    while true {
      scanner.skipSpace()
      guard !scanner.isAtEnd else { return (texts, []) }
      guard let key = scanner.word() else { break }
      scanner.skipSpace()
      guard scanner.take("=") else { break }
      scanner.skipSpace()
      guard let value = scanner.word() else { break }
      scanner.skipSpace()
      guard scanner.take(";") else { break }
      texts[key] = value
    }
    return (
      texts,
      [
        Diagnostic(
          .warning, file: file, position: scanner.position,
          message: "expected \"key\" = \"text\"; the rest of the file is not read",
          rule: "strings-syntax")
      ]
    )
  }

  private static func text(of bytes: [UInt8]) -> String {
    func wide(_ isLittle: Bool) -> String {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? first | second << 8 : first << 8 | second
      }
      return String(decoding: units, as: UTF16.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(false) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    return String(decoding: rest, as: UTF8.self)
  }

  /// Walks over a text.
  private struct Scanner {
    let scalars: [Unicode.Scalar]
    var index = 0

    init(text: String) { scalars = Array(text.unicodeScalars) }

    var isAtEnd: Bool { index >= scalars.count }

    var position: SourcePosition {
      var position = SourcePosition.start
      for scalar in scalars[..<min(index, scalars.count)] {
        if scalar == "\n" {
          position.line += 1
          position.column = 1
        } else {
          position.column += 1
        }
      }
      return position
    }

    /// Skips spaces and comments.
    mutating func skipSpace() {
      while !isAtEnd {
        if scalars[index].properties.isWhitespace {
          index += 1
        } else if starts(with: "//") {
          while !isAtEnd, scalars[index] != "\n" { index += 1 }
        } else if starts(with: "/*") {
          index += 2
          while !isAtEnd, !starts(with: "*/") { index += 1 }
          index = min(index + 2, scalars.count)
        } else {
          return
        }
      }
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard !isAtEnd, scalars[index] == scalar else { return false }
      index += 1
      return true
    }

    /// A quoted text, or a bare word.
    mutating func word() -> String? {
      var result = String.UnicodeScalarView()
      guard take("\"") else {
        while !isAtEnd, Self.isBare(scalars[index]) {
          result.append(scalars[index])
          index += 1
        }
        return result.isEmpty ? nil : String(result)
      }
      while !isAtEnd, scalars[index] != "\"" {
        if take("\\") {
          guard !isAtEnd else { return nil }
          escape(into: &result)
        } else {
          result.append(scalars[index])
          index += 1
        }
      }
      return take("\"") ? String(result) : nil
    }

    private mutating func escape(into result: inout String.UnicodeScalarView) {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = scalars[index...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
        index += digits.count
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        if let value, let found = Unicode.Scalar(value) { result.append(found) }
      default: result.append(scalar)
      }
    }

    private func starts(with text: String) -> Bool {
      scalars[index...].starts(with: text.unicodeScalars)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
      default: false
      }
    }
  }
}
