import Devices
import Drawing
import Records

/// What the page of a report knows before it loads a single configuration.
struct ReportIndex {
  /// One configuration of the page.
  struct Entry {
    /// The entry of the manifest.
    var stored: Manifest.Entry
    /// Its record; absent where there is none that can be read.
    var record: StoredRecord?
    /// The path of the picture that is shown, and its format; absent where there is none.
    var picture: (format: String, path: String)?
    /// The layers of the picture that can be switched.
    var layers: Set<String> = []
  }

  let run: StoredRun
  let entries: [Entry]
  let devices: [String: Device]
  let diff: DiffSummary?
  /// Whether the page asks for news, as it does while someone works on the spec.
  var isLive = false
  /// Whether the files of the run lie beside the page.
  var isInPlace = true

  /// The script that hands the index to the page, and a text that changes with it.
  var script: (text: String, key: String) {
    var findings = FindingTable()
    var elements = ElementTable()
    let configurations = entries.map { configuration($0, &findings, &elements) }
    let layers = Layer.allCases.map(\.rawValue).filter { layer in
      entries.contains { $0.layers.contains(layer) }
    }
    var content: [String: JSONValue?] = [
      "format": .integer(1),
      "name": .string(run.manifest.name),
      "fingerprint": .string(run.manifest.fingerprint),
      "parts": .object(run.manifest.parts.mapValues { .string($0) }),
      "live": isLive ? .bool(true) : nil,
      "inPlace": .bool(isInPlace),
      "layers": .array(layers.map { .string($0) }),
      "configurations": .array(configurations),
      "findings": .array(findings.values),
      "elements": .array(elements.values),
      "changes": diff.map(Self.changes),
    ]
    let key = String(Fingerprint.hash(Array(JSONValue.record(content).line.utf8)).prefix(16))
    content["key"] = .string(key)
    return ("proofsheet.index(\(JSONValue.record(content).text(depth: 2).dropLast()));\n", key)
  }

  private func configuration(
    _ entry: Entry, _ findings: inout FindingTable, _ elements: inout ElementTable
  ) -> JSONValue {
    let stored = entry.stored
    let record = entry.record
    let traits = record?.configuration
    let device = traits.flatMap { devices[$0.device] }
    let counts = stored.findings
    return .record([
      "name": .string(stored.name),
      "screen": .string(traits?.screen ?? Self.part(0, of: stored.name)),
      "device": .string(traits?.device ?? Self.part(1, of: stored.name)),
      "deviceName": device.map { .string($0.name) },
      "family": device.map { .string($0.family.rawValue) },
      "system": device.map { .string($0.system.name) },
      "foldable": device.flatMap { $0.poses.isEmpty ? nil : .bool(true) },
      "display": traits?.display.map { .string($0) },
      "orientation": traits.map { .string($0.orientation) },
      "pose": traits?.pose.map { .string($0) },
      "window": traits.map { .string($0.window) },
      "textSize": traits.map { .string($0.textSize) },
      "locale": traits.map { .string($0.locale) },
      "direction": traits.map { .string($0.direction) },
      "appearance": traits.map { .string($0.appearance) },
      "camera": traits.flatMap { $0.camera ? .bool(true) : nil },
      "os": traits?.os.map { .string($0) },
      "sdk": traits?.sdk.map { .string($0) },
      "displaySize": record.map { .array($0.scene.display.map { .number($0) }) },
      "windowSize": record.map { .array($0.scene.window.suffix(2).map { .number($0) }) },
      "scale": record.map { .number($0.scene.scale) },
      "classes": record?.scene.sizeClasses.map {
        .array([.string($0.horizontal), .string($0.vertical)])
      },
      "findings": record.map { .array($0.findings.map { .integer(findings.index(of: $0)) }) },
      "elements": record.map { .integer(elements.index(of: $0.elements.map(\.id))) },
      "counts": .array([
        .integer(counts.errors), .integer(counts.warnings), .integer(counts.infos),
      ]),
      "failed": record.map {
        .integer(($0.expectations ?? []).filter { $0.outcome == "failed" }.count)
      },
      "failure": stored.failure.map { .string($0) },
      "picture": entry.picture.map { .string($0.format) },
      "file": entry.picture.map { .string($0.path) },
      "page": stored.picture.map { Self.page($0) },
      "files": .object(stored.files.mapValues { .string($0.path) }),
      "version": .string(Self.version(stored)),
    ])
  }

  private static func page(_ picture: Manifest.Picture) -> JSONValue {
    .object([
      "size": .size(picture.size), "origin": .point(picture.origin),
      "factor": .number(picture.factor), "device": .rect(picture.device),
    ])
  }

  /// A text that changes with the files of a configuration.
  private static func version(_ entry: Manifest.Entry) -> String {
    ["json", "svg", "png"].compactMap { entry.files[$0].map { String($0.hash.prefix(8)) } }
      .joined()
  }

  private static func part(_ index: Int, of name: String) -> String {
    let parts = name.split(separator: "/")
    return parts.indices.contains(index) ? String(parts[index]) : name
  }

  private static func changes(_ diff: DiffSummary) -> JSONValue {
    .record([
      "verdict": .string(diff.verdict),
      "compared": .integer(diff.configurations.compared),
      "changed": .array(diff.changedNames.map { .string($0) }),
      "causes": .array(
        diff.causes.map { cause in
          .record([
            "words": .string(cause.words),
            "element": cause.element.map { .string($0) },
            "configurations": .array(cause.configurations.map { .string($0) }),
            "followers": .integer(cause.followers?.count ?? 0),
          ])
        }),
      "pictures": .object(
        Dictionary(
          (diff.pictures ?? []).map { ($0.configuration, JSONValue.integer($0.pixels ?? 0)) },
          uniquingKeysWith: { first, _ in first })),
    ])
  }
}

/// Findings, each once, however many configurations have it.
private struct FindingTable {
  private(set) var values: [JSONValue] = []
  private var places: [StoredRecord.Finding: Int] = [:]

  /// The number of a finding; where on the screen it lies does not count.
  mutating func index(of finding: StoredRecord.Finding) -> Int {
    var key = finding
    key.frame = nil
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(
      .record([
        "rule": .string(finding.rule), "severity": .string(finding.severity),
        "element": finding.element.map { .string($0) }, "message": .string(finding.message),
      ]))
    return values.count - 1
  }
}

/// The ids of elements, each list once: many configurations of a screen have the same.
private struct ElementTable {
  private(set) var values: [JSONValue] = []
  private var places: [[String]: Int] = [:]

  /// The number of a list.
  mutating func index(of ids: [String]) -> Int {
    if let place = places[ids] { return place }
    places[ids] = values.count
    values.append(.array(ids.map { .string($0) }))
    return values.count - 1
  }
}
