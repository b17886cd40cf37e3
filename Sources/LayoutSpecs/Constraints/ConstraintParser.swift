import Diagnostics

/// Reads a constraint by the grammar of the language.
///
/// ```
/// constraint = linear rel linear [ "@" integer ] | visual [ "@" integer ] ;
/// linear     = [ "-" ] term { ( "+" | "-" ) term } ;
/// term       = number [ "*" attr ] | attr [ ( "*" | "/" ) number ] | [ number "*" ] "systemSpacing" ;
/// attr       = ( item | "(" item { "," item } ")" ) "." attribute ;
/// ```
///
/// A group stands for its members in turn: with two of them, the constraint is two.
struct ConstraintParser: TokenParser {
  static let syntaxRule = "constraint-syntax"

  /// What was read, items with the characters before them.
  struct Parsed {
    var equations: [ConstraintRule.Equation] = []
    var items: [(name: String, offset: Int)] = []
  }

  /// A term that may stand for several.
  private struct GroupTerm {
    var factor: Double
    var items: [String] = []
    var attribute: ConstraintRule.Attribute?
    var offset: Int
  }

  /// The gap that the system puts between neighbours in points.
  ///
  /// - Note: Source: layout metrics, section 2, "System spacing".
  static let systemSpacing = 8.0

  let tokens: [ConditionToken]
  var index = 0
  private var items: [(name: String, offset: Int)] = []

  /// Reads a line.
  static func parse(_ text: String) throws(Problem) -> Parsed {
    if VisualFormatParser.isVisual(text) { return try VisualFormatParser.parse(text) }
    var parser = ConstraintParser(text)
    return try parser.constraint()
  }

  private init(_ text: String) { tokens = ConditionToken.tokens(of: text) }

  private mutating func constraint() throws(Problem) -> Parsed {
    let left = try sum()
    guard case .relation(let sign) = token.kind else {
      throw unexpected("a relation: ==, <= or >=")
    }
    guard let relation = ConstraintRule.Relation(rawValue: sign.rawValue) else {
      throw problem("constraints have ==, <= and >= only, found '\(sign.rawValue)'")
    }
    index += 1
    let right = try sum()
    let priority = try self.priority()
    guard token.kind == .end else { throw unexpected("'@' and a priority, or the end") }
    let equations = try Self.equations(left, relation, right, priority)
    return Parsed(equations: equations, items: items)
  }

  /// One constraint for each member of the groups.
  private static func equations(
    _ left: [GroupTerm], _ relation: ConstraintRule.Relation, _ right: [GroupTerm], _ priority: Int
  ) throws(Problem) -> [ConstraintRule.Equation] {
    let all =
      left
      + right.map { term in
        var negated = term
        negated.factor = -term.factor
        return negated
      }
    guard let first = all.first(where: { $0.attribute != nil }) else {
      throw Problem(
        message: "a constraint needs an item, such as play.width", rule: "constraint-syntax",
        offset: 0)
    }
    let count = all.map(\.items.count).max() ?? 1
    if let odd = all.first(where: { $0.items.count > 1 && $0.items.count != count }) {
      throw Problem(
        message: "groups in one constraint have the same number of items, found \(count) and "
          + "\(odd.items.count)",
        rule: "constraint-syntax", offset: max(odd.offset, first.offset))
    }
    return (0..<max(count, 1)).map { member in
      var equation = ConstraintRule.Equation(
        terms: [], constant: 0, relation: relation, priority: priority)
      for term in all {
        guard let attribute = term.attribute else {
          equation.constant += term.factor
          continue
        }
        equation.terms.append(
          ConstraintRule.Term(
            factor: term.factor, item: term.items[term.items.count == 1 ? 0 : member],
            attribute: attribute))
      }
      return equation
    }
  }

  private mutating func priority() throws(Problem) -> Int {
    guard takeSign("@") else { return 1000 }
    guard case .word(let word) = token.kind, let number = Int(word), (1...1000).contains(number)
    else { throw unexpected("a priority from 1 to 1000") }
    index += 1
    return number
  }

  // MARK: Sums

  private mutating func sum() throws(Problem) -> [GroupTerm] {
    var sign = take("-") ? -1.0 : 1
    var terms: [GroupTerm] = []
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
        return terms
      }
    }
  }

  private mutating func term() throws(Problem) -> GroupTerm {
    let offset = token.offset
    if case .word(let word) = token.kind, let number = NumberText.number(word) {
      index += 1
      guard takeSign("*") else { return GroupTerm(factor: number, offset: offset) }
      if take("systemSpacing") {
        return GroupTerm(factor: number * Self.systemSpacing, offset: offset)
      }
      var term = try attributed()
      term.factor *= number
      return term
    }
    if take("systemSpacing") { return GroupTerm(factor: Self.systemSpacing, offset: offset) }
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

  private mutating func attributed() throws(Problem) -> GroupTerm {
    if token.kind == .open { return try grouped() }
    guard case .word(let word) = token.kind else {
      throw unexpected("a number or an attribute such as play.width")
    }
    guard let dot = word.lastIndex(of: "."), dot != word.startIndex else {
      throw unexpected("a number or an attribute such as play.width")
    }
    let name = String(word[..<dot])
    let attribute = try self.attribute(String(word[word.index(after: dot)...]))
    items.append((name, token.offset))
    let result = GroupTerm(factor: 1, items: [name], attribute: attribute, offset: token.offset)
    index += 1
    return result
  }

  private mutating func grouped() throws(Problem) -> GroupTerm {
    let start = token
    index += 1
    var names: [String] = []
    repeat {
      guard case .word(let word) = token.kind, !word.contains("."), NumberText.number(word) == nil
      else { throw unexpected("an item") }
      items.append((word, token.offset))
      names.append(word)
      index += 1
    } while take(.comma)
    guard token.kind == .close else {
      if token.kind == .end {
        throw Problem(message: "a ')' is missing", rule: "constraint-syntax", offset: start.offset)
      }
      throw unexpected("',' or ')'")
    }
    index += 1
    guard case .word(let word) = token.kind, word.hasPrefix(".") else {
      throw unexpected("an attribute such as .leading")
    }
    let attribute = try self.attribute(String(word.dropFirst()))
    index += 1
    return GroupTerm(factor: 1, items: names, attribute: attribute, offset: start.offset)
  }

  private func attribute(_ word: String) throws(Problem) -> ConstraintRule.Attribute {
    if let attribute = ConstraintRule.Attribute(rawValue: word) { return attribute }
    throw problem(
      "unknown attribute '\(Words.cut(word))'"
        + NearestWord.proposal(
          for: word, among: ConstraintRule.Attribute.allCases.map(\.rawValue)),
      rule: "unknown-word")
  }
}
