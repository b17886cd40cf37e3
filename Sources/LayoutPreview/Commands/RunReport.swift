import Geometry
import Records

/// What is told of the run of one spec.
struct RunReport {
  let file: String
  let expansion: MatrixExpansion
  let result: RunResult

  /// `12 configurations (3 combinations left out, 1 excluded)`.
  static func counts(of expansion: MatrixExpansion) -> String {
    var remarks: [String] = []
    if expansion.leftOut > 0 {
      remarks.append("\(plural(expansion.leftOut, "impossible combination")) left out")
    }
    if expansion.excluded > 0 { remarks.append("\(expansion.excluded) excluded") }
    let count = plural(expansion.configurations.count, "configuration")
    return remarks.isEmpty ? count : "\(count) (\(remarks.joined(separator: ", ")))"
  }

  /// Tells failures, stale files and the summary.
  func tell(on console: Console, hasAxisOptions: Bool, wantsClean: Bool) {
    if let stop = result.stop {
      console.fail("can't write \(stop)")
      return
    }
    for failure in result.failures.prefix(20) {
      console.fail("\(failure.name): \(failure.reason)")
    }
    if result.failures.count > 20 {
      console.fail("and \(result.failures.count - 20) configurations more")
    }
    for (rule, count) in result.notes.sorted(by: { $0.key < $1.key }) {
      console.note("\(file): warning: \(Self.plural(count, "note")) [\(rule)], see the records")
    }
    tellFindings(on: console)
    tellStale(on: console, hasAxisOptions: hasAxisOptions, wantsClean: wantsClean)
    let time = result.seconds.text(decimals: 1)
    let failed = result.failures.isEmpty ? "" : ", \(result.failures.count) failed"
    console.note(
      "\(file): \(Self.counts(of: expansion)), \(Self.plural(result.files, "file"))\(failed) in "
        + "\(time) s")
  }

  private func tellFindings(on console: Console) {
    let found = result.findings
    var parts: [String] = []
    if found.errors > 0 { parts.append(Self.plural(found.errors, "error")) }
    if found.warnings > 0 { parts.append(Self.plural(found.warnings, "warning")) }
    if found.infos > 0 { parts.append(Self.plural(found.infos, "remark")) }
    if result.failedExpectations > 0 {
      parts.append("\(Self.plural(result.failedExpectations, "failed expectation"))")
    }
    guard !parts.isEmpty else { return }
    console.note(
      "\(file): findings: \(parts.joined(separator: ", ")); 'proofsheet lint \(file)' tells them")
  }

  private func tellStale(on console: Console, hasAxisOptions: Bool, wantsClean: Bool) {
    if hasAxisOptions, wantsClean {
      console.note("Nothing removed: a run with axis options draws only a part.")
    }
    guard !result.stale.isEmpty else { return }
    let count = Self.plural(result.stale.count, "stale file")
    guard !result.removedStale else {
      console.note("\(result.folder): removed \(count)")
      return
    }
    console.note("\(result.folder): \(count) of earlier runs (--clean removes them):")
    for file in result.stale.prefix(10) { console.note("  \(file)") }
    if result.stale.count > 10 { console.note("  and \(result.stale.count - 10) more") }
  }

  /// The results as JSON: stable, without the time that they took.
  static func json(_ reports: [RunReport]) -> String {
    JSONValue.object(["format": .integer(1), "runs": .array(reports.map { .record($0.entries) })])
      .text()
  }

  /// The result as entries of a JSON object.
  var entries: [String: JSONValue?] {
    [
      "spec": .string(file), "name": .string(result.name), "folder": .string(result.folder),
      "configurations": .integer(result.configurations), "drawn": .integer(result.drawn),
      "files": .integer(result.files), "leftOut": .integer(expansion.leftOut),
      "excluded": .integer(expansion.excluded),
      "failures": .array(
        result.failures.map {
          .object(["configuration": .string($0.name), "reason": .string($0.reason)])
        }),
      "findings": .object([
        "error": .integer(result.findings.errors), "warning": .integer(result.findings.warnings),
        "info": .integer(result.findings.infos),
        "failedExpectations": .integer(result.failedExpectations),
      ]),
      "notes": .object(result.notes.mapValues { .integer($0) }),
      "stale": .array(result.stale.map { .string($0) }),
      "removedStale": .bool(result.removedStale),
      "stopped": result.stop.map { .string($0) },
    ]
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
