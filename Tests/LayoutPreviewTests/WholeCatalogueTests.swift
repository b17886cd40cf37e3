import Bitmaps
import Devices
import Foundation
import LayoutPreview
import TestSupport
import Testing

extension Tag {
  /// Tests that take more than a few seconds.
  @Tag static var slow: Self
}

/// Every starter spec on every device, in every orientation and pose.
struct WholeCatalogueTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func render(_ name: String, _ options: [String]) -> CommandHarness.Result {
    let file = TemplateSpec.folder.appending(path: "\(name).yaml").path
    // What a starter spec looks like on a watch is not what it is made for.
    return harness.run(["render", file, "-o", "out", "--fail-on", "never"] + options)
  }

  @Test(.tags(.slow), arguments: TemplateSpec.names)
  func `every device resolves, without a word and with finite frames`(name: String) throws {
    let all = ["--device", "all", "--orientation", "all", "--pose", "all"]
    let result = render(
      name, all + ["--text-size", "large", "--locale", "en", "--format", "json", "--quiet"])
    #expect(result.code == 0)
    #expect(result.error.isEmpty, "\(result.error)")
    let files = harness.contents(of: "out/\(name)").filter { $0.key != "manifest.json" }
    // Counted from the catalogue itself: a record for each way to hold each device.
    let stances = BuiltInCatalog.catalog.devices.flatMap(TemplateStance.all)
    #expect(files.count == stances.count * (try TemplateSpec.screenCount(name)))
    for (file, data) in files {
      let value = try JSONSerialization.jsonObject(with: data)
      let record = try #require(value as? [String: Any], "\(file)")
      let scene = try #require(record["scene"] as? [String: Any], "\(file)")
      let window = try #require(rectangle(scene["window"]), "\(file)")
      #expect(window[2] > 100 && window[3] > 100, "\(file)")
      let elements = try #require(record["elements"] as? [[String: Any]], "\(file)")
      #expect(!elements.isEmpty, "\(file)")
      for element in elements {
        let frame = try #require(rectangle(element["frame"]), "\(file) \(element)")
        let visible = try #require(rectangle(element["visible"]), "\(file) \(element)")
        // Far above what any starter spec could sensibly fill.
        #expect((frame + visible).allSatisfy { abs($0) < 20_000 }, "\(file) \(element)")
        #expect(frame[2] >= 0 && frame[3] >= 0, "\(file) \(element)")
        let isInside =
          visible[0] >= -0.001 && visible[1] >= -0.001
          && visible[0] + visible[2] <= window[2] + 0.001
          && visible[1] + visible[3] <= window[3] + 0.001
        // Ornaments lie outside their window by design.
        let isBeside = (element["path"] as? String)?.hasPrefix("ornaments/") ?? false
        #expect(isInside || isBeside || visible[2] * visible[3] == 0, "\(file) \(element)")
      }
      #expect(
        elements.contains { (rectangle($0["visible"]) ?? [0, 0, 0, 0])[2] > 0 },
        "\(file) shows nothing")
    }
  }

  /// Starter specs that say something on every device, at all their text sizes.
  private static let fit = [
    "alert", "chat", "form", "library", "mac-window", "media-player", "settings", "watch-glance",
  ]

  @Test(.tags(.slow), arguments: fit)
  func `nothing is wrong on any device`(name: String) {
    let file = TemplateSpec.folder.appending(path: "\(name).yaml").path
    let result = harness.run([
      "lint", file, "--device", "all", "--orientation", "all", "--pose", "all", "--fail-on",
      "warning", "--quiet",
    ])
    #expect(result.code == 0, "\(result.output) \(result.error)")
  }

  @Test(.tags(.slow), arguments: fit)
  func `no word is broken on any device`(name: String) throws {
    let result = render(
      name,
      [
        "--device", "all", "--orientation", "all", "--pose", "all", "--locale", "en", "--format",
        "json", "--quiet",
      ])
    #expect(result.code == 0, "\(result.error)")
    var broken: Set<String> = []
    for (file, data) in harness.contents(of: "out/\(name)") where file != "manifest.json" {
      let value = try JSONSerialization.jsonObject(with: data)
      let record = try #require(value as? [String: Any], "\(file)")
      for element in record["elements"] as? [[String: Any]] ?? [] {
        guard let text = element["text"] as? [String: Any], text["truncated"] as? Bool == false,
          let string = text["string"] as? String, let lines = text["lines"] as? [[String: Any]]
        else { continue }
        let words = lines.compactMap { $0["string"] as? String }
          .flatMap { $0.split(separator: " ") }
        if words != string.split(separator: " ") { broken.insert("\(file): \(string)") }
      }
    }
    #expect(broken.isEmpty, "\(broken.sorted().prefix(20))")
  }

  private func rectangle(_ value: Any?) -> [Double]? {
    guard let numbers = value as? [NSNumber], numbers.count == 4 else { return nil }
    return numbers.map(\.doubleValue)
  }

  /// A device of each family, old ones too, and the foldable.
  private static let sample = [
    "iphone-17-pro", "iphone-se-4", "ipad-mini-a17-pro", "apple-watch-ultra-4",
    "apple-watch-series-3-38mm", "apple-tv-hd", "apple-vision-pro-window", "imac-24", "iphone-duo",
  ]

  /// A whole page as an engineer reads it, and a bare screen as a designer shows it.
  @Test(
    .tags(.slow), arguments: TemplateSpec.names, [("blueprint", "sheet"), ("mockup", "screen")])
  func `no picture is empty`(name: String, look: (style: String, canvas: String)) throws {
    let result = render(
      name,
      [
        "--device", Self.sample.joined(separator: ","), "--orientation", "natural", "--pose", "all",
        "--text-size", "large", "--locale", "en", "--format", "png", "--scale", "0.5", "--style",
        look.style, "--canvas", look.canvas, "--quiet",
      ])
    #expect(result.code == 0, "\(result.error)")
    let pictures = harness.contents(of: "out/\(name)").filter { $0.key.hasSuffix(".png") }
    // Five poses of the foldable, and the others once.
    #expect(pictures.count == (Self.sample.count + 4) * (try TemplateSpec.screenCount(name)))
    for (file, data) in pictures {
      let picture = try PNGReader.read([UInt8](data), convertingColors: false)
      let share = shareOfDrawnPixels(picture)
      // A line of large text on a phone's bare screen covers about two of a hundred pixels, the
      // controls of a watch on the largest display about four of a thousand.
      #expect(share > (look.canvas == "sheet" ? 0.05 : 0.003), "\(file): \(share)")
    }
  }

  /// The part of the pixels that differ from the commonest colour.
  private func shareOfDrawnPixels(_ picture: Bitmap) -> Double {
    var counts: [UInt32: Int] = [:]
    let pixels = picture.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let color =
        UInt32(pixels[start]) << 16 | UInt32(pixels[start + 1]) << 8 | UInt32(pixels[start + 2])
      counts[color, default: 0] += 1
    }
    let all = picture.width * picture.height
    return 1 - Double(counts.values.max() ?? all) / Double(all)
  }
}
