import Diagnostics

/// The state of reading one JSON file.
struct JSONParser {
  /// Stops the reading; the diagnostic is already written down.
  private struct Stop: Error {}

  private let bytes: [UInt8]
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []

  private var index = 0
  private var line = 1
  /// Columns are the distance from here, less the bytes that only continue a character.
  private var lineStart = 0
  private var continuations = 0
  private var nodes = 0

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func document() -> DocumentNode? {
    do {
      skipSpace()
      guard index < bytes.count else { throw stop("the file is empty", rule: "empty-file") }
      let root = try value(depth: 1)
      skipSpace()
      guard index == bytes.count else {
        throw stop("expected the end of the file after the value, found \(found())")
      }
      return root
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Stop) -> DocumentNode {
    let position = position
    nodes += 1
    guard nodes <= DocumentLimits.nodes else {
      throw stop("the file has more than \(DocumentLimits.nodes) values", rule: "too-many-nodes")
    }
    guard index < bytes.count else { throw stop("expected a value, found the end of the file") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return DocumentNode(try mapping(depth: depth), position: position)
    case UInt8(ascii: "["): return DocumentNode(try sequence(depth: depth), position: position)
    case UInt8(ascii: "\""):
      return DocumentNode(.scalar(try string(), quoted: true), position: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return DocumentNode(.scalar(try number(), quoted: false), position: position)
    default:
      if take("true") { return DocumentNode(.scalar("true", quoted: false), position: position) }
      if take("false") { return DocumentNode(.scalar("false", quoted: false), position: position) }
      if take("null") { return DocumentNode(.empty, position: position) }
      throw stop("expected a value, found \(found())")
    }
  }

  private mutating func mapping(depth: Int) throws(Stop) -> DocumentNode.Content {
    try checkDepth(depth)
    index += 1
    var entries: [DocumentNode.Entry] = []
    // Small mappings are searched, which is faster than hashing and is what most files hold.
    var seen: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .mapping([]) }
    while true {
      let keyPosition = position
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw stop("expected a key in double quotes, found \(found())")
      }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else {
        throw stop("expected ':' after the key '\(key)', found \(found())")
      }
      skipSpace()
      let value = try value(depth: depth + 1)
      let isNew: Bool
      if entries.count < 16 {
        isNew = !entries.contains { $0.key == key }
      } else {
        if seen.isEmpty { seen = Set(entries.map(\.key)) }
        isNew = seen.insert(key).inserted
      }
      if isNew {
        entries.append(DocumentNode.Entry(key: key, keyPosition: keyPosition, value: value))
      } else {
        let first = entries.first { $0.key == key }?.keyPosition.line ?? keyPosition.line
        report(
          "duplicate key '\(key)', it is already on line \(first)", rule: "duplicate-key",
          at: keyPosition)
      }
      skipSpace()
      if take(UInt8(ascii: "}")) { return .mapping(entries) }
      guard take(UInt8(ascii: ",")) else {
        throw stop("expected ',' or '}' after a value, found \(found())")
      }
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "}") {
        throw stop("expected a key after ',', found '}': JSON has no comma after the last entry")
      }
    }
  }

  private mutating func sequence(depth: Int) throws(Stop) -> DocumentNode.Content {
    try checkDepth(depth)
    index += 1
    var items: [DocumentNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .sequence([]) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .sequence(items) }
      guard take(UInt8(ascii: ",")) else {
        throw stop("expected ',' or ']' after a value, found \(found())")
      }
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "]") {
        throw stop("expected a value after ',', found ']': JSON has no comma after the last value")
      }
    }
  }

  private mutating func number() throws(Stop) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if isDigit { throw stop("a number can't begin with 0 and another digit") }
    } else {
      try digits("a digit")
    }
    if take(UInt8(ascii: ".")) { try digits("a digit after the point") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits("a digit in the exponent")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits(_ expected: String) throws(Stop) {
    guard isDigit else { throw stop("expected \(expected), found \(found())") }
    while isDigit { index += 1 }
  }

  private var isDigit: Bool {
    index < bytes.count
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  // MARK: Text

  private mutating func string() throws(Stop) -> String {
    let opening = position
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start, opening: opening) }
      try plain(byte)
    }
    throw stop("a text that begins here has no closing quote", at: opening)
  }

  /// Reads on from the first backslash, which is rare enough for a path of its own.
  private mutating func escapedString(
    from start: Int, opening: SourcePosition
  ) throws(Stop) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        try plain(byte)
        text.append(byte)
      }
    }
    throw stop("a text that begins here has no closing quote", at: opening)
  }

  private mutating func plain(_ byte: UInt8) throws(Stop) {
    if byte < 0x20 {
      throw stop(
        byte == 0x0A || byte == 0x0D
          ? "a text can't go on in the next line: write \\n"
          : "a text can't hold a control character: write it with a backslash")
    }
    if byte & 0xC0 == 0x80 { continuations += 1 }
    index += 1
  }

  private mutating func escape(into text: inout [UInt8]) throws(Stop) {
    let start = position
    index += 1
    guard index < bytes.count else { throw stop("expected a character after '\\'") }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let first = try hexDigits(start)
      var code = UInt32(first)
      if (0xD800..<0xDC00).contains(first) {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
          bytes[index + 1] == UInt8(ascii: "u")
        else { throw stop("half a surrogate pair: the second \\u is missing", at: start) }
        index += 2
        let second = try hexDigits(start)
        guard (0xDC00..<0xE000).contains(second) else {
          throw stop("half a surrogate pair: the second \\u is no low half", at: start)
        }
        code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw stop("half a surrogate pair: the first \\u is missing", at: start)
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default:
      throw stop("unknown escape: after '\\' one of \" \\ / b f n r t u", at: start)
    }
  }

  private mutating func hexDigits(_ start: SourcePosition) throws(Stop) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Self.hexValue(bytes[index]) else {
        throw stop("expected four hexadecimal digits after \\u", at: start)
      }
      code = code << 4 | digit
      index += 1
    }
    return code
  }

  private static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  // MARK: Places

  private var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart - continuations + 1)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09: index += 1
      case 0x0A: newLine(after: 1)
      case 0x0D: newLine(after: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1)
      default: return
      }
    }
  }

  private mutating func newLine(after count: Int) {
    index += count
    line += 1
    lineStart = index
    continuations = 0
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let text = word.description.utf8
    guard bytes[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func checkDepth(_ depth: Int) throws(Stop) {
    guard depth <= DocumentLimits.depth else {
      throw stop("nested deeper than \(DocumentLimits.depth) levels", rule: "too-deep")
    }
  }

  // MARK: Problems

  /// What stands here, for messages.
  private func found() -> String {
    guard index < bytes.count else { return "the end of the file" }
    if bytes[index] == UInt8(ascii: "/") { return "'/': JSON has no comments" }
    if bytes[index] == UInt8(ascii: "'") { return "a single quote: JSON takes double quotes" }
    let text = String(decoding: bytes[index..<min(index + 16, bytes.count)], as: UTF8.self)
    let word = text.prefix { $0.isLetter || $0.isNumber }
    if !word.isEmpty { return "'\(word)'" }
    guard let first = text.first, !first.isNewline else { return "the end of the line" }
    return "'\(first)'"
  }

  private mutating func stop(
    _ message: String, rule: String = "json-syntax", at place: SourcePosition? = nil
  ) -> Stop {
    report(message, rule: rule, at: place ?? position)
    return Stop()
  }

  private mutating func report(_ message: String, rule: String, at place: SourcePosition) {
    guard diagnostics.count < DocumentLimits.diagnostics else { return }
    diagnostics.append(Diagnostic(file: file, position: place, message: message, rule: rule))
  }
}
