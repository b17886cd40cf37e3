package import Geometry

extension JSONValue {
  /// Reads a text of JSON; numbers, texts and lists as they are, each key of an object once.
  ///
  /// - Throws: ``RecordError`` with the place of what is wrong.
  package init(reading bytes: [UInt8]) throws(RecordError) {
    self = try JSONValueReader.read(bytes)
  }

  /// The value under a key of an object; nothing where there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries[key]
  }

  /// The text; nothing where the value is none.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number; nothing where the value is none.
  package var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number; nothing where the value is none.
  package var int: Int? { double.flatMap { Int(exactly: $0) } }

  /// True or false; nothing where the value is neither.
  package var boolean: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The values of a list; empty where the value is none.
  package var values: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The entries of an object; empty where the value is none.
  package var entries: [String: JSONValue] {
    if case .object(let entries) = self { entries } else { [:] }
  }

  /// The rectangle that is written as `[x, y, width, height]`; nothing where the value is none.
  package var rect: Rect? {
    let numbers = values.compactMap(\.double)
    guard numbers.count == 4, values.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
