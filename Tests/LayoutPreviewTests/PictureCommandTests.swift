import Bitmaps
import Foundation
import Testing

@testable import LayoutPreview

/// A picture named in the place of a spec.
struct PictureCommandTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    let picture = try PNGWriter.write(
      Bitmap(width: 300, height: 200, filledWith: (red: 200, green: 90, blue: 30, alpha: 255)))
    try harness.write(Data(picture), to: "art/Hero Banner@2x.png")
    try harness.write(SampleSpecs.simple(name: "beside"), to: "art/beside.yaml")
  }

  private let file = "art/Hero Banner@2x.png"

  @Test func `it is shown all over the screen, at the scale of its name`() throws {
    let result = harness.run("render", file, "--device", "iphone-17-pro", "--format", "svg")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output == "Output/hero-banner\n")
    let base = "Output/hero-banner/picture/iphone-17-pro/portrait"
    let record = try #require(harness.text("\(base).json"))
    // 150 x 100 points that fill 402 x 874: 8.74 times as large, 1311 wide.
    #expect(record.contains(#""mode": "fill""#))
    #expect(record.contains(#""drawn": [-454.5, 0, 1311, 874]"#), "\(record)")
    #expect(record.contains(#""frame": [0, 0, 402, 874]"#))
    #expect(harness.text("\(base).svg")?.contains("data:image/png;base64,") == true)
  }

  @Test func `mode, anchor and focus come from the options`() throws {
    let result = harness.run(
      "render", file, "--device", "iphone-17-pro", "--format", "json", "--content-mode", "fit",
      "--anchor", "top", "--focus", "face=0.25,0.5,0.5,0.25", "--focus", "sky=0,0,1,0.1")
    // The housing hides some of the sky, which is an error finding.
    #expect(result.code == 1, "\(result.error)")
    let record = try #require(
      harness.text("Output/hero-banner/picture/iphone-17-pro/portrait.json"))
    #expect(record.contains(#""drawn": [0, 0, 402, 268]"#), "\(record)")
    #expect(record.contains(#""face": {"#) && record.contains(#""sky": {"#))
    #expect(record.contains(#""frame": [100.5, 134, 201, 67]"#))
    let explained = harness.run(
      "explain", file, "-c", "picture/iphone-17-pro/portrait", "--device", "iphone-17-pro",
      "--content-mode", "stretch")
    #expect(explained.code == 0 && explained.output.contains("picture"), "\(explained.error)")
  }

  @Test(arguments: [
    (["--focus", "0.1,0.2,0.3"], "'--focus' needs"),
    (["--focus", "0.5,0,0.6,1"], "'--focus' needs"),
    (["--focus", "0,0,0,1"], "'--focus' needs"), (["--focus", "-0.1,0,1,1"], "'--focus' needs"),
    (["--focus", "1=0,0,1,1"], "'--focus' needs"), (["--focus", "a=0,0,1,1,"], "'--focus' needs"),
    (["--focus", "0,0,1,1", "--focus", "0,0,1,1"], "two regions are called 'focus'"),
    (["--content-mode", "cover"], "fit, fill, stretch"), (["--anchor", "left"], "leading"),
  ])
  func `wrong values are told`(options: [String], expected: String) {
    let result = harness.run(["render", file] + options)
    #expect(result.code == 2)
    #expect(result.error.contains(expected), "\(result.error)")
    #expect(harness.contents(of: "Output").isEmpty)
  }

  @Test(arguments: [["--focus", "0,0,1,1"], ["--anchor", "top"], ["--content-mode", "fit"]])
  func `what is for pictures is wrong for specs`(options: [String]) {
    for words in [["art/beside.yaml"], [file, "art/beside.yaml"]] {
      let result = harness.run(["render"] + words + options)
      #expect(result.code == 2)
      #expect(
        result.error.contains(
          "option '\(options[0])' is for pictures; 'art/beside.yaml' is a spec"),
        "\(result.error)")
    }
    #expect(harness.contents(of: "Output").isEmpty)
  }

  @Test func `pictures beside specs are drawn only where they are named`() throws {
    let quiet = ["--list", "-q", "--device", "iphone-17-pro"]
    let spec = "home/iphone-17-pro/portrait\n"
    let picture = "picture/iphone-17-pro/portrait\n"
    #expect(harness.run(["render", "art"] + quiet).output == spec)
    #expect(harness.run(["render", "art/*"] + quiet).output == spec)
    #expect(harness.run(["render", "art/*.png"] + quiet).output == picture)
    #expect(harness.run(["render", "art/*.png", "art"] + quiet).output == picture + spec)
  }

  @Test func `what can't be read is told without a line, and a placeholder drawn`() throws {
    try harness.write("GIF89a", to: "moving.gif")
    try harness.write("nothing", to: "hero.jpg")
    let result = harness.run(
      "render", "moving.gif", "hero.jpg", "--device", "iphone-17-pro", "--format", "json")
    #expect(result.code == 3)
    #expect(
      result.error.contains("moving.gif: error: 'moving.gif' is GIF, which is not supported"),
      "\(result.error)")
    #expect(result.error.contains("hero.jpg: error: 'hero.jpg' is not a picture"))
    #expect(harness.run("render", "none.png").code == 4)
    let input = harness.run("render", "-", input: "%PDF-1.7")
    #expect(input.code == 2 && input.error.contains("can't be read from standard input"))
  }

  @Test(arguments: [
    ("hero.png", "hero"), ("Hero Banner@2x.png", "hero-banner"), ("heroBanner.jpg", "hero-banner"),
    ("IMG_0042.PNG", "img-0042"), ("a/b/äö.svg", "picture"), (".png", "png"),
    ("@3x.png", "picture"),
    (
      "Simulator Screenshot - iPhone 17 - 2025-09-19 at 10.11.12.png",
      "simulator-screenshot-i-phone-17-2025-09-19-at-10-11-12"
    ),
  ])
  func `a run is named for the file`(file: String, name: String) {
    #expect(PictureSpec.name(of: file) == name)
  }
}
