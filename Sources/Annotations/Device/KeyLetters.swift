/// The letters of a keyboard.
///
/// They are known for languages that type on the layout of Latin letters that begins with QWERTY and has
/// rows of ten, nine and seven keys. Others have keys that a drawn board has no caps for: theirs stay
/// blank.
struct KeyLetters: Hashable {
  /// The letters from the top row down.
  let rows: [[Character]] = [Array("qwertyuiop"), Array("asdfghjkl"), Array("zxcvbnm")]
  /// The key that leads to figures.
  let figures = "123"

  private static let languages: Set<String> = ["en", "id", "it", "nl", "pl", "pt"]

  /// The letters of a locale; nil where its language types on other keys.
  init?(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    // Stretched and mirrored English is English still.
    guard Self.languages.contains(String(language)) || locale == "x-long" else { return nil }
  }
}
