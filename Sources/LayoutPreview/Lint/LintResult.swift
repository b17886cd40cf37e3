import Diagnostics
import Findings
import LayoutSpecs

/// What checking one spec came to.
struct LintResult: Sendable {
  /// The file as the user named it.
  var file: String
  /// The name of the spec.
  var name: String
  /// How many configurations were checked.
  var configurations: Int
  /// What was found.
  var report: CheckReport
  /// How many findings a file of known ones holds, which are passed over.
  var known = 0

  /// The findings as groups.
  var groups: [FindingGroup] { FindingGroup.groups(of: report.findings) }

  /// The expectations in the order of the file, each with its results in the order of the
  /// configurations.
  var expectations: [(expectation: Expectation, results: [ExpectationResult])] {
    var order: [Expectation] = []
    var byLine: [Expectation: [ExpectationResult]] = [:]
    for result in report.expectations {
      if byLine[result.expectation] == nil { order.append(result.expectation) }
      byLine[result.expectation, default: []].append(result)
    }
    return order.sorted { $0.position < $1.position }.map { ($0, byLine[$0] ?? []) }
  }

  /// How many expectations failed in some configuration.
  var failedExpectations: Int {
    expectations.filter { $0.results.contains { $0.outcome == .failed } }.count
  }

  /// How many groups there are of a severity.
  func count(_ severity: Finding.Severity) -> Int {
    groups.filter { $0.findings[0].severity == severity }.count
  }
}
