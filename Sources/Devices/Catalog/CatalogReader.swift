public import Diagnostics
public import Documents

/// Reads a device catalogue, the built-in one or a user's own, out of a document.
///
/// The form is described in <doc:catalog-file-format>.
public enum CatalogReader {
  /// The version of the form that is read.
  public static let format = 1

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - document: the file as nodes.
  ///   - file: the file as the user named it, for messages.
  ///   - base: a catalogue that the new one is added to; its devices may be named in sets.
  /// - Returns: the catalogue, nothing where the file has an error; and all that was wrong, in the
  ///   order of the file.
  public static func read(
    _ document: Document, file: String, base: DeviceCatalog? = nil
  ) -> (catalog: DeviceCatalog?, diagnostics: [Diagnostic]) {
    var reader = NodeReader(file: file)
    reader.diagnostics = document.diagnostics
    let catalog = document.root.map { root in
      root.content == .empty ? nil : self.catalog(root, base: base, &reader)
    }
    if document.root?.content == .empty {
      reader.report("the catalogue is empty", at: nil, rule: "empty")
    }
    let ordered = reader.diagnostics.enumerated().sorted { a, b in
      let (first, second) = (a.element.position ?? .start, b.element.position ?? .start)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
    let isUsable = !ordered.contains { $0.severity == .error }
    return (isUsable ? catalog ?? nil : nil, ordered)
  }

  private static let keys = ["format", "maker", "sources", "sets", "devices"]

  private static func catalog(
    _ root: DocumentNode, base: DeviceCatalog?, _ reader: inout NodeReader
  ) -> DeviceCatalog? {
    guard let entries = reader.mapping(root, "catalogue") else { return nil }
    var result = DeviceCatalog(devices: [])
    var maker = "unknown"
    if let node = root["maker"] { maker = reader.text(node, "maker") ?? maker }
    var sets: [DocumentNode.Entry] = []
    for entry in entries {
      let (key, node) = (entry.key, entry.value)
      switch key {
      case "format": checkFormat(node, &reader)
      case "maker": break
      case "sources":
        for source in reader.mapping(node, key) ?? [] {
          result.sources[source.key] = reader.text(source.value, source.key)
        }
      case "sets": sets = reader.mapping(node, key) ?? []
      case "devices": result.devices = devices(node, maker: maker, &reader)
      default: reader.reportUnknownKey(entry, in: "a catalogue", known: keys)
      }
    }
    if root["format"] == nil {
      reader.reportMissing("format", in: "a catalogue", at: root.position)
    }
    for entry in sets { result.sets[entry.key] = set(entry, result, base: base, &reader) }
    return result
  }

  private static func checkFormat(_ node: DocumentNode, _ reader: inout NodeReader) {
    guard let number = reader.integer(node, "format", in: 1...1_000_000), number != format else {
      return
    }
    reader.report(
      "this program reads format \(format), found \(number)", at: node.position,
      rule: "unknown-format")
  }

  private static func devices(
    _ node: DocumentNode, maker: String, _ reader: inout NodeReader
  ) -> [Device] {
    var result: [Device] = []
    var ids: Set<String> = []
    for item in reader.list(node, "devices") ?? [] {
      guard let read = DeviceDraft.read(item, maker: maker, &reader) else { continue }
      if ids.insert(read.device.id).inserted {
        result.append(read.device)
      } else {
        reader.report(
          "device '\(read.device.id)' is there twice", at: read.position, rule: "duplicate")
      }
    }
    return result
  }

  private static func set(
    _ entry: DocumentNode.Entry, _ catalog: DeviceCatalog, base: DeviceCatalog?,
    _ reader: inout NodeReader
  ) -> [String] {
    if !DeviceDraft.isIdentifier(entry.key)
      || DeviceCatalog.isReserved(entry.key) && !DeviceCatalog.storedSets.contains(entry.key)
    {
      reader.report(
        "'\(entry.key)' can't be the name of a set", at: entry.keyPosition, rule: "bad-id")
    }
    var result: [String] = []
    for item in reader.list(entry.value, entry.key) ?? [] {
      guard let id = reader.text(item, entry.key) else { continue }
      if catalog.device(id) == nil, base?.device(id) == nil {
        let known = catalog.devices.map(\.id) + (base?.devices.map(\.id) ?? [])
        reader.report(
          "no device '\(id)'" + NearestWord.proposal(for: id, among: known), at: item.position,
          rule: "unknown-device")
      } else if !result.contains(id) {
        result.append(id)
      }
    }
    return result
  }
}
