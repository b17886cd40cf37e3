import Foundation

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

  /// The sample with a banner, and another button in place of the last, where the width is compact.
  static let changed =
    sample
    .replacing(
      """
                - image: cover
      """,
      with: """
                  - switch:
                      - if: widthClass == compact
                        then: { box: New, id: banner, frame: { height: 30 } }
                  - image: cover
        """
    )
    .replacing(
      """
                      - button: { symbol: forward.fill, style: plain }
                        id: forward
                        frame: { width: 56, height: 56 }
      """,
      with: """
                        - switch:
                            - if: widthClass == compact
                              then:
                                button: { symbol: shuffle, style: plain }
                                id: shuffle
                                frame: { width: 36, height: 36 }
                            - else:
                                button: { symbol: forward.fill, style: plain }
                                id: forward
                                frame: { width: 56, height: 56 }
        """)
}

/// A run of many configurations without the time that drawing them takes.
enum ManyConfigurations {
  /// Writes a run folder whose configurations differ in nothing but device and locale.
  ///
  /// In the first few of them all rows but the first may lie 12 points further down.
  static func write(
    _ count: Int, into harness: CommandHarness, folder: String, moved: Int = 0
  ) throws {
    let devices = ["iphone-17-pro", "iphone-17", "iphone-air", "ipad-mini-a17-pro", "iphone-duo"]
    var entries: [[String: Any]] = []
    for number in 0..<count {
      let device = devices[number % devices.count]
      let name = "home/\(device)/portrait+x-\(number)"
      func top(_ row: Int) -> Int { 80 + 36 * row + (number < moved && row > 0 ? 12 : 0) }
      let hash = number < moved ? "00000001" : "00000000"
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
          let frame = [16, top(row), 370, number < moved && row == 0 ? 42 : 30]
          return [
            "id": "row-\(row)", "path": "content/\(row)", "kind": "text", "role": "text",
            "frame": frame, "visible": frame,
          ]
        },
        "findings": number % 10 == 0
          ? [["rule": "HT-01", "severity": "warning", "message": "row \(number) is small"]] : [],
      ]
      let rows = (0..<20).map {
        "<rect x=\"\(36 + 16)\" y=\"\(36 + top($0))\" width=\"370\" height=\"30\"/>"
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
          "json": ["path": "\(name).json", "sha256": hash],
          "svg": ["path": "\(name).svg", "sha256": hash],
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
  ///
  /// What was drawn can be compared with another run, in which elements lie further down.
  static func write(
    into harness: CommandHarness, folder: String, isDrawn: Bool = false, moved: Int = 0
  ) throws {
    let name = isDrawn ? "home/x'; touch hacked #/portrait" : "home/iphone-17-pro/portrait"
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
        let frame = [0, 200 * row + moved, 402, 200]
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
    var entry: [String: Any] = [
      "name": name,
      "files": [
        "json": ["path": "\(name).json", "sha256": text],
        "svg": ["path": "\(name).svg", "sha256": text],
      ],
      "findings": ["error": 1, "warning": 0, "info": 0],
      "picture": ["size": [402, 874], "origin": [0, 0], "factor": 1, "device": frame],
    ]
    if !isDrawn { entry["failure"] = text }
    try ManyConfigurations.writeManifest([entry], name: text, into: harness, folder: folder)
  }
}
