/// Text from outside inside Markdown, for the dialect that code hosts show.
enum Markdown {
  /// The text so that it shows as it is: no markup, link, mention or reference comes of it.
  ///
  /// Hosts look for mentions, references and addresses in the text that is left after all escapes, so
  /// an invisible word joiner takes those apart.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|": result += "&#124;"
      case "\\", "`", "*", "_", "[", "]", "~", "!": result += "\\" + String(scalar)
      case "@": result += "@\u{2060}"
      case "#": result += "\\#\u{2060}"
      case "/" where result.hasSuffix(":") || result.hasSuffix(":/\u{2060}"):
        result += "/\u{2060}"
      case "." where result.lowercased().hasSuffix("www"): result += "\u{2060}."
      case let scalar where scalar.properties.generalCategory == .control || isBreak(scalar):
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as code, which hosts look for nothing in.
  static func code(_ text: String) -> String {
    "<code>\(escape(text))</code>"
  }

  /// A place inside a folder as part of an address.
  static func path(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/".unicodeScalars.contains(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  /// The text in two words or more, the last joined by `and`: `a, b and c`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}" || scalar.properties.isBidiControl
  }
}
