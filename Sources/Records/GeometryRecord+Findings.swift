import Diagnostics
package import Findings
import Geometry
import LayoutSpecs

extension GeometryRecord {
  /// A finding as it stands in a record.
  static func finding(_ finding: Finding) -> JSONValue {
    .record([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "element": finding.element.map { .string($0) },
      "others": finding.others.isEmpty ? nil : .array(finding.others.map { .string($0) }),
      "constraints": constraints(of: finding),
      "measured": finding.measured.map { .number($0) },
      "limit": finding.limit.map { .number($0) },
      "unit": finding.unit.map { .string($0.rawValue) },
      "message": .string(finding.message),
      "frame": finding.frame.map { .rect($0) },
    ])
  }

  /// The constraints that a finding is about, each with its place and, of an imported file, its id;
  /// nothing where it is about none.
  package static func constraints(of finding: Finding) -> JSONValue? {
    guard !finding.constraints.isEmpty else { return nil }
    return .array(
      finding.constraints.map { constraint in
        .record([
          "id": constraint.sourceID.map { .string($0) }, "text": .string(constraint.text),
          "line": .integer(constraint.position.line),
          "column": .integer(constraint.position.column),
        ])
      })
  }

  /// An expectation with how it turned out.
  static func expectation(_ result: ExpectationResult) -> JSONValue {
    .object([
      "text": .string(result.expectation.text),
      "outcome": .string(result.outcome.rawValue),
      "detail": .string(result.detail),
    ])
  }
}
