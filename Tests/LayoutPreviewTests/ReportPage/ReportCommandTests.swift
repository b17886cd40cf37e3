import Foundation
import TestSupport
import Testing

@testable import LayoutPreview

/// `report` without a browser: files, errors, bytes.
struct ReportCommandTests {
  private func drawn(_ format: String = "svg") throws -> CommandHarness {
    let harness = try CommandHarness()
    try harness.write(SampleSpecs.simple(devices: "[iphone-17-pro, iphone-duo]"), to: "sample.yaml")
    let result = harness.run("render", "sample.yaml", "--format", format, "--scale", "1")
    #expect(result.code == 0, "\(result.error)")
    return harness
  }

  @Test func `the page lies beside the run and is named`() throws {
    let harness = try drawn()
    let before = harness.contents(of: "Output/sample")
    let result = harness.run("report", "Output/sample")
    #expect(result.code == 0 && result.output == "Output/sample/index.html\n" && result.error == "")
    let after = harness.contents(of: "Output/sample")
    for (name, data) in before { #expect(after[name] == data, "\(name)") }
    let names = Set(after.keys).subtracting(before.keys)
    #expect(names.contains("index.html") && names.contains("data/index.js"))
    #expect(names.contains("data/home/iphone-17-pro/portrait.js"))
    // Without the data the page is small.
    let page = names.filter { !$0.hasPrefix("data/") }.compactMap { after[$0]?.count }
    #expect(page.reduce(0, +) < 1_000_000)
  }

  @Test func `the same run gives the same page`() throws {
    let harness = try drawn()
    #expect(harness.run("report", "Output/sample", "-o", "a", "--jobs", "1").code == 0)
    #expect(harness.run("report", "Output/sample", "-o", "b", "--jobs", "8").code == 0)
    #expect(harness.contents(of: "a") == harness.contents(of: "b"))
  }

  @Test func `rendering again takes no notice of the page`() throws {
    let harness = try drawn()
    #expect(harness.run("report", "Output/sample").code == 0)
    let result = harness.run("render", "sample.yaml", "--format", "svg", "--clean")
    #expect(
      result.code == 0 && !result.error.contains("stale") && !result.error.contains("removed"))
    #expect(harness.text("Output/sample/index.html") != nil)
  }

  @Test func `a page forgets configurations that are gone`() throws {
    let harness = try drawn()
    #expect(harness.run("report", "Output/sample").code == 0)
    try harness.write("mine", to: "Output/sample/data/notes.txt")
    try harness.write(SampleSpecs.simple(devices: "[iphone-17-pro]"), to: "sample.yaml")
    #expect(harness.run("render", "sample.yaml", "--format", "svg", "--clean").code == 0)
    #expect(harness.run("report", "Output/sample").code == 0)
    let data = harness.contents(of: "Output/sample/data").keys.filter { $0.hasPrefix("home/") }
    #expect(data == ["home/iphone-17-pro/portrait.js"])
    #expect(harness.text("Output/sample/data/notes.txt") == "mine")
  }

  @Test func `elsewhere the page takes its pictures along`() throws {
    let harness = try drawn("png")
    #expect(harness.run("report", "Output/sample", "-o", "page").code == 0)
    let page = harness.contents(of: "page")
    let picture = "home/iphone-17-pro/portrait.png"
    #expect(page[picture] == harness.contents(of: "Output/sample")[picture])
    #expect(page["home/iphone-17-pro/portrait.json"] == nil)
  }

  @Test func `the window lies in the picture where the manifest says`() throws {
    let harness = try drawn()
    let text = try #require(harness.text("Output/sample/manifest.json"))
    let manifest = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let entries = try #require(manifest?["configurations"] as? [[String: Any]])
    let entry = try #require(entries.first { ($0["name"] as? String)?.contains("17-pro") == true })
    let picture = try #require(entry["picture"] as? [String: Any])
    let svg = try #require(harness.text("Output/sample/home/iphone-17-pro/portrait.svg"))
    let size = try #require(picture["size"] as? [Double])
    #expect(svg.contains("width=\"\(Int(size[0]))\" height=\"\(Int(size[1]))\""))
    // A phone is drawn one to one, its display in the middle of its body.
    let device = try #require(picture["device"] as? [Double])
    let origin = try #require(picture["origin"] as? [Double])
    #expect(picture["factor"] as? Double == 1)
    #expect(abs(origin[0] + 201 - device[0] - device[2] / 2) < 0.01)
    #expect(abs(origin[1] + 437 - device[1] - device[3] / 2) < 0.01)
  }

  // MARK: Changes

  @Test func `a comparison tells what changed`() throws {
    let harness = try drawn()
    try harness.write(
      """
      {"format": 1, "verdict": "different",
       "configurations": {"compared": 3, "changed": 1, "new": 0, "removed": 0},
       "causes": [{"element": "title", "screen": "home", "change": "resized",
         "delta": {"x": 0, "y": 0, "width": 0, "height": 12}, "unit": "pt",
         "configurations": ["home/iphone-17-pro/portrait"], "followers": ["artwork"]}],
       "pictures": [{"configuration": "home/iphone-17-pro/portrait", "pixels": 412, "share": 0.0007}],
       "findings": {"new": [], "fixed": []}}
      """, to: "changes.json")
    #expect(harness.run("report", "Output/sample", "--diff", "changes.json").code == 0)
    let index = try #require(harness.text("Output/sample/data/index.js"))
    #expect(index.contains("title grew by 12 pt in height"))
    let broken = harness.run("report", "Output/sample", "--diff", "sample.yaml")
    #expect(
      broken.code == 3 && broken.error.contains("sample.yaml: not the result of a comparison"))
  }

  @Test(arguments: [
    ("resized", [0.0, 0, 0, -4.5], "a shrank by 4.5 pt in height"),
    ("resized", [0, 0, 8, -2], "a changed its size +8 pt in width and −2 pt in height"),
    ("moved", [0, 12, 0, 0], "a moved 12 pt down"), ("moved", [-3, 0, 0, 0], "a moved 3 pt left"),
    ("added", [0, 0, 0, 0], "a was added"), ("traits", [0, 0, 0, 0], "a traits"),
  ])
  func `changes in words`(change: String, delta: [Double], words: String) {
    let cause = DiffSummary.Cause(
      element: "a", change: change,
      delta: .init(x: delta[0], y: delta[1], width: delta[2], height: delta[3]),
      configurations: [])
    #expect(cause.words == words)
  }

  // MARK: Errors

  @Test func `what is not a run folder is told`() throws {
    let harness = try drawn()
    let parent = harness.run("report", "Output")
    #expect(parent.code == 4)
    #expect(
      parent.error.contains("Output is not a run folder itself, but holds some: Output/sample"))
    let missing = harness.run("report", "nothing")
    #expect(missing.code == 4 && missing.error.contains("can't read nothing: no such folder"))
    try harness.write("{", to: "broken/manifest.json")
    let broken = harness.run("report", "broken")
    #expect(broken.code == 3 && broken.error.contains("broken/manifest.json: not the manifest"))
    #expect(harness.run("report").code == 2)
    #expect(harness.run("report", "Output/sample", "--jobs", "0").code == 2)
  }

  @Test func `a manifest can't lead out of its folder`() throws {
    let harness = try drawn()
    let text = try #require(harness.text("Output/sample/manifest.json"))
    try harness.write(
      text.replacing("home/iphone-17-pro/portrait.svg", with: "../../secret.svg"),
      to: "Output/sample/manifest.json")
    let result = harness.run("report", "Output/sample")
    #expect(result.code == 3 && result.error.contains("leads out of the run folder"))
  }

  @Test func `one broken record costs the others nothing`() throws {
    let harness = try drawn()
    try harness.write("{}", to: "Output/sample/home/iphone-17-pro/portrait.json")
    let result = harness.run("report", "Output/sample")
    #expect(result.code == 4)
    #expect(result.error.contains("portrait.json: no record that can be read"))
    let index = try #require(harness.text("Output/sample/data/index.js"))
    #expect(index.contains("home/iphone-duo/outer-portrait"))
  }

  // MARK: Embedding

  @Test func `the program carries the files of the page`() throws {
    let folder = CommittedFile.root.appending(path: "Sources/CEmbedded/report")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let carried = Embedded.reportFiles
    #expect(Set(carried.map(\.name)) == Set(names) && carried.count == names.count)
    for file in carried {
      let bytes = try Data(contentsOf: folder.appending(path: file.name))
      #expect(file.bytes == Array(bytes), "\(file.name)")
    }
    let page = String(decoding: carried[0].bytes, as: UTF8.self)
    for name in names where name.hasSuffix(".js") {
      #expect(page.contains("<script src=\"report/\(name)\">"), "\(name)")
    }
  }
}
