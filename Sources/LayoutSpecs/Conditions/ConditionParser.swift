import Diagnostics

/// Reads conditions by the grammar of the language.
///
/// ```
/// condition = conj { "or" conj } ;  conj = neg { "and" neg } ;  neg = [ "not" ] prim ;
/// prim = "(" condition ")" | flag | trait rel value
///      | trait "in" ( value | "(" value { "," value } ")" ) ;
/// ```
struct ConditionParser: TokenParser {
  /// What is wrong, and how many characters stand before it.
  struct Problem: Error, Hashable {
    var message: String
    var rule: String
    var offset: Int
  }

  static let syntaxRule = "condition-syntax"

  let tokens: [ConditionToken]
  var index = 0
  private var depth = 0

  /// Reads a whole condition.
  static func condition(_ text: String) throws(Problem) -> Condition {
    var parser = ConditionParser(text)
    let condition = try parser.disjunction()
    try parser.expectEnd()
    return condition
  }

  private init(_ text: String) { tokens = ConditionToken.tokens(of: text) }

  // MARK: Grammar

  private mutating func disjunction() throws(Problem) -> Condition {
    var parts = [try conjunction()]
    while take("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(Problem) -> Condition {
    var parts = [try negation()]
    while take("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(Problem) -> Condition {
    take("not") ? .not(try primary()) : try primary()
  }

  private mutating func primary() throws(Problem) -> Condition {
    let start = token
    switch start.kind {
    case .open:
      depth += 1
      guard depth <= 64 else { throw problem("parentheses are nested too deeply", at: start) }
      index += 1
      let condition = try disjunction()
      guard token.kind == .close else { throw unclosed(start) }
      index += 1
      depth -= 1
      return condition
    case .word(let word):
      index += 1
      if let flag = Condition.Flag(rawValue: word) { return try checked(flag, word) }
      if let trait = Condition.Trait(rawValue: word) { return try comparison(of: trait) }
      if Names.operators.contains(word) {
        index -= 1
        throw unexpected("a flag or a trait")
      }
      throw unknown(word, at: start)
    default:
      throw unexpected("a flag or a trait")
    }
  }

  private func checked(_ flag: Condition.Flag, _ word: String) throws(Problem) -> Condition {
    if case .relation = token.kind {
      throw problem(
        "'\(word)' is a flag and has no value: write '\(word)' or 'not \(word)'", at: token)
    }
    return .flag(flag)
  }

  private mutating func comparison(of trait: Condition.Trait) throws(Problem) -> Condition {
    let sign = token
    if take("in") { return .isOne(trait, of: try values(of: trait)) }
    guard case .relation(let relation) = sign.kind else {
      throw unexpected("a relation such as == after '\(trait.rawValue)'")
    }
    guard trait.isOrdered || relation == .equal || relation == .notEqual else {
      throw problem(
        "'\(trait.rawValue)' has no order: write ==, != or in, not \(relation.rawValue)", at: sign,
        rule: "wrong-type")
    }
    index += 1
    return .compare(trait, relation, try value(of: trait))
  }

  private mutating func values(of trait: Condition.Trait) throws(Problem) -> [Condition.TraitValue]
  {
    let start = token
    guard start.kind == .open else { return [try value(of: trait)] }
    index += 1
    var values = [try value(of: trait)]
    while token.kind == .comma {
      index += 1
      values.append(try value(of: trait))
    }
    guard token.kind == .close else {
      if token.kind == .end { throw unclosed(start) }
      throw unexpected("',' or ')'")
    }
    index += 1
    return values
  }

  private mutating func value(of trait: Condition.Trait) throws(Problem) -> Condition.TraitValue {
    let start = token
    guard case .word(let word) = start.kind else {
      throw unexpected("a value of '\(trait.rawValue)'")
    }
    guard let value = trait.value(word) else {
      throw unknown(word, for: trait, at: start)
    }
    index += 1
    return value
  }

  // MARK: Problems

  private func expectEnd() throws(Problem) {
    switch token.kind {
    case .end: return
    case .close: throw problem("a ')' has no '(' before it", at: token)
    case .comma:
      throw problem("expected 'and' or 'or', found ',': lists stand in parentheses", at: token)
    default: throw unexpected("'and' or 'or'")
    }
  }

  private func unexpected(_ expected: String) -> Problem {
    let hint: String
    switch token.kind {
    case .unknown("!"): hint = ": write 'not'"
    case .unknown("&&"), .unknown("&"): hint = ": write 'and'"
    case .unknown("||"), .unknown("|"): hint = ": write 'or'"
    case .unknown("<>"): hint = ": write '!='"
    case .unknown("\""), .unknown("'"): hint = ": values have no quotes"
    case .unknown("*"): hint = ": a condition has no wildcards"
    default: hint = relationHint
    }
    return problem("expected \(expected), found \(token.description)\(hint)", at: token)
  }

  private func unclosed(_ open: ConditionToken) -> Problem {
    guard token.kind == .end else { return unexpected("')', 'and' or 'or'") }
    return problem(
      "a ')' is missing: quote a condition with a comma inside { }, { if: \"device in (a, b)\" }",
      at: open)
  }

  private func unknown(_ word: String, at token: ConditionToken) -> Problem {
    let known =
      Condition.Flag.allCases.map(\.rawValue) + Condition.Trait.allCases.map(\.rawValue)
    let near = NearestWord.find(word, among: known + ["not"])
    // Someone who writes a value alone most likely forgot the trait.
    let owner = near == nil ? Condition.Trait.allCases.first { $0.accepts(word) } : nil
    let hint =
      near.map { ", did you mean '\($0)'?" }
      ?? owner.map { ": write '\($0.rawValue) == \(word)'" } ?? ""
    return problem(
      "unknown word '\(Words.cut(word))' in a condition\(hint)", at: token, rule: "unknown-word")
  }

  private func unknown(
    _ word: String, for trait: Condition.Trait, at token: ConditionToken
  ) -> Problem {
    let found = "found '\(Words.cut(word))'"
    guard case .words(let words, _) = trait.domain, NumberText.number(word) == nil else {
      return problem(
        "'\(trait.rawValue)' is \(trait.valueSummary), \(found)", at: token, rule: "wrong-type")
    }
    guard let near = NearestWord.find(word, among: words) else {
      return problem(
        "'\(trait.rawValue)' is \(trait.valueSummary), \(found)", at: token,
        rule: "unknown-value")
    }
    return problem(
      "unknown value '\(Words.cut(word))' for '\(trait.rawValue)', did you mean '\(near)'?",
      at: token, rule: "unknown-value")
  }

  private func problem(
    _ message: String, at token: ConditionToken, rule: String = "condition-syntax"
  ) -> Problem {
    Problem(message: message, rule: rule, offset: token.offset)
  }
}

extension Condition.Trait {
  /// Whether a word belongs to the trait and to nothing else.
  fileprivate func accepts(_ word: String) -> Bool {
    guard case .words(let words, _) = domain else { return false }
    return words.contains(word)
  }
}
