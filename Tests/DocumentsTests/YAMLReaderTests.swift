import Diagnostics
import Documents
import Testing

/// The strict subset of YAML.
struct YAMLReaderTests {
  private func read(_ text: String) -> Document {
    YAMLReader.read(Array(text.utf8), file: "a.yaml")
  }

  private func scalar(_ text: String, quoted: Bool = false, _ line: Int, _ column: Int)
    -> DocumentNode
  {
    DocumentNode(
      .scalar(text, quoted: quoted), position: SourcePosition(line: line, column: column))
  }

  @Test func `block and flow style give the same values at their own places`() {
    let block = read("a:\n  - 1\n  - x y\nb: 'q'\n")
    #expect(block.diagnostics.isEmpty)
    #expect(block.root?["a"]?.content == .sequence([scalar("1", 2, 5), scalar("x y", 3, 5)]))
    #expect(block.root?["b"] == scalar("q", quoted: true, 4, 4))
    let flow = read("{ a: [1, x y], b: 'q' }")
    #expect(flow.root?["a"]?.content == .sequence([scalar("1", 1, 7), scalar("x y", 1, 10)]))
  }

  @Test func `nothing is made of how a scalar looks`() {
    let text = "[no, ~, null, 012, 1e3, 2001-01-01, .inf, 0x10, true, '']"
    guard case .sequence(let items)? = read(text).root?.content else {
      Issue.record("no list")
      return
    }
    let words = items.map { item in
      if case .scalar(let word, _) = item.content { word } else { "?" }
    }
    #expect(
      words == ["no", "~", "null", "012", "1e3", "2001-01-01", ".inf", "0x10", "true", ""])
    #expect(read("a:").root?["a"]?.content == .empty)
  }

  @Test func `columns count characters, not bytes`() {
    #expect(read("{ ü😀: a, b: c }").root?["b"]?.position == SourcePosition(line: 1, column: 13))
  }

  @Test func `a byte order mark and any line ends are taken`() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("a: 1\r\nb: 2\r\n".utf8)
    let document = YAMLReader.read(bytes, file: "a.yaml")
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?.position == .start)
    #expect(document.root?["b"]?.position == SourcePosition(line: 2, column: 4))
  }

  @Test func `texts over several lines are joined as YAML says`() {
    let document = read("a: |\n  one\n  two\nb: >\n  one\n  two\nc: \"x\n  y\"\n")
    #expect(document.root?["a"]?.content == .scalar("one\ntwo\n", quoted: true))
    #expect(document.root?["b"]?.content == .scalar("one two\n", quoted: true))
    #expect(document.root?["c"]?.content == .scalar("x y", quoted: true))
  }

  @Test(arguments: [
    Broken("", "1:1: error: the file is empty [empty-file]"),
    Broken("# only words\n", "1:1: error: the file is empty [empty-file]"),
    Broken("---\n", "1:1: error: the file is empty [empty-file]"),
    Broken(
      "a: 1\n---\nb: 2\n",
      "2:1: error: a second document begins here: a file holds one document [yaml-document]"),
    Broken(
      "a: 1\na: 2\n", "2:1: error: duplicate key 'a', it is already on line 1 [duplicate-key]"),
    Broken(
      "a: &x 1\n",
      "1:4: error: anchors are not allowed: remove '&x', use a component to say something once [yaml-anchor]"
    ),
    Broken(
      "a: !folded\n",
      "1:4: error: tags are not allowed: write 'not folded' to negate a condition [yaml-tag]"),
    Broken(
      "a: !!int 3\n", "1:4: error: tags are not allowed: write the value without '!!int' [yaml-tag]"
    ),
    Broken(
      "<<: {}\n",
      "1:1: error: merge keys are not allowed: write the keys here, or use a component [yaml-merge-key]"
    ),
    Broken(
      "? [a]\n: 1\n", "1:3: error: a key is a text, found a list or a mapping [yaml-complex-key]"),
    Broken("?\n: 1\n", "1:2: error: a key is missing before ':' [yaml-complex-key]"),
    Broken(
      "a: b: c\n",
      "1:5: error: a ':' can't stand here: quote a text that holds ': ', or correct the indentation [yaml-syntax]"
    ),
    Broken("a:\n\tb: 1\n", "2:1: error: a tab can't be used to indent: use spaces [yaml-syntax]"),
    Broken("a: @b\n", "1:4: error: a text that begins with '@' is quoted [yaml-syntax]"),
    Broken(
      "a: [1, 2\nb: 3\n",
      "2:2: error: expected ',' or ']' in the list (it begins on line 1) [yaml-syntax]"),
    Broken(
      "a: \"b\n", "2:1: error: the closing quote is missing (it begins on line 1) [yaml-syntax]"),
    Broken(
      "a: 1\n b: 2\n",
      "2:3: error: a ':' can't stand here: quote a text that holds ': ', or correct the indentation [yaml-syntax]"
    ),
    Broken("a: \u{1}\n", "1:4: error: control characters are not allowed [yaml-syntax]"),
  ])
  func `what the subset forbids is told with its place`(_ broken: Broken) {
    let lines = read(broken.text).diagnostics.map { String($0.line.dropFirst("a.yaml:".count)) }
    #expect(lines == [broken.line])
  }

  @Test func `everything forbidden in a file is reported, not the first alone`() {
    let document = read("a: &x 1\nb: *x\nc: !t 2\na: 3\n<<: 4\n")
    #expect(
      document.diagnostics.map(\.rule) == [
        "yaml-anchor", "yaml-alias", "yaml-tag", "duplicate-key", "yaml-merge-key",
      ])
    #expect(document.root?["c"]?.content == .scalar("2", quoted: false))
  }

  @Test func `an alias bomb is not expanded`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<30 {
      let inner = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(inner)]\n"
    }
    let document = read(text)
    #expect(Set(document.diagnostics.map(\.rule)) == ["yaml-anchor", "yaml-alias"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `nesting stops at 64 levels`(_ opening: String) {
    let document = read(String(repeating: opening, count: 20_000))
    #expect(document.root == nil)
    #expect(document.diagnostics.last?.rule == "too-deep" || opening == "? ")
  }

  @Test func `64 levels are taken`() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(read(text).diagnostics.isEmpty)
  }
}
