import CommandLineParsing
import Glibc

/// The program: what `proofsheet` does with a command line.
public enum ProofsheetCommand {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Runs a command line.
  ///
  /// Nothing of the process is asked: arguments, variables, streams and folder are given.
  ///
  /// - Parameters:
  ///   - arguments: the words after the name of the program.
  ///   - environment: the variables of the environment.
  ///   - standardInput: reads standard input to its end.
  ///   - output: writes text to standard output.
  ///   - error: writes text to standard error.
  ///   - workingDirectory: the folder that relative paths are seen from, absolute.
  ///   - isTerminal: whether standard error is a terminal.
  ///   - cores: how many threads work where nothing is said.
  /// - Returns: the exit code: 0 ok, 1 findings, 2 wrong command line, 3 wrong input, 4 failed.
  public static func run(
    arguments: [String], environment: [String: String], standardInput: @escaping () -> [UInt8],
    output: @escaping (String) -> Void, error: @escaping (String) -> Void,
    workingDirectory: String, isTerminal: Bool, cores: Int
  ) -> Int32 {
    let program = ProgramDeclaration.proofsheet
    let noColor = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    var console = Console(
      output: output, error: error, isTerminal: isTerminal, usesColor: isTerminal && !noColor)
    switch CommandLineParser(program).parse(arguments, environment: environment) {
    case .version:
      console.print("proofsheet \(version)")
      return ExitCode.ok.rawValue
    case .help(let name):
      let text =
        name.flatMap(program.command).map { HelpText.command($0, of: program) }
        ?? HelpText.program(program)
      // Without any word the caller probably did not know what to write.
      if arguments.isEmpty { error(text) } else { output(text) }
      return arguments.isEmpty ? ExitCode.usage.rawValue : ExitCode.ok.rawValue
    case .problems(let problems, let name):
      for problem in problems { console.fail(problem) }
      let help = name.map { "proofsheet help \($0)" } ?? "proofsheet help"
      console.note("'\(help)' tells more.")
      return ExitCode.usage.rawValue
    case .command(let parsed):
      console.isQuiet = parsed.has("quiet")
      if parsed.has("no-color") { console.usesColor = false }
      let context = CommandContext(
        parsed: parsed, workingDirectory: workingDirectory, standardInput: standardInput,
        cores: cores)
      return run(context, console: console).rawValue
    }
  }

  private static func run(_ context: CommandContext, console: Console) -> ExitCode {
    switch context.parsed.command {
    case "render": run(RenderCommand(context: context, console: console))
    case "sheet": run(SheetCommand(context: context, console: console))
    case "annotate": run(AnnotateCommand(context: context, console: console))
    case "report": run(ReportCommand(context: context, console: console))
    case "comment": run(CommentCommand(context: context, console: console))
    case "watch": run(WatchCommand(context: context, console: console))
    case "lint": run(LintCommand(context: context, console: console))
    case "diff": run(DiffCommand(context: context, console: console))
    case "approve": run(ApproveCommand(context: context, console: console))
    case "prune": run(PruneCommand(context: context, console: console))
    case "history": run(HistoryCommand(context: context, console: console))
    case "rules": run(RulesCommand(context: context, console: console))
    case "devices": run(DevicesCommand(context: context, console: console))
    case "explain": run(ExplainCommand(context: context, console: console))
    case "schema": SchemaCommand.run(console: console)
    case "init": run(InitCommand(context: context, console: console))
    case "import": run(ImportCommand(context: context, console: console))
    case "doctor": run(DoctorCommand(context: context, console: console))
    case "completion": CompletionCommand.run(context: context, console: console)
    default: preconditionFailure("a command was declared that nothing runs")
    }
  }

  private static func run(_ command: some RunnableCommand) -> ExitCode {
    var command = command
    return command.run()
  }

  /// Runs the command line of the process and ends it.
  public static func main() -> Never {
    // A reader that went away must not kill a run half way: writing then fails and is passed over.
    _ = signal(SIGPIPE, SIG_IGN)
    let process = ProcessSurroundings()
    var failure: Int32 = 0
    let code = run(
      arguments: process.arguments, environment: process.environment,
      standardInput: ProcessSurroundings.readStandardInput,
      output: { text in
        let number = ProcessSurroundings.write(text, to: STDOUT_FILENO)
        if failure == 0 { failure = number }
      },
      error: { _ = ProcessSurroundings.write($0, to: STDERR_FILENO) },
      workingDirectory: process.workingDirectory, isTerminal: isatty(STDERR_FILENO) == 1,
      cores: process.cores)
    // A result that was lost must not look like success: a full disk under a redirection.
    guard failure != 0 else { exit(code) }
    let reason = FileError(path: "standard output", number: failure)
    _ = ProcessSurroundings.write("proofsheet: error: can't write \(reason)\n", to: STDERR_FILENO)
    exit(max(code, ExitCode.failed.rawValue))
  }
}
