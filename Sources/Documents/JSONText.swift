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
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Control characters must be escaped; line and paragraph separators may not stand in a script,
      // where a report would put the text.
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
