import Geometry
import LayoutEngine

/// What the matrix needs to know of locales.
enum Locales {
  /// Languages written from right to left, by their ISO 639 code.
  private static let rightToLeft: Set<String> = [
    "ar", "dv", "fa", "he", "iw", "ji", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Locales that only stand for the strain that they put on a layout.
  static let pseudo = PseudoLocale.allCases.map(\.rawValue)

  /// The reading direction of a locale; a script named in it decides before the language.
  static func direction(of locale: String) -> LayoutDirection {
    if let pseudo = PseudoLocale(rawValue: locale) {
      return pseudo == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first else { return .leftToRight }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"].contains(script)
        ? .rightToLeft : .leftToRight
    }
    return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

  /// Whether a text has the form of a BCP 47 tag: a language, then subtags.
  static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
