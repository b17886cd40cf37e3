import Findings
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
      "measured": finding.measured.map { .number($0) },
      "limit": finding.limit.map { .number($0) },
      "unit": finding.unit.map { .string($0.rawValue) },
      "message": .string(finding.message),
      "frame": finding.frame.map { .rect($0) },
    ])
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
