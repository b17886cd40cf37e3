/// What completes a program's command line in zsh.
enum ZshCompletion {
  /// The script.
  static func text(_ program: ProgramDeclaration) -> String {
    let function = CompletionScript.functionName(program.name)
    var lines = ["#compdef \(program.name)", "\(function)() {", "  local -a commands"]
    lines.append("  commands=(")
    for command in program.commands {
      lines.append("    \(CompletionScript.quoted(["\(command.name):\(command.summary)"]))")
    }
    lines += ["    'help:explain a command'", "  )", "  if (( CURRENT == 2 )); then"]
    lines += ["    _describe command commands", "    return", "  fi"]
    lines += ["  local command=\"$words[2]\"", "  shift words", "  (( CURRENT-- ))"]
    lines.append("  case \"$command\" in")
    lines.append("    help) _describe command commands ;;")
    for command in program.commands {
      lines.append("    \(command.name))")
      let specs = command.options.map(argument) + positional(command)
      lines.append(
        "      _arguments -s "
          + (["'(- *)'--help'[print help]'"] + specs).joined(
            separator: " \\\n        ") + " ;;")
    }
    lines += ["  esac", "}"]
    // A file of fpath is run as the function on the first use, else it is sourced.
    lines += ["if [ \"$funcstack[1]\" = \(function) ]; then \(function) \"$@\""]
    lines += ["else compdef \(function) \(program.name); fi"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func argument(_ option: OptionDeclaration) -> String {
    let help = option.help.filter { !"[]:\\".contains($0) }
    let repeats = option.isList ? "*" : ""
    let long = "\(repeats)--\(option.name)"
    guard let placeholder = option.placeholder else {
      return CompletionScript.quoted(["\(long)[\(help)]"])
    }
    let action: String
    switch option.values {
    case .file: action = "_files"
    case .folder: action = "_files -/"
    default:
      let words = option.offered.joined(separator: " ")
      if option.offered.isEmpty {
        action = " "
      } else if option.isList, option.splitsCommas {
        action = "_sequence compadd - \(words)"
      } else {
        action = "(\(words))"
      }
    }
    let spec = CompletionScript.quoted(["\(long)=[\(help)]:\(placeholder):\(action)"])
    guard let letter = option.letter else { return spec }
    return spec + " \\\n        "
      + CompletionScript.quoted(["\(repeats)-\(letter)+[\(help)]:\(placeholder):\(action)"])
  }

  private static func positional(_ command: CommandDeclaration) -> [String] {
    guard let positional = command.positional else { return [] }
    let words = positional.suggestions()
    let action =
      positional.isFile ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    let many = positional.maximum == 1 ? "1" : "*"
    return [CompletionScript.quoted(["\(many):\(positional.name):\(action)"])]
  }
}
