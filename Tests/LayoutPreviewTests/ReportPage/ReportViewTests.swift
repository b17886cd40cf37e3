import Bitmaps
import Foundation
import TestSupport
import Testing

/// Swipe, overlay, blink and difference of the report page, looked at pixel by pixel.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportViewTests {
  private struct Swipe: Decodable {
    var role: String
    var name: String
    var start: String
    var keys: [[String]]
    var mouse: String
    var touch: String
    var still: Bool
    var address: String
    var before: String
    var after: String
  }

  @Test func `the divider follows keys, mouse and finger`() throws {
    let seen: Swipe = try ReportBrowser.seen("swipe")
    #expect(seen.role == "slider" && seen.name == "Divider between before and after")
    #expect(seen.start == "50")
    #expect(seen.keys.map { $0[1] } == ["51", "61", "60", "50", "100", "0"])
    #expect(seen.mouse == "25" && seen.touch == "75")
    // What is dragged is the divider, not the picture.
    #expect(seen.still)
    #expect(seen.address.contains("mix=75"))
  }

  private struct Overlay: Decodable {
    var start: String
    var more: String
    var none: String
    var address: String
    var frames: Int
    var before: String
    var after: String
  }

  @Test func `the overlay is as opaque as its slider says`() throws {
    let seen: Overlay = try ReportBrowser.seen("overlay")
    #expect(seen.start == "0.5" && seen.more == "0.6" && seen.none == "0")
    #expect(seen.address.contains("view=overlay") && seen.frames == 0)
  }

  @Test func `swipe and overlay end in the same two pictures`() throws {
    let swipe: Swipe = try ReportBrowser.seen("swipe")
    let overlay: Overlay = try ReportBrowser.seen("overlay")
    let (before, after) = (try picture(swipe.before), try picture(swipe.after))
    #expect(try picture(overlay.before) == before && picture(overlay.after) == after)
    #expect(before != after)
  }

  @Test func `before and after blink in turn until they are paused`() throws {
    struct Blink: Decodable {
      var running: [String]
      var paused: Int
      var flipped: Bool
      var reduced: [String]
    }
    let seen: Blink = try ReportBrowser.seen("blink")
    #expect(seen.running == ["false,trueAfter", "true,falseBefore"])
    #expect(seen.paused == 1 && seen.flipped)
    // Who wants no motion gets none.
    #expect(seen.reduced == ["true", "true"])
  }

  // MARK: Difference

  private struct Difference: Decodable {
    struct Drawn: Decodable {
      var source: String
      var size: [Int]
    }
    var file: String
    var hosts: [[Double]]
    var stage: [Double]
    var picture: Drawn
    var words: String
  }

  @Test func `what differs is crimson and nothing else is`() throws {
    let seen: Difference = try ReportBrowser.seen("difference")
    let shot = try picture(seen.file)
    let page = seen.hosts[1]
    let runs = try ReportBrowser.runs.get()
    // The manifest says where the window lies in the picture.
    let text = try #require(runs.harness.text("new/sample/manifest.json"))
    let manifest = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let entries = try #require(manifest?["configurations"] as? [[String: Any]])
    let entry = try #require(entries.first { $0["name"] as? String == ReportSample.phone })
    let place = try #require(entry["picture"] as? [String: Any])
    let origin = try #require(place["origin"] as? [Double])
    let size = try #require(place["size"] as? [Double])
    let scale = page[2] / size[0]
    /// How many pixels in a rectangle of the window are crimson.
    func crimson(_ frame: [Double]) -> Int {
      var count = 0
      for y in Int(
        page[1] + (origin[1] + frame[1]) * scale)..<Int(
          page[1] + (origin[1] + frame[1] + frame[3]) * scale)
      {
        for x in Int(
          page[0] + (origin[0] + frame[0]) * scale)..<Int(
            page[0] + (origin[0] + frame[0] + frame[2]) * scale)
        {
          let pixel = shot[x, y]
          if pixel.red > 180, pixel.green < 60, pixel.blue < 80 { count += 1 }
        }
      }
      return count
    }
    func frame(_ id: String) throws -> [Double] {
      let record = try runs.record(ReportSample.phone, in: "new/sample")
      let elements = try #require(record["elements"] as? [[String: Any]])
      let element = try #require(elements.first { $0["id"] as? String == id })
      return try #require(element["frame"] as? [Double])
    }
    let banner = try frame("banner")
    #expect(crimson(banner) > 10)
    // Nothing of the tab bar and of the status bar changed.
    #expect(crimson([0, 0, 402, 50]) == 0)
    #expect(crimson([0, 800, 402, 70]) == 0)
  }

  @Test func `pictures in pixels show the difference that the command draws`() throws {
    let seen: Difference = try ReportBrowser.seen("difference")
    let harness = try ReportBrowser.runs.get().harness
    let result = harness.run("diff", "old-pixels/sample", "new-pixels/sample", "-o", "differences")
    #expect(result.code == 1)
    let drawn = harness.contents(of: "differences")["\(ReportSample.phone).png"]
    let shown = harness.contents(of: "new-pixels/sample")[
      "data/difference/\(ReportSample.phone).png"]
    #expect(drawn != nil && drawn == shown)
    #expect(seen.picture.source.contains("/data/difference/\(ReportSample.phone).png"))
    // As large as the union of both.
    let sizes = try ["old-pixels", "new-pixels"].map { run in
      let data = try #require(
        harness.contents(of: "\(run)/sample")["\(ReportSample.phone).png"])
      return try PNGReader.read(Array(data), convertingColors: false)
    }
    #expect(seen.picture.size == [sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0])
    #expect(seen.words.contains("pixels ("))
  }

  private func picture(_ path: String) throws -> Bitmap {
    try PNGReader.read(
      Array(Data(contentsOf: URL(filePath: path))), convertingColors: false)
  }
}
