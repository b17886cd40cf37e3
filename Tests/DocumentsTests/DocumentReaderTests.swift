import Diagnostics
import Documents
import Testing

/// What both forms of a file share.
struct DocumentReaderTests {
  @Test func `the name tells the form`() {
    let text = Array("{a: 1}".utf8)
    #expect(DocumentReader.read(text, file: "a.yaml").diagnostics.isEmpty)
    #expect(DocumentReader.read(text, file: "-").diagnostics.isEmpty)
    #expect(DocumentReader.read(text, file: "A.JSON").diagnostics.map(\.rule) == ["json-syntax"])
  }

  @Test(arguments: ["a.json", "a.yaml"])
  func `a file over 4 MiB is not read`(_ file: String) {
    let bytes = [UInt8](repeating: 0x20, count: 4 * 1024 * 1024 + 1)
    let document = DocumentReader.read(bytes, file: file)
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.rule) == ["too-large"])
    #expect(document.diagnostics.first?.position == nil)
  }

  @Test(arguments: ["a.json", "a.yaml"])
  func `a file with very many values is not read to its end`(_ file: String) {
    let bytes = Array("[\(Array(repeating: "1", count: 250_000).joined(separator: ","))]".utf8)
    let document = DocumentReader.read(bytes, file: file)
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.rule) == ["too-many-nodes"])
  }

  /// Sequences that are no UTF-8, from the Unicode standard, table 3-7.
  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3],
    ] as [[UInt8]])
  func `what is not UTF-8 is told with its place`(_ bad: [UInt8]) {
    let bytes = Array("a: 1\nb: ü".utf8) + bad
    for file in ["a.yaml", "a.json"] {
      let document = DocumentReader.read(bytes, file: file)
      #expect(document.root == nil)
      #expect(document.diagnostics.map(\.rule) == ["encoding"])
      #expect(document.diagnostics.first?.position == SourcePosition(line: 2, column: 5))
    }
  }

  @Test func `every character of Unicode at the ends of its ranges is UTF-8`() {
    for value in [0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0xD7FF, 0xE000, 0x10000, 0x10FFFF] as [UInt32] {
      let text = Unicode.Scalar(value).map { "\"\(Character($0))\"" } ?? ""
      #expect(DocumentReader.read(Array(text.utf8), file: "a.json").diagnostics.isEmpty)
    }
  }

  @Test func `UTF-16 gets advice`() {
    let document = DocumentReader.read([0xFF, 0xFE, 0x61, 0x00], file: "a.yaml")
    #expect(document.diagnostics.first?.message == "the file is in UTF-16: save it as UTF-8")
  }

  @Test func `random bytes never stop the readers`() {
    var generator = Lehmer(state: 3)
    let alphabet = Array("{}[]:,-?&*!|>'\"%@`#\n\r\t ab01~<=\\".utf8) + [0xC3, 0xA9, 0x00, 0xFF]
    for _ in 0..<3000 {
      let count = Int(generator.next() % 40)
      let bytes = (0..<count).map { _ in
        alphabet[Int(generator.next() % UInt64(alphabet.count))]
      }
      for file in ["a.yaml", "a.json"] {
        let document = DocumentReader.read(bytes, file: file)
        #expect(document.root != nil || !document.diagnostics.isEmpty)
      }
    }
  }
}
