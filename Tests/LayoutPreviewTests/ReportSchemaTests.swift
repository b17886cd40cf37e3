import Foundation
import Testing

/// SARIF and JUnit files against the schemas that others hold them against.
struct ReportSchemaTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// A phone and a tablet with what rules find, and markup in a text.
  private static func spec(_ height: Int, more: String = "") -> String {
    """
    proofsheet: 1
    name: sample
    matrix: { devices: [iphone-17-pro, ipad-mini-a17-pro], orientations: [portrait] }
    screens:
      - id: home
        content:
          vstack:
            - box: "<First> & |last|"
              id: first
              frame: { height: \(height) }
            - button: { symbol: star }
              id: small
              frame: { width: 20, height: 20 }
        expect: [ "first.height == 40" ]
    \(more)
    """
  }

  private static let second = """
      - id: other
        content: { text: Hello }
    """

  /// Documents of every kind: same, different, new, removed, not comparable, checked.
  private func documents(_ format: String) throws -> [String: String] {
    for (folder, height, more) in [("a", 40, ""), ("b", 60, Self.second)] {
      try harness.write(Self.spec(height, more: more), to: "spec.yaml")
      let result = harness.run(
        "render", "spec.yaml", "-o", folder, "--format", "png", "--scale", "1", "--fail-on",
        "never")
      try #require(result.code == 0, "\(result.error)")
    }
    func diff(_ names: String...) -> String {
      harness.run(["diff"] + names + ["--format", format]).output
    }
    var documents = [
      "same": diff("a", "a"), "different": diff("a", "b"), "removed": diff("b", "a"),
      "new": diff("nowhere", "b"), "required": diff("nowhere", "b", "--require-reference"),
      "checked": harness.run("lint", "spec.yaml", "--format", format).output,
    ]
    let picture = "b/sample/home/iphone-17-pro/portrait.png"
    let whole = try Data(contentsOf: harness.folder.appending(path: picture))
    try harness.write(whole.prefix(whole.count / 2), to: picture)
    documents["damaged"] = diff("a", "b")
    return documents
  }

  @Test(.enabled(if: OfficialSchemas.python != nil, OfficialSchemas.missing))
  func `SARIF files are what the standard's schema asks for`() throws {
    for (name, text) in try documents("sarif") {
      #expect(try OfficialSchemas.problems(sarif: text) == [], "\(name)")
      // The schema is no rubber stamp.
      let wrong = text.replacingOccurrences(of: "\"ruleId\"", with: "\"rule\"")
      #expect(try wrong == text || OfficialSchemas.problems(sarif: wrong) != [], "\(name)")
    }
    let nameless = "{\"version\": \"2.1.0\", \"runs\": [{}]}"
    #expect(try OfficialSchemas.problems(sarif: nameless) != [])
  }

  @Test(
    .enabled(
      if: OfficialSchemas.python != nil && OfficialSchemas.junit != nil, OfficialSchemas.missing))
  func `JUnit files are what the schema of Jenkins asks for`() throws {
    for (name, text) in try documents("junit") {
      #expect(try OfficialSchemas.problems(junit: text) == [], "\(name)")
      let wrong = text.replacingOccurrences(of: " failures=", with: " failed=")
      #expect(try OfficialSchemas.problems(junit: wrong) != [], "\(name)")
    }
  }
}
