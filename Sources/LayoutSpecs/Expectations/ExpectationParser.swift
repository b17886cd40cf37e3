import Diagnostics

/// Reads expectations by the grammar of the language.
///
/// ```
/// expectation = claim [ "when" condition ] ;
/// claim       = linear rel linear | item [ "not" ] predicate | "not" claim ;
/// predicate   = "within" item | "clear" "of" item { "," item } | "visible" | "truncated" | "present"
///             | ("above"|"below"|"before"|"after") item ;
/// linear      = [ "-" ] term { ( "+" | "-" ) term } ;
/// term        = number [ "*" attr ] | attr [ ( "*" | "/" ) number ] | [ number "*" ] "systemSpacing" ;
/// attr        = ( item | "(" item { "," item } ")" ) "." attribute ;
/// item        = [ "inactive" ] name { "/" ( name | integer ) } ;
/// ```
struct ExpectationParser: TokenParser {
  static let syntaxRule = "expectation-syntax"

  typealias Item = Expectation.Item
  typealias Term = Expectation.Term

  let tokens: [ConditionToken]
  var index = 0
  private var depth = 0

  /// Reads a claim and its condition.
  static func parse(
    _ text: String
  ) throws(Problem) -> (claim: Expectation.Claim, condition: Condition?) {
    var parser = ExpectationParser(text)
    let claim = try parser.claim()
    guard case .word("when") = parser.token.kind else {
      guard parser.token.kind == .end else { throw parser.unexpected("'when' or the end") }
      return (claim, nil)
    }
    let offset = parser.token.offset + "when".count
    let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(offset)))
    do throws(Problem) { return (claim, try ConditionParser.condition(rest)) } catch {
      throw Problem(message: error.message, rule: error.rule, offset: error.offset + offset)
    }
  }

  private init(_ text: String) { tokens = ConditionToken.tokens(of: text) }

  // MARK: Claims

  private mutating func claim() throws(Problem) -> Expectation.Claim {
    if take("not") {
      depth += 1
      guard depth < 8 else { throw problem("too many times 'not'") }
      return .not(try claim())
    }
    // An item with a predicate, unless an attribute or a sign says that it is a sum.
    let start = index
    if let item = try itemAlone(), let predicate = try predicate() {
      return predicate.isNegated
        ? .not(.predicate(item, predicate.predicate)) : .predicate(item, predicate.predicate)
    }
    index = start
    let left = try sum()
    guard case .relation(let relation) = token.kind else {
      throw unexpected("a relation such as <= or a word such as within")
    }
    index += 1
    return .relation(left, relation, try sum())
  }

  /// An item without an attribute; nothing, and nothing read, where none stands there.
  private mutating func itemAlone() throws(Problem) -> Item? {
    let start = index
    let isInactive = take("inactive")
    // No name holds a dot: a word with one is meant as an attribute.
    guard case .word(let word) = token.kind, !word.contains("."),
      NumberText.number(word) == nil, word != "-", word != "systemSpacing"
    else {
      index = start
      return nil
    }
    guard !Names.operators.contains(word) else { throw unexpected("an element or a guide") }
    index += 1
    return Item(name: word, isInactive: isInactive)
  }

  private mutating func item() throws(Problem) -> Item {
    guard let item = try itemAlone() else { throw unexpected("an element or a guide") }
    return item
  }

  private mutating func predicate() throws(Problem) -> (
    predicate: Expectation.Predicate, isNegated: Bool
  )? {
    let isNegated = take("not")
    guard case .word(let word) = token.kind else {
      if isNegated { throw unexpected("a word such as visible") }
      if case .relation = token.kind {
        throw problem("an item has no value of its own: write an attribute, '.width' or '.top'")
      }
      throw unexpected("a word such as within, visible or above, or an attribute such as '.width'")
    }
    switch word {
    case "within":
      index += 1
      return (.within(try item()), isNegated)
    case "clear":
      index += 1
      guard take("of") else { throw unexpected("'of'") }
      var others = [try item()]
      while take(.comma) {
        others.append(try item())
      }
      return (.clear(of: others), isNegated)
    case "visible", "truncated", "present":
      index += 1
      let predicate: Expectation.Predicate =
        word == "visible" ? .visible : word == "truncated" ? .truncated : .present
      return (predicate, isNegated)
    default:
      if let side = Expectation.Side(rawValue: word) {
        index += 1
        return (.beside(side, try item()), isNegated)
      }
      let known =
        ["within", "clear", "visible", "truncated", "present"]
        + Expectation.Side.allCases.map(\.rawValue)
      let proposal = NearestWord.proposal(for: word, among: known)
      throw problem(
        "unknown word '\(Words.cut(word))' in an expectation"
          + (proposal.isEmpty ? ": known are \(Words.list(known, "and"))" : proposal),
        rule: "unknown-word")
    }
  }

  // MARK: Sums

  private mutating func sum() throws(Problem) -> Expectation.Sum {
    var sign = take("-") ? -1.0 : 1
    var terms: [Term] = []
    while true {
      var term = try term()
      term.factor *= sign
      terms.append(term)
      guard terms.count < 64 else { throw problem("a sum has at most 64 terms") }
      if take("-") {
        sign = -1
      } else if takeSign("+") {
        sign = 1
      } else {
        return Expectation.Sum(terms: terms)
      }
    }
  }

  private mutating func term() throws(Problem) -> Term {
    if case .word(let word) = token.kind, let number = NumberText.number(word) {
      index += 1
      guard takeSign("*") else { return Term(factor: number) }
      if take("systemSpacing") { return Term(factor: number * ConstraintParser.systemSpacing) }
      var term = try attributed()
      term.factor *= number
      return term
    }
    if take("systemSpacing") { return Term(factor: ConstraintParser.systemSpacing) }
    var term = try attributed()
    let isProduct = takeSign("*")
    if isProduct || take("/") {
      guard case .word(let word) = token.kind, let number = NumberText.number(word), number != 0
      else { throw unexpected("a number that is not 0") }
      index += 1
      term.factor = isProduct ? term.factor * number : term.factor / number
    }
    return term
  }

  private mutating func attributed() throws(Problem) -> Term {
    if token.kind == .open { return try grouped() }
    let isInactive = take("inactive")
    guard case .word(let word) = token.kind else {
      throw unexpected("a number or an attribute such as play.width")
    }
    guard let (name, attribute) = Self.attribute(of: word) else {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 2, let last = parts.last {
        throw problem(
          "unknown attribute '\(Words.cut(String(last)))'"
            + NearestWord.proposal(
              for: String(last), among: Expectation.Attribute.allCases.map(\.rawValue)),
          rule: "unknown-word")
      }
      throw unexpected("a number or an attribute such as play.width")
    }
    index += 1
    return Term(
      factor: 1, items: [Item(name: name, isInactive: isInactive)], attribute: attribute)
  }

  private mutating func grouped() throws(Problem) -> Term {
    let start = token
    index += 1
    var items = [try item()]
    while take(.comma) {
      items.append(try item())
    }
    guard token.kind == .close else {
      if token.kind == .end {
        throw Problem(message: "a ')' is missing", rule: "expectation-syntax", offset: start.offset)
      }
      throw unexpected("',' or ')'")
    }
    index += 1
    guard case .word(let word) = token.kind, word.hasPrefix("."),
      let attribute = Expectation.Attribute(rawValue: String(word.dropFirst()))
    else { throw unexpected("an attribute such as .left") }
    index += 1
    return Term(factor: 1, items: items, attribute: attribute)
  }

  /// The item and the attribute of `play.width`; nothing where a word has none.
  private static func attribute(of word: String) -> (String, Expectation.Attribute)? {
    guard let dot = word.lastIndex(of: "."), dot != word.startIndex,
      let attribute = Expectation.Attribute(rawValue: String(word[word.index(after: dot)...]))
    else { return nil }
    return (String(word[..<dot]), attribute)
  }
}
