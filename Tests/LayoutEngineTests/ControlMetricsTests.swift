import Devices
import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Sizes of controls against the table of facts beside the checkout.
struct ControlMetricsTests {
  /// A row of the table.
  private struct Row {
    var control: String
    var versions: [Int]
    var frame: [Double?]
    var intrinsic: [Double?]
    var thumb: [Double?]
    var segmentMinimum: Double?

    init(_ json: [String: Any]) {
      func lengths(_ key: String) -> [Double?] {
        (json[key] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue }
      }
      control = json["control"] as? String ?? ""
      let span = (json["os"] as? [Any] ?? []).map { ($0 as? String).flatMap(Int.init) }
      let first = span.first.flatMap { $0 } ?? 7
      let last = span.last.flatMap { $0 } ?? 27
      // There is no system with a number from 19 to 25.
      versions = (first...last).filter { $0 < 19 || $0 > 25 }
      frame = lengths("frame")
      intrinsic = lengths("intrinsic")
      thumb = lengths("thumb")
      segmentMinimum = (json["segmentMinWidth"] as? NSNumber)?.doubleValue
    }
  }

  /// How each control of the table is written in a spec; others have no kind of their own.
  private static let kinds = [
    "UISwitch": "toggle: {}", "UISlider": "slider: {}",
    "UISegmentedControl": "segmented: { items: [a, b] }", "UIStepper": "stepper: {}",
    "UIProgressView": "progress: {}", "UIActivityIndicatorView medium": "spinner: {}",
    "UIActivityIndicatorView large": "spinner: { size: large }",
    "UITextField rounded": "textField: { placeholder: a }",
  ]

  private func rows() throws -> [Row]? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let layout = json?["autoLayout"] as? [String: Any]
    let sizes = layout?["intrinsicSizes"] as? [String: Any]
    return try #require(sizes?["rows"] as? [[String: Any]]).map(Row.init)
  }

  private func control(
    _ text: String, device: String = "iphone-17-pro", os: Int?
  ) throws -> (size: Size, control: PlacedControl) {
    let layout = try SampleScreen.resolve("content: { \(text), id: a }", device: device) {
      $0.os = os.map { Version($0) }
    }
    let element = try #require(layout.element("a"))
    return (element.windowFrame.size, try #require(element.content.control))
  }

  @Test(arguments: ["iphone-17-pro", "ipad-pro-11-m5"])
  func `every row of the table holds in every version that it names`(_ device: String) throws {
    guard let rows = try rows() else { return }
    var count = 0
    for row in rows {
      guard let text = Self.kinds[row.control] else { continue }
      // What is drawn and takes room is the frame; constraints take switches for a bit less.
      let expected = row.frame.isEmpty ? row.intrinsic : row.frame
      for version in row.versions {
        let (size, placed) = try control(text, device: device, os: version)
        if let width = expected.first ?? nil {
          #expect(size.width == width, "\(row.control) \(version)")
        }
        if let height = expected.last ?? nil {
          #expect(size.height == height, "\(row.control) \(version)")
        }
        #expect(!placed.isAssumed)
        if case .toggle(let toggle) = placed.parts, !row.thumb.isEmpty {
          #expect([toggle.thumb.width, toggle.thumb.height] == row.thumb)
        }
        count += 1
      }
      if let minimum = row.segmentMinimum {
        let many = (0..<30).map { "\($0)" }.joined(separator: ", ")
        let (size, _) = try control("segmented: { items: [\(many)] }", device: device, os: 27)
        #expect(size.width == 30 * minimum)
      }
    }
    #expect(count > 100)
  }

  @Test func `constraints take a switch for what the table says`() throws {
    guard let rows = try rows() else { return }
    for row in rows where row.control == "UISwitch" {
      for version in row.versions {
        let metrics = ControlMetrics(
          Scenes.configuration(
            try BuiltInCatalog.device("iphone-17-pro"), .portrait, os: Version(version)))
        let own = metrics.toggle.value.intrinsic
        #expect([own.width, own.height] == row.intrinsic)
      }
    }
  }

  @Test func `every control of the table is tested, or has no kind here`() throws {
    guard let rows = try rows() else { return }
    let others = Set(rows.map(\.control)).subtracting(Self.kinds.keys)
    // Page controls, pickers and search bars are no kinds of the language, borders of fields are
    // always rounded, buttons, labels and pictures are other kinds' matter.
    #expect(
      others == [
        "UIPageControl", "UIDatePicker wheels", "UIDatePicker compact", "UIPickerView",
        "UITextField borderless", "UISearchBar", "UIButton system, no configuration",
        "UIButton.Configuration medium", "UIButton.Configuration large",
        "UIButton.Configuration small", "UIButton.Configuration mini", "UILabel", "UIImageView",
        "UIView",
      ])
  }

  /// The note of the table: track 6 and thumb 37 x 24 on 26, 4 and 28 before.
  @Test func `track and thumb of a slider change with version 26`() throws {
    for (version, track, thumb) in [
      (12, 4.0, Size(width: 28, height: 28)), (18, 4.0, Size(width: 28, height: 28)),
      (26, 6.0, Size(width: 37, height: 24)),
    ] {
      guard case .slider(let slider) = try control("slider: {}", os: version).control.parts else {
        Issue.record("no slider")
        continue
      }
      #expect(slider.track.height == track)
      #expect(slider.thumb.size == thumb)
    }
  }

  @Test(arguments: ["apple-tv-4k", "apple-vision-pro-window", "macbook-pro-14"])
  func `platforms without a source take the figures of iOS 18 and say so`(
    _ device: String
  ) throws {
    let hasOwn = device.hasPrefix("mac") ? ["textField"] : ["textField", "segmented"]
    for text in Self.kinds.values.sorted() where !hasOwn.contains(where: text.hasPrefix) {
      let known = try control(text, os: 18)
      let (size, control) = try control(text, device: device, os: nil)
      #expect(size.height == known.size.height, "\(text)")
      #expect(control.isAssumed && control.look == .filled)
    }
    let layout = try SampleScreen.resolve("content: { stepper: {}, id: a }", device: device)
    #expect(layout.element("a")?.reason.rule == "94 x 32, as on iOS by our own choice")
  }

  /// HIG, accessibility: 66 on televisions by default; buttons: 28, 32, 44, 52 and 64 in space.
  @Test(arguments: [("apple-tv-4k", 66.0), ("apple-vision-pro-window", 44)])
  func `what is pressed and filled in has the platform's height`(
    _ device: String, _ height: Double
  ) throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        vstack:
          - { button: Play, id: words }
          - { button: { symbol: play }, id: symbol }
          - { textField: { placeholder: Name }, id: field }
          - { segmented: { items: [A, B] }, id: segments }
          - { button: { title: Play, insets: [1, 2] }, id: own }
          - { button: Play, id: framed, frame: { height: 30 } }
      """, device: device)
    for id in ["words", "symbol", "field", "segments"] {
      #expect(layout.element(id)?.windowFrame.height == height, "\(id)")
    }
    // A symbol by itself stands on a disc.
    #expect(layout.element("symbol")?.windowFrame.width == height)
    // Who writes the insets or the height gets them.
    #expect(try #require(layout.element("own")?.windowFrame.height) < height)
    #expect(layout.element("framed")?.windowFrame.height == 30)
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json"), height == 66 else { return }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let targets = try #require(all?["targetsAndGrids"] as? [String: Any])
    let sizes = (targets["controlSize"] as? [String: Any])?["values"] as? [String: [Int]]
    #expect(sizes?["tvos"]?.first == Int(height))
  }

  @Test func `a phone whose system is unknown takes them as well`() throws {
    let (size, control) = try control("toggle: {}", os: nil)
    #expect(size == Size(width: 51, height: 31))
    #expect(control.isAssumed)
  }
}
