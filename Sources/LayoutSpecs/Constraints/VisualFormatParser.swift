import Geometry

/// Reads constraints written as a picture of them, in Apple's visual format.
///
/// ```
/// visual     = [ ("H"|"V") ":" ] [ "|" [ connection ] ] view { [ connection ] view } [ [ connection ] "|" ]
///              [ "@" integer ] ;
/// view       = "[" name [ "(" predicate { "," predicate } ")" ] "]" ;
/// connection = "-" [ number | metric | "(" predicate { "," predicate } ")" ] "-" | "-" ;
/// predicate  = [ "==" | "<=" | ">=" ] ( number | name ) [ "@" integer ] ;
/// ```
///
/// A name in the place of a length is that of a metric, else that of a view which is as long.
///
/// - Note: Source: Apple's Auto Layout Guide, "Visual Format Language". A plain `-` is the system
///   spacing between views, and the layout margin between a view and the edge of the container.
struct VisualFormatParser {
  typealias Problem = ConditionParser.Problem
  typealias Equation = ConstraintRule.Equation
  typealias Relation = ConstraintRule.Relation

  /// What a view or a gap is to be.
  private struct Predicate {
    var relation = Relation.equal
    var length: Length
    var priority: Int?
  }

  private enum Length {
    case points(Double)
    case item(String)
    case standard
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var isVertical = false
  private var result = ConstraintParser.Parsed()
  /// The equations whose priority was written with them.
  private var ownPriorities: Set<Int> = []

  /// Whether a line is a picture.
  static func isVisual(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != " " }) else { return false }
    if first == "|" || first == "[" { return true }
    return ["H:", "V:"].contains { text.drop { $0 == " " }.hasPrefix($0) }
  }

  /// Reads a picture.
  static func parse(_ text: String) throws(Problem) -> ConstraintParser.Parsed {
    var parser = VisualFormatParser(text)
    try parser.picture()
    return parser.result
  }

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  // MARK: Grammar

  private mutating func picture() throws(Problem) {
    skipSpaces()
    if take("V") {
      isVertical = true
      try expect(":")
    } else if take("H") {
      try expect(":")
    }
    var previous: String?
    var gap: [Predicate]?
    if take("|") {
      previous = Self.container
      gap = try connection()
    }
    repeat {
      let view = try view()
      if let previous { connect(previous, view, gap) }
      previous = view
      gap = try connection()
    } while next == "["
    if take("|") {
      if let previous { connect(previous, Self.container, gap) }
    } else if gap != nil {
      throw problem("expected '[' and a view, or '|', found \(found)")
    }
    skipSpaces()
    if take("@") {
      let priority = try priority()
      for index in result.equations.indices where !ownPriorities.contains(index) {
        result.equations[index].priority = priority
      }
    }
    skipSpaces()
    guard next == nil else {
      throw problem("expected '[', '-', '|' or the end, found \(found)")
    }
    if result.equations.isEmpty {
      throw Problem(
        message: "this line says nothing: connect the view to something or give it a length",
        rule: "constraint-syntax", offset: 0)
    }
  }

  private mutating func view() throws(Problem) -> String {
    guard take("[") else { throw problem("expected '[' and a view, found \(found)") }
    let name = try item()
    if next == "(" {
      for predicate in try predicates() {
        let length: ConstraintRule.Attribute = isVertical ? .height : .width
        var equation = Equation(
          terms: [ConstraintRule.Term(factor: 1, item: name, attribute: length)], constant: 0,
          relation: predicate.relation)
        switch predicate.length {
        case .points(let points): equation.constant = points == 0 ? 0 : -points
        case .item(let other):
          equation.terms.append(
            ConstraintRule.Term(factor: -1, item: other, attribute: length))
        case .standard: break
        }
        append(equation, predicate.priority)
      }
    }
    guard take("]") else { throw problem("expected ']', found \(found)") }
    return name
  }

  /// What stands between two views; nothing where they touch.
  private mutating func connection() throws(Problem) -> [Predicate]? {
    guard take("-") else { return nil }
    if next == "[" || next == "|" { return [Predicate(length: .standard)] }
    let predicates: [Predicate]
    if next == "(" {
      predicates = try self.predicates()
    } else if let number = number() {
      predicates = [Predicate(length: .points(number))]
    } else {
      guard let name = metric() else {
        throw problem("expected a number of points, a metric, '(' or a view, found \(found)")
      }
      predicates = [Predicate(length: .item(name))]
    }
    guard take("-") else { throw problem("expected '-', found \(found)") }
    return predicates
  }

  private mutating func predicates() throws(Problem) -> [Predicate] {
    let start = index
    index += 1
    var result: [Predicate] = []
    repeat {
      skipSpaces()
      var predicate = Predicate(length: .standard)
      if let relation = relation() { predicate.relation = relation }
      skipSpaces()
      if let number = number() {
        predicate.length = .points(number)
      } else {
        predicate.length = .item(try item())
      }
      skipSpaces()
      if take("@") { predicate.priority = try priority() }
      skipSpaces()
      result.append(predicate)
    } while take(",")
    guard take(")") else {
      if next == nil {
        throw Problem(message: "a ')' is missing", rule: "constraint-syntax", offset: start)
      }
      throw problem("expected ',' or ')', found \(found)")
    }
    return result
  }

  // MARK: Constraints

  private static let container = "parent"

  /// Adds what a connection between two neighbours means.
  private mutating func connect(_ first: String, _ second: String, _ gap: [Predicate]?) {
    for predicate in gap ?? [Predicate(length: .points(0))] {
      let isOuter = first == Self.container || second == Self.container
      var isStandard = false
      var points = 0.0
      var other: String?
      switch predicate.length {
      case .points(let number): points = number
      case .item(let name): other = name
      case .standard:
        isStandard = isOuter
        points = isOuter ? 0 : ConstraintParser.systemSpacing
      }
      let end = edge(of: first, isStart: first == Self.container, withMargin: isStandard)
      let start = edge(of: second, isStart: second != Self.container, withMargin: isStandard)
      var equation = Equation(
        terms: [
          ConstraintRule.Term(factor: 1, item: second, attribute: start),
          ConstraintRule.Term(factor: -1, item: first, attribute: end),
        ], constant: points == 0 ? 0 : -points, relation: predicate.relation)
      if let other {
        equation.terms.append(
          ConstraintRule.Term(factor: -1, item: other, attribute: isVertical ? .height : .width))
      }
      append(equation, predicate.priority)
    }
  }

  private func edge(
    of item: String, isStart: Bool, withMargin: Bool
  ) -> ConstraintRule.Attribute {
    let isMargin = withMargin && item == Self.container
    switch (isVertical, isStart) {
    case (false, true): return isMargin ? .leadingMargin : .leading
    case (false, false): return isMargin ? .trailingMargin : .trailing
    case (true, true): return isMargin ? .topMargin : .top
    case (true, false): return isMargin ? .bottomMargin : .bottom
    }
  }

  private mutating func append(_ equation: Equation, _ priority: Int?) {
    var equation = equation
    if let priority {
      equation.priority = priority
      ownPriorities.insert(result.equations.count)
    }
    result.equations.append(equation)
  }

  // MARK: Words

  private mutating func item() throws(Problem) -> String {
    let start = index
    while let scalar = next, Self.isName(scalar) { index += 1 }
    guard index > start else { throw problem("expected the id of a view, found \(found)") }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[start..<index])
    result.items.append((String(name), start))
    return String(name)
  }

  /// The name of a metric between two dashes, which ends at the second one.
  private mutating func metric() -> String? {
    let start = index
    while let scalar = next, Self.isName(scalar), scalar != "-" { index += 1 }
    guard index > start else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[start..<index])
    result.items.append((String(name), start))
    return String(name)
  }

  private mutating func number() -> Double? {
    let start = index
    while let scalar = next, "0123456789.".unicodeScalars.contains(scalar) { index += 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    if let number = NumberText.number(String(text)) { return number }
    index = start
    return nil
  }

  private mutating func priority() throws(Problem) -> Int {
    let start = index
    let number = number()
    if let number, let priority = Int(exactly: number), (1...1000).contains(priority) {
      return priority
    }
    let what = number.map { "'\($0.text(decimals: 3))'" } ?? found
    throw Problem(
      message: "expected a priority from 1 to 1000, found \(what)", rule: "constraint-syntax",
      offset: start)
  }

  private mutating func relation() -> Relation? {
    for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      let sign = Array(relation.rawValue.unicodeScalars)
      guard index + 1 < scalars.count, Array(scalars[index...index + 1]) == sign else { continue }
      index += 2
      return relation
    }
    return nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Problem) {
    guard take(scalar) else { throw problem("expected '\(scalar)', found \(found)") }
  }

  private mutating func skipSpaces() { while next == " " { index += 1 } }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "/": true
    default: false
    }
  }

  private var found: String { next.map { "'\($0)'" } ?? "the end" }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, rule: "constraint-syntax", offset: index)
  }
}
