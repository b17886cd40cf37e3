import Documents
import Foundation
import Testing

/// Texts as JSON, read by another reader.
struct JSONTextTests {
  @Test(
    arguments: [
      "", "plain", "\"quoted\"", "a\\b", "a\nb\r\n\tc", "\u{0}\u{1}\u{8}\u{C}\u{1F}\u{7F}", "ü☃️😀",
      "\u{2028}\u{2029}", "</script>",
      "é\u{2028}”“\u{10FFFF}", "\u{2027}\u{202A}\u{A8}\u{E2}\u{80}\u{A9}",
    ])
  func `another reader reads the same text`(text: String) throws {
    let read = try JSONSerialization.jsonObject(
      with: Data(JSONText.quoted(text).utf8), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  @Test func `nothing is left that a script can't hold`() {
    let all = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
    let forbidden = JSONText.quoted(all).unicodeScalars.filter {
      $0.value < 0x20 || $0 == "\u{7F}" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }
    #expect(forbidden.isEmpty)
  }

  @Test func `a text is added behind what is there`() {
    var line = "{"
    JSONText.append(quoted: "a", to: &line)
    #expect(line == "{\"a\"")
  }
}
