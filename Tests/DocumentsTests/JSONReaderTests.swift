import Diagnostics
import Documents
import Foundation
import Testing

/// JSON, held against RFC 8259 and against Foundation's reader.
struct JSONReaderTests {
  private func read(_ text: String) -> Document {
    JSONReader.read(Array(text.utf8), file: "a.json")
  }

  @Test func `values remember where they stand`() {
    let document = read("{\n  \"a\": [1, true],\n  \"ü😀\": \"b\", \"c\": null}")
    #expect(document.diagnostics.isEmpty)
    let root = document.root
    #expect(root?["a"]?.position == SourcePosition(line: 2, column: 8))
    #expect(
      root?["a"]?.content
        == .sequence([
          DocumentNode(.scalar("1", quoted: false), position: SourcePosition(line: 2, column: 9)),
          DocumentNode(
            .scalar("true", quoted: false), position: SourcePosition(line: 2, column: 12)),
        ]))
    #expect(root?["ü😀"]?.position == SourcePosition(line: 3, column: 9))
    // Four bytes more than characters stand before it.
    #expect(root?["c"]?.position == SourcePosition(line: 3, column: 19))
    #expect(root?["c"]?.content == .empty)
  }

  @Test func `line ends of every kind are counted once`() {
    let document = read("[1,\r\n2,\r3,\n4]")
    guard case .sequence(let items)? = document.root?.content else {
      Issue.record("no list")
      return
    }
    #expect(items.map(\.position.line) == [1, 2, 3, 4])
  }

  @Test func `escapes and surrogate pairs become characters`() {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\u0041""#
    #expect(read(text).root?.content == .scalar("\"\\/\u{8}\u{c}\n\r\té😀A", quoted: true))
  }

  @Test func `a byte order mark is no part of the first line`() {
    let document = JSONReader.read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8), file: "a.json")
    #expect(document.root?.position == .start)
  }

  @Test(arguments: [
    Broken("", "1:1: error: the file is empty [empty-file]"),
    Broken(
      "{", "1:2: error: expected a key in double quotes, found the end of the file [json-syntax]"),
    Broken(
      "[1,]",
      "1:4: error: expected a value after ',', found ']': JSON has no comma after the last value [json-syntax]"
    ),
    Broken(
      "{\"a\":1,}",
      "1:8: error: expected a key after ',', found '}': JSON has no comma after the last entry [json-syntax]"
    ),
    Broken("{a: 1}", "1:2: error: expected a key in double quotes, found 'a' [json-syntax]"),
    Broken("{\"a\" 1}", "1:6: error: expected ':' after the key 'a', found '1' [json-syntax]"),
    Broken("[1 2]", "1:4: error: expected ',' or ']' after a value, found '2' [json-syntax]"),
    Broken(
      "[1] x", "1:5: error: expected the end of the file after the value, found 'x' [json-syntax]"),
    Broken("[01]", "1:3: error: a number can't begin with 0 and another digit [json-syntax]"),
    Broken("[1.]", "1:4: error: expected a digit after the point, found ']' [json-syntax]"),
    Broken("[-]", "1:3: error: expected a digit, found ']' [json-syntax]"),
    Broken("[1e]", "1:4: error: expected a digit in the exponent, found ']' [json-syntax]"),
    Broken(
      "['a']",
      "1:2: error: expected a value, found a single quote: JSON takes double quotes [json-syntax]"),
    Broken(
      "[1] // no",
      "1:5: error: expected the end of the file after the value, found '/': JSON has no comments [json-syntax]"
    ),
    Broken("[\"a", "1:2: error: a text that begins here has no closing quote [json-syntax]"),
    Broken(
      "[\"a\nb\"]", "1:4: error: a text can't go on in the next line: write \\n [json-syntax]"),
    Broken(
      "[\"\\x\"]", "1:3: error: unknown escape: after '\\' one of \" \\ / b f n r t u [json-syntax]"
    ),
    Broken(
      "[\"\\ud800\"]", "1:3: error: half a surrogate pair: the second \\u is missing [json-syntax]"),
    Broken(
      "[\"\\udc00\"]", "1:3: error: half a surrogate pair: the first \\u is missing [json-syntax]"),
    Broken("[\"\\u12g4\"]", "1:3: error: expected four hexadecimal digits after \\u [json-syntax]"),
    Broken(
      "{\"a\": 1,\n\"a\": 2}",
      "2:1: error: duplicate key 'a', it is already on line 1 [duplicate-key]"),
  ])
  func `broken text is told with its place`(_ broken: Broken) {
    let lines = read(broken.text).diagnostics.map { String($0.line.dropFirst("a.json:".count)) }
    #expect(lines == [broken.line])
  }

  @Test func `duplicate keys are found in large mappings as well, and all of them`() {
    let keys = (0..<100).map { "\"k\($0)\": 1" }
    let document = read("{\((keys + ["\"k3\": 2", "\"k99\": 2"]).joined(separator: ","))}")
    #expect(document.diagnostics.map(\.rule) == ["duplicate-key", "duplicate-key"])
    #expect(document.root?["k3"]?.content == .scalar("1", quoted: false))
  }

  @Test func `nesting stops at 64 levels`() {
    let good = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(read(good).diagnostics.isEmpty)
    let bad = read(String(repeating: "[", count: 200_000))
    #expect(bad.root == nil)
    #expect(
      bad.diagnostics.map(\.line) == [
        "a.json:1:65: error: nested deeper than 64 levels [too-deep]"
      ])
  }

  @Test func `Foundation takes and refuses the same texts`() {
    var generator = Lehmer(state: 7)
    let alphabet =
      Array("{}[]:,\"\\ue01-+.tfn \n").map(String.init) + ["true", "null", "\"a\"", "12"]
    for _ in 0..<4000 {
      let count = Int(generator.next() % 9)
      let text = (0..<count).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] }
        .joined()
      let foundation = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      // Foundation keeps the last of two equal keys in silence.
      let ours = read(text).diagnostics.allSatisfy { $0.rule == "duplicate-key" }
      #expect((foundation != nil) == ours, "\(text.debugDescription)")
    }
  }
}

/// A text that is no JSON or no YAML, with the line that it prints.
struct Broken: Sendable, CustomTestStringConvertible {
  var text: String
  var line: String

  init(_ text: String, _ line: String) {
    self.text = text
    self.line = line
  }

  var testDescription: String { text.debugDescription }
}

/// Numbers that look random and are the same on every run.
struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
