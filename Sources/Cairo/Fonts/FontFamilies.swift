/// The families that text may be set in, and their order.
package enum FontFamilies {
  /// The program's text family.
  static let text = "Inter"

  /// Where each script goes when the text family lacks it, in this order.
  ///
  /// Written out, because the order that fontconfig would choose depends on what is installed (it
  /// gives Arabic to a display face, for example).
  static let scripts: [String] = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
    "Noto Sans Thai", "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu",
    "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Gujarati", "Noto Sans Gurmukhi",
    "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Lao", "Noto Sans Khmer",
    "Noto Sans Myanmar", "Noto Sans Georgian", "Noto Sans Armenian", "Noto Sans Ethiopic",
    "Noto Serif Tibetan", "Noto Sans Mongolian", "Noto Sans Thaana", "Noto Sans Syriac",
    "Noto Sans NKo", "Noto Sans Cherokee", "Noto Sans Canadian Aboriginal", "Noto Sans Yi",
    "Noto Sans Tifinagh", "Noto Sans Javanese", "Noto Sans Balinese", "Noto Sans Sundanese",
    "Noto Sans Adlam",
  ]

  /// The faces with the characters that Chinese, Japanese and Korean share, best one first.
  ///
  /// - Parameter locale: a BCP 47 tag; simplified Chinese unless it names another of them.
  /// - Returns: the five families.
  package static func ideographs(locale: String) -> [String] {
    let parts = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let traditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    let best =
      switch parts.first {
      case "ja": "JP"
      case "ko": "KR"
      case "zh" where parts.contains("hk") || parts.contains("mo"): "HK"
      case "zh" where traditional: "TC"
      default: "SC"
      }
    let others = ["SC", "TC", "HK", "JP", "KR"].filter { $0 != best }
    return ([best] + others).map { "Noto Sans CJK \($0)" }
  }

  /// Signs and pictures, after all writing.
  static let symbols = [
    "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Color Emoji",
  ]

  /// The file names that the pinned families have; fontconfig knows `*` and `?` only.
  ///
  /// Serif faces are only let in for scripts that have no other.
  static let filePatterns =
    ["NotoSans*-*.ttf", "NotoSansCJK-*.ttc", "NotoColorEmoji.ttf"]
    + ["Tibetan", "Tangut", "NyiakengPuachueHmong", "Ahom", "Dogra", "Yezidi"].map {
      "NotoSerif\($0)-*.ttf"
    }

  /// All families for a text, best one first.
  ///
  /// - Parameters:
  ///   - family: the family asked for, if any.
  ///   - extra: families of fonts that the user brought along.
  ///   - locale: a BCP 47 tag.
  /// - Returns: family names, each once.
  static func list(family: String?, extra: [String], locale: String) -> [String] {
    let all =
      [family].compactMap { $0 } + [text] + extra + scripts + ideographs(locale: locale) + symbols
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }
}
