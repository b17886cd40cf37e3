import Diagnostics
import Findings
import LayoutSpecs

/// Expectations and findings as JUnit XML: a suite for each spec, a case for each expectation in each
/// configuration, and one for each finding.
enum JUnitReport {
  /// The document of some results.
  static func xml(_ results: [LintResult]) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for result in results {
      let cases = self.cases(of: result)
      let failures = cases.filter { $0.failure != nil }.count
      let skipped = cases.filter { $0.skipped != nil }.count
      lines.append(
        "  <testsuite name=\"\(escaped(result.name))\" tests=\"\(cases.count)\" "
          + "failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">")
      for item in cases { lines += item.lines }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Case {
    var group: String
    var name: String
    var failure: (type: String, message: String)?
    var skipped: String?

    var lines: [String] {
      let head =
        "    <testcase classname=\"\(escaped(group))\" name=\"\(escaped(name))\""
      if let failure {
        return [
          head + ">",
          "      <failure type=\"\(escaped(failure.type))\" message=\"\(escaped(failure.message))\"/>",
          "    </testcase>",
        ]
      }
      if let skipped {
        return [
          head + ">", "      <skipped message=\"\(escaped(skipped))\"/>", "    </testcase>",
        ]
      }
      return [head + "/>"]
    }
  }

  private static func cases(of result: LintResult) -> [Case] {
    var cases: [Case] = []
    for (expectation, results) in result.expectations {
      for outcome in results {
        var item = Case(group: outcome.configuration, name: expectation.text)
        switch outcome.outcome {
        case .passed: break
        case .failed: item.failure = ("expect", outcome.detail)
        case .notApplicable, .notChecked: item.skipped = outcome.detail
        }
        cases.append(item)
      }
    }
    for finding in result.report.findings {
      let name = "\(finding.rule) \(finding.element ?? finding.screen)"
      cases.append(
        Case(
          group: finding.configuration, name: name,
          failure: finding.severity == .info ? nil : (finding.rule, finding.message)))
    }
    return cases
  }

  /// Text inside an attribute; what XML does not allow is replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
