import Bitmaps
import Foundation
import TestSupport
import Testing

/// `proofsheet diff` over pictures: folders of PNG files, revisions, options.
struct DiffPicturesTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private typealias Color = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private func picture(
    _ width: Int, _ height: Int, squares: [(x: Int, y: Int)] = [], side: Int = 4
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: (250, 250, 250, 255))
    for square in squares {
      for y in 0..<side {
        for x in 0..<side { bitmap[square.x + x, square.y + y] = (20, 20, 120, 255) }
      }
    }
    return bitmap
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    try harness.write(Data(try PNGWriter.write(bitmap)), to: path)
  }

  private func json(_ options: String...) throws -> [String: Any] {
    let result = harness.run(["diff", "a", "b", "--json"] + options)
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [String: Any], "\(result.error)")
  }

  @Test func `folders of pictures are compared by their paths`() throws {
    for side in ["a", "b"] { try write(picture(40, 30), to: "\(side)/home/same.png") }
    try write(picture(40, 30), to: "a/home/moved.png")
    try write(picture(40, 30, squares: [(10, 10)]), to: "b/home/moved.png")
    try write(picture(9, 9), to: "a/gone.png")
    try write(picture(9, 9), to: "b/added.png")
    let result = try json()
    #expect(result["verdict"] as? String == "different")
    #expect(
      result["configurations"] as? [String: Int]
        == ["compared": 2, "changed": 1, "new": 1, "removed": 1])
    let pictures = try #require(result["pictures"] as? [[String: Any]])
    #expect(pictures.count == 1)
    #expect(pictures[0]["configuration"] as? String == "home/moved.png")
    #expect(pictures[0]["pixels"] as? Int == 16)
    #expect(abs((pictures[0]["share"] as? Double ?? 0) - 16.0 / 1200) < 1e-6)
    #expect(pictures[0]["bounds"] as? [Int] == [10, 10, 4, 4])
  }

  @Test func `folders of pictures hold pictures, and differ by the largest share first`() throws {
    for (name, count) in [("small", 1), ("large", 3), ("same", 0)] {
      let squares = (0..<count).map { (x: $0 * 8, y: 10) }
      try write(picture(40, 30), to: "a/\(name).png")
      try write(picture(40, 30, squares: squares), to: "b/\(name).png")
    }
    let text = harness.run("diff", "a", "b").output
    #expect(
      text == """
        different: 2 of 3 pictures changed
        picture: large.png: 48 pixels (4 %)
        picture: small.png: 16 pixels (1.33 %)

        """)
    #expect(harness.run("approve", "a", "b", "--dry-run").error.contains("accept 2 pictures;"))
    #expect(!harness.run("diff", "a", "b", "--format", "markdown").output.contains("configuration"))
  }

  @Test func `ids of elements that nothing has are told, not passed over`() throws {
    try write(picture(40, 30), to: "a/one.png")
    try write(picture(40, 30, squares: [(10, 10)]), to: "b/one.png")
    for option in ["--ignore", "--only"] {
      let result = harness.run("diff", "a", "b", option, "title")
      #expect(result.code == 2)
      #expect(result.error.contains("'title' is no X,Y,W,H in pixels"), "\(result.error)")
    }
    try harness.write(SampleSpecs.simple(), to: "spec.yaml")
    _ = harness.run("render", "spec.yaml", "-o", "c", "--format", "png", "--scale", "1")
    let wrong = harness.run("diff", "c", "c", "--only", "titel")
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("no element 'titel' here, did you mean 'title'?"))
    #expect(harness.run("diff", "c", "c", "--only", "title").code == 0)
  }

  @Test func `what both sides hold alike and nobody can read is not the same`() throws {
    let whole = Data(try PNGWriter.write(picture(40, 30)))
    for bytes in [whole.prefix(whole.count - 5), Data(), Data("no picture".utf8)] {
      for side in ["a", "b"] { try harness.write(bytes, to: "\(side)/one.png") }
      let result = harness.run("diff", "a", "b")
      #expect(result.code == 4)
      #expect(result.output.contains("damaged or cut short"), "\(result.output)")
    }
    for side in ["a", "b"] { try harness.write(whole, to: "\(side)/one.png") }
    #expect(harness.run("diff", "a", "b").code == 0)
  }

  @Test func `large files of which the last pixel alone differs are not the same`() throws {
    // Larger than what is read at a time.
    var large = picture(300, 300)
    for index in large.pixels.indices where index % 4 != 3 {
      large.pixels[index] = UInt8(truncatingIfNeeded: (index &* 2_654_435_761) >> 13)
    }
    var other = large
    other[299, 299].red ^= 1
    try write(large, to: "a/one.png")
    try write(other, to: "b/one.png")
    #expect(harness.run("diff", "a", "b").output.contains("one.png: 1 pixel (0.0011 %)"))
    try write(large, to: "b/one.png")
    #expect(harness.run("diff", "a", "b").code == 0)
  }

  @Test func `other sizes are a result of their own, and a damaged file is an error`() throws {
    try write(picture(40, 30), to: "a/one.png")
    try write(picture(40, 31), to: "b/one.png")
    let result = harness.run("diff", "a", "b", "--tolerance", "100%")
    #expect(result.code == 1)
    #expect(result.output.contains("40 pixels (3.23 %), 40 × 30 pixels became 40 × 31"))
    try harness.write(Data([137, 80, 78, 71, 13, 10, 26, 10, 0]), to: "b/one.png")
    #expect(harness.run("diff", "a", "b").code == 4)
    try harness.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", to: "b/one.png")
    let pointer = harness.run("diff", "a", "b")
    #expect(pointer.code == 4)
    #expect(pointer.error.contains("git lfs pull"))
  }

  @Test func `the same numbers under another gamma are the same`() throws {
    try write(picture(40, 30), to: "a/one.png")
    let plain = try PNGWriter.write(picture(40, 30))
    // A chunk after the header, which is 33 bytes from the start.
    let gamma: [UInt8] = [0, 0, 0, 4] + Array("gAMA".utf8) + [0, 0, 0x27, 0x10]
    let body = Array(gamma[4...])
    let sum = crc(body)
    let bytes =
      plain[..<33] + gamma + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
      + plain[33...]
    try harness.write(Data(bytes), to: "b/one.png")
    #expect(harness.run("diff", "a", "b").code == 0)
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  @Test func `options say how much may differ, and where`() throws {
    try write(picture(60, 40, squares: [(5, 5)]), to: "a/one.png")
    try write(picture(60, 40, squares: [(5, 5), (30, 12)]), to: "b/one.png")
    #expect(harness.run("diff", "a", "b").code == 1)
    #expect(harness.run("diff", "a", "b", "--tolerance", "15px").code == 1)
    #expect(harness.run("diff", "a", "b", "--tolerance", "16px").code == 0)
    #expect(harness.run("diff", "a", "b", "--tolerance", "0.66%").code == 1)
    #expect(harness.run("diff", "a", "b", "--tolerance", "0.67%").code == 0)
    #expect(harness.run("diff", "a", "b", "--ignore", "30,12,4,4").code == 0)
    #expect(harness.run("diff", "a", "b", "--ignore", "30,12,4,3").code == 1)
    #expect(harness.run("diff", "a", "b", "--only", "0,0,20,40").code == 0)
    #expect(harness.run("diff", "a", "b", "--noise", "17px").code == 0)
    #expect(harness.run("diff", "a", "b", "--noise", "16px").code == 1)
    var mask = picture(60, 40)
    for y in 10..<20 { for x in 28..<40 { mask[x, y] = (0, 0, 0, 255) } }
    try write(mask, to: "mask.png")
    #expect(harness.run("diff", "a", "b", "--mask", "mask.png").code == 0)
    for wrong in [
      ["--threshold", "2"], ["--tolerance", "5"], ["--noise", "few"], ["--ignore", "1,2,3"],
    ] { #expect(harness.run(["diff", "a", "b"] + wrong).code == 2, "\(wrong)") }
    #expect(harness.run("diff", "a", "b", "--mask", "nowhere.png").code == 4)
  }

  @Test func `a small thing that moved far is seen whatever the distance of colours`() throws {
    try write(picture(900, 600, squares: [(40, 40)]), to: "a/one.png")
    try write(picture(900, 600, squares: [(240, 40)]), to: "b/one.png")
    #expect(
      harness.run(
        "diff", "a", "b", "--threshold", "0.3", "--ignore-antialiasing", "--noise", "8px"
      ).code == 1)
  }

  @Test func `pictures of differences are as large as what they show`() throws {
    try write(picture(40, 30), to: "a/home/one.png")
    try write(picture(40, 30, squares: [(10, 10)]), to: "b/home/one.png")
    _ = harness.run("diff", "a", "b", "-o", "d")
    let bytes = try Data(contentsOf: harness.folder.appending(path: "d/home/one.png"))
    let drawn = try PNGReader.read([UInt8](bytes))
    #expect((drawn.width, drawn.height) == (40, 30))
    #expect(drawn[11, 11] == (214, 0, 58, 255))
    #expect(try json("-o", "d")["pictures"].debugDescription.contains("home/one.png"))
  }

  @Test func `an element is passed over by its id, wherever it lies in a picture`() throws {
    func draw(_ color: String, _ folder: String, canvas: String) throws {
      let spec = SampleSpecs.simple().replacingOccurrences(
        of: "id: artwork", with: "id: artwork\n          background: '\(color)'")
      try harness.write(spec, to: "spec.yaml")
      let result = harness.run(
        "render", "spec.yaml", "-o", folder, "--format", "png", "--scale", "1", "--fail-on",
        "never",
        "--style", "mockup", "--canvas", canvas)
      try #require(result.code == 0, "\(result.error)")
    }
    for canvas in ["screen", "device"] {
      try draw("#CC0000", "a", canvas: canvas)
      try draw("#0000CC", "b", canvas: canvas)
      #expect(harness.run("diff", "a", "b").code == 1)
      #expect(harness.run("diff", "a", "b", "--ignore", "artwork").code == 0, "\(canvas)")
      #expect(harness.run("diff", "a", "b", "--ignore", "title").code == 1)
    }
  }

  @Test func `a folder is compared with one of a revision`() throws {
    guard let git = ExternalTool("git") else {
      print("skipped: git is not installed")
      return
    }
    try write(picture(40, 30), to: "previews/home/one.png")
    func run(_ arguments: String...) throws {
      let result = try git.run(
        ["-C", harness.folder.path, "-c", "user.name=T", "-c", "user.email=t@example.org"]
          + arguments)
      try #require(result.status == 0, "\(result.errorText)")
    }
    try run("init", "-q")
    try run("add", "previews")
    try run("commit", "-q", "-m", "first")
    #expect(harness.run("diff", "HEAD:previews", "previews").code == 0)
    try write(picture(40, 30, squares: [(1, 1)]), to: "previews/home/one.png")
    let changed = harness.run("diff", "HEAD:previews", "previews")
    #expect(changed.code == 1)
    #expect(changed.output.contains("home/one.png: 16 pixels"))
    let missing = harness.run("diff", "nowhere:previews", "previews")
    #expect(missing.code == 4)
    #expect(missing.error.contains("nowhere"))
    #expect(harness.run("diff", "HEAD:elsewhere", "previews").code == 4)
    #expect(harness.run("approve", "HEAD:previews", "previews").code == 2)
  }

  @Test(arguments: [["--only", "400,300,5,5"], ["--ignore", "0,0,40,30"]])
  func `options that leave no pixel say that nothing was compared`(options: [String]) throws {
    for side in ["a", "b"] { try write(picture(40, 30), to: "\(side)/same.png") }
    for name in ["one", "two"] {
      try write(picture(40, 30), to: "a/\(name).png")
      try write(picture(40, 30, squares: [(10, 10)]), to: "b/\(name).png")
    }
    let some = harness.run(["diff", "a", "b"] + options)
    #expect(some.code == 0)
    #expect(
      some.output == """
        same: 1 picture compared, none changed, 2 pictures with no pixel that counts
        no pixel counts: one.png
        no pixel counts: two.png

        """)
    #expect(try json(options[0], options[1])["uncounted"] as? [String] == ["one.png", "two.png"])
    let cases = harness.run(["diff", "a", "b", "--format", "junit"] + options).output
    #expect(cases.contains("skipped=\"2\"") && cases.contains("no pixel of the picture counts"))
    for side in ["a", "b"] {
      try FileManager.default.removeItem(at: harness.folder.appending(path: "\(side)/same.png"))
    }
    // A mask that reads whole pictures says so too.
    for more in [[], ["--ignore-antialiasing"], ["-o", "differences"]] {
      let none = harness.run(["diff", "a", "b"] + options + more)
      #expect(
        none.output.hasPrefix("same: nothing compared, no pixel of 2 pictures counts\n"),
        "\(none.output)")
    }
    // A pixel that counts is compared.
    let corner = harness.run("diff", "a", "b", "--only", "13,13,1,1")
    #expect(corner.code == 1)
    #expect(!corner.output.contains("counts"))
  }
}
