/// A command: what it is called, what it takes, and what help says of it.
///
/// Parsing, help and completion are all made from this one description.
public struct CommandDeclaration: Sendable {
  /// What a command takes beside options.
  public struct Positional: Sendable {
    /// The name in help, in capitals.
    public var name: String
    /// The least number of values.
    public var minimum: Int
    /// The largest number of values; absent means any.
    public var maximum: Int?
    /// Words that completion offers.
    public var suggestions: @Sendable () -> [String]
    /// Whether completion offers files.
    public var isFile: Bool

    /// Makes a positional.
    public init(
      _ name: String, minimum: Int = 0, maximum: Int? = nil, isFile: Bool = false,
      suggestions: @escaping @Sendable () -> [String] = { [] }
    ) {
      self.name = name
      self.minimum = minimum
      self.maximum = maximum
      self.isFile = isFile
      self.suggestions = suggestions
    }
  }

  /// A command line with what it does.
  public struct Example: Sendable {
    /// The command line.
    public var line: String
    /// What it does.
    public var explanation: String

    /// Makes an example.
    public init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  /// The name.
  public var name: String
  /// What it does, one phrase.
  public var summary: String
  /// What else a reader should know; paragraphs are separated by empty lines.
  public var discussion: String
  /// What it takes beside options; absent where nothing.
  public var positional: Positional?
  /// Its options in the order of help.
  public var options: [OptionDeclaration]
  /// Examples for help.
  public var examples: [Example]

  /// Makes a command.
  public init(
    _ name: String, summary: String, discussion: String = "", positional: Positional? = nil,
    options: [OptionDeclaration] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positional = positional
    self.options = options
    self.examples = examples
  }

  /// The option with a long name.
  public func option(_ name: String) -> OptionDeclaration? { options.first { $0.name == name } }
}

/// A program of several commands.
public struct ProgramDeclaration: Sendable {
  /// The name of the executable.
  public var name: String
  /// What it does, one phrase.
  public var summary: String
  /// The prefix of the variables that give defaults to options, for example `PROOFSHEET_`.
  public var environmentPrefix: String
  /// The commands in the order of help.
  public var commands: [CommandDeclaration]
  /// Examples for help.
  public var examples: [CommandDeclaration.Example]
  /// What stands at the end of help: exit codes, for example.
  public var footer: String

  /// Makes a program.
  public init(
    _ name: String, summary: String, environmentPrefix: String, commands: [CommandDeclaration],
    examples: [CommandDeclaration.Example] = [], footer: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.environmentPrefix = environmentPrefix
    self.commands = commands
    self.examples = examples
    self.footer = footer
  }

  /// The command with a name.
  public func command(_ name: String) -> CommandDeclaration? { commands.first { $0.name == name } }
}
