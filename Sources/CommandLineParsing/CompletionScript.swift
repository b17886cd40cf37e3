/// Scripts that complete a program's command line in a shell.
public enum CompletionScript {
  /// A shell that scripts are made for.
  public enum Shell: String, Sendable, CaseIterable {
    /// Bash, 3.2 or later.
    case bash
    /// Zsh, with its completion system loaded.
    case zsh
  }

  /// The script for a shell; known words are written into it.
  public static func text(for shell: Shell, program: ProgramDeclaration) -> String {
    switch shell {
    case .bash: bash(program)
    case .zsh: zsh(program)
    }
  }

  // MARK: Bash

  private static func bash(_ program: ProgramDeclaration) -> String {
    let name = program.name
    let function = functionName(name)
    var lines = ["# bash completion for \(name): source this file.", "\(function)() {"]
    lines += [
      #"  local cur="${COMP_WORDS[COMP_CWORD]}" prev="" before="" words="" lists=0 files=0"#,
      #"  if [ "$COMP_CWORD" -gt 0 ]; then prev="${COMP_WORDS[COMP_CWORD-1]}"; fi"#,
      // Bash takes '--option=value' for three words.
      #"  if [ "$cur" = "=" ]; then cur=""; "#
        + #"elif [ "$prev" = "=" ]; then prev="${COMP_WORDS[COMP_CWORD-2]}"; fi"#,
      #"  COMPREPLY=()"#,
      #"  if [ "$COMP_CWORD" -eq 1 ]; then"#,
      "    words=\(quoted(program.commands.map(\.name) + ["help", "--help", "--version"]))",
      #"  else"#,
      #"    case "${COMP_WORDS[1]}" in"#,
      "    help) words=\(quoted(program.commands.map(\.name))) ;;",
    ]
    for command in program.commands { lines += bash(command) }
    lines += [
      #"    esac"#,
      #"  fi"#,
      #"  if [ "$lists" -eq 1 ]; then"#,
      #"    case "$cur" in *,*) before="${cur%,*},"; cur="${cur##*,}" ;; esac"#,
      #"  fi"#,
      #"  if [ "$files" -eq 1 ]; then"#,
      #"    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur")"#,
      #"    compopt -o filenames 2>/dev/null"#,
      #"  fi"#,
      #"  while IFS= read -r word; do COMPREPLY+=("$before$word"); done "#
        + #"< <(compgen -W "$words" -- "$cur")"#,
      "}",
      "complete -F \(function) \(name)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func bash(_ command: CommandDeclaration) -> [String] {
    var lines = ["    \(command.name))", #"      case "$prev" in"#]
    for option in command.options where !option.isFlag {
      let names = (["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? []))
        .joined(separator: "|")
      var actions: [String] = []
      switch option.values {
      case .file, .folder: actions.append("files=1")
      default: actions.append("words=\(quoted(option.offered))")
      }
      if option.isList, option.splitsCommas { actions.append("lists=1") }
      lines.append("      \(names)) \(actions.joined(separator: "; ")) ;;")
    }
    let options = command.options.map { "--\($0.name)" } + ["--help"]
    var fallback = "words=\(quoted(options + (command.positional?.suggestions() ?? [])))"
    if command.positional?.isFile == true {
      fallback += #"; case "$cur" in -*) ;; *) files=1 ;; esac"#
    }
    lines += ["      *) \(fallback) ;;", "      esac ;;"]
    return lines
  }

  // MARK: Zsh

  private static func zsh(_ program: ProgramDeclaration) -> String {
    let function = functionName(program.name)
    var lines = ["#compdef \(program.name)", "\(function)() {", "  local -a commands"]
    lines.append("  commands=(")
    for command in program.commands {
      lines.append("    \(quoted(["\(command.name):\(command.summary)"]))")
    }
    lines += ["    'help:explain a command'", "  )", "  if (( CURRENT == 2 )); then"]
    lines += ["    _describe command commands", "    return", "  fi"]
    lines += ["  local command=\"$words[2]\"", "  shift words", "  (( CURRENT-- ))"]
    lines.append("  case \"$command\" in")
    lines.append("    help) _describe command commands ;;")
    for command in program.commands {
      lines.append("    \(command.name))")
      let specs = command.options.map(zsh) + positional(command)
      lines.append(
        "      _arguments -s "
          + (["'(- *)'--help'[print help]'"] + specs).joined(
            separator: " \\\n        ") + " ;;")
    }
    lines += ["  esac", "}", "compdef \(function) \(program.name)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zsh(_ option: OptionDeclaration) -> String {
    let help = option.help.filter { !"[]:\\".contains($0) }
    let repeats = option.isList ? "*" : ""
    let long = "\(repeats)--\(option.name)"
    guard let placeholder = option.placeholder else { return quoted(["\(long)[\(help)]"]) }
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
    let spec = quoted(["\(long)=[\(help)]:\(placeholder):\(action)"])
    guard let letter = option.letter else { return spec }
    return spec + " \\\n        "
      + quoted(["\(repeats)-\(letter)+[\(help)]:\(placeholder):\(action)"])
  }

  private static func positional(_ command: CommandDeclaration) -> [String] {
    guard let positional = command.positional else { return [] }
    let words = positional.suggestions()
    let action =
      positional.isFile ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    let many = positional.maximum == 1 ? "1" : "*"
    return [quoted(["\(many):\(positional.name):\(action)"])]
  }

  private static func functionName(_ program: String) -> String {
    "_" + String(program.map { $0 == "-" ? "_" : $0 })
  }

  private static func quoted(_ words: [String]) -> String {
    "'"
      + words.joined(separator: " ").split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
