/// The letters of a keyboard.
///
/// They are known for languages that type on the layout of Latin letters that begins with QWERTY and has
/// rows of ten, nine and seven keys, for some that add letters to it or order them otherwise, for Russian,
/// Hebrew and Arabic. Others have keys that a drawn board has no caps for: theirs stay blank.
///
/// - Note: Source: the ANSI layout of the United States, the national layouts of hardware (DIN 2137 for
///   German, SI 1452 for Hebrew, GOST for Russian), the system's keyboards for the rows of phones. What
///   stands beside Arabic letters on a board of full size is ours.
struct KeyLetters: Hashable {
  /// The letters from the top row down, each row from left to right.
  let rows: [[Character]]
  /// What stands before the top row where there is room for more than letters.
  let lead: [Character]
  /// What follows the lowest row where there is room for more than letters.
  let marks: [Character]
  /// The four rows of a board of full size, the row of figures first: 13, 13, 11 and 10 of them.
  let full: [[Character]]
  /// Whether there are capitals, and keys that lead to them.
  let hasShift: Bool

  /// The letters of a locale; nil where its language types on other keys.
  init?(locale: String) {
    // Stretched English is English still.
    let language = locale == "x-long" ? "en" : String(locale.prefix { $0 != "-" && $0 != "_" })
    // Canada and Switzerland have layouts of their own for what is spoken elsewhere.
    let country = locale.dropFirst(language.count + 1).uppercased()
    guard language == "en" || !["CA", "CH"].contains(country),
      let board = Self.boards.first(where: { $0.languages.contains(language) })
    else { return nil }
    let isOneCased = ["he", "iw", "ar"].contains(language)
    rows = board.phone.map(Array.init)
    full = board.full.map(Array.init)
    lead = board.lead
    marks = language == "ar" ? ["،", "."] : [",", "."]
    hasShift = !isOneCased
  }

  /// The boards of languages that share one.
  private struct Board {
    var languages: Set<String>
    var phone: [String]
    var full: [String]
    var lead: [Character] = []
  }

  private static let boards = [
    Board(
      languages: ["en", "id", "it", "nl", "pl", "pt"],
      phone: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
      full: ["`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./"]),
    Board(
      languages: ["de"], phone: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
      full: ["^1234567890ß´", "qwertzuiopü+#", "asdfghjklöä", "yxcvbnm,.-"]),
    Board(
      languages: ["fr"], phone: ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
      full: ["@&é\"'(§è!çà)-", "azertyuiop^$`", "qsdfghjklmù", "wxcvbn,;:="]),
    Board(
      languages: ["es"], phone: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
      full: ["º1234567890'¡", "qwertyuiop`+ç", "asdfghjklñ´", "zxcvbnm,.-"]),
    Board(
      languages: ["sv", "fi"], phone: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
      full: ["§1234567890+´", "qwertyuiopå¨'", "asdfghjklöä", "zxcvbnm,.-"]),
    Board(
      languages: ["da"], phone: ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
      full: ["½1234567890+´", "qwertyuiopå¨'", "asdfghjklæø", "zxcvbnm,.-"]),
    Board(
      languages: ["nb", "nn", "no"], phone: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
      full: ["|1234567890+\\", "qwertyuiopå¨'", "asdfghjkløæ", "zxcvbnm,.-"]),
    Board(
      languages: ["ru"], phone: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
      full: ["ё1234567890-=", "йцукенгшщзхъ\\", "фывапролджэ", "ячсмитьбю."]),
    Board(
      languages: ["he", "iw"], phone: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
      full: [";1234567890-=", "/'קראטוןםפ][\\", "שדגכעיחלךף,", "זסבהנמצתץ."], lead: ["/", "'"]),
    Board(
      languages: ["ar"], phone: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
      full: ["؛1234567890-=", "ضصثقفغعهخحج،.", "شسيبلاتنمكط", "ذءؤرىةوزظد"]),
  ]
}
