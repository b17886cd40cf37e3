import Foundation
import TestSupport
import Testing

/// Pictures of all poses, through the command.
struct SeriesTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
  }

  private func names(_ options: String...) -> [String] {
    let result = harness.run(
      ["render", "sample.yaml", "--format", "svg", "--fail-on", "never"] + options)
    #expect(result.code == 0, "\(result.error)")
    return harness.contents(of: "Output/sample").keys.sorted()
  }

  @Test func `a series is asked for, and known to later runs`() throws {
    let duo = ["--device", "iphone-duo", "--pose", "all"]
    #expect(!names("--device", "iphone-duo", "--pose", "all").contains { $0.contains("poses") })
    let result = harness.run(
      ["render", "sample.yaml", "--format", "svg", "--series", "--fail-on", "never"] + duo)
    #expect(result.code == 0)
    let all = harness.contents(of: "Output/sample")
    #expect(all.keys.contains("home/iphone-duo/poses.svg"))
    let manifest = try #require(
      try JSONSerialization.jsonObject(
        with: Data(
          contentsOf: harness.folder.appending(path: "Output/sample/manifest.json")))
        as? [String: Any])
    let series = try #require(manifest["series"] as? [[String: Any]])
    #expect(series.count == 1)
    #expect((series[0]["configurations"] as? [String])?.count == 5)
    // The next run of the whole matrix would not write it.
    #expect(harness.run(["render", "sample.yaml", "--format", "svg", "--clean"]).code == 0)
    #expect(!harness.contents(of: "Output/sample").keys.contains("home/iphone-duo/poses.svg"))
  }

  @Test func `traits and windows have series of their own, one pose has none`() {
    let found = names(
      "--device", "iphone-duo,iphone-17-pro", "--pose", "flat,book", "--window",
      "full,split-1/2-right", "--text-size", "large,accessibility1", "--series"
    ).filter { $0.contains("poses") }
    #expect(
      found == [
        "home/iphone-duo/poses+ax1.svg", "home/iphone-duo/poses-split-1-2-right+ax1.svg",
        "home/iphone-duo/poses-split-1-2-right.svg", "home/iphone-duo/poses.svg",
      ])
    #expect(
      harness.run([
        "render", "sample.yaml", "--format", "svg", "--device", "iphone-duo", "--pose", "book",
        "--series", "-o", "Other", "--fail-on", "never",
      ]).code == 0)
    #expect(!harness.contents(of: "Other/sample").keys.contains { $0.contains("poses") })
  }

  @Test func `the catalogue of a made-up foldable parts a screen off its centre`() throws {
    let source = TemplateSpec.folder.appending(path: "catalogs/hinged.yaml")
    try harness.write(String(contentsOf: source, encoding: .utf8), to: "hinged.yaml")
    try harness.write(
      """
      proofsheet: 1
      name: pair
      screens:
        - id: home
          content:
            arrangement:
              primary: { box: {}, id: first }
              secondary: { button: { symbol: plus }, frame: { width: 50, height: 50 }, id: second }
      """, to: "pair.yaml")
    let result = harness.run([
      "render", "pair.yaml", "--catalog", "hinged.yaml", "--device", "acme-hinged", "--pose",
      "all", "--format", "json",
    ])
    #expect(result.code == 0, "\(result.error)")
    let record = try String(
      contentsOf: harness.folder.appending(
        path: "Output/pair/home/acme-hinged/inner-landscape-left-book.json"), encoding: .utf8)
    // 840 wide: 340 before the hinge of 24 with 16 kept clear on both sides, 444 behind it.
    #expect(record.contains("\"primary\": [0, 36, 340, 724]"), "\(record)")
    #expect(record.contains("\"secondary\": [396, 36, 444, 724]"))
    #expect(record.contains("\"opaque\": true"))
  }
}
