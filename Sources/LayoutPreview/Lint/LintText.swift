import Diagnostics
import Findings
import LayoutSpecs

/// Findings as lines of text, for people and for editors.
enum LintText {
  /// The lines of a result: findings by severity, then failed expectations.
  static func lines(of result: LintResult) -> [String] {
    result.groups.map { line(of: $0, in: result) }
      + result.expectations.compactMap { line, results in
        failure(line.text, at: line.position, results, in: result)
      }
  }

  /// One finding with where it holds: `FILE:LINE:COLUMN: warning: … [HT-04]`.
  static func line(of group: FindingGroup, in result: LintResult) -> String {
    let worst = group.worst
    let place = "\(result.file):\(worst.position.line):\(worst.position.column)"
    return "\(place): \(worst.severity.rawValue): \(worst.message) [\(worst.rule)] "
      + "(\(holds(in: group.configurations, of: result.configurations)))"
  }

  private static func failure(
    _ text: String, at position: SourcePosition, _ results: [ExpectationResult],
    in result: LintResult
  ) -> String? {
    let failed = results.filter { $0.outcome == .failed }
    guard let first = failed.first else { return nil }
    let place = "\(result.file):\(position.line):\(position.column)"
    return "\(place): error: expected \(text): \(first.detail) [expect] "
      + "(\(holds(in: failed.map(\.configuration), of: result.configurations)))"
  }

  /// In how many configurations something holds, and in which.
  static func holds(in names: [String], of count: Int) -> String {
    if names.count == count, count > 1 { return "all \(count) configurations" }
    let shown = names.prefix(3).joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return "\(names.count) of \(count): \(shown)\(rest)"
  }

  /// The numbers of a result in one sentence.
  static func summary(of result: LintResult) -> String {
    func plural(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    var parts = [plural(result.configurations, "configuration")]
    parts.append(plural(result.count(.error), "error"))
    parts.append(plural(result.count(.warning), "warning"))
    if result.count(.info) > 0 { parts.append(plural(result.count(.info), "remark")) }
    let expectations = result.expectations
    if !expectations.isEmpty {
      let failed = result.failedExpectations
      parts.append("\(plural(expectations.count, "expectation")), \(failed) failed")
    }
    if !result.report.silenced.isEmpty {
      let groups = FindingGroup.groups(of: result.report.silenced.map(\.finding))
      parts.append("\(groups.count) silenced")
    }
    if result.known > 0 { parts.append("\(result.known) known") }
    let unchecked = result.report.notChecked.values.flatMap(\.values).reduce(0, +)
    if unchecked > 0 { parts.append("\(unchecked) not checked for want of a fact") }
    return "\(result.file): " + parts.joined(separator: ", ")
  }
}
