import Foundation
import FoundationXML
import TestSupport
import Testing

/// The other forms of what `proofsheet diff` tells, and the history that it keeps.
struct DiffReportsTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    for (folder, height) in [("a", 40), ("b", 60)] {
      try harness.write(Self.spec(height), to: "spec.yaml")
      let result = harness.run(
        "render", "spec.yaml", "-o", folder, "--format", "json", "--fail-on", "never")
      try #require(result.code == 0, "\(result.error)")
    }
  }

  private static func spec(_ height: Int, devices: String = "[iphone-17-pro]") -> String {
    """
    proofsheet: 1
    name: sample
    matrix: { devices: \(devices), orientations: [portrait] }
    screens:
      - id: home
        content:
          vstack:
            - box: "<First> & |last|"
              id: "first"
              frame: { height: \(height) }
            - button: { symbol: star }
              id: small
              frame: { width: 20, height: 20 }
    """
  }

  @Test func `the cases of JUnit add up to their counts`() throws {
    let result = harness.run("diff", "a", "b", "--format", "junit")
    #expect(result.code == 1)
    let document = try XMLDocument(xmlString: result.output)
    let suite = try #require(
      try document.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement)
    for (attribute, path) in [
      ("tests", "testcase"), ("failures", "testcase/failure"), ("errors", "testcase/error"),
      ("skipped", "testcase/skipped"),
    ] {
      let count = try suite.nodes(forXPath: path).count
      #expect(suite.attribute(forName: attribute)?.stringValue == "\(count)", "\(attribute)")
    }
    let failure = try #require(try suite.nodes(forXPath: "testcase/failure").first as? XMLElement)
    #expect(
      failure.attribute(forName: "message")?.stringValue?.hasPrefix("`first` grew 20 pt") == true)
    let new = harness.run("diff", "nowhere", "b", "--format", "junit")
    #expect(new.output.contains("skipped=\"1\""))
    let required = harness.run("diff", "nowhere", "b", "--format", "junit", "--require-reference")
    #expect(required.output.contains("failures=\"1\""))
  }

  @Test func `SARIF names a rule for each result, and a place`() throws {
    let result = harness.run("diff", "a", "b", "--format", "sarif")
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    for item in results {
      #expect(rules.contains(try #require(item["ruleId"] as? String)))
      #expect(["error", "warning", "note"].contains(item["level"] as? String))
      #expect((item["message"] as? [String: Any])?["text"] is String)
    }
    #expect(result.output.contains("\"uri\": \"b/"))
  }

  @Test func `Markdown stands alone and lets no text of a spec be markup`() throws {
    let result = harness.run("diff", "a", "b", "--format", "markdown")
    #expect(result.output.contains("| 1 | home: `first` grew 20 pt: height 40 → 60 |"))
    #expect(result.output.contains("proofsheet approve a b"))
    try harness.write(
      Self.spec(60).replacingOccurrences(of: "<First>", with: "<img src=x> @all *x*"),
      to: "spec.yaml")
    _ = harness.run("render", "spec.yaml", "-o", "b", "--format", "json", "--fail-on", "never")
    let text = harness.run("diff", "a", "b", "--format", "markdown").output
    #expect(text.contains("&lt;img src=x&gt; &#64;all \\*x\\*"), "\(text)")
    #expect(text.utf8.count < 65_536)
  }

  @Test func `a history tells the run in which a finding first appeared`() throws {
    func night(_ revision: String, _ spec: String) throws {
      try harness.write(spec, to: "spec.yaml")
      _ = harness.run("render", "spec.yaml", "-o", "c", "--format", "json", "--fail-on", "never")
      let result = harness.run(
        "diff", "a", "c", "--history", "history.jsonl", "--revision", revision)
      #expect(result.code <= 1, "\(result.error)")
    }
    let small = Self.spec(40)
    let large = small.replacingOccurrences(
      of: "width: 20, height: 20", with: "width: 60, height: 60")
    try night("one", large)
    try night("two", small)
    try night("three", small)
    let history = try #require(harness.text("history.jsonl"))
    #expect(history.split(separator: "\n").count == 3)
    let trend = harness.run("history", "history.jsonl")
    #expect(trend.code == 0)
    #expect(trend.output.contains("small (1 configuration): since run 2, two"), "\(trend.output)")
    #expect(!trend.output.contains("since run 1, one") || trend.output.contains("since run 2, two"))
    let json = harness.run("history", "history.jsonl", "--json").output
    #expect(json.contains("\"runs\": 3"))
    // Half a line of an interrupted run is told and costs the others nothing.
    try harness.write(history + "{\"format\": 1, \"revis", to: "history.jsonl")
    try night("four", small)
    let damaged = harness.run("history", "history.jsonl")
    #expect(damaged.code == 3)
    #expect(damaged.error.contains("history.jsonl:4: "))
    #expect(damaged.output.contains("four"))
  }
}
