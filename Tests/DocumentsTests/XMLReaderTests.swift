import Diagnostics
import Documents
import Testing

/// XML as elements that remember where they stand.
struct XMLReaderTests {
  private func read(_ text: String) -> XMLReading {
    XMLReader.read(Array(text.utf8), file: "a.xml")
  }

  @Test func `elements keep their order, attributes and place`() throws {
    let root = try #require(
      read(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document a="1" b="2">
            <é x="ü"/><second
              y="3"/>
            <!-- a <comment/> -->
          <third/>
        </document>
        """
      ).root)
    #expect(root.name == "document")
    #expect(root.attributes == ["a": "1", "b": "2"])
    #expect(root.position == SourcePosition(line: 2, column: 1))
    #expect(root.children.map(\.name) == ["é", "second", "third"])
    #expect(
      root.children.map(\.position) == [
        SourcePosition(line: 3, column: 5), SourcePosition(line: 3, column: 15),
        SourcePosition(line: 6, column: 3),
      ])
    #expect(root.children[1]["y"] == "3")
  }

  @Test func `entities are replaced in attributes and in text`() throws {
    let root = try #require(
      read("<a t=\"x &amp; y &lt;&#10;&quot;\">1 &amp; 2<b/><![CDATA[<3>]]></a>").root)
    #expect(root["t"] == "x & y <\n\"")
    #expect(root.text == "1 & 2<3>")
  }

  @Test func `a file that is cut off tells where`() throws {
    let reading = read("<a>\n  <b>\n</a>")
    #expect(reading.root == nil)
    let problem = try #require(reading.diagnostics.first)
    #expect(problem.rule == "xml-syntax")
    #expect(problem.position?.line == 3)
    #expect(problem.message.contains("well-formed"))
  }

  @Test func `a document type is refused, so no entity can blow up`() throws {
    let reading = read(
      """
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>
      <lolz>&lol2;</lolz>
      """)
    #expect(reading.root == nil)
    #expect(reading.diagnostics.map(\.rule) == ["xml-document-type"])
  }

  @Test(arguments: ["", " ", "text", "<", "<a", "<a b>", "<a></b>", "\u{0}", "<a>&x;</a>"])
  func `what is no XML is told, never a crash`(text: String) {
    let reading = read(text)
    #expect(reading.root == nil)
    #expect(reading.diagnostics.count == 1)
  }

  @Test func `deep nesting stops with a message`() {
    let reading = read(String(repeating: "<a>", count: 100_000))
    #expect(reading.root == nil)
    #expect(reading.diagnostics.count == 1)
  }

  @Test func `bytes that are no UTF-8 are told with their place`() {
    let reading = XMLReader.read(Array("<a>\n".utf8) + [0xFF, 0xFF], file: "a.xml")
    #expect(reading.diagnostics.map(\.rule) == ["encoding"])
    #expect(reading.diagnostics.first?.position == SourcePosition(line: 2, column: 1))
  }

  @Test func `a byte order mark moves nothing`() throws {
    let reading = XMLReader.read([0xEF, 0xBB, 0xBF] + Array("<a><b/></a>".utf8), file: "a.xml")
    let root = try #require(reading.root)
    #expect(root.children.map(\.position) == [SourcePosition(line: 1, column: 4)])
  }
}
