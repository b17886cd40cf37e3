import Bitmaps
import Foundation
import LayoutPreview
import Records
import Testing

struct RenderCommandTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
  }

  @Test func `records, pictures and a manifest with their hashes come out`() throws {
    let result = harness.run("render", "sample.yaml", "--scale", "1")
    #expect(result.code == 0)
    #expect(result.output == "Output/sample\n")
    let files = harness.contents(of: "Output/sample")
    let base = "home/iphone-17-pro/portrait"
    #expect(
      files.keys.sorted() == ["\(base).json", "\(base).png", "\(base).svg", "manifest.json"])
    let manifest = try #require(
      JSONSerialization.jsonObject(with: files["manifest.json"] ?? Data()) as? [String: Any])
    let entry = try #require((manifest["configurations"] as? [[String: Any]])?.first)
    let listed = try #require(entry["files"] as? [String: [String: String]])
    #expect(listed.keys.sorted() == ["json", "png", "svg"])
    for file in listed.values {
      let data = try #require(files[file["path"] ?? ""])
      #expect(file["sha256"] == SHA256.hex([UInt8](data)))
    }
    let record = try #require(
      JSONSerialization.jsonObject(with: files["\(base).json"] ?? Data()) as? [String: Any])
    #expect(record["fingerprint"] as? String == manifest["fingerprint"] as? String)
    #expect((record["elements"] as? [Any])?.count == 3)
    #expect(result.error.contains("sample.yaml: 1 configuration, 4 files in "))
  }

  @Test func `the formats asked for are written and no others`() {
    let result = harness.run("render", "sample.yaml", "--format", "pdf,svg-outlines")
    #expect(result.code == 0)
    let names = harness.contents(of: "Output/sample").keys.sorted()
    let base = "home/iphone-17-pro/portrait"
    #expect(
      names == ["\(base).json", "\(base).outlines.svg", "\(base).pdf", "manifest.json"])
    #expect(harness.run("render", "sample.yaml", "--format", "json", "-o", "r").code == 0)
    #expect(
      harness.contents(of: "r/sample").keys.sorted() == ["\(base).json", "manifest.json"])
  }

  @Test func `the screen at the scale of the device has the pixels of a screenshot`() throws {
    let result = harness.run(
      "render", "sample.yaml", "--format", "png", "--canvas", "screen", "--style", "mockup",
      "--scale", "device", "--device", "iphone-17-pro")
    #expect(result.code == 0)
    let files = harness.contents(of: "Output/sample")
    let bytes = try #require(files["home/iphone-17-pro/portrait.png"])
    let size = try #require(PNGReader.header([UInt8](bytes)))
    #expect(size == (1206, 2622))
  }

  @Test func `bytes do not depend on threads, folder or surroundings`() throws {
    let spec = SampleSpecs.simple(devices: "[iphone-17-pro, iphone-duo, watch-ultra-3-49]")
      .replacingOccurrences(of: ", watch-ultra-3-49", with: "")
    try harness.write(spec, to: "elsewhere/sample.yaml")
    try harness.write(spec, to: "sample.yaml")
    let options = ["--pose", "all", "--scale", "1", "--locale", "en,ar", "--fail-on", "never"]
    #expect(
      harness.run(["render", "sample.yaml", "-o", "one", "--jobs", "1"] + options).code == 0)
    let hostile = ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "PANGO_LANGUAGE": "ja"]
    let other = harness.run(
      ["render", "../elsewhere/sample.yaml", "-o", "../eight", "--jobs", "8"] + options,
      environment: hostile, in: "elsewhere")
    #expect(other.code == 0)
    let one = harness.contents(of: "one/sample")
    #expect(one.count == 6 * 2 * 3 + 1)
    #expect(one == harness.contents(of: "eight/sample"))
  }

  @Test func `list prints names and draws nothing`() {
    let result = harness.run("render", "sample.yaml", "--list", "--device", "iphone-duo")
    #expect(
      result.output
        == "home/iphone-duo/outer-portrait\nhome/iphone-duo/inner-landscape-left\n")
    #expect(result.error == "sample.yaml: 2 configurations\n")
    #expect(result.code == 0)
    #expect(harness.contents(of: "Output").isEmpty)
  }

  @Test func `json tells the result and nothing of the time it took`() throws {
    let result = harness.run("render", "sample.yaml", "--format", "json", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let run = try #require(((value as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    #expect(run["name"] as? String == "sample")
    #expect(run["drawn"] as? Int == 1)
    #expect(run["folder"] as? String == "Output/sample")
    #expect(run["seconds"] == nil)
  }

  @Test func `a spec comes from standard input, a folder, or a pattern`() throws {
    let fromInput = harness.run(
      "render", "-", "--format", "json", input: SampleSpecs.simple(name: "piped"))
    #expect(fromInput.output == "Output/piped\n")
    try harness.write(SampleSpecs.simple(name: "b"), to: "specs/b.yaml")
    try harness.write(SampleSpecs.simple(name: "a"), to: "specs/a.yml")
    try harness.write("{\"other\": 1}", to: "specs/package.json")
    #expect(
      harness.run("render", "specs", "--format", "json").output == "Output/a\nOutput/b\n")
    #expect(
      harness.run("render", "sp*/[b]*.y?ml", "--format", "json").output == "Output/b\n")
  }

  @Test func `variables give defaults to options`() {
    let environment = ["PROOFSHEET_OUTPUT": "other", "PROOFSHEET_FORMAT": "json"]
    #expect(harness.run("render", "sample.yaml", environment: environment).code == 0)
    #expect(harness.contents(of: "other/sample").count == 2)
  }

  @Test func `quiet says nothing where nothing is wrong`() {
    #expect(harness.run("render", "sample.yaml", "--format", "json", "-q").error.isEmpty)
  }

  @Test func `pictures of a spec are read, and their names state their scale`() throws {
    let picture = try PNGWriter.write(
      Bitmap(width: 40, height: 20, filledWith: (red: 200, green: 0, blue: 0, alpha: 255)))
    try harness.write(Data(picture), to: "cover@2x.png")
    try harness.write(
      """
      proofsheet: 1
      name: artwork
      matrix: { devices: [iphone-17-pro] }
      assets:
        cover: { file: cover@2x.png }
      screens:
        - id: home
          content: { image: cover, id: cover }
      """, to: "artwork.yaml")
    let result = harness.run("render", "artwork.yaml", "--format", "json,svg")
    #expect(result.code == 0, "\(result.error)")
    let record = harness.text("Output/artwork/home/iphone-17-pro/portrait.json") ?? ""
    #expect(record.contains(", 20, 10], \"id\": \"cover\""))
    let svg = harness.text("Output/artwork/home/iphone-17-pro/portrait.svg") ?? ""
    #expect(svg.contains("data:image/png;base64,"))
  }
}
