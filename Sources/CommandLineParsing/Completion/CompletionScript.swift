/// Scripts that complete a program's command line in a shell.
public enum CompletionScript {
  /// A shell that scripts are made for.
  public enum Shell: String, Sendable, CaseIterable {
    /// Bash, 3.2 or later.
    case bash
    /// Zsh, with its completion system loaded.
    case zsh
    /// Fish, 3.4 or later.
    case fish
  }

  /// The script for a shell; known words are written into it.
  public static func text(for shell: Shell, program: ProgramDeclaration) -> String {
    switch shell {
    case .bash: BashCompletion.text(program)
    case .zsh: ZshCompletion.text(program)
    case .fish: FishCompletion.text(program)
    }
  }

  /// The name of the program as part of a function's name.
  static func functionName(_ program: String) -> String {
    "_" + String(program.map { $0 == "-" ? "_" : $0 })
  }

  /// Words as one word of bash and zsh, whatever they hold.
  static func quoted(_ words: [String]) -> String {
    "'"
      + words.joined(separator: " ").split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
