/// What completes a program's command line in bash.
enum BashCompletion {
  /// The script.
  static func text(_ program: ProgramDeclaration) -> String {
    let name = program.name
    let function = CompletionScript.functionName(name)
    var lines = ["# bash completion for \(name): source this file.", "\(function)() {"]
    lines += [
      #"  local cur="${COMP_WORDS[COMP_CWORD]}" prev="" before="" words="" lists=0 files=0"#,
      #"  if [ "$COMP_CWORD" -gt 0 ]; then prev="${COMP_WORDS[COMP_CWORD-1]}"; fi"#,
      // Bash takes '--option=value' for three words.
      #"  if [ "$cur" = "=" ]; then cur=""; "#
        + #"elif [ "$prev" = "=" ]; then prev="${COMP_WORDS[COMP_CWORD-2]}"; fi"#,
      #"  COMPREPLY=()"#,
      #"  if [ "$COMP_CWORD" -eq 1 ]; then"#,
      "    words=\(CompletionScript.quoted(program.commands.map(\.name) + ["help", "--help", "--version"]))",
      #"  else"#,
      #"    case "${COMP_WORDS[1]}" in"#,
      "    help) words=\(CompletionScript.quoted(program.commands.map(\.name))) ;;",
    ]
    for command in program.commands { lines += branch(command) }
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

  private static func branch(_ command: CommandDeclaration) -> [String] {
    var lines = ["    \(command.name))", #"      case "$prev" in"#]
    for option in command.options where !option.isFlag {
      let names = (["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? []))
        .joined(separator: "|")
      var actions: [String] = []
      switch option.values {
      case .file, .folder: actions.append("files=1")
      default: actions.append("words=\(CompletionScript.quoted(option.offered))")
      }
      if option.isList, option.splitsCommas { actions.append("lists=1") }
      lines.append("      \(names)) \(actions.joined(separator: "; ")) ;;")
    }
    let options = command.options.map { "--\($0.name)" } + ["--help"]
    var fallback =
      "words=\(CompletionScript.quoted(options + (command.positional?.suggestions() ?? [])))"
    if command.positional?.isFile == true {
      fallback += #"; case "$cur" in -*) ;; *) files=1 ;; esac"#
    }
    lines += ["      *) \(fallback) ;;", "      esac ;;"]
    return lines
  }
}
