import Diagnostics
import Documents

/// The keys of a device as written, before its displays are built.
struct DeviceDraft {
  /// A pose as written.
  struct Pose {
    /// The pose, its orientations those of the display where none are written.
    var support: Device.PoseSupport
    /// Where the pose starts.
    var position: SourcePosition
    /// Where the name of the display stands.
    var displayPosition: SourcePosition
  }

  /// The keys of a device beside those of its only display.
  static let keys = [
    "id", "name", "maker", "family", "year", "alsoCovers", "seedRow", "os", "homeButton", "grids",
    "displays", "poses", "origin", "notes",
  ]

  /// Where the device starts.
  var position: SourcePosition
  /// The id with its place.
  var id: DisplayDraft.Placed<String>?
  var name: String?
  var maker: String?
  var family: DeviceFamily?
  var year: Int?
  var alsoCovers: [String] = []
  var seedRow: String?
  var standard: Version?
  var last: Version?
  var systemName: String?
  var hasHomeButton = false
  var grids: [Device.Grid] = []
  var main: DisplayDraft
  var mainKey: DocumentNode.Entry?
  var displays: [DisplayDraft] = []
  var displaysPosition: SourcePosition?
  var poses: [Pose] = []
  var provenance: [String: Provenance] = [:]
  var notes: [String] = []

  /// Reads a device; nothing where it can't be used.
  static func read(
    _ node: DocumentNode, maker: String, _ reader: inout NodeReader
  ) -> (device: Device, position: SourcePosition)? {
    guard let entries = reader.mapping(node, "devices") else { return nil }
    var draft = DeviceDraft(
      position: node.position, main: DisplayDraft(id: "main", position: node.position))
    for entry in entries { draft.take(entry, &reader) }
    return draft.built(node, maker: maker, &reader).map {
      ($0, draft.id?.position ?? node.position)
    }
  }

  private init(position: SourcePosition, main: DisplayDraft) {
    self.position = position
    self.main = main
  }

  private mutating func take(_ entry: DocumentNode.Entry, _ reader: inout NodeReader) {
    let (key, node) = (entry.key, entry.value)
    switch key {
    case "id": id = Self.id(node, &reader)
    case "name": name = reader.text(node, key)
    case "maker": maker = reader.text(node, key)
    case "family": family = reader.word(node, key, as: DeviceFamily.self)
    case "year": year = reader.integer(node, key, in: 1970...2100)
    case "alsoCovers": alsoCovers = reader.texts(node, key) ?? []
    case "seedRow": seedRow = reader.text(node, key)
    case "os": takeSystem(node, &reader)
    case "homeButton": hasHomeButton = reader.boolean(node, key) ?? false
    case "grids": grids = (reader.list(node, key) ?? []).compactMap { Self.grid($0, &reader) }
    case "displays": takeDisplays(entry, &reader)
    case "poses": poses = (reader.list(node, key) ?? []).compactMap { Self.pose($0, &reader) }
    case "origin": takeOrigin(node, &reader)
    case "notes": notes = reader.texts(node, key) ?? []
    default:
      guard main.take(entry, &reader) else {
        reader.reportUnknownKey(entry, in: "a device", known: Self.keys + DisplayDraft.keys)
        return
      }
      if mainKey == nil { mainKey = entry }
    }
  }

  private static func id(
    _ node: DocumentNode, _ reader: inout NodeReader
  ) -> DisplayDraft.Placed<String>? {
    guard let text = reader.text(node, "id") else { return nil }
    guard isIdentifier(text) else {
      reader.report(
        "'id' must be lower-case letters, digits and hyphens, found '\(text)'", at: node.position,
        rule: "bad-id")
      return nil
    }
    guard !DeviceCatalog.isReserved(text) else {
      reader.report(
        "'\(text)' is the name of a set or family and can't be an id", at: node.position,
        rule: "bad-id")
      return nil
    }
    return DisplayDraft.Placed(value: text, position: node.position)
  }

  /// Whether a text can be an id: it becomes a part of file names.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), text.utf8.count <= 64 else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  private mutating func takeSystem(_ node: DocumentNode, _ reader: inout NodeReader) {
    for entry in reader.mapping(node, "os") ?? [] {
      switch entry.key {
      case "name": systemName = reader.text(entry.value, entry.key)
      case "standard": standard = reader.version(entry.value, entry.key)
      case "last": last = reader.version(entry.value, entry.key)
      default:
        reader.reportUnknownKey(entry, in: "'os'", known: ["name", "standard", "last"])
      }
    }
    if let standard, let last, last < standard {
      reader.report(
        "'last' \(last) is older than 'standard' \(standard)", at: node.position, rule: "versions")
    }
  }

  private mutating func takeDisplays(_ entry: DocumentNode.Entry, _ reader: inout NodeReader) {
    displaysPosition = entry.keyPosition
    for item in reader.mapping(entry.value, "displays") ?? [] {
      var draft = DisplayDraft(id: item.key, position: item.keyPosition)
      if !Self.isIdentifier(item.key) {
        reader.report(
          "the name of a display must be lower-case letters, digits and hyphens, found "
            + "'\(item.key)'",
          at: item.keyPosition, rule: "bad-id")
      }
      for key in reader.mapping(item.value, item.key) ?? [] where !draft.take(key, &reader) {
        reader.reportUnknownKey(key, in: "display '\(item.key)'", known: DisplayDraft.keys)
      }
      displays.append(draft)
    }
  }
}
