/// What completes a program's command line in fish.
enum FishCompletion {
  /// The script.
  static func text(_ program: ProgramDeclaration) -> String {
    let name = program.name
    let function = "_" + CompletionScript.functionName(name)
    var lines = [
      "# fish completion for \(name): source this file.",
      // The command is the second word of the line, wherever its name stands once more.
      "function \(function)_command",
      "  set -l words (commandline -opc)",
      "  if test (count $argv) -eq 0",
      "    test (count $words) -eq 1",
      "  else",
      #"    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]""#,
      "  end",
      "end",
      // Words of a list go on after its last comma.
      "function \(function)_list",
      "  set -l token (string replace -r '^--[^=]*=' '' -- (commandline -ct))",
      "  set -l before (string match -r '^.*,' -- $token)",
      #"  for word in $argv; printf '%s\n' "$before$word"; end"#,
      "end",
      "complete -c \(name) -f",
    ]
    let first = "complete -c \(name) -n \(function)_command"
    for command in program.commands {
      lines.append("\(first) -a \(command.name) -d \(quoted(command.summary))")
    }
    lines += [
      "\(first) -a help -d 'explain a command'", "\(first) -l version -d 'print the version'",
      "complete -c \(name) -s h -l help -d 'print help'",
    ]
    let names = program.commands.map(\.name).joined(separator: " ")
    lines.append("complete -c \(name) -n '\(function)_command help' -a \(quoted(names))")
    for command in program.commands {
      let line = "complete -c \(name) -n '\(function)_command \(command.name)'"
      lines += command.options.map { line + " " + arguments($0, list: "\(function)_list") }
      if let positional = command.positional {
        if positional.isFile { lines.append("\(line) -F") }
        let words = positional.suggestions()
        if !words.isEmpty { lines.append("\(line) -a \(quoted(words.joined(separator: " ")))") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(_ option: OptionDeclaration, list: String) -> String {
    var parts = ["-l \(option.name)"]
    if let letter = option.letter { parts.insert("-s \(letter)", at: 0) }
    let words = option.offered.joined(separator: " ")
    switch option.values {
    case .none: break
    case .file: parts.append("-r -F")
    case .folder: parts.append("-x -a '(__fish_complete_directories)'")
    default:
      parts.append("-x")
      if option.isList, option.splitsCommas, !words.isEmpty {
        parts.append("-a \(quoted("(\(list) \(words))"))")
      } else if !words.isEmpty {
        parts.append("-a \(quoted(words))")
      }
    }
    parts.append("-d \(quoted(option.help))")
    return parts.joined(separator: " ")
  }

  /// A text as one word; between single quotes fish reads a backslash before a quote or another.
  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "'"
  }
}
