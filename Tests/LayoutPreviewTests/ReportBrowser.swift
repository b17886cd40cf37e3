import Foundation
import TestSupport
import Testing

/// Report pages used by headless Chromium; what it saw, for tests to judge.
enum ReportBrowser {
  /// A Python with the packages that drive the browser; nothing where something is missing.
  static let python: ExternalTool? = {
    guard Rasterizer.hasChromium else { return nil }
    return PythonTools.python(
      importing: "playwright.sync_api", "axe_playwright_python.sync_playwright")
  }()

  /// Why browser tests are passed over where they are.
  static let missing: Comment =
    "Chromium, or Playwright and axe in .build/venv, is not installed; 'make setup' does it"

  /// What the script saw, by scene; made once for all tests.
  private static let result: Result<Data, any Error> = Result { try run() }

  /// The runs that pages were made of; they go away with the process.
  static let runs: Result<ReportRuns, any Error> = Result { try ReportRuns() }

  /// What was seen in a scene.
  static func seen<Seen: Decodable>(_ scene: String, as type: Seen.Type = Seen.self) throws -> Seen
  {
    let data = try result.get()
    let scenes = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let value = try #require(scenes[scene])
    if let failure = (value as? [String: Any])?["failure"] as? String {
      throw Failure(description: failure)
    }
    return try JSONDecoder().decode(
      type, from: JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed))
  }

  /// A scene that broke off.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func run() throws -> Data {
    let tool = try #require(python)
    let runs = try runs.get()
    let pages = try JSONSerialization.data(withJSONObject: runs.pages)
    let list = try runs.harness.write(pages, to: "pages.json")
    let script = CommittedFile.root
      .appending(path: "Tests/LayoutPreviewTests/Browser/report_page.py").path
    let result = try tool.run([script, list.path])
    guard result.status == 0 else { throw Failure(description: result.errorText) }
    return Data(result.output)
  }
}

/// The runs that the browser looks at.
final class ReportRuns: Sendable {
  let harness: CommandHarness
  /// The folders of the pages by what they are.
  let pages: [String: String]

  init() throws {
    harness = try CommandHarness()
    try harness.write(ReportSpecs.sample, to: "sample.yaml")
    try Self.expect(
      harness.run("render", "sample.yaml", "--format", "svg", "--fail-on", "never", "--quiet"),
      harness.run("report", "Output/sample"),
      harness.run(
        "render", "sample.yaml", "-o", "pixels", "--format", "png", "--scale", "1",
        "--fail-on", "never", "--quiet"),
      harness.run("report", "pixels/sample", "-o", "pictures"))
    try ManyConfigurations.write(2000, into: harness, folder: "many")
    try Self.expect(harness.run("report", "many"))
    try HostileRun.write(into: harness, folder: "hostile")
    try Self.expect(harness.run("report", "hostile"))
    try harness.write(ReportSpecs.sample, to: "live/sample.yaml")
    let root = harness.folder
    var pages = [
      "sample": "Output/sample", "pictures": "pictures", "many": "many", "hostile": "hostile",
      "live": "live",
    ].mapValues { root.appending(path: $0).path }
    pages["program"] = BuiltProgram.tool?.path
    self.pages = pages
  }

  /// The record of a configuration of the sample.
  func record(_ name: String) throws -> [String: Any] {
    let text = try #require(harness.text("Output/sample/\(name).json"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private static func expect(_ results: CommandHarness.Result...) throws {
    for result in results where result.code != 0 {
      throw ReportBrowser.Failure(description: "ended with \(result.code): \(result.error)")
    }
  }
}

/// Specs that reports are made of.
enum ReportSpecs {
  /// Buttons, one of them too small and one across the fold, on a phone, a foldable and a tablet.
  static let sample = """
    proofsheet: 1
    name: sample
    matrix:
      devices: [iphone-17-pro, iphone-duo, ipad-mini-a17-pro]
      poses: all
    assets:
      cover: { size: [600, 600], focus: [0.25, 0.25, 0.5, 0.5] }
    screens:
      - id: player
        tabs:
          items:
            - { title: Library, symbol: house }
            - { title: Playing, symbol: play.fill }
          selected: 1
        expect:
          - play.width >= 44
          - play.width >= 100
        content:
          vstack:
            spacing: 12
            children:
              - image: cover
                aspectRatio: 1
                id: artwork
              - text: { string: Night Drive, style: title2, weight: bold }
                id: title
              - hstack:
                  spacing: 24
                  children:
                    - button: { symbol: backward.fill, style: plain }
                      id: back
                      frame: { width: 36, height: 36 }
                    - button: { symbol: play.fill, style: prominent }
                      id: play
                      frame: { width: 64, height: 64 }
                    - button: { symbol: forward.fill, style: plain }
                      id: forward
                      frame: { width: 56, height: 56 }
          padding: { horizontal: 20, vertical: 12 }
    """
}

/// A run of many configurations without the time that drawing them takes.
enum ManyConfigurations {
  /// Writes a run folder whose configurations differ in nothing but device and locale.
  static func write(_ count: Int, into harness: CommandHarness, folder: String) throws {
    let devices = ["iphone-17-pro", "iphone-17", "iphone-air", "ipad-mini-a17-pro", "iphone-duo"]
    var entries: [[String: Any]] = []
    for number in 0..<count {
      let device = devices[number % devices.count]
      let name = "home/\(device)/portrait+x-\(number)"
      let record: [String: Any] = [
        "format": 1, "fingerprint": "0",
        "configuration": [
          "name": name, "screen": "home", "device": device, "orientation": "portrait",
          "window": "full", "textSize": "large", "locale": "x-\(number)",
          "direction": "leftToRight", "appearance": number % 2 == 0 ? "light" : "dark",
          "camera": false,
        ],
        "scene": [
          "display": [402, 874], "window": [0, 0, 402, 874], "scale": 3, "regions": [],
          "safeArea": ["top": 62, "left": 0, "bottom": 34, "right": 0],
          "guides": ["safeArea": [0, 62, 402, 778]],
        ],
        "elements": (0..<20).map { row -> [String: Any] in
          let frame = [16, 80 + 36 * row, 370, 30]
          return [
            "id": "row-\(row)", "path": "content/\(row)", "kind": "text", "role": "text",
            "frame": frame, "visible": frame,
          ]
        },
        "findings": number % 10 == 0
          ? [["rule": "HT-01", "severity": "warning", "message": "row \(number) is small"]] : [],
      ]
      let rows = (0..<20).map {
        "<rect x=\"\(36 + 16)\" y=\"\(36 + 80 + 36 * $0)\" width=\"370\" height=\"30\"/>"
      }
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="474" height="946" viewBox="0 0 474 946">
        <g class="layer content" fill="#ccd">\(rows.joined())</g></svg>

        """
      try harness.write(
        JSONSerialization.data(withJSONObject: record), to: "\(folder)/\(name).json")
      try harness.write(svg, to: "\(folder)/\(name).svg")
      entries.append([
        "name": name,
        "files": [
          "json": ["path": "\(name).json", "sha256": "00000000"],
          "svg": ["path": "\(name).svg", "sha256": "00000000"],
        ],
        "findings": ["error": 0, "warning": number % 10 == 0 ? 1 : 0, "info": 0],
        "picture": [
          "size": [474, 946], "origin": [36, 36], "factor": 1, "device": [24, 24, 426, 898],
        ],
      ])
    }
    try writeManifest(entries, name: folder, into: harness, folder: folder)
  }

  /// Writes the manifest of a run folder.
  static func writeManifest(
    _ entries: [[String: Any]], name: String, into harness: CommandHarness, folder: String
  ) throws {
    let manifest: [String: Any] = [
      "format": 1, "name": name, "fingerprint": "0123456789abcdef",
      "fingerprintParts": ["program": "0.1.0", "fonts": "Inter 3.019"],
      "configurations": entries, "findings": ["error": 0, "warning": 0, "info": 0],
    ]
    try harness.write(
      JSONSerialization.data(withJSONObject: manifest), to: "\(folder)/manifest.json")
  }
}

/// A run in which everything that comes from a spec tries to become part of the page.
enum HostileRun {
  /// Closes every context that it may stand in, then runs and loads something.
  static let text =
    "\"'`--></title></script></svg><script>window.hacked=1</script>"
    + "<img src=\"http://127.0.0.1:9/leak\" onerror=\"window.hacked=2\">{{name}}${window.hacked=3}"

  /// Writes the folder: an honest run with every text replaced, and a picture with scripts in it.
  static func write(into harness: CommandHarness, folder: String) throws {
    let name = "home/iphone-17-pro/portrait"
    let frame = [0, 0, 402, 874]
    let record: [String: Any] = [
      "format": 1, "fingerprint": text,
      "configuration": [
        "name": name, "screen": text, "device": text, "display": text, "orientation": text,
        "pose": text, "window": text, "textSize": text, "locale": text, "direction": text,
        "appearance": text, "camera": false, "os": text, "sdk": text,
      ],
      "scene": [
        "display": [402, 874], "window": frame, "scale": 3,
        "sizeClasses": ["horizontal": text, "vertical": text],
        "regions": [["id": text, "kind": "division", "frame": frame, "active": true]],
        "safeArea": ["top": 0, "left": 0, "bottom": 0, "right": 0],
        "guides": ["safeArea": frame, text: frame],
      ],
      "elements": (0..<4).map { row -> [String: Any] in
        let frame = [0, 200 * row, 402, 200]
        return [
          "id": "\(row)\(text)", "path": text, "kind": text, "role": text, "label": text,
          "frame": frame, "visible": frame, text: [text: text],
          "text": [
            "string": text, "lines": [], "truncated": false, "style": text, "fontSize": 1,
            "weight": text,
          ],
        ]
      },
      "findings": [
        [
          "rule": text, "severity": "error", "message": text, "element": "0\(text)", "unit": text,
          "limit": 1,
        ]
      ],
      "expectations": [["text": text, "outcome": "failed", "detail": text]],
    ]
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="402" height="874" viewBox="0 0 402 874" \
      onload="window.hacked=4"><script>window.hacked=5</script>
      <g class="layer content"><rect width="402" height="874" fill="#ccd"/>
      <image href="http://127.0.0.1:9/leak" width="9" height="9" onerror="window.hacked=6"/>
      <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" \
      src="javascript:parent.hacked=7"/></foreignObject></g></svg>

      """
    try harness.write(JSONSerialization.data(withJSONObject: record), to: "\(folder)/\(name).json")
    try harness.write(svg, to: "\(folder)/\(name).svg")
    let entry: [String: Any] = [
      "name": name, "failure": text,
      "files": [
        "json": ["path": "\(name).json", "sha256": text],
        "svg": ["path": "\(name).svg", "sha256": text],
      ],
      "findings": ["error": 1, "warning": 0, "info": 0],
      "picture": ["size": [402, 874], "origin": [0, 0], "factor": 1, "device": frame],
    ]
    try ManyConfigurations.writeManifest([entry], name: text, into: harness, folder: folder)
  }
}
