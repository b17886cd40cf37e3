/// What the parsers of the small languages inside a spec have in common: they walk over tokens, and
/// say where they found something else than they need.
protocol TokenParser {
  /// The id of the diagnostics for text that no rule of the grammar fits.
  static var syntaxRule: String { get }
  var tokens: [ConditionToken] { get }
  /// The place of the next token.
  var index: Int { get set }
}

extension TokenParser {
  typealias Problem = ConditionParser.Problem

  /// The next token.
  var token: ConditionToken { tokens[index] }

  /// Steps over a word; nothing happens where something else stands.
  mutating func take(_ word: String) -> Bool { take(.word(word)) }

  /// Steps over a sign such as `+`; nothing happens where something else stands.
  mutating func takeSign(_ sign: String) -> Bool { take(.unknown(sign)) }

  /// Steps over a token; nothing happens where another stands.
  mutating func take(_ kind: ConditionToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    index += 1
    return true
  }

  /// What to write for the next token where it is a relation of other languages; else nothing.
  var relationHint: String {
    switch token.kind {
    case .unknown("="): ": write '=='"
    case .unknown("=>"): ": write '>='"
    case .unknown("=<"): ": write '<='"
    default: ""
    }
  }

  /// Tells what should stand at the next token.
  func unexpected(_ expected: String) -> Problem {
    problem("expected \(expected), found \(token.description)\(relationHint)")
  }

  /// A problem at the next token.
  func problem(_ message: String, rule: String = Self.syntaxRule) -> Problem {
    Problem(message: message, rule: rule, offset: token.offset)
  }
}
