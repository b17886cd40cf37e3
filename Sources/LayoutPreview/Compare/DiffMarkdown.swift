import Comparison

/// What differs as Markdown, for a comment beside a change: it stands alone without pictures.
enum DiffMarkdown {
  /// The most bytes of a comment, as GitHub takes them.
  private static let limit = 65_536

  /// The text of a result, ending in a line break; what does not fit is counted.
  static func text(_ result: DiffResult) -> String {
    let words = result.words
    var blocks = ["**\(escaped(DiffText.summary(of: result)))**"]
    blocks += section("Could not be compared", result.failures.map { "\($0.name): \($0.reason)" })
    if !result.causes.isEmpty {
      let head = [
        "| | What changed by itself | What follows | Where |", "|---|---|---|---|",
      ]
      let rows = result.causes.enumerated().map { index, cause in
        let cells = [
          "\(index + 1)", CauseWords.screens(cause) + CauseWords.sentence(cause),
          String(CauseWords.consequences(cause).drop { $0 == ";" || $0 == " " }),
          words.phrase(for: cause.configurations),
        ]
        return "| " + cells.map { escaped($0, inTable: true) }.joined(separator: " | ") + " |"
      }
      blocks.append((head + rows).joined(separator: "\n"))
    }
    blocks += section("Looks", result.looks.map { DiffText.look($0, words) })
    blocks += section(
      "New findings", result.newFindings.map { DiffText.finding($0, nil, words) })
    blocks += section(
      "Pictures that differ without their layout",
      result.pictures.filter { !$0.hasCause }.map(DiffText.picture))
    blocks += section("Gone", result.removed)
    blocks += section("New", result.new)
    blocks += section(
      "Fixed findings", result.fixedFindings.map { DiffText.finding($0, nil, words) })
    if result.verdict == .different || result.verdict == .new {
      blocks.append(
        "To accept all of this:\n\n```sh\nproofsheet approve \(ShellWord.quoted(result.reference)) "
          + "\(ShellWord.quoted(result.candidate))\n```")
    }
    return fitted(blocks)
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let shown = lines.prefix(20).map { "- \(escaped($0))" }
    let more = lines.count > 20 ? ["- and \(lines.count - 20) more"] : []
    return ["**\(title)**\n\n" + (shown + more).joined(separator: "\n")]
  }

  /// As many blocks as fit, whole ones.
  private static func fitted(_ blocks: [String]) -> String {
    var text = ""
    for block in blocks {
      let note = "\nThere is more: 'proofsheet diff' tells all of it.\n"
      guard text.utf8.count + block.utf8.count + note.utf8.count + 2 <= limit else {
        return text + note
      }
      text += (text.isEmpty ? "" : "\n") + block + "\n"
    }
    return text
  }

  /// A text in which nothing is markup but code between backquotes; a spec may come from a stranger.
  private static func escaped(_ text: String, inTable: Bool = false) -> String {
    var result = ""
    var isCode = false
    for character in text {
      switch character {
      case "`":
        isCode.toggle()
        result.append(character)
      case "|" where inTable: result += "\\|"
      case "\n", "\r", "\r\n": result += " "
      case "<", ">", "&", "*", "_", "[", "]", "~", "#", "@", "\\", "!":
        if isCode {
          result.append(character)
        } else if character == "<" {
          result += "&lt;"
        } else if character == ">" {
          result += "&gt;"
        } else if character == "&" {
          result += "&amp;"
        } else if character == "@" {
          // Nobody is called by a text.
          result += "&#64;"
        } else {
          result += "\\\(character)"
        }
      default: result.append(character)
      }
    }
    return isCode ? result + "`" : result
  }
}
