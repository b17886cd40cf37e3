import Diagnostics
import Documents
import Testing

/// Values written as YAML.
struct YAMLWriterTests {
  private func scalar(_ text: String) -> DocumentNode {
    DocumentNode(.scalar(text, quoted: false), position: .start)
  }

  private func mapping(_ entries: [(String, DocumentNode)]) -> DocumentNode {
    DocumentNode(
      .mapping(
        entries.map { DocumentNode.Entry(key: $0.0, keyPosition: .start, value: $0.1) }),
      position: .start)
  }

  /// The value without places and quotes.
  private func plain(_ node: DocumentNode) -> DocumentNode {
    switch node.content {
    case .empty: DocumentNode(.empty, position: .start)
    case .scalar(let text, _): scalar(text)
    case .sequence(let items): DocumentNode(.sequence(items.map(plain)), position: .start)
    case .mapping(let entries): mapping(entries.map { ($0.key, plain($0.value)) })
    }
  }

  @Test(
    arguments: [
      "plain", "two words", "12", "-3.5", "true", "no", "null", "", " ", "a: b", "a #b", "#a",
      "- a", "[a]", "{a}", "a, b", "\"quoted\"", "it's", "a\\b", "line\nbreak", "tab\t", "ü", "☃️",
      "\u{2028}", "@here", "%", "a == b + 8 @750", ">= 3", "*", "&x", "!y", "?", "|", "a:", "~",
      "one two  three ", "\u{FEFF}",
    ])
  func `every text is read back as itself`(text: String) throws {
    let value = mapping([
      ("block", scalar(text)),
      ("flow", DocumentNode(.sequence([scalar(text), scalar("x")]), position: .start)),
      ("inner", mapping([("a", scalar(text)), ("b", scalar("c"))])),
    ])
    let written = YAMLWriter.text(of: value)
    let read = DocumentReader.read(Array(written.utf8), file: "a.yaml")
    #expect(read.diagnostics.isEmpty, "\(written)")
    #expect(plain(try #require(read.root)) == value, "\(written)")
  }

  @Test func `what is empty stays what it is, however deep`() throws {
    var value = mapping([
      ("a", mapping([])), ("b", DocumentNode(.sequence([]), position: .start)),
    ])
    for _ in 0..<25 { value = mapping([("a name that takes room", value)]) }
    let written = YAMLWriter.text(of: value)
    let read = DocumentReader.read(Array(written.utf8), file: "a.yaml")
    #expect(plain(try #require(read.root)) == value, "\(written)")
  }

  @Test func `short values stand on one line, long ones below each other`() {
    let child = mapping([
      ("text", scalar("Hello")), ("id", scalar("title")),
      ("frame", mapping([("width", scalar("10"))])),
    ])
    let value = mapping([
      ("name", scalar("a")),
      (
        "children",
        DocumentNode(.sequence([child, mapping([("divider", mapping([]))])]), position: .start)
      ),
      ("size", DocumentNode(.sequence([scalar("1"), scalar("2")]), position: .start)),
    ])
    #expect(
      YAMLWriter.text(of: value, comment: ["From here", ""]) == """
        # From here
        #
        name: a
        children:
          - text: Hello
            id: title
            frame: { width: 10 }
          - divider: {}
        size: [1, 2]

        """)
  }
}
