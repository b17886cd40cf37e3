/// A command of the program: made for one command line, run once.
protocol RunnableCommand {
  /// Does what the command line says.
  mutating func run() -> ExitCode
}
