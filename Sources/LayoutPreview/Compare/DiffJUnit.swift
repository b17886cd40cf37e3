import Comparison

/// What differs as JUnit XML: a suite with a case for each configuration.
enum DiffJUnit {
  /// The document of a result.
  ///
  /// - Parameters:
  ///   - result: what differs.
  ///   - requiresReference: whether what is new fails.
  /// - Returns: the text, ending in a line break.
  static func xml(_ result: DiffResult, requiresReference: Bool) -> String {
    var cases: [String] = []
    let told = messages(of: result)
    let uncounted = Set(result.uncounted)
    let failures = Dictionary(
      result.failures.map { ($0.name, $0.reason) }, uniquingKeysWith: { a, _ in a })
    var (failed, errors, skipped) = (0, 0, 0)
    for member in result.compared {
      if let reason = failures[member.name] {
        errors += 1
        cases += item(member.name, "error", type: "error", message: reason)
      } else if result.changed.contains(member.name) {
        failed += 1
        let message = (told[member.name] ?? ["it changed"]).joined(separator: "\n")
        cases += item(member.name, "failure", type: "different", message: message)
      } else if uncounted.contains(member.name) {
        skipped += 1
        cases += skip(member.name, "no pixel of the picture counts: nothing of it was compared")
      } else {
        cases.append("    <testcase \(names(member.name))/>")
      }
    }
    for name in result.removed {
      failed += 1
      cases += item(name, "failure", type: "removed", message: "the candidate does not have it")
    }
    for name in result.new {
      if requiresReference {
        failed += 1
        cases += item(name, "failure", type: "new", message: "the reference does not have it")
      } else {
        skipped += 1
        cases += skip(name, "the reference does not have it")
      }
    }
    let count = result.compared.count + result.removed.count + result.new.count
    let head =
      "  <testsuite name=\"\(JUnitReport.escaped(result.candidate))\" tests=\"\(count)\" "
      + "failures=\"\(failed)\" errors=\"\(errors)\" skipped=\"\(skipped)\">"
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>", head] + cases + [
        "  </testsuite>", "</testsuites>",
      ]).joined(separator: "\n") + "\n"
  }

  private static func skip(_ name: String, _ message: String) -> [String] {
    [
      "    <testcase \(names(name))>", "      <skipped message=\"\(message)\"/>", "    </testcase>",
    ]
  }

  /// What is to be said of each configuration.
  static func messages(of result: DiffResult) -> [String: [String]] {
    var messages: [String: [String]] = [:]
    for cause in result.causes {
      let line = CauseWords.sentence(cause) + CauseWords.consequences(cause)
      for name in cause.configurations { messages[name, default: []].append(line) }
    }
    for look in result.looks {
      let line =
        "`\(look.element)` looks otherwise: \(look.changes.map(\.words).joined(separator: ", "))"
      for name in look.configurations { messages[name, default: []].append(line) }
    }
    for finding in result.newFindings {
      for name in finding.configurations {
        messages[name, default: []].append("new finding: \(finding.message) [\(finding.rule)]")
      }
    }
    for finding in result.fixedFindings {
      for name in finding.configurations {
        messages[name, default: []].append("fixed finding: \(finding.message) [\(finding.rule)]")
      }
    }
    for picture in result.pictures {
      messages[picture.name, default: []].append("picture: \(DiffText.amount(of: picture))")
    }
    return messages
  }

  private static func item(
    _ name: String, _ element: String, type: String, message: String
  ) -> [String] {
    [
      "    <testcase \(names(name))>",
      "      <\(element) type=\"\(type)\" message=\"\(JUnitReport.escaped(message))\"/>",
      "    </testcase>",
    ]
  }

  /// The attributes that name a case: the folder of a configuration, and what stands behind it.
  private static func names(_ name: String) -> String {
    let parts = name.split(separator: "/").map(String.init)
    let group = parts.dropLast().joined(separator: "/")
    return "classname=\"\(JUnitReport.escaped(group.isEmpty ? name : group))\" "
      + "name=\"\(JUnitReport.escaped(parts.last ?? name))\""
  }
}
