import Foundation
import TestSupport
import Testing

/// Report pages used by headless Chromium; what it saw, for tests to judge.
enum ReportBrowser {
  /// A Python with the packages that drive the browser; nothing where something is missing.
  static let python: ExternalTool? = {
    guard Rasterizer.hasChromium else { return nil }
    return PythonTools.python(
      importing: "playwright.sync_api", "axe_playwright_python.sync_playwright")
  }()

  /// Why browser tests are passed over where they are.
  static let missing: Comment =
    "Chromium, or Playwright and axe in .build/venv, is not installed; 'make setup' does it"

  /// What the script saw, by scene; made once for all tests.
  private static let result: Result<Data, any Error> = Result { try run() }

  /// The runs that pages were made of; they go away with the process.
  static let runs: Result<ReportRuns, any Error> = Result { try ReportRuns() }

  /// What was seen in a scene.
  static func seen<Seen: Decodable>(_ scene: String, as type: Seen.Type = Seen.self) throws -> Seen
  {
    let data = try result.get()
    let scenes = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let value = try #require(scenes[scene])
    if let failure = (value as? [String: Any])?["failure"] as? String {
      throw Failure(description: failure)
    }
    return try JSONDecoder().decode(
      type, from: JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed))
  }

  /// A scene that broke off.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func run() throws -> Data {
    let tool = try #require(python)
    let runs = try runs.get()
    let pages = try JSONSerialization.data(withJSONObject: runs.pages)
    let list = try runs.harness.write(pages, to: "pages.json")
    let script = CommittedFile.root
      .appending(path: "Tests/LayoutPreviewTests/Browser/report_page.py").path
    let result = try tool.run([script, list.path])
    guard result.status == 0 else { throw Failure(description: result.errorText) }
    return Data(result.output)
  }
}

/// The runs that the browser looks at.
final class ReportRuns: Sendable {
  let harness: CommandHarness
  /// The folders of the pages by what they are.
  let pages: [String: String]

  init() throws {
    harness = try CommandHarness()
    try harness.write(ReportSpecs.sample, to: "sample.yaml")
    try Self.expect(
      harness.run("render", "sample.yaml", "--format", "svg", "--fail-on", "never", "--quiet"),
      harness.run("report", "Output/sample"),
      harness.run(
        "render", "sample.yaml", "-o", "pixels", "--format", "png", "--scale", "1",
        "--fail-on", "never", "--quiet"),
      harness.run("report", "pixels/sample", "-o", "pictures"))
    try ManyConfigurations.write(2000, into: harness, folder: "many")
    try Self.expect(harness.run("report", "many"))
    try HostileRun.write(into: harness, folder: "hostile")
    try Self.expect(harness.run("report", "hostile"))
    try harness.write(ReportSpecs.sample, to: "live/sample.yaml")
    try Self.compare(in: harness)
    let root = harness.folder
    var pages = [
      "sample": "Output/sample", "pictures": "pictures", "many": "many", "hostile": "hostile",
      "live": "live", "compared": "new/sample", "comparedPixels": "new-pixels/sample",
      "comparedRecords": "new-records/sample", "hostileChanges": "hostile-new",
      "manyChanges": "many-new", "less": "less/sample",
    ].mapValues { root.appending(path: $0).path }
    pages["program"] = BuiltProgram.tool?.path
    self.pages = pages
  }

  /// Runs held against their references: drawn, in pixels, as records alone, hostile, and many.
  private static func compare(in harness: CommandHarness) throws {
    try harness.write(ReportSpecs.changed, to: "changed/sample.yaml")
    let phone = ["--device", "iphone-17-pro"]
    for (folder, format, options) in [
      ("", "svg", []), ("-pixels", "png", phone + ["--scale", "1"]), ("-records", "json", phone),
    ] {
      for (spec, side) in [("sample.yaml", "old"), ("changed/sample.yaml", "new")] {
        try expect(
          harness.run(
            ["render", spec, "-o", side + folder, "--format", format, "--fail-on", "never"]
              + options))
      }
      try expect(harness.run("report", "new\(folder)/sample", "--reference", "old\(folder)"))
    }
    try expect(
      harness.run(
        ["render", "sample.yaml", "-o", "less", "--format", "svg", "--fail-on", "never"] + phone),
      harness.run("report", "less/sample", "--reference", "old"))
    try HostileRun.write(into: harness, folder: "hostile-old", isDrawn: true)
    try HostileRun.write(into: harness, folder: "hostile-new", isDrawn: true, moved: 10)
    try expect(harness.run("report", "hostile-new", "--reference", "hostile-old"))
    try ManyConfigurations.write(2000, into: harness, folder: "many-old")
    try ManyConfigurations.write(2000, into: harness, folder: "many-new", moved: 400)
    try expect(harness.run("report", "many-new", "--reference", "many-old"))
  }

  /// The record of a configuration of the sample.
  func record(_ name: String, in run: String = "Output/sample") throws -> [String: Any] {
    let text = try #require(harness.text("\(run)/\(name).json"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private static func expect(_ results: CommandHarness.Result...) throws {
    for result in results where result.code != 0 {
      throw ReportBrowser.Failure(description: "ended with \(result.code): \(result.error)")
    }
  }
}
