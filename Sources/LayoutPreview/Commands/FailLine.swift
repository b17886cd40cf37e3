import CommandLineParsing
import Findings
import Records

/// Which findings end a command with code 1: `--fail-on`.
struct FailLine {
  /// The values of the option.
  static let words = ["error", "warning", "info", "never"]

  /// The option, the same for every command that has it.
  static let option = OptionDeclaration(
    "fail-on", values: .words("SEVERITY", words),
    help: "the least severity that ends with code 1 (error); failed expectations always do, but "
      + "for never")

  private let word: String

  /// Reads the option of a command line; a command without it draws the line at errors.
  init(_ parsed: ParsedCommand) { word = parsed.value("fail-on") ?? "error" }

  /// Whether a result of `lint` is over the line.
  func isCrossed(by result: LintResult) -> Bool {
    guard word != "never" else { return false }
    if result.failedExpectations > 0 { return true }
    guard let least = Finding.Severity(rawValue: word) else { return false }
    return result.report.findings.contains { $0.severity >= least }
  }

  /// Whether a run is over the line.
  func isCrossed(by result: RunResult) -> Bool {
    guard word != "never" else { return false }
    if result.failedExpectations > 0 || result.findings.errors > 0 { return true }
    if word == "error" { return false }
    return result.findings.warnings > 0 || word == "info" && result.findings.infos > 0
  }
}
