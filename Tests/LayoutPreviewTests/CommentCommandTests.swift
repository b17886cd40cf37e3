import Bitmaps
import Foundation
import Records
import TestSupport
import Testing

@testable import LayoutPreview

/// `comment`: what a pull request is told.
struct CommentCommandTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func drawSample(_ format: String = "json") throws {
    try harness.write(ReportSpecs.sample, to: "sample.yaml")
    let result = harness.run(
      "render", "sample.yaml", "--format", format, "--scale", "1", "--fail-on", "never")
    #expect(result.code == 0, "\(result.error)")
  }

  private static let phone = "player/iphone-17-pro/portrait"
  private static let duo = "player/iphone-duo/outer-portrait"

  /// What a comparison of the sample prints.
  private static func changes(_ names: [String], compared: Int = 7) -> String {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"format": 1, "verdict": "different",
       "configurations": {"compared": \(compared), "changed": \(names.count), "new": 0, "removed": 1},
       "causes": [{"element": "title", "screen": "player", "change": "resized",
         "delta": {"x": 0, "y": 0, "width": 0, "height": 12}, "unit": "pt",
         "rules": [{"key": "lineLimit", "reference": "1", "candidate": "2"}],
         "configurations": [\(list)], "followers": ["artwork", "play"]}],
       "pictures": [],
       "findings": {"new": [{"rule": "HT-01", "element": "back"}], "fixed": []}}
      """
  }

  // MARK: What it says

  @Test(.enabled(if: GitHubMarkdown.python != nil, GitHubMarkdown.missing))
  func `the summary counts what the records hold`() throws {
    try drawSample()
    let result = harness.run("comment", "Output/sample")
    #expect(result.code == 0 && result.error == "")
    let page = try GitHubMarkdown.page(result.output)
    let summary = page.tables[0]
    #expect(
      summary[0] == ["", "Configurations", "Errors", "Warnings", "Remarks", "Failed expectations"])
    var sums: [String: [Int]] = [:]
    for (file, data) in harness.contents(of: "Output/sample") where file.hasPrefix("player/") {
      let record = try RecordedLayout(reading: Array(data))
      let family =
        file.contains("duo") ? "iPhone Duo" : file.contains("ipad") ? "iPad" : "iPhone"
      let severities = ["error", "warning", "info"].map { severity in
        record.findings.filter { $0.severity == severity }.count
      }
      let failed = record.failedExpectations.count
      for name in [family, "All"] {
        let counts = [1] + severities + [failed]
        sums[name] = zip(sums[name] ?? [0, 0, 0, 0, 0], counts).map { $0 + $1 }
      }
    }
    #expect(summary.dropFirst().map { $0[0] } == ["All", "iPhone", "iPhone Duo", "iPad"])
    for row in summary.dropFirst() {
      #expect(row.dropFirst().map { Int($0) ?? 0 } == sums[row[0]], "\(row)")
    }
  }

  @Test func `the worst stands first and every finding once`() throws {
    try drawSample()
    let lines = harness.run("comment", "Output/sample").output.split(separator: "\n")
    let rows = lines.drop { $0 != "### Findings" }.filter { $0.hasPrefix("| ") }.dropFirst()
    let severities = rows.map { $0.split(separator: " | ")[0].dropFirst(2) }
    #expect(severities == ["error", "error", "error", "failed", "warning"])
    #expect(rows.last?.contains("and 6 more") == true)
    #expect(Set(rows).count == rows.count)
  }

  @Test func `changes tell cause, followers and what is new`() throws {
    try drawSample()
    try harness.write(Self.changes([Self.phone, Self.duo]), to: "changes.json")
    let text = harness.run("comment", "Output/sample", "--diff", "changes.json").output
    #expect(text.contains("Against the reference: 2 configurations changed and 1 gone."))
    #expect(
      text.contains("| title grew by 12 pt in height<br><code>lineLimit: 1 → 2</code> | 2 of 7 "))
    #expect(text.contains("| 2 elements | <code>\(Self.phone)</code> and 1 more |"))
    #expect(text.contains("| warning, new | HT-01 |"))
    #expect(!text.contains("error, new"))
    #expect(text.contains("<details><summary>2 changed configurations</summary>"))
  }

  @Test func `a run without findings says so`() throws {
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
    #expect(harness.run("render", "sample.yaml", "--format", "json").code == 0)
    let text = harness.run("comment", "Output/sample").output
    #expect(text.hasPrefix("<!-- proofsheet -->\n## proofsheet: sample\n\nNothing was found in 1 "))
    #expect(!text.contains("### "))
  }

  @Test func `several runs make one comment`() throws {
    for name in ["one", "two"] {
      try harness.write(SampleSpecs.simple(name: name), to: "\(name).yaml")
      #expect(harness.run("render", "\(name).yaml", "--format", "png", "--scale", "1").code == 0)
    }
    let result = harness.run(
      "comment", "Output/one", "Output/two", "--image-base", "https://example.org/42/")
    #expect(result.output.contains("## proofsheet: 2 specs"))
    #expect(result.output.contains("| one | 1 |") && result.output.contains("| two | 1 |"))
  }

  // MARK: Pictures

  @Test func `pictures have the paths that readers need`() throws {
    try drawSample("png")
    let relative = harness.run("comment", "Output/sample").output
    #expect(relative.contains("<img src=\"Output/sample/\(Self.phone).png\" width=\"320\""))
    let prefixed = harness.run(
      "comment", "Output/sample", "--image-base", "https://example.org/42/", "--report-url",
      "https://example.org/42/sample/index.html?a=1&b=\"2\""
    ).output
    #expect(prefixed.contains("<img src=\"https://example.org/42/sample/\(Self.phone).png\""))
    #expect(prefixed.contains("index.html?a=1&amp;b=&quot;2&quot;\">All previews"))
    #expect(!prefixed.contains("\"Output/"))
    #expect(!harness.run("comment", "Output/sample", "--pictures", "0").output.contains("<img"))
  }

  @Test func `small pictures are as wide as asked and cleared away when not needed`() throws {
    try drawSample("png")
    let first = harness.run("comment", "Output/sample", "--thumbnail", "200")
    #expect(first.code == 0, "\(first.error)")
    let file = "thumbnails/\(Self.phone).png"
    #expect(first.output.contains("<img src=\"Output/sample/\(file)\" width=\"200\""))
    #expect(first.output.contains("<a href=\"Output/sample/\(Self.phone).png\">"))
    let bytes = try #require(harness.contents(of: "Output/sample")[file])
    let small = try #require(PNGReader.header(Array(bytes)))
    let whole = try #require(harness.contents(of: "Output/sample")["\(Self.phone).png"])
    let large = try #require(PNGReader.header(Array(whole)))
    #expect(small.width == 200)
    #expect(abs(Double(small.height) - 200 * Double(large.height) / Double(large.width)) <= 0.5)
    try harness.write(Self.changes([Self.duo]), to: "changes.json")
    #expect(
      harness.run(
        "comment", "Output/sample", "--diff", "changes.json", "--pictures", "1", "--thumbnail",
        "200"
      ).code == 0)
    let left = harness.contents(of: "Output/sample").keys.filter { $0.hasPrefix("thumbnails") }
    #expect(left == ["thumbnails/\(Self.duo).png"])
  }

  // MARK: Length

  /// A comment on 400 changed configurations, of which 40 have a finding of their own.
  private func long(_ options: String...) throws -> CommandHarness.Result {
    try ManyConfigurations.write(400, into: harness, folder: "many")
    let devices = ["iphone-17-pro", "iphone-17", "iphone-air", "ipad-mini-a17-pro", "iphone-duo"]
    let names = (0..<400).map { "home/\(devices[$0 % 5])/portrait+x-\($0)" }
    let causes = names.enumerated().map { number, name in
      """
      {"element": "row-\(number)", "screen": "home", "change": "moved",
       "delta": {"x": 0, "y": \(number + 1), "width": 0, "height": 0}, "unit": "pt",
       "configurations": ["\(name)"], "followers": []}
      """
    }
    try harness.write(
      """
      {"format": 1, "verdict": "different",
       "configurations": {"compared": 400, "changed": 400, "new": 0, "removed": 0},
       "causes": [\(causes.joined(separator: ","))], "pictures": [],
       "findings": {"new": [], "fixed": []}}
      """, to: "changes.json")
    return harness.run(["comment", "many", "--diff", "changes.json"] + options)
  }

  @Test(
    .enabled(if: GitHubMarkdown.python != nil, GitHubMarkdown.missing),
    arguments: [65_536, 12_000, 3_000])
  func `a comment on 400 changes stays within its limit`(limit: Int) throws {
    let result =
      limit == 65_536
      ? try long("--image-base", "https://example.org/\(String(repeating: "x", count: 60))")
      : try long("--limit", "\(limit)")
    #expect(result.code == 0 && result.output.utf8.count <= limit)
    // It is not cut short for nothing either.
    #expect(result.output.utf8.count > limit / 2)
    #expect(result.output.contains("400 configurations changed"))
    #expect(result.output.contains("more changes.") || result.output.contains("Left out, to stay"))
    let page = try GitHubMarkdown.page(result.output)
    for table in page.tables {
      let columns = table[0].count
      #expect(table.allSatisfy { $0.count == columns })
    }
    // Without pictures, the words that stand for them say which they are.
    #expect(result.output.contains("alt=\"Preview of home/") || limit < 65_536)
    #expect(
      page.tags["details"] == page.text.components(separatedBy: "400 changed conf").count - 1
        || limit < 65_536)
  }

  @Test func `what is left out is named`() throws {
    let result = try long("--limit", "2200")
    #expect(result.output.contains("Left out, to stay within 2200 bytes: "))
    let none = harness.run("comment", "many", "--limit", "999")
    #expect(none.code == 2 && none.error.contains("option '--limit' needs a number from 1000"))
  }

  // MARK: Safety

  @Test(.enabled(if: GitHubMarkdown.python != nil, GitHubMarkdown.missing))
  func `texts of a spec stay texts`() throws {
    try HostileRun.write(into: harness, folder: "hostile")
    let path = "hostile/home/iphone-17-pro/portrait.json"
    let text = try #require(harness.text(path))
    let mean =
      "a|b @team #12 www.evil.example https://evil.example `c` **d** [e](f) ![g](h) ~~i~~ \\\\n| x |"
    try harness.write(
      text.replacing("\"rule\":\"", with: "\"rule\":\"\(mean) "), to: path)
    let result = harness.run("comment", "hostile")
    #expect(result.code == 0, "\(result.error)")
    let page = try GitHubMarkdown.page(result.output)
    let tags: Set = [
      "h2", "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "strong", "code", "a", "img",
      "br",
      "sub",
    ]
    #expect(Set(page.tags.keys).isSubset(of: tags), "\(page.tags)")
    #expect(page.links.allSatisfy { $0.hasPrefix("hostile/home/iphone-17-pro/") }, "\(page.links)")
    for table in page.tables { #expect(table.allSatisfy { $0.count == table[0].count }) }
    // All is shown as it is, but for the joiners that take mentions and addresses apart.
    let shown = page.text.replacing("\u{2060}", with: "")
    #expect(shown.contains("a|b @team #12 www.evil.example https://evil.example `c` **d** [e](f)"))
    #expect(!page.text.contains("@team") && !page.text.contains("#12"))
  }

  @Test func `the hidden marker can be chosen but not broken out of`() throws {
    try drawSample()
    let chosen = harness.run("comment", "Output/sample", "--marker", "previews: ios").output
    #expect(chosen.hasPrefix("<!-- previews: ios -->\n"))
    for marker in ["a --> b", "a--b", "", "a-", "<b>"] {
      let result = harness.run("comment", "Output/sample", "--marker", marker)
      #expect(result.code == 2, "\(marker)")
    }
  }

  @Test func `a comment can be written into a file`() throws {
    try drawSample()
    let printed = harness.run("comment", "Output/sample").output
    let result = harness.run("comment", "Output/sample", "-o", "comment.md")
    #expect(result.code == 0 && result.output == "comment.md\n")
    #expect(harness.text("comment.md") == printed)
  }
}
