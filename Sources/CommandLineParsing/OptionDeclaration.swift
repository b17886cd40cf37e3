/// An option of a command: how it is written, what it takes, and what help says of it.
public struct OptionDeclaration: Sendable {
  /// What an option takes.
  public enum Values: Sendable {
    /// Nothing: it is there or not.
    case none
    /// Any text, called by this name in help.
    case any(String)
    /// The path of a file.
    case file(String)
    /// The path of a folder.
    case folder(String)
    /// One of these words and nothing else.
    case words(String, [String])
    /// Any text; these words are offered by completion.
    case suggestions(String, @Sendable () -> [String])
  }

  /// The long name without dashes.
  public var name: String
  /// The letter of the short form.
  public var letter: Character?
  /// What it takes.
  public var values: Values
  /// Whether it may be repeated and takes lists separated by commas.
  public var isList: Bool
  /// Whether commas separate values; only asked where `isList` holds.
  public var splitsCommas: Bool
  /// What it is for, one phrase.
  public var help: String
  /// Whether a variable of the environment gives its default.
  public var readsEnvironment: Bool

  /// Makes an option.
  ///
  /// - Parameters:
  ///   - name: the long name without dashes.
  ///   - letter: the letter of the short form, if any.
  ///   - values: what it takes; nothing for a flag.
  ///   - isList: whether it may be repeated.
  ///   - splitsCommas: whether one value may be a list separated by commas.
  ///   - help: what it is for, one phrase without a full stop.
  ///   - readsEnvironment: whether a variable of the environment gives its default.
  public init(
    _ name: String, letter: Character? = nil, values: Values = .none, isList: Bool = false,
    splitsCommas: Bool = true, help: String, readsEnvironment: Bool = true
  ) {
    self.name = name
    self.letter = letter
    self.values = values
    self.isList = isList
    self.splitsCommas = splitsCommas
    self.help = help
    self.readsEnvironment = readsEnvironment
  }

  /// Whether the option takes nothing.
  public var isFlag: Bool {
    if case .none = values { true } else { false }
  }

  /// The option as written in help: `-o, --output DIR`.
  public var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
  }

  /// The name of the value in help; absent for a flag.
  var placeholder: String? {
    switch values {
    case .none: nil
    case .any(let name), .file(let name), .folder(let name), .words(let name, _),
      .suggestions(let name, _):
      name
    }
  }

  /// The words that completion offers.
  var offered: [String] {
    switch values {
    case .none, .any, .file, .folder: []
    case .words(_, let words): words
    case .suggestions(_, let words): words()
    }
  }

  /// The variable of the environment that gives the default, for a program's prefix.
  func variable(prefix: String) -> String {
    prefix + String(name.map { $0 == "-" ? "_" : Character($0.uppercased()) })
  }
}
