import Geometry

extension Manifest {
  /// Reads a manifest.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: ``RecordError`` if it is damaged, cut short, or of a form that is not known.
  public init(reading bytes: [UInt8]) throws(RecordError) {
    let root = try JSONValue(reading: bytes)
    guard let format = root["format"]?.int, let name = root["name"]?.text,
      case .array(let configurations)? = root["configurations"]
    else { throw RecordError(message: "it is no manifest of a run") }
    guard format == Self.format else {
      throw RecordError(message: "format \(format) is not known, this program reads \(Self.format)")
    }
    var entries: [Entry] = []
    for value in configurations {
      guard let name = value["name"]?.text else {
        throw RecordError(message: "a configuration of the manifest has no 'name'")
      }
      entries.append(
        Entry(
          name: name, files: try Self.files(value["files"]),
          findings: Findings(reading: value["findings"]), failure: value["failure"]?.text,
          picture: value["picture"].flatMap { Picture(reading: $0) }))
    }
    var series: [Series] = []
    for value in root["series"]?.values ?? [] {
      guard let name = value["name"]?.text else {
        throw RecordError(message: "a series of the manifest has no 'name'")
      }
      series.append(
        Series(
          name: name, configurations: (value["configurations"]?.values ?? []).compactMap(\.text),
          files: try Self.files(value["files"])))
    }
    self.init(
      name: name, fingerprint: root["fingerprint"]?.text ?? "",
      parts: (root["fingerprintParts"]?.entries ?? [:]).compactMapValues(\.text),
      configurations: entries, series: series, isPartial: root["partial"] == .bool(true))
  }

  /// Whether some bytes look like a manifest of a run rather than another file of that name.
  public static func isManifest(_ bytes: [UInt8]) -> Bool {
    (try? JSONValue(reading: bytes))?["fingerprint"] != nil
  }

  private static func files(_ value: JSONValue?) throws(RecordError) -> [String: File] {
    var files: [String: File] = [:]
    for (format, file) in value?.entries ?? [:] {
      guard let path = file["path"]?.text, let hash = file["sha256"]?.text else {
        throw RecordError(message: "a file of the manifest has no 'path' or 'sha256'")
      }
      files[format] = File(path: path, hash: hash)
    }
    return files
  }
}

extension Manifest.Picture {
  init?(reading value: JSONValue) {
    let size = value["size"]?.values.compactMap(\.double) ?? []
    let origin = value["origin"]?.values.compactMap(\.double) ?? []
    guard size.count == 2, origin.count == 2, let factor = value["factor"]?.double, factor > 0,
      let device = value["device"]?.rect
    else { return nil }
    self.init(
      size: Size(width: size[0], height: size[1]), origin: Point(x: origin[0], y: origin[1]),
      factor: factor, device: device)
  }
}

extension Manifest.Findings {
  init(reading value: JSONValue?) {
    self.init(
      errors: value?["error"]?.int ?? 0, warnings: value?["warning"]?.int ?? 0,
      infos: value?["info"]?.int ?? 0)
  }
}
