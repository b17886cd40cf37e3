import Bitmaps
import Devices
import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// What went wrong in tools that draw and compare screens, as their users tell in public.
///
/// These reports are about tables of devices, runs and their files; those about a layout are in
/// `PublicCaseTests`.
struct PublicRunCaseTests {
  /// A report that a test of another suite tells, by its name.
  struct Told: CustomTestStringConvertible, Sendable {
    var report: String
    var suite: String
    var test: String
    var testDescription: String { report }

    init(_ report: String, _ suite: String, _ test: String) {
      (self.report, self.suite, self.test) = (report, suite, test)
    }
  }

  static let told = [
    Told(
      "flutter/flutter #193025", "DuoDisplacementTests",
      "poses in any order give the same layout for the same pose"),
    Told("mobile-dev-inc/Maestro #3623", "PublicRunCaseTests", "every window begins at its origin"),
    Told("callstack/agent-device #2703", "WholeCatalogueTests", "no picture is empty"),
    Told(
      "classmethod article on reserved regions", "DuoContainerTests",
      "section 5.1: inactive regions are told on request only, none when closed"),
    Told(
      "manaflow-ai/cmux #12957", "PublicRunCaseTests",
      "two displays of another scale in one run are drawn as in two"),
    Told(
      "CodenameOne/CodenameOne #3794", "RotationTests",
      "both landscapes of a phone are mirror images"),
    Told(
      "pointfreeco/swift-snapshot-testing #180", "PublicRunCaseTests",
      "an inset of one's own moves what keeps to it and nothing else"),
    Told(
      "cashapp/paparazzi #1190", "PublicRunCaseTests", "a picture turns with its device"),
    Told(
      "cashapp/paparazzi #2060", "CatalogFactsTests",
      "insets and their variants agree in every orientation"),
    Told(
      "lionheart/openradar-mirror #18466", "MultitaskingTests",
      "all fifteen rows of the guidelines' multitasking table hold"),
    Told(
      "fastlane/fastlane #13645", "RenderCommandTests",
      "bytes do not depend on threads, folder or surroundings"),
    Told(
      "devicekit/DeviceKit #502", "PublicRunCaseTests",
      "watches since the fourth series have round corners, those before have none"),
    Told(
      "mizchi/crater #212", "DiffPicturesTests",
      "a small thing that moved far is seen whatever the distance of colours"),
    Told(
      "TugboatQA/docs #107, garris/BackstopJS #1085", "DiffCommandTests",
      "a first row that grows is one cause, and eleven rows follow by as much"),
    Told(
      "dmtrKovalenko/odiff #149", "PixelComparerTests",
      "what is ignored does not hide a change beside it on the same rows"),
    Told(
      "dmtrKovalenko/odiff #120, #43", "PixelComparerTests",
      "one pixel against a large picture differs on the union of both"),
    Told(
      "dmtrKovalenko/odiff #153", "PixelComparerTests",
      "a change in the last pixel of the last row is seen"),
    Told(
      "mapbox/pixelmatch #74, #50", "PixelComparerTests",
      "a thin ring that moved by a pixel is no soft edge"),
    Told(
      "doc-detective/doc-detective #719", "PixelComparerTests",
      "one more row of pixels is a difference of that row"),
    Told(
      "cashapp/paparazzi #188", "DiffCommandTests",
      "a colour alone is a picture that differs and no cause"),
    Told(
      "pointfreeco/swift-snapshot-testing #710", "DiffCommandTests",
      "what is cut short is an error and never the same"),
    Told(
      "geojupyter/ipyopenlayers #47", "PublicRunCaseTests",
      "a tolerance without a unit is no tolerance"),
    Told(
      "getsentry/cli #1179", "PixelmatchTests", "three hundred pairs have the counts of pixelmatch"),
    Told(
      "takahirom/roborazzi #188", "ReportCommandTests",
      "a page forgets configurations that are gone"),
    Told(
      "takahirom/roborazzi #731", "RunFolderTests",
      "two runs into one folder at once: the second stops"),
    Told(
      "lost-pixel/lost-pixel #457", "PublicRunCaseTests",
      "two devices of one size have a file each"),
    Told(
      "lost-pixel/lost-pixel #269", "SpecReaderTests",
      "every modifier is read in its forms"),
    Told(
      "tumourlove/monolith #141", "PublicRunCaseTests",
      "overlaps are told at the true size, a misspelt key by its nearest"),
    Told(
      "TypedDevs/bashunit #1194", "ApproveCommandTests",
      "what no manifest names is pruned, and nothing else"),
    Told(
      "TypedDevs/bashunit #901", "PublicRunCaseTests",
      "a missing reference is new, ends with a code and writes nothing"),
    Told(
      "Textualize/pytest-textual-snapshot #14", "PublicRunCaseTests",
      "one more item changes its own lines of a picture only"),
    Told(
      "pointfreeco/swift-snapshot-testing #1029", "PublicRunCaseTests",
      "no picture of a screen is transparent"),
    Told(
      "ibis-coordination/Harmonic #400", "PublicRunCaseTests",
      "a phone with a home indicator has room for it however it is held"),
  ]

  @Test func `every report is told by a test that exists`() throws {
    let folder = CommittedFile.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    // 33 reports are about tables, comparisons and runs; one of a layout is told here as well.
    #expect(Set(Self.told.map(\.report)).count == 33)
    for told in Self.told {
      let own = files.filter {
        let name = URL(filePath: $0).lastPathComponent
        return name == "\(told.suite).swift" || name.hasPrefix("\(told.suite)+")
      }
      let source = try own.map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }.joined()
      #expect(source.contains("func `\(told.test)`"), "\(told.suite): \(told.test)")
    }
  }

  // MARK: Tables of devices

  @Test func `a phone with a home indicator has room for it however it is held`() {
    let phones = BuiltInCatalog.catalog.devices.filter {
      $0.family == .iphone && !$0.hasHomeButton
    }
    #expect(phones.count > 30)
    for phone in phones {
      for oriented in phone.displays.flatMap(\.orientations) {
        #expect(oriented.safeArea.bottom > 0, "\(phone.id) \(oriented.orientation)")
      }
    }
  }

  @Test func `watches since the fourth series have round corners, those before have none`() {
    let watches = BuiltInCatalog.catalog.devices.filter { $0.family == .watch }
    #expect(watches.count > 20)
    for watch in watches {
      let isOld =
        watch.id.contains("1st-gen") || watch.id.hasSuffix("38mm") || watch.id.contains("series-1-")
        || watch.id.contains("series-2-") || watch.id.contains("series-3-")
      for oriented in watch.displays.flatMap(\.orientations) {
        #expect((oriented.cornerRadii.topLeft == 0) == isOld, "\(watch.id)")
      }
      #expect(watch.provenance["cornerRadius"]?.sources.isEmpty == false, "\(watch.id)")
    }
  }

  @Test func `every window begins at its origin`() throws {
    let duo = try BuiltInCatalog.device("iphone-duo")
    var count = 0
    for pose in duo.poses {
      for orientation in pose.orientations {
        let layout = try SampleScreen.resolve(
          "content: { box: {}, id: all, ignoresSafeArea: true }", device: duo.id
        ) {
          $0.display = pose.display
          $0.pose = pose.pose
          $0.orientation = orientation
        }
        let window = layout.scene.window
        #expect(window.origin == .zero)
        #expect(layout.frame("all") == [0, 0, window.width, window.height])
        for element in layout.elements {
          #expect(element.windowFrame.minX >= 0 && element.windowFrame.minY >= 0)
        }
        count += 1
      }
    }
    #expect(count > 8)
  }

  // MARK: Runs

  private static func spec(_ devices: String, _ more: String = "") -> String {
    """
    proofsheet: 1
    name: sample
    matrix: { devices: [\(devices)] }
    screens:
      - id: home
        content:
          vstack:
            - { text: Hello, id: title }
            - { spacer: }
            - { button: Go, id: go, frame: { width: 200, height: 50 } }
    \(more)
    """
  }

  @Test func `two displays of another scale in one run are drawn as in two`() throws {
    let harness = try CommandHarness()
    try harness.write(Self.spec("iphone-17-pro, ipad-pro-11-m5"), to: "both.yaml")
    let options = ["--format", "svg,png", "--scale", "device", "--canvas", "screen"]
    #expect(harness.run(["render", "both.yaml", "-o", "both"] + options).code == 0)
    for device in ["iphone-17-pro", "ipad-pro-11-m5"] {
      let own = ["render", "both.yaml", "-o", device, "--device", device] + options
      #expect(harness.run(own).code == 0)
      for kind in ["json", "svg", "png"] {
        let path = "sample/home/\(device)/portrait.\(kind)"
        let (one, two) = (
          harness.contents(of: "both")[path], harness.contents(of: device)[path]
        )
        #expect(one != nil && one == two, "\(path)")
      }
    }
  }

  @Test func `a picture turns with its device`() throws {
    let harness = try CommandHarness()
    try harness.write(Self.spec("iphone-17-pro, ipad-mini-a17-pro"), to: "spec.yaml")
    let result = harness.run(
      "render", "spec.yaml", "-o", "out", "--orientation", "portrait,landscapeLeft", "--format",
      "png", "--canvas", "screen", "--scale", "device")
    #expect(result.code == 0, "\(result.error)")
    for id in ["iphone-17-pro", "ipad-mini-a17-pro"] {
      let pixels = try BuiltInCatalog.device(id).displays[0].renderPixels
      for (name, size) in [
        ("portrait", [pixels.width, pixels.height]),
        ("landscape-left", [pixels.height, pixels.width]),
      ] {
        let data = try #require(harness.contents(of: "out")["sample/home/\(id)/\(name).png"])
        let picture = try PictureReader.size(Array(data))
        #expect([picture.width, picture.height] == size, "\(id) \(name)")
      }
    }
  }

  @Test func `an inset of one's own moves what keeps to it and nothing else`() throws {
    let harness = try CommandHarness()
    try harness.write(
      """
      proofsheet: 1
      name: sample
      matrix: { devices: [slate] }
      screens:
        - id: home
          content:
            zstack:
              alignment: top
              children:
                - { box: {}, id: edge, frame: { height: 40 } }
                - { box: {}, id: safe, frame: { height: 40 }, align: { top: safeArea } }
            frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
            ignoresSafeArea: [top]
      """, to: "spec.yaml")
    var tops: [Double: [String: Double]] = [:]
    for inset in [20.0, 50] {
      try harness.write(
        """
        format: 1
        devices:
          - { id: slate, name: Slate, family: iphone, size: [400, 800], scale: 2,
              safeArea: { portrait: [\(inset), 0, 0, 0] }, orientations: [portrait] }
        """, to: "own.yaml")
      let result = harness.run(
        "render", "spec.yaml", "-o", "out", "--catalog", "own.yaml", "--format", "json")
      try #require(result.code == 0, "\(result.error)")
      let data = try #require(harness.contents(of: "out")["sample/home/slate/portrait.json"])
      let record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for element in try #require(record["elements"] as? [[String: Any]]) {
        let frame = try #require(element["frame"] as? [Double])
        tops[inset, default: [:]][try #require(element["id"] as? String)] = frame[1]
      }
    }
    #expect(tops[20]?["safe"] == 20 && tops[50]?["safe"] == 50)
    #expect(tops[20]?["edge"] == 0 && tops[50]?["edge"] == 0)
  }

  @Test func `two devices of one size have a file each`() throws {
    let harness = try CommandHarness()
    try harness.write(Self.spec("iphone-x, iphone-xs"), to: "spec.yaml")
    #expect(harness.run("render", "spec.yaml", "-o", "out", "--format", "png").code == 0)
    let files = harness.contents(of: "out/sample").keys.filter { $0.hasSuffix(".png") }.sorted()
    #expect(files == ["home/iphone-x/portrait.png", "home/iphone-xs/portrait.png"])
  }

  @Test func `no picture of a screen is transparent`() throws {
    let harness = try CommandHarness()
    try harness.write(
      "proofsheet: 1\nname: sample\nmatrix: { devices: [iphone-se-4-7] }\nscreens:\n"
        + "  - { id: home, content: { spacer: }, background: \"#00000000\" }", to: "spec.yaml")
    let result = harness.run(
      "render", "spec.yaml", "-o", "out", "--format", "png", "--canvas", "screen")
    #expect(result.code == 0, "\(result.error)")
    let path = "out/sample/home/iphone-se-4-7/portrait.png"
    let data = try Data(contentsOf: harness.folder.appending(path: path))
    let picture = try PNGReader.read(Array(data))
    let isOpaque = stride(from: 3, to: picture.pixels.count, by: 4)
      .allSatisfy { picture.pixels[$0] == 255 }
    #expect(isOpaque)
  }

  @Test func `one more item changes its own lines of a picture only`() throws {
    let harness = try CommandHarness()
    func lines(_ items: String) throws -> [Substring] {
      try harness.write(
        """
        proofsheet: 1
        name: sample
        matrix: { devices: [iphone-17-pro] }
        screens:
          - id: home
            content:
              vstack:
                alignment: leading
                children: [\(items)]
              frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }
        """, to: "spec.yaml")
      let result = harness.run(
        "render", "spec.yaml", "-o", "out", "--format", "svg", "--style", "mockup", "--canvas",
        "screen")
      try #require(result.code == 0, "\(result.error)")
      let path = "out/sample/home/iphone-17-pro/portrait.svg"
      return try String(contentsOf: harness.folder.appending(path: path), encoding: .utf8)
        .split(separator: "\n")
    }
    let first = "{ text: One, id: one }, { text: Two, id: two }"
    let before = try lines(first)
    #expect(try lines(first) == before)
    let after = try lines(first + ", { text: Three, id: three }")
    let change = after.difference(from: before)
    #expect(change.removals.isEmpty, "\(change.removals)")
    #expect(!change.insertions.isEmpty && change.insertions.count < 6, "\(change.insertions)")
  }

  // MARK: Comparing and judging

  @Test func `a missing reference is new, ends with a code and writes nothing`() throws {
    let harness = try CommandHarness()
    try harness.write(Self.spec("iphone-17-pro, iphone-x"), to: "spec.yaml")
    for folder in ["a", "b"] {
      let options = folder == "a" ? ["--device", "iphone-x"] : []
      let drawn = harness.run(
        ["render", "spec.yaml", "-o", folder, "--format", "json"] + options)
      #expect(drawn.code == 0)
    }
    let before = harness.contents(of: "a")
    let result = harness.run("diff", "a", "b", "--json", "--require-reference")
    #expect(result.code == 1 && result.output.contains("\"new\""), "\(result.output)")
    #expect(harness.contents(of: "a") == before)
  }

  @Test func `a tolerance without a unit is no tolerance`() throws {
    let harness = try CommandHarness()
    try harness.write(Self.spec("iphone-x"), to: "spec.yaml")
    for folder in ["a", "b"] {
      #expect(harness.run("render", "spec.yaml", "-o", folder, "--format", "png").code == 0)
    }
    let result = harness.run("diff", "a", "b", "--tolerance", "0.03")
    #expect(result.code == 2 && result.error.contains("0.03"), "\(result.error)")
    #expect(harness.run("diff", "a", "b", "--tolerance", "3%").code == 0)
  }

  @Test func `overlaps are told at the true size, a misspelt key by its nearest`() throws {
    let harness = try CommandHarness()
    func lint(_ key: String, _ device: String) throws -> CommandHarness.Result {
      try harness.write(
        """
        proofsheet: 1
        name: sample
        screens:
          - id: home
            content:
              hstack:
                spacing: 20
                children:
                  - { button: One, id: one, frame: { \(key): 160, height: 44 } }
                  - { button: Two, id: two, frame: { \(key): 160, height: 44 } }
        """, to: "spec.yaml")
      return harness.run("lint", "spec.yaml", "--device", device)
    }
    let fitting = try lint("width", "iphone-17-pro")
    #expect(fitting.code == 0 && !fitting.output.contains("HT-05"), "\(fitting.output)")
    let tight = try lint("width", "iphone-se-4")
    #expect(tight.code == 1 && tight.output.contains("AD-07"), "\(tight.output)")
    let wrong = try lint("widht", "iphone-17-pro")
    #expect(wrong.code == 3 && wrong.error.contains("width"), "\(wrong.error)")
  }
}
