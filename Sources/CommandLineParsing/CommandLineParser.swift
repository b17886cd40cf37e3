import Diagnostics

/// Reads a command line by the declaration of a program.
///
/// `--option value`, `--option=value`, `-o value`, `-ovalue`, flags, lists by repetition or comma;
/// `--` ends the options and `-` is a value. Problems are gathered, not stopped at.
public struct CommandLineParser: Sendable {
  private let program: ProgramDeclaration

  /// Makes a parser for a program.
  public init(_ program: ProgramDeclaration) { self.program = program }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the name of the program.
  ///   - environment: the variables that may give defaults to options.
  /// - Returns: the command, a wish for help or version, or everything that is wrong.
  public func parse(_ arguments: [String], environment: [String: String]) -> ParseResult {
    guard let first = arguments.first else { return .help(command: nil) }
    switch first {
    case "-h", "--help": return .help(command: nil)
    case "--version": return .version
    case "help": return help(Array(arguments.dropFirst()))
    default: break
    }
    if first.hasPrefix("-"), first != "-" {
      return .problems(
        ["the first word must be a command, found '\(first)'\(nearestCommand(first))"],
        command: nil)
    }
    guard let command = program.command(first) else {
      return .problems(["unknown command '\(first)'\(nearestCommand(first))"], command: nil)
    }
    var reading = Reading(command: command, prefix: program.environmentPrefix)
    reading.read(Array(arguments.dropFirst()))
    if reading.wantsHelp { return .help(command: command.name) }
    reading.readDefaults(environment)
    reading.checkPositionals()
    return reading.problems.isEmpty
      ? .command(reading.result) : .problems(reading.problems, command: command.name)
  }

  private func help(_ words: [String]) -> ParseResult {
    guard let word = words.first else { return .help(command: nil) }
    guard words.count == 1 else {
      return .problems(["'help' takes one command, found \(words.count)"], command: nil)
    }
    if word == "help" || word == "-h" || word == "--help" { return .help(command: nil) }
    guard program.command(word) != nil else {
      return .problems(["unknown command '\(word)'\(nearestCommand(word))"], command: nil)
    }
    return .help(command: word)
  }

  private func nearestCommand(_ word: String) -> String {
    NearestWord.proposal(for: word, among: program.commands.map(\.name) + ["help", "--version"])
  }
}

/// The state of reading the words of one command.
private struct Reading {
  let command: CommandDeclaration
  let prefix: String
  var result: ParsedCommand
  var problems: [String] = []
  var wantsHelp = false

  init(command: CommandDeclaration, prefix: String) {
    self.command = command
    self.prefix = prefix
    result = ParsedCommand(command: command.name)
  }

  mutating func read(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        result.positionals += rest
        return
      }
      if word.hasPrefix("--") {
        readLong(word.dropFirst(2), rest: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        readShort(word.dropFirst(), rest: &rest)
      } else {
        result.positionals.append(word)
      }
    }
  }

  private mutating func readLong(_ text: Substring, rest: inout ArraySlice<String>) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if name == "help", attached == nil {
      wantsHelp = true
      return
    }
    guard let option = command.option(name) else {
      let known = command.options.map(\.name) + ["help"]
      let near = NearestWord.find(name, among: known).map { ", did you mean '--\($0)'?" } ?? ""
      problems.append("unknown option '--\(name)'\(near)")
      // A value that stands apart can't be told from a positional: both stay where they are.
      return
    }
    take(option, written: "--\(name)", attached: attached, rest: &rest)
  }

  private mutating func readShort(_ text: Substring, rest: inout ArraySlice<String>) {
    var letters = text
    while let letter = letters.popFirst() {
      if letter == "h", command.options.allSatisfy({ $0.letter != "h" }) {
        wantsHelp = true
        continue
      }
      guard let option = command.options.first(where: { $0.letter == letter }) else {
        problems.append("unknown option '-\(letter)'")
        return
      }
      guard !option.isFlag else {
        take(option, written: "-\(letter)", attached: nil, rest: &rest)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let attached = letters.isEmpty ? nil : String(letters)
      take(option, written: "-\(letter)", attached: attached, rest: &rest)
      return
    }
  }

  private mutating func take(
    _ option: OptionDeclaration, written: String, attached: String?,
    rest: inout ArraySlice<String>
  ) {
    if option.isFlag {
      if let attached {
        problems.append("option '\(written)' takes no value, found '\(attached)'")
      }
      result.flags.insert(option.name)
      return
    }
    var value = attached
    if value == nil, let next = rest.first, !next.hasPrefix("-") || next == "-" {
      value = rest.removeFirst()
    }
    guard let value else {
      problems.append("option '\(written)' needs a value: \(written) \(option.placeholder ?? "")")
      return
    }
    if !option.isList, result.values[option.name] != nil {
      problems.append("option '\(written)' is given more than once")
      return
    }
    add(value, to: option, written: "option '\(written)'")
  }

  private mutating func add(_ value: String, to option: OptionDeclaration, written: String) {
    let parts = option.isList && option.splitsCommas ? split(value) : [value]
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else {
      problems.append("\(written) has an empty value")
      return
    }
    if case .words(_, let known) = option.values {
      for part in parts where !known.contains(part) {
        let near = NearestWord.find(part, among: known).map { ", did you mean '\($0)'?" }
        let all = "; known: \(known.joined(separator: ", "))"
        problems.append("\(written): unknown value '\(part)'\(near ?? all)")
      }
    }
    result.values[option.name, default: []] += parts
  }

  private func split(_ value: String) -> [String] {
    value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      var part = part
      while part.first == " " { part.removeFirst() }
      while part.last == " " { part.removeLast() }
      return String(part)
    }
  }

  mutating func readDefaults(_ environment: [String: String]) {
    for option in command.options where option.readsEnvironment {
      let name = option.variable(prefix: prefix)
      guard let text = environment[name], !text.isEmpty else { continue }
      if option.isFlag {
        switch text.lowercased() {
        case "1", "true", "yes", "on": result.flags.insert(option.name)
        case "0", "false", "no", "off": break
        default: problems.append("variable '\(name)' must be 1 or 0, found '\(text)'")
        }
      } else if result.values[option.name] == nil {
        add(text, to: option, written: "variable '\(name)'")
      }
    }
  }

  mutating func checkPositionals() {
    let count = result.positionals.count
    guard let positional = command.positional else {
      if let first = result.positionals.first {
        problems.append("'\(command.name)' takes no values beside options, found '\(first)'")
      }
      return
    }
    if count < positional.minimum {
      problems.append("'\(command.name)' needs \(positional.name)")
    }
    if let maximum = positional.maximum, count > maximum {
      let limit = maximum == 1 ? "one" : "at most \(maximum)"
      problems.append(
        "'\(command.name)' takes \(limit) \(positional.name), found '\(result.positionals[maximum])'"
      )
    }
  }
}
