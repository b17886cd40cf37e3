/// Locales that only stand for the strain that they put on a layout.
///
/// They change every text, literals included: what they show is whether a layout holds, not what it
/// says.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// Texts as much longer as translations of their length get, with accents, between brackets: a
  /// text that was cut has lost its closing bracket.
  case long = "x-long"
  /// Texts that read from right to left without being translated.
  case rightToLeft = "x-rtl"

  /// The locale whose rules for line breaking hold for the changed texts.
  package var base: String { "en" }

  /// The changed text.
  package func changed(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    switch self {
    case .rightToLeft:
      // Right-to-left override and its end: the letters run backwards as an Arabic text would.
      return "\u{202E}\(text)\u{202C}"
    case .long:
      let wanted = Self.length(of: text.count)
      var result = "[" + String(text.map { Self.accents[$0] ?? $0 })
      var index = 0
      while result.count + 1 < wanted {
        result += " " + Self.fillers[index % Self.fillers.count]
        index += 1
      }
      return result + "]"
    }
  }

  /// How long a text of a number of letters may get in translation.
  ///
  /// - Note: Source: IBM's globalization guidelines, the lower bounds of their table of expansion
  ///   by length, as printed in W3C's "Text size in translation".
  private static func length(of count: Int) -> Int {
    let factor =
      switch count {
      case ...10: 2.0
      case ...20: 1.8
      case ...30: 1.6
      case ...50: 1.4
      case ...70: 1.31
      default: 1.3
      }
    return Int((Double(count) * factor).rounded(.up))
  }

  private static let fillers = ["one", "two", "three", "four", "five", "six", "seven"]

  private static let accents: [Character: Character] = [
    "a": "å", "c": "ç", "e": "é", "g": "ğ", "i": "î", "l": "ļ", "n": "ñ", "o": "ö", "s": "š",
    "u": "û", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "E": "É", "I": "Î", "L": "Ļ", "N": "Ñ",
    "O": "Ö", "S": "Š", "U": "Û", "Y": "Ý", "Z": "Ž",
  ]
}
