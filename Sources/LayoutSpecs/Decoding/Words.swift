/// Puts words into sentences.
package enum Words {
  /// `a`, `a or b`, `a, b or c`.
  package static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// A word that is not longer than a line can bear.
  static func cut(_ word: String) -> String {
    word.unicodeScalars.count <= 60 ? word : String(word.unicodeScalars.prefix(57)) + "…"
  }
}
