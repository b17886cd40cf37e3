import Geometry

/// Text of an SVG file as it grows, in UTF-8.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text of our own, unescaped.
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds text that was built from escaped parts.
  mutating func add(markup text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds what another buffer holds.
  mutating func add(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

  /// Adds bytes that need no escaping.
  mutating func add(bytes more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Adds text from outside; see ``SVGEscaping``.
  mutating func add(escaped text: String) {
    bytes.append(contentsOf: SVGEscaping.escape(text).utf8)
  }

  /// Adds a number with at most three decimals, the same everywhere.
  ///
  /// The form is that of `Double.text(decimals:)`, without making a string of each number; sums,
  /// halves and the minus before zero are treated alike.
  mutating func add(_ number: Double) {
    let scaled = (number.magnitude * 1000).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e15 else {
      // Not a number that a coordinate can have; zero keeps the file valid.
      bytes.append(contentsOf: (number.isFinite ? number.text(decimals: 3) : "0").utf8)
      return
    }
    var rest = UInt64(scaled)
    if rest == 0 {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var fraction = rest % 1000
    rest /= 1000
    add(whole: rest)
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place: UInt64 = 100
    while fraction != 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  private mutating func add(whole number: UInt64) {
    if number >= 10 { add(whole: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Adds ` name="number"`.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    open(name)
    add(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="text"` with text from outside.
  mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    add(escaped: value)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    add(name)
    add("=\"")
  }
}
