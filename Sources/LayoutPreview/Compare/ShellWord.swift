/// Words of a command that a person copies into a shell.
enum ShellWord {
  /// A text as one word, in quotes where it needs them.
  static func quoted(_ text: String) -> String {
    let plain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-:".contains($0))
    }
    if plain, !text.isEmpty { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
