/// Writes values as YAML that this program reads back as the same values.
public enum YAMLWriter {
  /// The widest line that holds a list or mapping in one piece, in characters.
  private static let width = 96

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - root: the outermost value.
  ///   - comment: lines that stand above it, without their signs.
  /// - Returns: the text with a line end at its end.
  public static func text(of root: DocumentNode, comment: [String] = []) -> String {
    var lines = comment.map { $0.isEmpty ? "#" : "# \($0)" }
    switch root.content {
    case .mapping(let entries): write(entries, indent: 0, first: "", into: &lines)
    case .sequence(let items): write(items, indent: 0, into: &lines)
    case .empty, .scalar: lines.append(flow(root) ?? "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes entries one below the other; the first goes behind what is given, such as `- `.
  private static func write(
    _ entries: [DocumentNode.Entry], indent: Int, first: String, into lines: inout [String]
  ) {
    let space = String(repeating: " ", count: indent)
    for (index, entry) in entries.enumerated() {
      let start = (index == 0 && !first.isEmpty ? first : space) + scalar(entry.key) + ":"
      if case .empty = entry.value.content {
        lines.append(start)
        continue
      }
      if let text = flow(entry.value), fits(text, behind: start.count + 1, entry.value) {
        lines.append("\(start) \(text)")
        continue
      }
      lines.append(start)
      switch entry.value.content {
      case .mapping(let inner): write(inner, indent: indent + 2, first: "", into: &lines)
      case .sequence(let items): write(items, indent: indent + 2, into: &lines)
      case .empty, .scalar: break
      }
    }
  }

  private static func write(_ items: [DocumentNode], indent: Int, into lines: inout [String]) {
    let start = String(repeating: " ", count: indent) + "- "
    for item in items {
      if let text = flow(item), fits(text, behind: start.count, item), !isEntry(item) {
        lines.append(start + text)
        continue
      }
      switch item.content {
      case .mapping(let entries): write(entries, indent: indent + 2, first: start, into: &lines)
      case .sequence(let inner):
        lines.append(String(start.dropLast()))
        write(inner, indent: indent + 2, into: &lines)
      case .empty, .scalar: lines.append(start + (flow(item) ?? ""))
      }
    }
  }

  /// Whether a value reads better as entries on lines of their own.
  private static func isEntry(_ node: DocumentNode) -> Bool {
    guard case .mapping(let entries) = node.content else { return false }
    return entries.count == 1
      || entries.contains { if case .scalar = $0.value.content { false } else { true } }
  }

  private static func fits(_ text: String, behind start: Int, _ node: DocumentNode) -> Bool {
    switch node.content {
    case .scalar, .empty: return true
    case .sequence(let items) where items.isEmpty: return true
    case .mapping(let entries) where entries.isEmpty: return true
    case .sequence, .mapping: break
    }
    // Lists and mappings of lists and mappings are clearer on lines of their own.
    return start + text.count <= width && depth(node) <= 2
  }

  private static func depth(_ node: DocumentNode) -> Int {
    switch node.content {
    case .empty, .scalar: 0
    case .sequence(let items): 1 + (items.map(depth).max() ?? 0)
    case .mapping(let entries): 1 + (entries.map { depth($0.value) }.max() ?? 0)
    }
  }

  /// A value in one piece.
  private static func flow(_ node: DocumentNode, inside: Bool = false) -> String? {
    switch node.content {
    case .empty: return inside ? nil : ""
    case .scalar(let text, _): return scalar(text, inFlow: inside)
    case .sequence(let items):
      let texts = items.compactMap { flow($0, inside: true) }
      return texts.count == items.count ? "[" + texts.joined(separator: ", ") + "]" : nil
    case .mapping(let entries):
      guard !entries.isEmpty else { return "{}" }
      let texts = entries.compactMap { entry in
        flow(entry.value, inside: true).map { "\(scalar(entry.key, inFlow: true)): \($0)" }
      }
      return texts.count == entries.count ? "{ " + texts.joined(separator: ", ") + " }" : nil
    }
  }

  /// A text, in quotes where YAML would read it as something else.
  private static func scalar(_ text: String, inFlow: Bool = false) -> String {
    isPlain(text, inFlow: inFlow) ? text : quoted(text)
  }

  private static func isPlain(_ text: String, inFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    let isNegative = first == "-" && text.unicodeScalars.dropFirst().first.map(isDigit) == true
    guard isLetter(first) || isDigit(first) || first == "_" || isNegative, last != " ",
      last != ":"
    else { return false }
    // Words that other readers of YAML take for something else.
    guard !["null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) else {
      return false
    }
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#" where before == " ": return false
      case " " where before == ":": return false
      case ",", "[", "]", "{", "}": if inFlow { return false }
      case "\"", "\\", "'", "&", "!", "|", "%", "`": return false
      case _ where scalar.value < 0x20 || scalar.value >= 0x7F: return false
      default: break
      }
      before = scalar
    }
    return true
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
