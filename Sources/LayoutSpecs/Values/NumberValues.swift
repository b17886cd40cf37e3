import Documents
import Geometry

/// Reads numbers by the language's grammar: digits, a point, digits; no unit and no exponent.
enum NumberText {
  /// Larger numbers are no lengths of a screen and only a danger to arithmetic.
  static let limit = 1_000_000.0

  /// The number that a text says, nothing for any other text.
  static func number(_ text: String) -> Double? {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.count <= 40,
      parts.allSatisfy({ part in
        !part.isEmpty
          && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
    else { return nil }
    return Double(text)
  }

  /// What is probably wrong with a text that should have been a number.
  static func hint(_ text: String) -> String {
    for unit in ["pt", "px", "%"] where text.hasSuffix(unit) {
      if number(String(text.dropLast(unit.count))) != nil { return ": numbers have no unit" }
    }
    return ""
  }
}

extension SpecDecoder {
  /// The number that a value says; what is wrong with it is reported.
  func number(
    _ node: DocumentNode, _ label: String, _ expected: String,
    in range: ClosedRange<Double> = -NumberText.limit...NumberText.limit
  ) -> Double? {
    guard case .scalar(let text, let quoted) = node.content else {
      mismatch(node, label, expected)
      return nil
    }
    guard let number = NumberText.number(text) else {
      error(
        "'\(label)' must be \(expected), found \(Self.excerpt(node))\(NumberText.hint(text))",
        rule: "wrong-type", at: node.position)
      return nil
    }
    guard !quoted else {
      error(
        "'\(label)' must be \(expected), found a text: remove the quotes round \(text)",
        rule: "wrong-type", at: node.position)
      return nil
    }
    guard range.contains(number) else {
      let limit: String
      if number <= 0, range.lowerBound > 0, range.lowerBound < 1 {
        limit = "more than 0"
      } else if number < range.lowerBound {
        limit = "at least \(range.lowerBound.text())"
      } else {
        limit = "at most \(range.upperBound.text())"
      }
      error("'\(label)' must be \(limit), found \(text)", rule: "out-of-range", at: node.position)
      return nil
    }
    return number
  }

  /// The numbers of a list of fixed length; what is wrong with it is reported.
  func numbers(
    _ node: DocumentNode, _ label: String, _ expected: String, count: Int,
    in range: ClosedRange<Double> = -NumberText.limit...NumberText.limit
  ) -> [Double]? {
    guard case .sequence(let items) = node.content, items.count == count else {
      mismatch(node, label, expected)
      return nil
    }
    let numbers = items.compactMap { number($0, label, "a number", in: range) }
    return numbers.count == count ? numbers : nil
  }
}

extension ValueType where Value == Double {
  /// Any number.
  static var number: ValueType<Double> {
    ValueType("a number", schema: .type("number")) { node, label, decoder in
      decoder.number(node, label, "a number")
    }
  }

  /// A length in points, zero or more.
  static var length: ValueType<Double> {
    ValueType("a number of points, 0 or more", schema: .length) { node, label, decoder in
      decoder.number(node, label, "a number of points", in: 0...NumberText.limit)
    }
  }

  /// The size of a typeface in points.
  static var fontSize: ValueType<Double> {
    ValueType("a number of points from 1 to 512", schema: .length) { node, label, decoder in
      decoder.number(node, label, "a number of points", in: 1...512)
    }
  }

  /// A length that may be without limit.
  static var upperLimit: ValueType<Double> {
    let summary = "a number of points, 0 or more, or infinity"
    return ValueType(
      summary, schema: .any(.length, .words(["infinity"]))
    ) { node, label, decoder in
      if case .scalar("infinity", _) = node.content { return .infinity }
      return decoder.number(
        node, label, "a number of points or infinity", in: 0...NumberText.limit)
    }
  }

  /// A part of a whole.
  static var part: ValueType<Double> {
    let schema = SchemaValue.object([
      ("type", "number"), ("minimum", .integer(0)), ("maximum", .integer(1)),
    ])
    return ValueType("a number from 0 to 1", schema: schema) { node, label, decoder in
      decoder.number(node, label, "a number from 0 to 1", in: 0...1)
    }
  }

  /// A scale of a picture file.
  static var scale: ValueType<Double> {
    let schema = SchemaValue.object([
      ("type", "number"), ("exclusiveMinimum", .integer(0)), ("maximum", .integer(16)),
    ])
    return ValueType("a number of pixels per point", schema: schema) { node, label, decoder in
      decoder.number(node, label, "a number of pixels per point", in: 0.01...16)
    }
  }

  /// Width divided by height.
  static var aspectRatio: ValueType<Double> {
    let summary = "a number above 0, or \"w:h\""
    let schema = SchemaValue.any(
      .object([("type", "number"), ("exclusiveMinimum", .integer(0))]),
      .pattern("^[0-9]+(\\.[0-9]+)?:[0-9]+(\\.[0-9]+)?$"))
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .scalar(let text, _) = node.content, text.contains(":") else {
        return decoder.number(node, label, summary, in: 0.001...1000)
      }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        .map { NumberText.number(String($0)) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0,
        (0.001...1000).contains(width / height)
      else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      return width / height
    }
  }
}

extension ValueType where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> ValueType<Int> {
    let summary = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let schema = SchemaValue.object([
      ("type", "integer"), ("minimum", .integer(range.lowerBound)),
      ("maximum", .integer(range.upperBound)),
    ])
    return ValueType(summary, schema: schema) { node, label, decoder in
      let limits = Double(range.lowerBound)...Double(range.upperBound)
      guard let number = decoder.number(node, label, "a whole number", in: limits) else {
        return nil
      }
      guard number == number.rounded() else {
        decoder.mismatch(node, label, "a whole number")
        return nil
      }
      return Int(number)
    }
  }
}

extension ValueType where Value == Bool {
  /// `true` or `false`.
  static var boolean: ValueType<Bool> {
    ValueType("true or false", schema: .type("boolean")) { node, label, decoder in
      switch node.content {
      case .scalar("true", quoted: false): return true
      case .scalar("false", quoted: false): return false
      case .scalar(let word, quoted: false)
      where ["yes", "no", "on", "off"].contains(word.lowercased()):
        decoder.error(
          "'\(label)' must be true or false, found '\(word)': only those two words are booleans",
          rule: "wrong-type", at: node.position)
        return nil
      case .scalar(let word, quoted: true) where word == "true" || word == "false":
        decoder.error(
          "'\(label)' must be true or false, found a text: remove the quotes round \(word)",
          rule: "wrong-type", at: node.position)
        return nil
      default:
        decoder.mismatch(node, label, "true or false")
        return nil
      }
    }
  }
}
