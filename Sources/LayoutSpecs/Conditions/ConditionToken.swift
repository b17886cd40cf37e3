/// A word or a sign of a condition.
struct ConditionToken {
  /// What a token is.
  enum Kind: Hashable {
    case word(String)
    case relation(Condition.Relation)
    case open
    case close
    case comma
    /// Something that no condition has.
    case unknown(String)
    case end
  }

  var kind: Kind
  /// Characters before it.
  var offset: Int

  /// The token as messages name it.
  var description: String {
    switch kind {
    case .word(let word): "'\(Words.cut(word))'"
    case .relation(let relation): "'\(relation.rawValue)'"
    case .open: "'('"
    case .close: "')'"
    case .comma: "','"
    case .unknown(let sign): "'\(sign)'"
    case .end: "the end"
    }
  }

  /// Cuts a condition into tokens; the last one is the end.
  static func tokens(of text: String) -> [ConditionToken] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [ConditionToken] = []
    var index = 0
    while index < scalars.count {
      let start = index
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case " ", "\t", "\n", "\r": continue
      case "(": tokens.append(ConditionToken(kind: .open, offset: start))
      case ")": tokens.append(ConditionToken(kind: .close, offset: start))
      case ",": tokens.append(ConditionToken(kind: .comma, offset: start))
      case _ where isWord(scalar):
        while index < scalars.count, isWord(scalars[index]) { index += 1 }
        tokens.append(ConditionToken(kind: .word(string(scalars[start..<index])), offset: start))
      default:
        let isPair = index < scalars.count && pairs.contains(string(scalars[start...index]))
        if isPair { index += 1 }
        let sign = string(scalars[start..<index])
        let kind = Condition.Relation(rawValue: sign).map(Kind.relation) ?? .unknown(sign)
        tokens.append(ConditionToken(kind: kind, offset: start))
      }
    }
    tokens.append(ConditionToken(kind: .end, offset: scalars.count))
    return tokens
  }

  private static let pairs: Set<String> = ["==", "!=", "<=", ">=", "&&", "||", "=>", "=<", "<>"]

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
    default: scalar.value > 0x7F
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
