import CommandLineParsing
import Diagnostics

/// `proofsheet completion`.
enum CompletionCommand {
  /// Prints the script for a shell.
  static func run(context: CommandContext, console: Console) -> ExitCode {
    let name = context.parsed.positionals.first ?? ""
    let known = CompletionScript.Shell.allCases.map(\.rawValue)
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      let near = NearestWord.find(name, among: known).map { ", did you mean '\($0)'?" }
      console.fail("unknown shell '\(name)'\(near ?? "; known: \(known.joined(separator: ", "))")")
      return .usage
    }
    console.output(CompletionScript.text(for: shell, program: .proofsheet))
    return .ok
  }
}
