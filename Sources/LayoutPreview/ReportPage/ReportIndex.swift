import Devices
import Drawing
import Geometry
import Records

/// What the page of a report knows before it loads a single configuration.
struct ReportIndex {
  /// One configuration of the page.
  struct Entry {
    /// The entry of the manifest.
    var stored: Manifest.Entry
    /// Its record; absent where there is none that can be read.
    var record: RecordedLayout?
    /// The path of the picture that is shown, and its format; absent where there is none.
    var picture: (format: String, path: String)?
    /// The layers of the picture that can be switched.
    var layers: Set<String> = []
    /// Whether only the reference has it.
    var isRemoved = false
  }

  let run: StoredRun
  let entries: [Entry]
  let devices: [String: Device]
  let changes: ReportChanges?
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
      "changes": changes.map { $0.value(order: entries.map(\.stored.name)) },
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
    let device = record.flatMap { devices[$0.device] }
    func axis(_ name: String) -> JSONValue? { record?.axes[name].map { .string($0) } }
    // What was found in a configuration that is gone is no finding of this run.
    let counts = entry.isRemoved ? Manifest.Findings() : stored.findings
    return .record([
      "name": .string(stored.name),
      "screen": .string(record?.screen ?? Self.part(0, of: stored.name)),
      "device": .string(record?.device ?? Self.part(1, of: stored.name)),
      "deviceName": device.map { .string($0.name) },
      "family": device.map { .string($0.family.rawValue) },
      "system": device.map { .string($0.system.name) },
      "foldable": device.flatMap { $0.poses.isEmpty ? nil : .bool(true) },
      "display": axis("display"),
      "orientation": axis("orientation"),
      "pose": axis("pose"),
      "window": axis("window"),
      "textSize": axis("textSize"),
      "locale": axis("locale"),
      "direction": axis("direction"),
      "appearance": axis("appearance"),
      "camera": record?.axes["camera"] == "true" ? .bool(true) : nil,
      "os": axis("os"),
      "sdk": axis("sdk"),
      "displaySize": record?.display.map { .size($0) },
      "windowSize": record?.window.map { .size($0.size) },
      "windowOrigin": record?.window.flatMap { $0.origin == .zero ? nil : .point($0.origin) },
      "scale": record?.scale.map { .number($0) },
      "classes": record?.sizeClasses.map {
        .array([.string($0.horizontal), .string($0.vertical)])
      },
      "findings": record.map { record in
        .array(
          entry.isRemoved ? [] : record.findings.map { .integer(findings.index(of: $0)) })
      },
      "elements": record.map { .integer(elements.index(of: $0.elements.map(\.id))) },
      "counts": .array([
        .integer(counts.errors), .integer(counts.warnings), .integer(counts.infos),
      ]),
      "failed": record.map { .integer(entry.isRemoved ? 0 : $0.failedExpectations.count) },
      "removed": entry.isRemoved ? .bool(true) : nil,
      "failure": stored.failure.map { .string($0) },
      "picture": entry.picture.map { .string($0.format) },
      "file": entry.picture.map { .string($0.path) },
      "page": stored.picture.map { Self.page($0) },
      "files": .object(stored.files.mapValues { .string($0.path) }),
      "version": .string(Self.version(stored)),
    ])
  }

  /// Where a window lies in its picture.
  static func page(_ picture: Manifest.Picture) -> JSONValue {
    .object([
      "size": .size(picture.size), "origin": .point(picture.origin),
      "factor": .number(picture.factor), "device": .rect(picture.device),
    ])
  }

  /// A text that changes with the files of a configuration.
  static func version(_ entry: Manifest.Entry) -> String {
    ["json", "svg", "png"].compactMap { entry.files[$0].map { String($0.hash.prefix(8)) } }
      .joined()
  }

  private static func part(_ index: Int, of name: String) -> String {
    let parts = name.split(separator: "/")
    return parts.indices.contains(index) ? String(parts[index]) : name
  }
}

/// Findings, each once, however many configurations have it.
private struct FindingTable {
  private(set) var values: [JSONValue] = []
  private var places: [RecordedLayout.Finding: Int] = [:]

  /// The number of a finding.
  mutating func index(of finding: RecordedLayout.Finding) -> Int {
    if let place = places[finding] { return place }
    places[finding] = values.count
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
