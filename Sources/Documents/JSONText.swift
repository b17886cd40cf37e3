/// How a text stands in JSON: the one place that escapes it, for every file that we write.
public enum JSONText {
  /// A text with its quotation marks.
  ///
  /// - Parameter text: any text; empty gives two marks.
  /// - Returns: a JSON string that may also stand in a script.
  public static func quoted(_ text: String) -> String {
    var result = ""
    append(quoted: text, to: &result)
    return result
  }

  /// Adds a text with its quotation marks to what is written already.
  ///
  /// - Parameters:
  ///   - text: any text; empty adds two marks.
  ///   - result: what the JSON string is added to.
  public static func append(quoted text: String, to result: inout String) {
    result += "\""
    if text.utf8.allSatisfy(isPlain) { result += text } else { result += escaped(text) }
    result += "\""
  }

  /// Whether a byte stands for itself wherever it is; other ones are looked at more closely.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xE2
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8 + 8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      // Control characters must be escaped.
      case 0..<0x20, 0x7F:
        bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      // Line and paragraph separators, E2 80 A8 and E2 80 A9, may not stand in a script, where a report
      // would put the text.
      case 0xA8, 0xA9:
        if bytes.suffix(2) == [0xE2, 0x80] {
          bytes.removeLast(2)
          bytes += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
        } else {
          bytes.append(byte)
        }
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
