/// A command line that was understood: the command, its options and the rest.
public struct ParsedCommand: Hashable, Sendable {
  /// The name of the command.
  public var command: String
  /// The values of each option that was given, in the order written, lists taken apart.
  public var values: [String: [String]]
  /// The flags that were given.
  public var flags: Set<String>
  /// What was given beside options.
  public var positionals: [String]

  /// Makes a command line from its parts.
  public init(
    command: String, values: [String: [String]] = [:], flags: Set<String> = [],
    positionals: [String] = []
  ) {
    self.command = command
    self.values = values
    self.flags = flags
    self.positionals = positionals
  }

  /// The only or last value of an option; nothing where it was not given.
  public func value(_ option: String) -> String? { values[option]?.last }

  /// All values of an option; empty where it was not given.
  public func list(_ option: String) -> [String] { values[option] ?? [] }

  /// Whether a flag was given.
  public func has(_ flag: String) -> Bool { flags.contains(flag) }
}

/// What a command line turned out to be.
public enum ParseResult: Hashable, Sendable {
  /// A command to run.
  case command(ParsedCommand)
  /// Help was asked for: of a command, or of the program.
  case help(command: String?)
  /// The version was asked for.
  case version
  /// The command line is wrong; every problem in words, in the order of the command line.
  case problems([String], command: String?)
}
