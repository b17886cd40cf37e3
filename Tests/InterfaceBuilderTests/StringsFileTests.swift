import Diagnostics
import InterfaceBuilder
import Testing

/// Tables of translated texts.
struct StringsFileTests {
  @Test func `texts, comments and escapes are read`() {
    let text = """
      /* Class = "UILabel"; text = "Hi"; ObjectID = "abc-12-xyz"; */
      "abc-12-xyz.text" = "Hallo \\"Welt\\"\\n";
      // a line
      bare.key = "\\U00e9";

      """
    let read = StringsFile.read(Array(text.utf8), file: "Main.strings")
    #expect(read.diagnostics.isEmpty)
    #expect(read.texts == ["abc-12-xyz.text": "Hallo \"Welt\"\n", "bare.key": "é"])
  }

  @Test func `UTF-16 is read by its mark`() {
    let words = Array("\"a\" = \"ü\";".utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for word in words {
      little += [UInt8(word & 0xFF), UInt8(word >> 8)]
      big += [UInt8(word >> 8), UInt8(word & 0xFF)]
    }
    #expect(StringsFile.read(little, file: "a").texts == ["a": "ü"])
    #expect(StringsFile.read(big, file: "a").texts == ["a": "ü"])
  }

  @Test(arguments: ["\"a\" \"b\";", "\"a\" = \"b\"", "\"a\" = \"b", "\"a\" = ;", "=", "\"a\\"])
  func `what is cut off is told with its place, and what came before is kept`(rest: String) {
    let read = StringsFile.read(Array("\"k\" = \"v\";\n\(rest)".utf8), file: "Main.strings")
    #expect(read.texts == ["k": "v"])
    #expect(read.diagnostics.map(\.rule) == ["strings-syntax"])
    #expect(read.diagnostics.first?.position?.line == 2)
  }
}
