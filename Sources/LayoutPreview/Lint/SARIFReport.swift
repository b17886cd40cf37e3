import Diagnostics
import Findings
import LayoutSpecs
import Records

/// Findings and failed expectations as SARIF 2.1.0, for code scanning.
enum SARIFReport {
  /// The document of some results.
  ///
  /// - Parameters:
  ///   - results: what checking came to.
  ///   - version: the version of the program.
  /// - Returns: the text, ending in a line break.
  static func json(_ results: [LintResult], version: String) -> String {
    document(
      rules: RuleRegistry.all.map { rule($0.info) } + [expectRule],
      results: results.flatMap { result in
        result.groups.map { self.finding($0, in: result) } + expectations(of: result)
      }, version: version)
  }

  /// A document with one run.
  static func document(rules: [JSONValue], results: [JSONValue], version: String) -> String {
    JSONValue.object([
      "version": .string("2.1.0"),
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("proofsheet"), "version": .string(version),
              "rules": .array(rules),
            ])
          ]),
          "results": .array(results),
          "columnKind": .string("unicodeCodePoints"),
        ])
      ]),
    ]).text()
  }

  private static func rule(_ info: RuleInfo) -> JSONValue {
    .object([
      "id": .string(info.id),
      "shortDescription": .object(["text": .string(info.title)]),
      "fullDescription": .object(["text": .string(info.trigger)]),
      "defaultConfiguration": .object(["level": .string(level(info.severity))]),
    ])
  }

  private static var expectRule: JSONValue {
    .object([
      "id": .string("expect"),
      "shortDescription": .object(["text": .string("an expectation of the spec fails")]),
    ])
  }

  private static func finding(_ group: FindingGroup, in result: LintResult) -> JSONValue {
    let worst = group.worst
    let places = LintText.holds(in: group.configurations, of: result.configurations)
    let own = worst.constraints.first { $0.position == worst.position }
    return entry(
      worst.rule, level(worst.severity), "\(worst.message) (\(places))", result.file,
      worst.position.line, worst.position.column,
      fingerprint: "\(result.name)/\(worst.screen)/\(worst.rule)/\(worst.element ?? "")"
        + (own?.sourceID.map { "/\($0)" } ?? ""),
      logical: own.flatMap(logical), related: worst.constraints.map { related($0, result.file) })
  }

  /// A constraint that has to do with a result.
  private static func related(_ constraint: Finding.Constraint, _ file: String) -> JSONValue {
    .record([
      "logicalLocations": logical(constraint),
      "message": .object(["text": .string(constraint.text)]),
      "physicalLocation": place(file, constraint.position.line, constraint.position.column),
    ])
  }

  /// The element of an imported file that a constraint was made of.
  private static func logical(_ constraint: Finding.Constraint) -> JSONValue? {
    constraint.sourceID.map {
      .array([.object(["kind": .string("element"), "name": .string($0)])])
    }
  }

  private static func expectations(of result: LintResult) -> [JSONValue] {
    result.expectations.compactMap { expectation, results in
      let failed = results.filter { $0.outcome == .failed }
      guard let first = failed.first else { return nil }
      let places = LintText.holds(in: failed.map(\.configuration), of: result.configurations)
      return entry(
        "expect", "error", "expected \(expectation.text): \(first.detail) (\(places))",
        result.file, expectation.position.line, expectation.position.column,
        fingerprint: "\(result.name)/\(first.screen)/expect/\(expectation.text)")
    }
  }

  /// One result with its place.
  static func entry(
    _ rule: String, _ level: String, _ message: String, _ file: String, _ line: Int,
    _ column: Int, fingerprint: String, logical: JSONValue? = nil, related: [JSONValue] = []
  ) -> JSONValue {
    .record([
      "ruleId": .string(rule), "level": .string(level),
      "message": .object(["text": .string(message)]),
      "locations": .array([
        .record([
          "logicalLocations": logical, "physicalLocation": place(file, line, column),
        ])
      ]),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": .object(["proofsheet/v1": .string(fingerprint)]),
    ])
  }

  private static func place(_ file: String, _ line: Int, _ column: Int) -> JSONValue {
    .object([
      "artifactLocation": .object(["uri": .string(uri(file))]),
      "region": .object([
        "startLine": .integer(max(line, 1)), "startColumn": .integer(max(column, 1)),
      ]),
    ])
  }

  private static func level(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A path as a relative reference: what a reference can't hold is escaped.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result += String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
