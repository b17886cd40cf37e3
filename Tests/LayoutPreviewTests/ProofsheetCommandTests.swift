import Foundation
import LayoutPreview
import TestSupport
import Testing

struct ProofsheetCommandTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func `the version and the help come on standard output`() {
    let version = harness.run("--version")
    #expect(version.output == "proofsheet \(ProofsheetCommand.version)\n")
    #expect(version.code == 0)
    let help = harness.run("help")
    #expect(help.code == 0 && help.error.isEmpty)
    for command in ["render", "devices", "explain", "schema", "init", "doctor", "completion"] {
      #expect(help.output.contains("\n  \(command) "))
      let own = harness.run("help", command)
      #expect(own.code == 0)
      #expect(own.output.hasPrefix("proofsheet \(command): "))
      #expect(own.output.contains("\nExamples:\n"))
      #expect(harness.run(command, "--help").output == own.output)
    }
  }

  @Test func `no word at all prints the help as an error`() {
    let result = harness.run([])
    #expect(result.code == 2 && result.output.isEmpty && result.error.contains("Usage: "))
  }

  @Test func `devices are listed, filtered, printed in full and as JSON`() throws {
    let all = harness.run("devices").output
    #expect(all.contains("iphone-duo") && all.contains("iphone-17-pro"))
    let some = harness.run("devices", "iphone-1[67]*").output
    #expect(some.contains("iphone-16") && !some.contains("iphone-duo"))
    let full = harness.run("devices", "iphone-17-pro").output
    #expect(full.contains("402") && full.contains("874"))
    let json = harness.run("devices", "iphone-duo", "--json").output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  @Test func `a catalogue of the user adds devices and is checked`() throws {
    try harness.write("{\"catalog\": 1, \"devicse\": []}", to: "mine.json")
    let result = harness.run("devices", "check", "mine.json")
    #expect(result.code == 3)
    #expect(result.error.contains("mine.json:1:"))
    #expect(harness.run("devices", "--catalog", "mine.json").code == 3)
    #expect(harness.run("devices", "check", "none.json").code == 4)
    #expect(harness.run("devices", "check").code == 2)
  }

  @Test func `explain prints scene, elements and reasons`() throws {
    try harness.write(SampleSpecs.simple(devices: "[iphone-duo]"), to: "sample.yaml")
    let name = "home/iphone-duo/inner-landscape-left-book"
    let result = harness.run("explain", "sample.yaml", "--pose", "all", "--configuration", name)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(name + "\n"))
    // The facts of the foldable: a display of 951 x 669 points with a strip of 84 at its right.
    #expect(result.output.contains("951 x 669 pt at 3x"))
    #expect(result.output.contains("right 84"))
    #expect(result.output.contains("region fold"))
    #expect(result.output.contains("sample.yaml:9:"))
    let one = harness.run(
      "explain", "sample.yaml", "--pose", "all", "-c", name, "--element", "title")
    #expect(one.output.contains("title  text") && !one.output.contains("artwork"))
    #expect(
      harness.run("explain", "sample.yaml", "--pose", "all", "-c", name, "--element", "titel")
        .error.contains("did you mean 'title'?"))
    #expect(harness.run("explain", "sample.yaml").code == 2)
  }

  @Test func `explain names the rule behind guides, margins and insets`() throws {
    try harness.write(SampleSpecs.simple(devices: "[ipad-9-7]"), to: "sample.yaml")
    let result = harness.run(
      "explain", "sample.yaml", "--window", "split-2/3", "--orientation", "landscapeLeft")
    #expect(result.code == 0, "\(result.error)")
    for words in [
      "Split View 2/3, at the left by our own choice", "regular width, regular height",
      "the status bar", "20 at both sides beside the safe area: regular width",
      "the window less the layout margins", "at most 672 wide",
      "off screen: from the bottom of the safe area down",
    ] { #expect(result.output.contains(words), "\(words) in\n\(result.output)") }
  }

  @Test(arguments: [
    ("home/ipad-9-7/portrait-split-1-2", "has no Split View 1/2 in portrait"),
    ("home/iphone-17-pro/portrait-slide-over", "has no Split View and no Slide Over"),
    ("home/iphone-17-pro/upside-down", "does not turn to upside-down"),
    ("home/iphone-17-pro/portrait-book", "does not fold"),
    ("home/iphone-duo/portrait", "the name must say outer or inner"),
    ("home/iphone-duo/outer-landscape-left-book", "the inner display is in use"),
    ("home/iphone-duo/inner-portrait-book", "is held in landscape-left or landscape-right"),
    (
      "home/iphone-duo/inner-portrait-split-1-2",
      "has no Split View 1/2 on its inner display in portrait"
    ),
    ("home/iphone-17-por/portrait", "did you mean 'iphone-17-pro'?"),
    (
      "home/ipad-9-7/portrait-split-1-3",
      "--device ipad-9-7 --orientation portrait --window split-1/3"
    ),
  ])
  func `explain says why a configuration is not there`(name: String, reason: String) throws {
    try harness.write(SampleSpecs.simple(devices: "[iphone-duo]"), to: "sample.yaml")
    let result = harness.run("explain", "sample.yaml", "-c", name)
    #expect(result.code == 2)
    #expect(result.error.contains(reason), "\(result.error)")
  }

  @Test func `the schema is JSON`() throws {
    let result = harness.run("schema")
    let schema = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let dialect = (schema as? [String: Any])?["$schema"] as? String
    #expect(dialect == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func `the doctor names versions and fonts`() {
    let result = harness.run("doctor")
    #expect(result.code == 0, "\(result.error)")
    for part in ["proofsheet  \(ProofsheetCommand.version)", "Cairo ", "Pango ", "Inter "] {
      #expect(result.output.contains(part))
    }
  }

  @Test func `completion scripts name the devices`() {
    #expect(harness.run("completion", "bash").output.contains("iphone-17-pro"))
    #expect(harness.run("completion", "zsh").output.hasPrefix("#compdef proofsheet\n"))
  }

  @Test func `templates are listed and copied, and no file is replaced`() throws {
    let list = harness.run("init").output.split(separator: "\n")
    let first = try #require(list.first?.split(separator: " ").first).description
    let result = harness.run("init", first)
    #expect(result.code == 0)
    #expect(result.output == "\(first).yaml\n")
    #expect(harness.text("\(first).yaml") == harness.run("init", first, "-o", "-").output)
    try harness.write("mine", to: "mine.yaml")
    let refused = harness.run("init", first, "--output", "mine.yaml")
    #expect(refused.code == 4)
    #expect(harness.text("mine.yaml") == "mine")
  }

  @Test func `every template is carried inside and draws without a word`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Templates")
    let files = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(files.count >= 6)
    let listed = harness.run("init").output.split(separator: "\n").map {
      String($0.split(separator: " ")[0]) + ".yaml"
    }
    #expect(listed == files)
    for file in files {
      let name = String(file.dropLast(5))
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      #expect(harness.run("init", name, "-o", "-").output == text)
      try harness.write(text, to: file)
      let result = harness.run("render", file, "--format", "json")
      #expect(result.code == 0, "\(file): \(result.error)")
      // The summary and nothing else.
      #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
    }
  }
}
