import Diagnostics
import Documents
import Findings
import Records

/// A file of findings that a team knows of already: a run passes over them and fails on new ones only.
///
/// A known finding is a rule on an element of a screen of a spec; numbers and configurations play no
/// part, so that small changes do not bring it back.
struct KnownFindings: Hashable {
  /// One known finding.
  struct Entry: Hashable, Comparable {
    var spec: String
    var screen: String
    var rule: String
    var element: String

    static func < (a: Entry, b: Entry) -> Bool {
      (a.spec, a.screen, a.rule, a.element) < (b.spec, b.screen, b.rule, b.element)
    }
  }

  private(set) var entries: Set<Entry> = []

  /// The findings of some results.
  init(of results: [LintResult]) {
    for result in results {
      for finding in result.report.findings {
        entries.insert(Self.entry(finding, spec: result.name))
      }
    }
  }

  /// Reads a file.
  ///
  /// - Returns: the known findings, and what is wrong with the file.
  static func read(_ bytes: [UInt8], file: String) -> (KnownFindings, [Diagnostic]) {
    var known = KnownFindings(of: [])
    let document = JSONReader.read(bytes, file: file)
    var diagnostics = document.diagnostics
    func wrong(_ node: DocumentNode?, _ message: String) {
      diagnostics.append(
        Diagnostic(
          file: file, position: node?.position, message: message, rule: "known-findings"))
    }
    guard let root = document.root else { return (known, diagnostics) }
    guard case .sequence(let items) = root["findings"]?.content else {
      wrong(root, "a file of known findings has a list under 'findings'")
      return (known, diagnostics)
    }
    for item in items {
      func text(_ key: String) -> String? {
        guard case .scalar(let text, _) = item[key]?.content else { return nil }
        return text
      }
      guard let spec = text("spec"), let screen = text("screen"), let rule = text("rule") else {
        wrong(item, "a known finding has 'spec', 'screen', 'rule' and 'element'")
        continue
      }
      known.entries.insert(
        Entry(spec: spec, screen: screen, rule: rule, element: text("element") ?? ""))
    }
    return (known, diagnostics)
  }

  /// The text of a file.
  var json: String {
    JSONValue.record([
      "format": .integer(1),
      "findings": .array(
        entries.sorted().map { entry in
          .object([
            "spec": .string(entry.spec), "screen": .string(entry.screen),
            "rule": .string(entry.rule), "element": .string(entry.element),
          ])
        }),
    ]).text()
  }

  /// Takes the known findings out of a result and counts them.
  func apply(to result: inout LintResult) {
    let all = result.report.findings
    result.report.findings = all.filter { !entries.contains(Self.entry($0, spec: result.name)) }
    let groups = FindingGroup.groups(of: all).count
    result.known = groups - FindingGroup.groups(of: result.report.findings).count
  }

  private static func entry(_ finding: Finding, spec: String) -> Entry {
    Entry(
      spec: spec, screen: finding.screen, rule: finding.rule, element: finding.element ?? "")
  }
}
