import Bitmaps
import Devices
import Foundation
import TestSupport
import Testing

@testable import LayoutPreview

/// Real screenshots stand in for by pictures of their sizes.
struct AnnotateCommandTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// A picture that no line of is of one colour, with what lies over it.
  private func shot(
    _ width: Int, _ height: Int, over: (Int, Int) -> UInt8? = { _, _ in nil }
  ) throws -> Data {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        if let level = over(x, y) {
          pixels += [level, level, level, 255]
        } else {
          pixels += [
            UInt8(60 + (x * 7 + y * 3) % 190), UInt8(40 + (x + y) % 200),
            UInt8((x ^ y) & 255), 255,
          ]
        }
      }
    }
    return Data(try PNGWriter.write(Bitmap(width: width, height: height, pixels: pixels)))
  }

  private func shots(_ arguments: [String]) throws -> [[String: Any]] {
    let result = harness.run(["annotate"] + arguments + ["--json"])
    #expect(result.code == 0, "\(result.error)")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require((value as? [String: Any])?["shots"] as? [[String: Any]])
  }

  // MARK: Finding the screen

  @Test(.tags(.slow))
  func `a picture of any screen of the catalogue leads back to it or names the tie`() throws {
    try harness.write(
      """
      proofsheet: 1
      name: plain
      screens:
        - id: home
          content: { spacer: {} }
      """, to: "plain.yaml")
    let drawn = harness.run(
      "render", "plain.yaml", "--device", "iphone,ipad", "--orientation", "all", "--pose", "all",
      "--canvas", "screen", "--scale", "device", "--format", "png", "-q")
    #expect(drawn.code == 0, "\(drawn.error)")
    let pictures = harness.contents(of: "Output/plain/home").filter { $0.key.hasSuffix(".png") }
    #expect(pictures.count > 200)
    // A file name for each configuration, in which capitals count for nothing.
    var configurations: [String: String] = [:]
    var sizes: [String: Set<String>] = [:]
    for (name, data) in pictures {
      let configuration = name.replacing(".png", with: "")
      let file = configuration.replacing("/", with: "--") + ".png"
      configurations["shots/\(file)"] = configuration
      try harness.write(data, to: "shots/\(file)")
      let size = try #require(PNGReader.header([UInt8](data)))
      sizes["\(size.width) x \(size.height)", default: []].insert(configuration)
    }
    let found = try shots(["shots", "--list"])
    #expect(found.count == pictures.count)
    let said = harness.run("annotate", "shots", "--list").error
    for shot in found {
      let file = try #require(shot["file"] as? String)
      let configuration = try #require(configurations[file])
      let pixels = try #require(shot["pixels"] as? [Int])
      let candidates = Set(
        (shot["candidates"] as? [String] ?? []).map { $0.replacing("screenshot/", with: "") })
      // Of the phones and tablets exactly those whose own pictures have as many pixels.
      let expected = try #require(sizes["\(pixels[0]) x \(pixels[1])"])
      #expect(expected.contains(configuration))
      #expect(candidates.isSuperset(of: expected), "\(file)")
      let others = candidates.subtracting(expected)
      #expect(!others.contains { $0.hasPrefix("iphone") || $0.hasPrefix("ipad") }, "\(others)")
      let line = try #require(said.split(separator: "\n").first { $0.hasPrefix("\(file): ") })
      #expect(line.contains("could also be") == (candidates.count > 1), "\(line)")
      let device = try #require(configuration.split(separator: "/").first)
      #expect(line.contains(device), "\(line)")
    }
  }

  @Test func `a tie is told, and settled by options`() throws {
    try harness.write(shot(1206, 2622), to: "home.png")
    let open = harness.run("annotate", "home.png", "--list")
    #expect(open.code == 0)
    #expect(
      open.error.contains("could also be") && open.error.contains("iphone-17 (--device)") == false)
    let first = try #require(
      BuiltInCatalog.load()?.devices.first { device in
        device.displays.contains {
          $0.renderPixels.width == 1206 && $0.renderPixels.height == 2622
        }
      })
    #expect(open.output == "home.png: screenshot/\(first.id)/portrait\n")
    let settled = harness.run("annotate", "home.png", "--list", "--device", "iphone-17")
    #expect(settled.output == "home.png: screenshot/iphone-17/portrait\n")
    #expect(settled.error == "home.png: iphone-17 portrait\n")
    try harness.write(shot(2853, 2007), to: "open.png")
    let book = harness.run(
      "annotate", "open.png", "--list", "--orientation", "landscapeRight", "--pose", "book")
    #expect(book.output == "open.png: screenshot/iphone-duo/inner-landscape-right-book\n")
    #expect(!book.error.contains("could also be"))
  }

  @Test(arguments: [
    (402, 874, [], "at 1x it would be one of"),
    (804, 1748, [], "whose screenshots are 1206 x 2622"),
    (1207, 2622, [], "the nearest is"),
    (1206, 2622, ["--device", "iphone-8"], "with these options no device has a screen of"),
    (1206, 2622, ["--orientation", "landscape"], "with these options no device has a screen of"),
  ])
  func `a size that no screen has is told with what is nearest`(
    width: Int, height: Int, options: [String], expected: String
  ) throws {
    try harness.write(shot(width, height), to: "home.png")
    let result = harness.run(["annotate", "home.png"] + options)
    #expect(result.code == 3)
    #expect(result.error.contains(expected), "\(result.error)")
    #expect(result.error.contains("[unknown-screen-size]"))
    #expect(harness.contents(of: "Output").isEmpty)
  }

  @Test func `files that are no screenshots are told and cost no other`() throws {
    try harness.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "a.svg")
    try harness.write("GIF89a", to: "b.gif")
    try harness.write("nothing", to: "c.png")
    try harness.write(shot(750, 1334), to: "d.png")
    try harness.write(shot(750, 1334), to: "D@2x.png")
    let result = harness.run(
      "annotate", "a.svg", "b.gif", "c.png", "none.png", "d.png", "D@2x.png", "--list")
    #expect(result.code == 4)
    for text in [
      "a.svg: error: a screenshot is PNG or JPEG, this is SVG", "b.gif: error: a screenshot is PNG",
      "c.png: error: not a picture", "can't read none.png: no such file",
      "D@2x.png: error: its run would be called 'd', as that of 'd.png'",
    ] {
      #expect(result.error.contains(text), "\(text): \(result.error)")
    }
    #expect(result.output == "d.png: screenshot/iphone-8/portrait\n")
    #expect(harness.run("annotate", "-").code == 2)
    #expect(harness.run("annotate", "d.png", "--device", "iphone-99").code == 2)
  }

  @Test func `folders give their pictures, patterns the pictures among what they match`() throws {
    try harness.write(shot(750, 1334), to: "shots/b.png")
    try harness.write(shot(1334, 750), to: "shots/a.png")
    try harness.write("proofsheet: 1", to: "shots/spec.yaml")
    for words in [["shots"], ["shots/*"], ["shots/*.png"]] {
      let result = harness.run(["annotate"] + words + ["--list", "-q"])
      #expect(result.code == 0, "\(result.error)")
      #expect(
        result.output == """
          shots/a.png: screenshot/iphone-8/landscape-left
          shots/b.png: screenshot/iphone-8/portrait

          """)
    }
    let empty = harness.run("annotate", "none")
    #expect(empty.code == 4)
  }

  // MARK: Drawing

  @Test func `the picture covers the screen, and nothing of the system is drawn over it`() throws {
    try harness.write(shot(1170, 2532), to: "home.png")
    let arguments = ["annotate", "home.png", "--device", "iphone-14", "--canvas", "screen"]
    let result = harness.run(arguments + ["--scale", "device"])
    #expect(result.code == 0, "\(result.error)")
    let base = "Output/home/screenshot/iphone-14/portrait"
    let picture = try PNGReader.read(
      [UInt8](try Data(contentsOf: harness.folder.appending(path: "\(base).png"))))
    let own = try PNGReader.read(
      [UInt8](try Data(contentsOf: harness.folder.appending(path: "home.png"))))
    #expect(picture.width == own.width && picture.height == own.height)
    // The housing is hardware; where clock, battery and home indicator would be lies the picture.
    for (x, y) in [(90, 75), (180, 80), (1040, 75), (585, 2500), (20, 1200), (1169, 2531)] {
      #expect(picture[x, y] == own[x, y], "\(x) \(y)")
    }
    #expect(picture[585, 20] == (0, 0, 0, 255))
    let record = try #require(harness.text("\(base).json"))
    #expect(record.contains(#""screenshot": {"pixels": [1170, 2532], "scale": 3}"#), "\(record)")
    #expect(record.contains(#""drawn": [0, 0, 390, 844]"#))
    let again = harness.run(arguments + ["--scale", "device", "-o", "again"])
    #expect(again.code == 0)
    #expect(harness.contents(of: "Output/home") == harness.contents(of: "again/home"))
  }

  @Test func `bars of an app that does not fill the screen are measured in points`() throws {
    // 375 x 667 points between black bars, as an old app on a taller phone; the home indicator lies
    // over the lower one.
    let inner = 219..<2220
    let data = try shot(1125, 2436) { x, y in
      if (2400..<2415).contains(y), (361..<764).contains(x) { return 255 }
      return inner.contains(y) ? nil : 0
    }
    try harness.write(data, to: "old.png")
    let result = harness.run("annotate", "old.png", "--device", "iphone-x", "--format", "json")
    #expect(result.code == 0, "\(result.error)")
    #expect(
      result.error.contains("old.png: has bars of 73 pt at the top, 72 pt at the bottom"),
      "\(result.error)")
    let record = try #require(harness.text("Output/old/screenshot/iphone-x/portrait.json"))
    #expect(record.contains(#""barInsets": {"bottom": 72, "top": 73}"#), "\(record)")
    #expect(record.contains("screenshot-bars"))
  }
}
