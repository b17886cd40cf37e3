import Foundation
import TestSupport
import Testing

@testable import LayoutPreview

/// `report --reference` and `diff --report` without a browser: files, words, errors.
struct ReportReferenceTests {
  private let harness: CommandHarness
  private let phone = "home/iphone-17-pro/portrait"

  /// A run of two devices, and one in which the text of the phone is another one.
  init() throws {
    harness = try CommandHarness()
    let spec = SampleSpecs.simple(devices: "[iphone-17-pro, ipad-mini-a17-pro]")
    try harness.write(spec, to: "old.yaml")
    let padded = """
      id: title
                when:
                  - if: widthClass == compact
                    set: { padding: 8 }
      """
    try harness.write(spec.replacing("id: title", with: padded), to: "new.yaml")
    for name in ["old", "new"] {
      let result = harness.run(
        "render", "\(name).yaml", "-o", name, "--format", "svg", "--fail-on", "never")
      #expect(result.code == 0, "\(result.error)")
    }
  }

  private func index(_ folder: String = "new/sample") throws -> [String: Any] {
    try #require(try page(folder)["changes"] as? [String: Any])
  }

  private func page(_ folder: String) throws -> [String: Any] {
    let text = try #require(harness.text("\(folder)/data/index.js"))
    let json = text.dropFirst("proofsheet.index(".count).dropLast(3)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test(arguments: ["old/sample", "old"])
  func `the reference is a run or a folder that holds it`(reference: String) throws {
    let result = harness.run("report", "new/sample", "--reference", reference)
    #expect(result.code == 0 && result.error == "", "\(result.error)")
    let changes = try index()
    #expect(changes["reference"] as? String == "old/sample")
    #expect(changes["candidate"] as? String == "new/sample")
    #expect(changes["changed"] as? [Int] == [0] && changes["compared"] as? Int == 2)
    let causes = try #require(changes["causes"] as? [[String: Any]])
    #expect(causes.first?["element"] as? String == "title")
    let names = Set(harness.contents(of: "new/sample/data/reference").keys)
    #expect(names.filter { $0.hasSuffix(".js") } == ["\(phone).js"])
    let script = try #require(harness.text("new/sample/data/reference/\(phone).js"))
    #expect(script.hasPrefix("proofsheet.reference(\"\(phone)\", "))
    // The picture as it was.
    let old = try #require(harness.text("old/sample/\(phone).svg"))
    #expect(old.contains("element-title") && script.contains("element-title"))
  }

  @Test func `a reference that is not there makes everything new`() throws {
    for (reference, meant) in [
      ("nothing", "nothing"), ("old/sample/home", "old/sample/home/sample"),
    ] {
      let result = harness.run("report", "new/sample", "--reference", reference)
      #expect(result.code == 0)
      #expect(result.error.contains("there is no such run: everything is new"))
      let changes = try index()
      #expect(changes["verdict"] as? String == "new" && changes["new"] as? [Int] == [0, 1])
      #expect(changes["reference"] as? String == meant)
    }
  }

  @Test func `a plain report takes the reference away again`() throws {
    #expect(harness.run("report", "new/sample").code == 0)
    let plain = harness.contents(of: "new/sample")
    #expect(harness.run("report", "new/sample", "--reference", "old").code == 0)
    #expect(harness.contents(of: "new/sample").count == plain.count + 1)
    #expect(harness.run("report", "new/sample").code == 0)
    #expect(harness.contents(of: "new/sample") == plain)
  }

  @Test func `the same two runs give the same page`() throws {
    for (folder, jobs) in [("a", "1"), ("b", "8")] {
      let result = harness.run(
        "report", "new/sample", "--reference", "old", "-o", folder, "--jobs", jobs)
      #expect(result.code == 0)
    }
    #expect(harness.contents(of: "a") == harness.contents(of: "b"))
  }

  @Test func `a broken reference costs its views and not the page`() throws {
    try harness.write("{", to: "old/sample/\(phone).json")
    let result = harness.run("report", "new/sample", "--reference", "old")
    #expect(result.code == 4 || result.error.contains(phone), "\(result.error)")
    #expect(harness.text("new/sample/index.html") != nil)
    let changes = try index()
    #expect(changes["verdict"] as? String == "error")
    let errors = try #require(changes["errors"] as? [[String: Any]])
    #expect(errors.first?["name"] as? String == phone)
  }

  @Test func `one comparison is enough`() throws {
    try harness.write("{}", to: "changes.json")
    let result = harness.run(
      "report", "new/sample", "--reference", "old", "--diff", "changes.json")
    #expect(result.code == 2)
    #expect(result.error.contains("options '--reference' and '--diff' tell the same"))
  }

  @Test(arguments: ["svg", "png"])
  func `what only the reference has is shown as it was there`(format: String) throws {
    let tablet = "home/ipad-mini-a17-pro/portrait"
    for (folder, more) in [("whole", []), ("less", ["--device", "iphone-17-pro"])] {
      let result = harness.run(
        [
          "render", "old.yaml", "-o", folder, "--format", format, "--scale", "1", "--fail-on",
          "never",
        ] + more)
      #expect(result.code == 0, "\(result.error)")
    }
    #expect(harness.run("report", "less/sample", "--reference", "whole").code == 0)
    let list = try #require(try page("less/sample")["configurations"] as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == [phone, tablet])
    #expect(list.map { $0["removed"] as? Bool } == [nil, true])
    // Nothing of it counts as found in this run.
    #expect(
      list[1]["counts"] as? [Int] == [0, 0, 0] && (list[1]["findings"] as? [Int])?.isEmpty == true)
    #expect(list[1]["picture"] as? String == format)
    let script = try #require(harness.text("less/sample/data/\(tablet).js"))
    #expect(script.hasPrefix("proofsheet.detail(\"\(tablet)\", "))
    #expect(script.contains("\"path\": \"content/"))
    if format == "svg" {
      #expect(script.contains("element-title"))
    } else {
      let file = try #require(list[1]["file"] as? String)
      #expect(
        harness.contents(of: "less/sample")[file]
          == harness.contents(of: "whole/sample")["\(tablet).png"])
    }
    #expect(try index("less/sample")["removed"] as? [String] == [tablet])
    // A report without the reference takes all of it away again.
    #expect(harness.run("report", "less/sample").code == 0)
    #expect(!harness.contents(of: "less/sample").keys.contains { $0.contains("ipad-mini") })
  }

  // MARK: Pages of a comparison

  @Test func `a comparison writes the page of the run`() throws {
    let result = harness.run("diff", "old", "new", "--report", "review")
    #expect(result.code == 1 && result.error.contains("the page is review/index.html"))
    #expect(
      harness.run("report", "new/sample", "--reference", "old/sample", "-o", "page").code == 0)
    // Several runs could be in these folders: names begin with that of the run.
    let changes = try index("review")
    #expect(changes["changed"] as? [Int] == [0])
    #expect(changes["reference"] as? String == "old" && changes["candidate"] as? String == "new")
    let script = "data/reference/\(phone).js"
    #expect(harness.text("review/\(script)") == harness.text("page/\(script)"))
  }

  @Test func `several runs have a page each, with names that can be approved`() throws {
    for name in ["old", "new"] {
      try harness.write(SampleSpecs.simple(name: "other"), to: "\(name)-other.yaml")
      let result = harness.run("render", "\(name)-other.yaml", "-o", name, "--format", "svg")
      #expect(result.code == 0)
    }
    let result = harness.run("diff", "old", "new", "--report", "review")
    #expect(result.code == 1)
    #expect(result.error.contains("review/other/index.html"))
    #expect(result.error.contains("review/sample/index.html"))
    let changes = try index("review/sample")
    let prefix = try #require(changes["prefix"] as? String)
    let approved = harness.run(
      "approve", "old", "new", "--configuration", prefix + phone, "--dry-run")
    #expect(approved.code == 0 && approved.output == "sample/\(phone)\n", "\(approved.error)")
    #expect(try index("review/other")["changed"] as? [Int] == [])
  }

  @Test func `two folders of pictures have a page`() throws {
    for (name, device) in [("old", "iphone-17-pro"), ("new", "ipad-mini-a17-pro")] {
      let result = harness.run(
        "render", "\(name).yaml", "-o", "drawn-\(name)", "--format", "png", "--scale", "1")
      #expect(result.code == 0)
      let pictures = harness.contents(of: "drawn-\(name)/sample/home")
      let changed = try #require(pictures["\(device)/portrait.png"])
      let same = try #require(pictures["ipad-mini-a17-pro/portrait.png"])
      try harness.write(changed, to: "shots-\(name)/home.png")
      try harness.write(same, to: "shots-\(name)/list/first.png")
    }
    let result = harness.run("diff", "shots-old", "shots-new", "--report", "review")
    #expect(result.code == 1, "\(result.error)")
    let page = harness.contents(of: "review")
    let old = harness.contents(of: "shots-old")
    let new = harness.contents(of: "shots-new")
    #expect(page["home.png"] == new["home.png"])
    #expect(page["data/reference/home.png.png"] == old["home.png"])
    #expect(page["data/difference/home.png"] != nil)
    #expect(page["data/reference/list/first.png.png"] == nil)
    let changes = try index("review")
    #expect(changes["changed"] as? [Int] == [0] && changes["compared"] as? Int == 2)
  }
}
