import Diagnostics
import Documents
import Geometry

/// Reads values out of nodes and gathers everything that is wrong with them.
///
/// Each method answers nothing where it has reported a problem, so that reading goes on and all
/// problems of a file are heard at once.
struct NodeReader {
  /// The file as the user named it.
  let file: String
  /// What was wrong, in the order in which it was found.
  var diagnostics: [Diagnostic] = []

  /// Reports a problem.
  mutating func report(
    _ message: String, at position: SourcePosition?, rule: String,
    severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(severity, file: file, position: position, message: message, rule: rule))
  }

  /// Reports a value of the wrong kind.
  mutating func reportType(_ wanted: String, _ key: String, _ node: DocumentNode) {
    report(
      "'\(key)' must be \(wanted), found \(node.kindDescription)", at: node.position,
      rule: "wrong-type")
  }

  /// Reports a key that is not known here, with the nearest one that is.
  mutating func reportUnknownKey(_ entry: DocumentNode.Entry, in place: String, known: [String]) {
    report(
      "unknown key '\(entry.key)' in \(place)"
        + NearestWord.proposal(for: entry.key, among: known),
      at: entry.keyPosition, rule: "unknown-key")
  }

  /// Reports a key that is needed and not there.
  mutating func reportMissing(_ key: String, in place: String, at position: SourcePosition) {
    report("\(place) needs '\(key)'", at: position, rule: "missing-key")
  }

  /// The entries of a mapping.
  mutating func mapping(_ node: DocumentNode, _ key: String) -> [DocumentNode.Entry]? {
    if case .mapping(let entries) = node.content { return entries }
    reportType("a mapping", key, node)
    return nil
  }

  /// The items of a list.
  mutating func list(_ node: DocumentNode, _ key: String) -> [DocumentNode]? {
    if case .sequence(let items) = node.content { return items }
    reportType("a list", key, node)
    return nil
  }

  /// A text that is not empty.
  mutating func text(_ node: DocumentNode, _ key: String) -> String? {
    if case .scalar(let text, _) = node.content, !text.isEmpty { return text }
    reportType("a text", key, node)
    return nil
  }

  /// A list of texts.
  mutating func texts(_ node: DocumentNode, _ key: String) -> [String]? {
    list(node, key)?.compactMap { text($0, key) }
  }

  /// A finite number in a range.
  mutating func number(
    _ node: DocumentNode, _ key: String, in range: ClosedRange<Double> = -100_000...100_000
  ) -> Double? {
    guard case .scalar(let text, quoted: false) = node.content, let value = Self.number(text) else {
      reportType("a number", key, node)
      return nil
    }
    guard range.contains(value) else {
      report(
        "'\(key)' must be from \(range.lowerBound.text()) to \(range.upperBound.text()), found "
          + value.text(),
        at: node.position, rule: "out-of-range")
      return nil
    }
    return value
  }

  /// A whole number in a range.
  mutating func integer(_ node: DocumentNode, _ key: String, in range: ClosedRange<Int>) -> Int? {
    guard case .scalar(let text, quoted: false) = node.content, let value = Int(text) else {
      reportType("a whole number", key, node)
      return nil
    }
    guard range.contains(value) else {
      report(
        "'\(key)' must be from \(range.lowerBound) to \(range.upperBound), found \(value)",
        at: node.position, rule: "out-of-range")
      return nil
    }
    return value
  }

  /// `true` or `false`.
  mutating func boolean(_ node: DocumentNode, _ key: String) -> Bool? {
    switch node.content {
    case .scalar("true", quoted: false): return true
    case .scalar("false", quoted: false): return false
    default:
      reportType("true or false", key, node)
      return nil
    }
  }

  /// One of the words of a type.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: DocumentNode, _ key: String, as type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let text = text(node, key) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    let proposal = NearestWord.proposal(for: text, among: known)
    report(
      "'\(key)' does not know '\(text)'"
        + (proposal.isEmpty ? ", it takes \(known.joined(separator: ", "))" : proposal),
      at: node.position, rule: "unknown-value")
    return nil
  }

  /// A version such as `27` or `27.1`.
  mutating func version(_ node: DocumentNode, _ key: String) -> Version? {
    if case .scalar(let text, _) = node.content, let version = Version(text) { return version }
    reportType("a version such as 27 or 27.1", key, node)
    return nil
  }

  /// A list of a fixed count of numbers.
  mutating func numbers(
    _ node: DocumentNode, _ key: String, _ form: String, count: Int,
    in range: ClosedRange<Double> = 0...100_000
  ) -> [Double]? {
    guard case .sequence(let items) = node.content, items.count == count else {
      reportType("a list \(form)", key, node)
      return nil
    }
    var result: [Double] = []
    result.reserveCapacity(count)
    for item in items {
      guard let value = number(item, key, in: range) else { return nil }
      result.append(value)
    }
    return result
  }

  /// A number as YAML and JSON write it; no hexadecimal, infinite or undefined ones.
  static func number(_ text: String) -> Double? {
    let digits = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard digits, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension NodeReader {
  /// Whether a problem with a key was reported for something that starts at a place or after it.
  ///
  /// Keeps a key that was written wrongly from being called missing as well.
  func hasProblem(of key: String, after position: SourcePosition) -> Bool {
    diagnostics.contains { problem in
      guard let place = problem.position else { return false }
      return place >= position && problem.message.hasPrefix("'\(key)'")
    }
  }
}
