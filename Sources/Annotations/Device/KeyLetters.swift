/// The letters of a keyboard.
///
/// They are known for languages that type on the layout of Latin letters that begins with QWERTY and has
/// rows of ten, nine and seven keys, for Hebrew and for Arabic. Others have keys that a drawn board has no
/// caps for: theirs stay blank.
///
/// - Note: Source: SI 1452 for Hebrew, the system's Arabic keyboard for Arabic.
struct KeyLetters: Hashable {
  /// The letters from the top row down, each row from left to right.
  let rows: [[Character]]
  /// What stands before the top row where there is room for more than letters.
  let lead: [Character]
  /// What follows the lowest row where there is room for more than letters.
  let marks: [Character]
  /// Whether there are capitals, and keys that lead to them.
  let hasShift: Bool
  /// The key that leads to figures.
  let figures = "123"

  private static let languages: Set<String> = ["en", "id", "it", "nl", "pl", "pt"]

  /// The letters of a locale; nil where its language types on other keys.
  init?(locale: String) {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    switch language {
    case "he", "iw":
      rows = [Array("קראטוןםפ"), Array("שדגכעיחלךף"), Array("זסבהנמצתץ")]
      (lead, marks, hasShift) = (["/", "'"], [",", "."], false)
    case "ar":
      rows = [Array("ضصثقفغعهخحج"), Array("شسيبلاتنمكط"), Array("ذءؤرىةوزظد")]
      (lead, marks, hasShift) = ([], ["،", "."], false)
    // Stretched and mirrored English is English still.
    case _ where Self.languages.contains(language) || locale == "x-long":
      rows = [Array("qwertyuiop"), Array("asdfghjkl"), Array("zxcvbnm")]
      (lead, marks, hasShift) = ([], [",", "."], true)
    default: return nil
    }
  }
}
