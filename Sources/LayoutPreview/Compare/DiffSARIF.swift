import Comparison
import Records

/// What differs as SARIF 2.1.0: a result for each cause, finding and picture.
enum DiffSARIF {
  /// The document of a result.
  static func json(_ result: DiffResult, version: String) -> String {
    SARIFReport.document(rules: rules, results: results(of: result), version: version)
  }

  private static let pictureRule = "diff/picture"
  private static let lookRule = "diff/look"
  private static let errorRule = "diff/error"
  private static let removedRule = "diff/removed-configuration"
  private static let findingRule = "diff/new-finding"

  private static var rules: [JSONValue] {
    let causes = Cause.Change.allCases.map { change in
      ("diff/\(change.rawValue)", "a layout changed: \(change.rawValue)")
    }
    let others = [
      (pictureRule, "a picture changed and its layout did not"),
      (lookRule, "an element looks otherwise in the same frame"),
      (errorRule, "something could not be compared"),
      (removedRule, "the candidate lacks what the reference has"),
      (findingRule, "a rule finds something that it did not before"),
    ]
    return (causes + others).map { id, text in
      .object(["id": .string(id), "shortDescription": .object(["text": .string(text)])])
    }
  }

  private static func results(of result: DiffResult) -> [JSONValue] {
    let words = result.words
    func entry(
      _ rule: String, _ level: String, _ message: String, _ name: String, _ key: String
    ) -> JSONValue {
      SARIFReport.entry(
        rule, level, message, place(of: name, in: result), 1, 1, fingerprint: "\(rule)/\(key)")
    }
    var results = result.failures.map {
      entry(errorRule, "error", "\($0.name): \($0.reason)", $0.name, $0.name)
    }
    results += result.causes.map { cause in
      entry(
        "diff/\(cause.change.rawValue)", "error", DiffText.cause(cause, words),
        cause.configurations[0], "\(cause.places[0].screen)/\(cause.places[0].element)")
    }
    results += result.looks.map { look in
      entry(
        lookRule, "warning", DiffText.look(look, words), look.configurations[0],
        "\(look.places[0].screen)/\(look.places[0].element)")
    }
    results += result.newFindings.map { finding in
      entry(
        findingRule, finding.severity == "info" ? "note" : finding.severity,
        DiffText.finding(finding, "new finding", words), finding.configurations[0],
        "\(finding.screen)/\(finding.rule)/\(finding.element ?? "")")
    }
    results += result.pictures.filter { !$0.hasCause }.map { picture in
      entry(
        pictureRule, "warning", DiffText.picture(picture), picture.name, picture.name)
    }
    results += result.removed.map {
      entry(removedRule, "warning", "\($0) is gone", $0, $0)
    }
    return results
  }

  /// The file that stands for a configuration: its record, or the picture itself.
  private static func place(of name: String, in result: DiffResult) -> String {
    let file = name.hasSuffix(".png") ? name : name + ".json"
    return Paths.join(result.candidate, file)
  }
}
