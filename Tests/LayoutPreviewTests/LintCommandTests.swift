import Foundation
import FoundationXML
import LayoutPreview
import Testing

/// `proofsheet lint` and `proofsheet rules`, through the command.
struct LintCommandTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(Self.spec, to: "sample.yaml")
  }

  /// A button that is too small on every device, one too near to the side on phones, and a promise
  /// that does not hold.
  static let spec = """
    proofsheet: 1
    name: sample
    matrix: { devices: [iphone-17-pro, iphone-se-4-7, ipad-mini-a17-pro] }
    screens:
      - id: home
        content:
          vstack:
            spacing: 12
            children:
              - button: { symbol: plus }
                id: add
                frame: { width: 20, height: 44 }
              - button: { title: "Continue <now>", style: prominent }
                id: go
                frame: { maxWidth: infinity, height: 50 }
        expect:
          - go.width <= 400
          - add present
    """

  private func lint(_ options: String...) -> CommandHarness.Result {
    harness.run(["lint", "sample.yaml"] + options)
  }

  @Test func `one finding of many configurations is one line, the worst first`() {
    let result = lint()
    #expect(result.code == 1)
    #expect(
      result.output == """
        sample.yaml:10:13: error: 'add' is 20 x 44 pt, the least target has 28 x 28 [HT-02] (all 3 configurations)
        sample.yaml:13:13: warning: 'go' is 0 pt from the left side, the margin is 20 [MG-01] (all 3 configurations)
        sample.yaml:17:9: error: expected go.width <= 400: 402 <= 400 [expect] (2 of 3: home/iphone-17-pro/portrait, home/ipad-mini-a17-pro/portrait)

        """)
    #expect(
      result.error
        == "sample.yaml: 3 configurations, 1 error, 1 warning, 2 expectations, 1 failed, "
        + "2 not checked for want of a fact\n")
  }

  @Test func `where it fails is told by the line that is drawn`() throws {
    #expect(lint("--fail-on", "never").code == 0)
    #expect(lint("--device", "iphone-se-4-7").code == 1)
    try harness.write(
      Self.spec.replacing("width: 20", with: "width: 44").replacing("<= 400", with: "<= 4000"),
      to: "sample.yaml")
    #expect(lint().code == 0)
    #expect(lint("--fail-on", "warning").code == 1)
  }

  @Test func `known findings are passed over, new ones are not`() throws {
    #expect(lint("--write-known", "known.json").code == 0)
    let known = lint("--known", "known.json", "--device", "iphone-se-4-7")
    #expect(known.code == 0 && known.output.isEmpty, "\(known.output)")
    #expect(known.error.contains("2 known"))
    try harness.write(
      Self.spec.replacing("id: go", with: "id: start").replacing("go.", with: "start."),
      to: "sample.yaml")
    #expect(lint("--known", "known.json", "--fail-on", "warning").output.contains("'start'"))
    try harness.write("{\"findings\": 3}", to: "known.json")
    #expect(lint("--known", "known.json").code == 3)
    #expect(lint("--known", "nothing.json").code == 4)
  }

  @Test func `a setting needs a rule that there is, and something to change`() throws {
    func write(_ rules: String) throws {
      try harness.write(
        Self.spec.replacing("screens:", with: "rules: { \(rules) }\nscreens:"), to: "sample.yaml")
    }
    try write("DU-91: { severity: off, reason: because }")
    let unknown = lint()
    #expect(unknown.code == 3)
    #expect(unknown.error.contains("unknown rule 'DU-91', did you mean 'DU-"))
    try write("HT-02: { severity: off, reason: a target of our own }")
    let silenced = lint()
    #expect(!silenced.output.contains("HT-02") && silenced.error.contains("1 silenced"))
    try write("DU-01: { severity: off, reason: never folded }")
    #expect(lint().error.contains("sample.yaml:4:10: warning: rule DU-01 finds nothing here"))
    #expect(!lint("--device", "iphone-se-4-7").error.contains("finds nothing here"))
  }

  @Test func `forms for machines hold the same findings`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(lint("--json").output.utf8))
    let specs = try #require((json as? [String: Any])?["specs"] as? [[String: Any]])
    let findings = try #require(specs.first?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["HT-02", "MG-01"])
    let sarif = try JSONSerialization.jsonObject(
      with: Data(lint("--format", "sarif").output.utf8))
    let runs = try #require((sarif as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["HT-02", "MG-01", "expect"])
    let github = lint("--format", "github").output
    #expect(
      github.hasPrefix("::error file=sample.yaml,line=10,col=13,title=HT-02::'add' is 20 x 44 pt"))
    let junit = lint("--format", "junit").output
    let parser = XMLCounter()
    #expect(parser.count(junit) == ["testsuite": 1, "testcase": 12, "failure": 8, "testsuites": 1])
  }

  @Test func `a run tells findings, counts them, and ends by the line that is drawn`() throws {
    func render(_ options: String...) -> CommandHarness.Result {
      harness.run(["render", "sample.yaml", "--format", "json"] + options)
    }
    let result = render()
    #expect(result.code == 1)
    #expect(
      result.error.contains("findings: 3 errors, 3 warnings, 2 failed expectations"),
      "\(result.error)")
    #expect(render("--fail-on", "never").code == 0)
    let files = harness.contents(of: "Output/sample")
    func json(_ name: String) throws -> [String: Any]? {
      try JSONSerialization.jsonObject(with: try #require(files[name])) as? [String: Any]
    }
    let record = try #require(try json("home/iphone-17-pro/portrait.json"))
    let findings = try #require(record["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["MG-01", "HT-02"])
    #expect(findings.map { $0["measured"] as? Double } == [0, 20])
    let expectations = try #require(record["expectations"] as? [[String: Any]])
    #expect(expectations.map { $0["outcome"] as? String } == ["failed", "passed"])
    let counts = try json("manifest.json")?["findings"] as? [String: Int]
    #expect(counts == ["error": 3, "warning": 3, "info": 0])
  }

  @Test func `rules are listed and explained`() {
    let list = harness.run(["rules"])
    #expect(list.code == 0 && list.output.contains("SA-01  error    control outside the safe area"))
    let one = harness.run(["rules", "du-01"])
    #expect(
      one.output.contains("found on iphone-duo, inner, landscapeLeft, book:")
        && one.output.contains("displace: true"))
    // What an example needs beside its screen is shown as well.
    let further = harness.run(["rules", "MD-08"]).output
    #expect(further.contains("with the screen 'next':\n    content: { text: Seats"), "\(further)")
    #expect(harness.run(["rules", "AD-05"]).output.contains("assets: { cover:"))
    let ids = list.output.split(separator: "\n").map { $0.prefix(5) }
    let groups = ids.map { $0.prefix(2) }
    for group in Set(groups) {
      let own = ids.filter { $0.hasPrefix(group) }
      #expect(own == own.sorted(), "\(group)")
    }
    let unknown = harness.run(["rules", "SA-91"])
    #expect(unknown.code == 2 && unknown.error.contains("did you mean 'SA-01'?"))
  }

  @Test func `the examples of a rule are drawn with what it finds`() throws {
    let result = harness.run(["rules", "SY-03", "--output", "rules"])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.hasSuffix("rules/sy-03-found\nrules/sy-03-not-found\n"))
    let place = "main/iphone-17-pro/portrait"
    let found = try #require(harness.text("rules/sy-03-found/\(place).svg"))
    let other = try #require(harness.text("rules/sy-03-not-found/\(place).svg"))
    #expect(found.contains("SY-03") && !other.contains("SY-03"))
    // The specs stand beside, and say the same when they are checked.
    #expect(harness.run(["lint", "rules/sy-03-found.yaml"]).output.contains("[SY-03]"))
    let all = harness.run(["rules", "--output", "rules"])
    #expect(all.code == 2 && all.error.contains("'--output' needs the ids of the rules to draw"))
  }
}

/// Counts the elements of an XML text by name.
private final class XMLCounter: NSObject, XMLParserDelegate {
  private var counts: [String: Int] = [:]

  func count(_ text: String) -> [String: Int] {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse() ? counts : [:]
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
