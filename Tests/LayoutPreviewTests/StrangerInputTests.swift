import Bitmaps
import Foundation
import LayoutPreview
import Testing

/// Files that a stranger, another system or a broken disk may have left: each is told with its place
/// and costs no other spec of the batch.
struct StrangerInputTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(SampleSpecs.simple(name: "good"), to: "good.yaml")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var bytes: [UInt8]
    var expected: String

    init(_ title: String, _ bytes: [UInt8], _ expected: String) {
      testDescription = title
      file = "bad.yaml"
      self.bytes = bytes
      self.expected = expected
    }

    init(_ title: String, in file: String = "bad.yaml", _ text: String, _ expected: String) {
      testDescription = title
      self.file = file
      bytes = Array(text.utf8)
      self.expected = expected
    }
  }

  private static let plain = SampleSpecs.simple(name: "bad")
  private static let nodes =
    "proofsheet: 1\nname: bad\nscreens:\n  - id: home\n    content:\n      vstack:\n"

  private static let wideCharacters: [UInt8] = {
    let units = plain.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0xFF, 0xFE] + units
  }()
  private static let oldCharacters: [UInt8] = Array(plain.utf8) + [0x23, 0xFC, 0xDF, 0x65]
  private static let tooManyNodes = nodes + String(repeating: "        - spacer:\n", count: 10_001)
  private static let tooLarge =
    nodes + "        - box: x\n          frame: { width: 1000000000000000000000 }\n"
  private static let twoOfOneName = """
    proofsheet: 1
    name: bad
    screens:
      - { id: a, content: { spacer: } }
      - { id: a, content: { spacer: } }
    """

  static let cases: [Case] = [
    Case(
      "UTF-16", wideCharacters,
      "bad.yaml:1:1: error: the file is in UTF-16: save it as UTF-8 [encoding]"),
    Case(
      "Latin-1", oldCharacters,
      "error: the file is not UTF-8 from here on: save it as UTF-8 [encoding]"),
    Case(
      "JSON with a comma too many", in: "bad.json", "{\"proofsheet\": 1,\n \"name\": \"x\",}",
      "bad.json:2:14: error: expected a key after ','"),
    Case(
      "JSON with a key twice and one misspelt", in: "bad.json",
      "{\"proofsheet\": 1, \"name\": \"x\", \"name\": \"y\",\n \"screen\": []}",
      "bad.json:2:2: error: unknown key 'screen'"),
    Case(
      "one node too many", tooManyNodes,
      "bad.yaml:4:9: error: the screens have more than 10000 nodes"),
    Case(
      "nodes that multiply", multiplying, "error: the screens have more than 10000 nodes"),
    Case(
      "a name that leaves the folder",
      "proofsheet: 1\nname: ../../etc\nscreens: [{ id: a, content: { spacer: } }]\n",
      "bad.yaml:2:7: error: '../../etc' can't be the name of a spec"),
    Case(
      "a screen that leaves the folder",
      "proofsheet: 1\nname: bad\nscreens: [{ id: ../a, content: { spacer: } }]\n",
      "bad.yaml:3:17: error: '../a' can't be the id of a screen"),
    Case(
      "two screens of one name", twoOfOneName,
      "bad.yaml:5:11: error: two screens have the id 'a', the first is on line 4"),
    Case("a number beyond all bounds", tooLarge, "bad.yaml:8:"),
    Case("a form of the future", "proofsheet: 2\nname: bad\n", "bad.yaml:1:13: error: "),
  ]

  /// Ten million texts in thirteen lines.
  private static let multiplying: String = {
    var text = "proofsheet: 1\nname: bad\ncomponents:\n  a0: { text: a }\n"
    for level in 1...7 {
      let uses = Array(repeating: "{ use: a\(level - 1) }", count: 10).joined(separator: ", ")
      text += "  a\(level): { vstack: [\(uses)] }\n"
    }
    return text + "screens:\n  - id: home\n    content: { use: a7 }\n"
  }()

  @Test(arguments: cases)
  func `a strange file is told with its place and costs no other`(bad: Case) throws {
    try harness.write(Data(bad.bytes), to: bad.file)
    let result = harness.run("render", bad.file, "good.yaml", "--format", "json")
    #expect(result.code == 3, "\(result.error)")
    #expect(result.error.contains(bad.expected), "\(result.error)")
    #expect(result.output == "Output/good\n")
    #expect(harness.contents(of: "Output").keys.allSatisfy { $0.hasPrefix("good/") })
    #expect(harness.contents(of: "Output/good").count == 2)
  }

  @Test func `a byte order mark and the line ends of another system change nothing`() throws {
    let text = SampleSpecs.simple(name: "same")
    try harness.write(text, to: "plain/same.yaml")
    try harness.write("\u{FEFF}" + text.replacing("\n", with: "\r\n"), to: "other/same.yaml")
    #expect(harness.run("render", "plain/same.yaml", "-o", "a").code == 0)
    #expect(harness.run("render", "other/same.yaml", "-o", "b").code == 0)
    #expect(harness.contents(of: "a/same") == harness.contents(of: "b/same"))
  }

  @Test func `a folder with the name of a spec is looked into`() throws {
    try FileManager.default.createDirectory(
      at: harness.folder.appending(path: "specs.yaml"), withIntermediateDirectories: true)
    let empty = harness.run("render", "specs.yaml", "good.yaml", "--format", "json")
    #expect(empty.code == 4)
    #expect(empty.error.contains("can't read specs.yaml: the folder holds no spec"))
    #expect(empty.output == "Output/good\n")
  }

  /// Pictures that are broken in the file, each with a part of what is said.
  static let pictures: [(title: String, change: @Sendable ([UInt8]) -> [UInt8], expected: String)] =
    [
      ("cut", { Array($0.prefix(60)) }, "can't read 'cover.png'"),
      ("empty", { _ in [] }, "'cover.png' is empty"),
      (
        "of another kind", { _ in Array("GIF89a".utf8) },
        "'cover.png' is GIF, which is not supported"
      ),
      (
        "with a byte changed",
        { bytes in
          var bytes = bytes
          bytes[bytes.count / 2] ^= 255
          return bytes
        }, "can't read 'cover.png'"
      ),
      (
        "that claims to be immense",
        { bytes in
          var bytes = bytes
          // Width and height in the header; its checksum no longer fits either.
          bytes.replaceSubrange(16..<24, with: [0, 0, 255, 255, 0, 0, 255, 255])
          return bytes
        }, "can't read 'cover.png'"
      ),
    ]

  @Test(arguments: pictures.indices)
  func `a broken picture is told, and a placeholder drawn in its place`(index: Int) throws {
    let (title, change, expected) = Self.pictures[index]
    // Noise, so that the file is no smaller than the places that are changed.
    var pixels: [UInt8] = []
    var seed: UInt32 = 1
    for place in 0..<(40 * 40 * 4) {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      pixels.append(place % 4 == 3 ? 255 : UInt8(seed >> 24))
    }
    let picture = try PNGWriter.write(Bitmap(width: 40, height: 40, pixels: pixels))
    try harness.write(Data(change(picture)), to: "cover.png")
    try harness.write(
      """
      proofsheet: 1
      name: artwork
      matrix: { devices: [iphone-17-pro] }
      assets:
        cover: { file: cover.png }
      screens:
        - id: home
          content: { image: cover }
      """, to: "artwork.yaml")
    let result = harness.run("render", "artwork.yaml", "good.yaml", "--scale", "1")
    #expect(result.code == 3, "\(title): \(result.error)")
    #expect(result.error.hasPrefix("artwork.yaml:5:18: error: \(expected)"), "\(result.error)")
    #expect(result.error.contains("a placeholder is drawn for asset 'cover'"))
    #expect(harness.contents(of: "Output/artwork").count == 4)
    #expect(harness.contents(of: "Output/good").count == 4)
  }

  @Test func `an output that is a file, or a device, is named and nothing is touched`() throws {
    try harness.write("mine", to: "taken")
    for place in ["taken", "good.yaml", "/dev/full", "/proc/nowhere"] {
      let result = harness.run("render", "good.yaml", "-o", place, "--format", "json")
      #expect(result.code == 4, "\(place)")
      #expect(result.error.contains("can't write \(place)"), "\(result.error)")
      #expect(result.output.isEmpty)
    }
    #expect(harness.text("taken") == "mine")
    #expect(harness.text("good.yaml") == SampleSpecs.simple(name: "good"))
  }

  @Test func `one locked folder costs no other spec of the batch`() throws {
    try harness.write(SampleSpecs.simple(name: "other"), to: "other.yaml")
    let list = try harness.write("", to: "Output/good/.proofsheet")
    let handle = try FileHandle(forUpdating: list)
    #expect(flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    let result = harness.run("render", "good.yaml", "other.yaml", "--format", "json")
    try handle.close()
    #expect(result.code == 4)
    #expect(
      result.error.contains("can't write Output/good: another run is writing into this folder"))
    #expect(result.output == "Output/other\n")
    #expect(harness.contents(of: "Output/good").isEmpty)
    #expect(harness.contents(of: "Output/other").count == 2)
  }
}
