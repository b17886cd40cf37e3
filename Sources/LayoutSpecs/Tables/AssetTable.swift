import Documents
import Geometry

/// An asset, while it is read.
private struct AssetEntry: Sendable {
  var file: Located<String>?
  var scale: Double?
  var size: Size?
  var focus: [String: Rect] = [:]
  var bakedBars: EdgeInsets?

  static let table = Table<AssetEntry>(
    "asset",
    [
      Property("file", optional: \.file, .path, "The picture file."),
      Property(
        "scale", optional: \.scale, .scale, default: "by its name, @2x",
        "The pixels of the file per point."),
      Property("size", optional: \.size, .size, "The size of a drawn stand-in in points."),
      Property("focus", \.focus, .focus, "Parts of the picture that must stay visible."),
      Property(
        "bakedBars", optional: \.bakedBars, .bars, "Bars that are part of the picture, in parts."),
    ], requires: [.one(["file", "size"])])

  static let type = ValueType<AssetEntry>.record(
    "a mapping with file or size", table, from: AssetEntry())
}

extension ValueType where Value == [String: Rect] {
  /// One rectangle, or rectangles by name.
  fileprivate static var focus: ValueType<[String: Rect]> {
    let rect = ValueType<Rect>.pictureRect
    let schema = SchemaValue.any(
      .ref("pictureRect"), .dictionary(of: .ref("pictureRect"), keys: SpecSchema.idPattern))
    return ValueType(
      "[x, y, width, height] in parts, or a mapping of such by name", schema: schema
    ) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        return rect.read(node, label, decoder).map { ["focus": $0] }
      }
      var rects: [String: Rect] = [:]
      for entry in entries
      where decoder.name(
        entry.key, "the name of a focus", at: entry.keyPosition, rule: Names.problem(inID:))
      {
        rects[entry.key] = rect.read(entry.value, entry.key, decoder)
      }
      return rects
    }
  }
}

extension ValueType where Value == [String: Asset] {
  /// Pictures by name.
  static var assets: ValueType<[String: Asset]> {
    let summary = "a mapping of names to pictures"
    let schema = SchemaValue.dictionary(
      of: AssetEntry.table.schema, keys: SpecSchema.namePattern)
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var assets: [String: Asset] = [:]
      for entry in entries {
        _ = decoder.name(
          entry.key, "the name of an asset", at: entry.keyPosition, rule: Names.problem(inName:))
        decoder.assetNames.append(entry.key)
        assets[entry.key] = asset(entry, decoder)
      }
      return assets
    }
  }

  private static func asset(
    _ entry: DocumentNode.Entry, _ decoder: SpecDecoder
  ) -> Asset? {
    if case .scalar(let text, _) = entry.value.content {
      decoder.error(
        "'\(entry.key)' must be a mapping with file or size, found "
          + "\(SpecDecoder.excerpt(entry.value)): write { file: \(Words.cut(text)) }",
        rule: "wrong-type", at: entry.value.position)
      return nil
    }
    guard let read = AssetEntry.type.read(entry.value, entry.key, decoder) else { return nil }
    if read.scale != nil, read.file == nil {
      decoder.error(
        "'scale' is only for a file: the size of a stand-in is in points",
        rule: "conflicting-keys",
        at: entry.value.entry("scale")?.keyPosition ?? entry.keyPosition)
    }
    if let file = read.file {
      return Asset(
        source: .file(file.value, scale: read.scale), focus: read.focus,
        bakedBars: read.bakedBars, position: file.position)
    }
    guard let size = read.size else { return nil }
    return Asset(
      source: .standIn(size), focus: read.focus, bakedBars: read.bakedBars,
      position: entry.keyPosition)
  }
}
