import Annotations
import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Pages of screens that were made for another device.
struct CompatibilityDrawingTests {
  private func page(
    _ shown: String, _ mode: LayoutSpecs.Compatibility.Mode, _ orientation: Orientation,
    _ options: PreviewOptions = PreviewOptions(), window: String = "full",
    design: String = "iphone-8"
  ) throws -> DrawnPage {
    let made = try BuiltInCatalog.device(design)
    let layout = try SampleScreen.resolve(
      """
      navigation: { title: Game }
      content:
        vstack:
          - { box: stage, id: stage }
          - { button: { title: Play }, id: play }
      """, device: shown
    ) {
      $0.orientation = orientation
      $0.window = window
      $0.compatibility = Configuration.Compatibility(device: made, mode: mode)
    }
    return DrawnPage(
      PreviewDrawing.displayList(
        for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
        assets: []))
  }

  @Test func `bars around a screen carry their sizes in points of the display`() throws {
    let words = try page("iphone-x", .letterbox, .portrait).words.map(\.run.string)
    #expect(words.filter { $0 == "375 × 72.5" }.count == 2)
    #expect(words.contains { $0.contains("Made for iPhone 8, letterboxed on 375 × 812") })
    let scaled = try page("ipad-pro-11-m5", .scale, .portrait).words.map(\.run.string)
    // (834 - 375 * 1210 / 667) / 2
    #expect(scaled.filter { $0 == "76.86" || $0 == "76.86 × 1210" }.count == 2)
    #expect(scaled.contains { $0.contains("scaled to 181.4 %") })
  }

  @Test func `what a filled screen loses is outlined outside the device, with its numbers`() throws
  {
    let page = try page("iphone-x", .crop, .portrait)
    let words = page.words.map(\.run.string)
    #expect(words.contains("screen: 17.9 % lost"))
    #expect(words.contains("left 40.76, right 40.76"))
    #expect(words.contains("lost part of the screen"))
    #expect(page.has("letterbox-ghosts"))
  }

  @Test func `a screenshot shows bars as a user sees them`() throws {
    let page = try page(
      "iphone-x", .letterbox, .portrait, PreviewOptions(style: .mockup, canvas: .screen))
    #expect(page.size == Size(width: 375, height: 812))
    #expect(page.has("layer-letterbox"))
    #expect(!page.words.contains { $0.run.string.contains("72.5") })
  }

  @Test func `a scaled screen has the pixels of the display that shows it`() throws {
    let page = try page(
      "ipad-pro-11-m5", .scale, .portrait, PreviewOptions(style: .mockup, canvas: .screen))
    // Two pixels a point of the display, 1210 / 667 points of it for one of the window.
    let scale = 2 * 1210.0 / 667
    #expect(abs(page.size.width * scale - 1668) < 1e-6)
    #expect(abs(page.size.height * scale - 2420) < 1e-6)
  }

  @Test(arguments: LayoutSpecs.Compatibility.Mode.allCases)
  func `no text touches another or the edge of the page`(
    mode: LayoutSpecs.Compatibility.Mode
  ) throws {
    for shown in ["iphone-x", "iphone-se-4-7", "iphone-17-pro-max", "ipad-pro-11-m5", "iphone-duo"]
    {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for design in ["iphone-8", "iphone-x", "ipad-pro-11-m5"] where design != shown {
          for style in PreviewOptions.Style.allCases {
            let page = try page(
              shown, mode, orientation, PreviewOptions(style: style), design: design)
            let name = "\(design) on \(shown) \(orientation) \(mode) \(style)"
            #expect(page.faults.isEmpty, "\(name): \(page.faults)")
            let frame = Rect(origin: .zero, size: page.size).inset(by: 16)
            let texts = page.annotations
            for (index, words) in texts.enumerated() {
              let room = DrawnPage.Words.room(words.run)
              #expect(frame.contains(room), "\(name): '\(words.run.string)' at the edge")
              for other in texts[(index + 1)...]
              where room.intersects(DrawnPage.Words.room(other.run)) {
                Issue.record("\(name): '\(words.run.string)' touches '\(other.run.string)'")
              }
            }
          }
        }
      }
    }
  }
}
