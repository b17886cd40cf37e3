/// Why a record or a manifest could not be read.
public struct RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; 0 where no place is to blame.
  public var line: Int
  /// The column in bytes, from 1; 0 where no place is to blame.
  public var column: Int
  /// What is wrong.
  public var message: String

  /// Makes an error from its parts.
  public init(line: Int = 0, column: Int = 0, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Place and message: `3:14: expected a value`.
  public var description: String { line > 0 ? "\(line):\(column): \(message)" : message }
}

/// Reads JSON that a program wrote, without remembering where values stand.
///
/// Manifests of thousands of configurations are longer than anything a person writes, so the limits of
/// specs do not hold here; nesting is limited all the same.
struct JSONValueReader {
  private static let depth = 64

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole text.
  static func read(_ bytes: [UInt8]) throws(RecordError) -> JSONValue {
    var reader = JSONValueReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.problem("expected the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(RecordError) -> JSONValue {
    guard depth < Self.depth else { throw problem("nested deeper than \(Self.depth) levels") }
    guard index < bytes.count else { throw problem("the file ends where a value is expected") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      if take("null") { return .null }
      throw problem("expected a value")
    }
  }

  private mutating func object(depth: Int) throws(RecordError) -> JSONValue {
    index += 1
    var entries: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object([:]) }
    while true {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw problem("expected a key in quotes")
      }
      let key = try string()
      skipSpace()
      guard take(":") else { throw problem("expected ':' after a key") }
      skipSpace()
      let value = try value(depth: depth + 1)
      guard entries.updateValue(value, forKey: key) == nil else {
        throw problem("the key '\(key)' is there twice")
      }
      skipSpace()
      if take("}") { return .object(entries) }
      guard take(",") else { throw problem("expected ',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(RecordError) -> JSONValue {
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      skipSpace()
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw problem("expected ',' or ']'") }
    }
  }

  // MARK: Numbers

  /// A number.
  ///
  /// With up to 15 digits, as all of ours have, the division gives the nearest double.
  private mutating func number() throws(RecordError) -> Double {
    let start = index
    let isNegative = take("-")
    var digits = 0
    var mantissa = 0.0
    var factor = 1.0
    while let digit { (mantissa, digits, index) = (mantissa * 10 + digit, digits + 1, index + 1) }
    guard digits > 0 else { throw problem("expected a digit") }
    if take(".") {
      let before = digits
      while let digit {
        (mantissa, digits, index) = (mantissa * 10 + digit, digits + 1, index + 1)
        factor *= 10
      }
      guard digits > before else { throw problem("expected a digit after the point") }
    }
    let hasExponent = index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "e")
    if digits <= 15, !hasExponent {
      let value = mantissa / factor
      return isNegative ? -value : value
    }
    while index < bytes.count, Self.isNumberByte(bytes[index]) { index += 1 }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else { throw problem("expected a number") }
    return value
  }

  private var digit: Double? {
    guard index < bytes.count else { return nil }
    let value = bytes[index] &- UInt8(ascii: "0")
    return value < 10 ? Double(value) : nil
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: Texts

  private mutating func string() throws(RecordError) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw problem("a control character inside a text")
      default: index += 1
      }
    }
    throw problem("the file ends inside a text")
  }

  private mutating func escapedString(from start: Int) throws(RecordError) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < bytes.count else { break }
      let letter = bytes[index]
      index += 1
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): text += try scalar()
      default: throw problem("an escape that JSON does not know")
      }
    }
    throw problem("the file ends inside a text")
  }

  private mutating func scalar() throws(RecordError) -> [UInt8] {
    var code = UInt32(try hexadecimal())
    if (0xD800..<0xDC00).contains(code) {
      guard take("\\"), take("u") else { throw problem("half a surrogate pair") }
      let low = UInt32(try hexadecimal())
      guard (0xDC00..<0xE000).contains(low) else { throw problem("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw problem("half a surrogate pair") }
    return Array(String(scalar).utf8)
  }

  private mutating func hexadecimal() throws(RecordError) -> UInt16 {
    guard index + 4 <= bytes.count,
      let code = UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { throw problem("expected four hexadecimal digits") }
    index += 4
    return code
  }

  // MARK: Places

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    guard bytes[index..<(index + count)].elementsEqual(word.description.utf8) else { return false }
    index += count
    return true
  }

  private func problem(_ message: String) -> RecordError {
    let read = bytes[..<min(index, bytes.count)]
    let line = read.count { $0 == 0x0A } + 1
    let start = read.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return RecordError(line: line, column: index - start + 1, message: message)
  }
}
