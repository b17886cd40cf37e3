import Diagnostics

/// Says in the words of someone who writes a spec what libyaml says in the words of a parser.
enum YAMLProblemText {
  /// The message for a problem.
  static func message(for problem: YAMLProblem, in bytes: [UInt8]) -> String {
    if let known = known(problem, in: bytes) { return known + since(problem) }
    let context = problem.context.isEmpty ? "" : " \(problem.context)"
    return "this is not valid YAML: \(problem.problem)\(context)" + since(problem)
  }

  private static func known(_ problem: YAMLProblem, in bytes: [UInt8]) -> String? {
    switch problem.problem {
    case "mapping values are not allowed in this context":
      "a ':' can't stand here: quote a text that holds ': ', or correct the indentation"
    case "found character that cannot start any token": startOfToken(problem, in: bytes)
    case "did not find expected key":
      "expected a key here: the indentation does not fit the lines before"
    case "did not find expected '-' indicator":
      "expected '- ' here: the indentation does not fit the list before"
    case "could not find expected ':'": "expected ':' after the key"
    case "did not find expected ',' or ']'": "expected ',' or ']' in the list"
    case "did not find expected ',' or '}'": "expected ',' or '}' in the mapping"
    case "found unexpected end of stream": "the closing quote is missing"
    case "found unexpected document indicator": "the closing quote is missing before '---'"
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      "a tab can't be used to indent: use spaces"
    case "found unknown escape character": "unknown escape after '\\': use single quotes"
    case "block sequence entries are not allowed in this context":
      "a '- ' can't stand here: begin the list on a line of its own"
    case "control characters are not allowed": "control characters are not allowed"
    case "found undefined tag handle": "tags are not allowed: quote a text that begins with '!'"
    case "did not find expected alphabetic or numeric character":
      "a text that begins with '&' or '*' is quoted"
    case "did not find expected <document start>":
      "expected the end of the file: the indentation does not fit the lines before"
    default: nil
    }
  }

  private static func startOfToken(_ problem: YAMLProblem, in bytes: [UInt8]) -> String {
    switch character(at: problem.position, in: bytes) {
    case "\t": "a tab can't be used to indent: use spaces"
    case "@": "a text that begins with '@' is quoted"
    case "`": "a text that begins with '`' is quoted"
    case "%": "a text that begins with '%' is quoted"
    default: "no value can begin with this character: quote it"
    }
  }

  private static func character(
    at place: SourcePosition, in bytes: [UInt8]
  ) -> Unicode.Scalar? {
    var line = 1
    var column = 1
    var before: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if line == place.line, column == place.column { return scalar }
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\r" || before != "\r" { line += 1 }
        column = 1
      } else {
        column += 1
      }
      before = scalar
    }
    return nil
  }

  /// Where the thing that is not finished began, when that is on another line.
  private static func since(_ problem: YAMLProblem) -> String {
    guard let start = problem.contextPosition, start.line != problem.position.line else {
      return ""
    }
    return " (it begins on line \(start.line))"
  }
}
