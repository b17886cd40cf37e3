import Diagnostics
import Findings
import LayoutSpecs

/// Findings as the workflow commands that GitHub shows beside the lines of a change.
enum GitHubAnnotations {
  /// The lines of a result.
  static func lines(of result: LintResult) -> [String] {
    let findings = result.groups.map { group -> String in
      let worst = group.worst
      let kind =
        switch worst.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      let places = LintText.holds(in: group.configurations, of: result.configurations)
      return line(
        kind, result.file, worst.position.line, worst.position.column, worst.rule,
        "\(worst.message) (\(places))")
    }
    let failures = result.expectations.compactMap { expectation, results -> String? in
      let failed = results.filter { $0.outcome == .failed }
      guard let first = failed.first else { return nil }
      let places = LintText.holds(in: failed.map(\.configuration), of: result.configurations)
      return line(
        "error", result.file, expectation.position.line, expectation.position.column, "expect",
        "expected \(expectation.text): \(first.detail) (\(places))")
    }
    return findings + failures
  }

  private static func line(
    _ kind: String, _ file: String, _ line: Int, _ column: Int, _ title: String, _ message: String
  ) -> String {
    "::\(kind) file=\(property(file)),line=\(line),col=\(column),title=\(property(title))::"
      + data(message)
  }

  /// The escapes of a message.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The escapes of a property, which a colon or a comma would end.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
