import Diagnostics

/// Where a command writes: results on one stream, everything else on the other.
struct Console {
  /// Writes a result.
  let output: (String) -> Void
  /// Writes anything else.
  let error: (String) -> Void
  /// Whether the other stream is a terminal.
  let isTerminal: Bool
  /// Whether colours are wanted.
  var usesColor: Bool
  /// Whether only problems are told.
  var isQuiet = false
  /// The texts of the specs that were read, for lines with carets.
  var sources: [String: [UInt8]] = [:]

  /// Writes a line of a result.
  func print(_ line: String) { output(line + "\n") }

  /// Tells something that is not a problem.
  func note(_ line: String) {
    if !isQuiet { error(Self.printable(line) + "\n") }
  }

  /// Tells of a problem that has no place in a file.
  func fail(_ message: String) {
    error(colored("proofsheet: error: ", "1;31") + Self.printable(message) + "\n")
  }

  /// Prints diagnostics: one line each and, on a terminal, the line of the file with a caret.
  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let color = diagnostic.severity == .error ? "1;31" : "1;33"
      error(colored(Self.printable(diagnostic.line), color) + "\n")
      if isTerminal, let position = diagnostic.position { showLine(diagnostic.file, position) }
    }
  }

  private func showLine(_ file: String, _ position: SourcePosition) {
    guard let bytes = sources[file] else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.indices.contains(position.line - 1) else { return }
    // A line may be as long as the file: the part around the place is enough.
    let start = max(position.column - 1 - 60, 0)
    let shown = lines[position.line - 1].dropFirst(start).prefix(100)
    let caret = String(repeating: " ", count: position.column - 1 - start) + "^"
    error("  " + Self.printable(String(shown).replacingTabs) + "\n")
    error("  " + colored(caret, "1;32") + "\n")
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A text without the characters that would steer a terminal; a spec may come from a stranger.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

extension String {
  /// The text with a space for each tab, so that a caret below stays in its column.
  fileprivate var replacingTabs: String { String(map { $0 == "\t" ? " " : $0 }) }
}
