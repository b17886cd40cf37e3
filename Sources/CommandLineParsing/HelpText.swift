/// Help made from the declaration of a program.
public enum HelpText {
  private static let width = 80

  /// The help of a whole program: its commands and examples.
  public static func program(_ program: ProgramDeclaration) -> String {
    var lines = ["\(program.name): \(program.summary)", ""]
    lines += ["Usage: \(program.name) COMMAND [OPTION…]", "", "Commands:"]
    let commands =
      program.commands.map { ($0.name, $0.summary) }
      + [("help", "explain a command"), ("--version", "print the version")]
    lines += table(commands)
    lines += examples(program.examples)
    lines += ["", "'\(program.name) help COMMAND' tells more about a command."]
    if !program.footer.isEmpty { lines += [""] + paragraphs(program.footer) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of one command.
  public static func command(_ command: CommandDeclaration, of program: ProgramDeclaration)
    -> String
  {
    var lines = ["\(program.name) \(command.name): \(command.summary)", ""]
    lines.append("Usage: \(usage(of: command, in: program))")
    if !command.discussion.isEmpty { lines += [""] + paragraphs(command.discussion) }
    lines += ["", "Options:"]
    var rows: [(String, String)] = command.options.map { option in
      var help = option.help
      if case .words(_, let words) = option.values {
        help += ": \(words.joined(separator: ", "))"
      }
      if option.isList { help += option.splitsCommas ? " (list, repeatable)" : " (repeatable)" }
      return (option.usage, help)
    }
    rows.append(("-h, --help", "print this help"))
    lines += table(rows)
    lines += examples(command.examples)
    let variables = command.options.filter(\.readsEnvironment)
    if let first = variables.first {
      let name = first.variable(prefix: program.environmentPrefix)
      lines += [""]
      lines += paragraphs(
        "Variables named for the options, such as \(name), give their defaults.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first line of the help of a command: how it is written.
  public static func usage(of command: CommandDeclaration, in program: ProgramDeclaration)
    -> String
  {
    var text = "\(program.name) \(command.name)"
    if let positional = command.positional {
      let many = positional.maximum.map { $0 > 1 } ?? true
      let name = positional.name + (many ? "…" : "")
      text += positional.minimum > 0 ? " \(name)" : " [\(name)]"
    }
    return command.options.isEmpty ? text : text + " [OPTION…]"
  }

  private static func examples(_ examples: [CommandDeclaration.Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["", "Examples:"] + examples.flatMap { ["  \($0.line)", "      \($0.explanation)"] }
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let widest = rows.map(\.0.count).filter { $0 <= 26 }.max() ?? 0
    return rows.flatMap { row -> [String] in
      let indent = String(repeating: " ", count: widest + 4)
      let wrapped = wrap(row.1, to: width - widest - 4)
      guard row.0.count <= widest else {
        return ["  " + row.0] + wrapped.map { indent + $0 }
      }
      let padding = String(repeating: " ", count: widest - row.0.count + 2)
      return wrapped.enumerated().map { index, line in
        index == 0 ? "  " + row.0 + padding + line : indent + line
      }
    }
  }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.isEmpty ? [""] : wrap(String(line), to: width)
    }
  }

  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return lines + [current]
  }
}
