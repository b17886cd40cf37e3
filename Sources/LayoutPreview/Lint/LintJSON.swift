import Diagnostics
import Findings
import LayoutSpecs
import Records

/// Findings and expectations as JSON.
enum LintJSON {
  /// The document of some results.
  static func text(_ results: [LintResult]) -> String {
    JSONValue.object([
      "format": .integer(1), "specs": .array(results.map(spec)),
    ]).text()
  }

  private static func spec(_ result: LintResult) -> JSONValue {
    .record([
      "spec": .string(result.file), "name": .string(result.name),
      "configurations": .integer(result.configurations),
      "findings": .array(result.groups.map(group)),
      "silenced": .array(
        result.report.silenced.map { silenced in
          .record([
            "rule": .string(silenced.finding.rule),
            "configuration": .string(silenced.finding.configuration),
            "element": silenced.finding.element.map { .string($0) },
            "reason": .string(silenced.setting.reason),
          ])
        }),
      "expectations": .array(result.expectations.map(expectation)),
      "known": .integer(result.known),
      "notChecked": .object(
        result.report.notChecked.mapValues { .object($0.mapValues { .integer($0) }) }),
    ])
  }

  private static func group(_ group: FindingGroup) -> JSONValue {
    let worst = group.worst
    return .record([
      "rule": .string(worst.rule), "severity": .string(worst.severity.rawValue),
      "screen": .string(worst.screen), "element": worst.element.map { .string($0) },
      "others": worst.others.isEmpty ? nil : .array(worst.others.map { .string($0) }),
      "line": .integer(worst.position.line), "column": .integer(worst.position.column),
      "constraints": GeometryRecord.constraints(of: worst),
      "message": .string(worst.message),
      "suggestion": worst.suggestion.map { .string($0) },
      "unit": worst.unit.map { .string($0.rawValue) },
      "limit": worst.limit.map { .number($0) },
      "configurations": .array(
        group.findings.map { finding in
          .record([
            "name": .string(finding.configuration),
            "measured": finding.measured.map { .number($0) },
            "frame": finding.frame.map { .rect($0) },
          ])
        }),
    ])
  }

  private static func expectation(
    _ line: (expectation: Expectation, results: [ExpectationResult])
  ) -> JSONValue {
    .object([
      "text": .string(line.expectation.text),
      "line": .integer(line.expectation.position.line),
      "column": .integer(line.expectation.position.column),
      "results": .array(
        line.results.map { result in
          .object([
            "configuration": .string(result.configuration),
            "outcome": .string(result.outcome.rawValue), "detail": .string(result.detail),
          ])
        }),
    ])
  }
}
