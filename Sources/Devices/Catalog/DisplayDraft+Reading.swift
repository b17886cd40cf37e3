import Diagnostics
import Documents
import Geometry

extension DisplayDraft {
  /// The keys of a display.
  static let keys = [
    "size", "correctedSize", "scale", "renderPixels", "panelPixels", "pixelsPerInch",
    "diagonalInches", "bezel", "frontCameraEdge", "orientations", "safeArea", "safeAreaVariants",
    "sizeClasses", "cornerRadius", "statusBarHeight", "housing", "homeIndicator", "regions",
    "sideStrip", "statusBarHidden", "cornerAdaptation", "layoutMargins", "keyboardHeight",
    "multitasking", "olderBuild", "ignoresDeclaredOrientations",
  ]

  /// Takes one key of a display.
  ///
  /// - Returns: whether the key is one of a display.
  mutating func take(_ entry: DocumentNode.Entry, _ reader: inout NodeReader) -> Bool {
    let (key, node) = (entry.key, entry.value)
    switch key {
    case "size": size = reader.size(node, key).map { Placed(value: $0, position: node.position) }
    case "correctedSize": correctedSize = reader.size(node, key)
    case "scale":
      scale = reader.number(node, key, in: 0.25...16).map {
        Placed(value: $0, position: node.position)
      }
    case "renderPixels":
      renderPixels = reader.pixels(node, key).map { Placed(value: $0, position: node.position) }
    case "panelPixels": panelPixels = reader.pixels(node, key)
    case "pixelsPerInch": pixelsPerInch = reader.number(node, key, in: 1...10_000)
    case "diagonalInches": diagonalInches = reader.number(node, key, in: 0.1...1000)
    case "bezel": bezel = reader.insets(node, key)
    case "frontCameraEdge": frontCameraEdge = reader.word(node, key, as: Edge.self)
    case "orientations":
      orientations = reader.list(node, key)?.compactMap { item in
        reader.word(item, key, as: Orientation.self).map {
          Placed(value: $0, position: item.position)
        }
      }
    case "ignoresDeclaredOrientations":
      ignoresDeclaredOrientations = reader.boolean(node, key) ?? false
    case "cornerRadius": corners = reader.corners(node, key) ?? .zero
    default: return takeByOrientation(entry, &reader)
    }
    return true
  }

  private mutating func takeByOrientation(
    _ entry: DocumentNode.Entry, _ reader: inout NodeReader
  ) -> Bool {
    let (key, node) = (entry.key, entry.value)
    switch key {
    case "safeArea": safeAreas = reader.insetsByOrientation(node, key)
    case "safeAreaVariants":
      variants = (reader.list(node, key) ?? []).compactMap { Self.variant($0, &reader) }
    case "sizeClasses":
      sizeClasses = reader.perOrientation(node, key) { $0.sizeClasses($1, $2) }
    case "statusBarHeight":
      statusBarHeights = reader.perOrientation(node, key) { $0.number($1, $2, in: 0...1000) }
    case "housing": housing = Self.housing(node, &reader)
    case "homeIndicator":
      indicators = reader.perOrientation(node, key, isMapping: true) {
        reader, node, _ in Self.indicator(node, &reader)
      }
    case "regions": regions = (reader.list(node, key) ?? []).compactMap { Self.region($0, &reader) }
    case "sideStrip":
      sideStrips = reader.perOrientation(node, key) { $0.word($1, $2, as: Edge.self) }
    case "statusBarHidden": hidden = Self.hidden(node, &reader)
    case "cornerAdaptation": takeCornerAdaptation(node, &reader)
    case "layoutMargins": margins = reader.insetsByOrientation(node, key)
    case "keyboardHeight":
      keyboardHeights = reader.perOrientation(node, key) { $0.number($1, $2, in: 0...20_000) }
    case "multitasking": multitasking = MultitaskingDraft.read(node, &reader)
    case "olderBuild": olderBuild = OlderBuildDraft.read(node, &reader)
    default: return false
    }
    return true
  }

  private static func variant(_ node: DocumentNode, _ reader: inout NodeReader) -> Variant? {
    guard let entries = reader.mapping(node, "safeAreaVariants") else { return nil }
    var variant = OrientedDisplay.Variant(from: nil, to: nil, safeArea: .zero, sourced: true)
    var safeAreas: PerOrientation<EdgeInsets>?
    for entry in entries {
      switch entry.key {
      case "from": variant.from = reader.integer(entry.value, entry.key, in: 0...9999)
      case "to": variant.to = reader.integer(entry.value, entry.key, in: 0...9999)
      case "sourced": variant.sourced = reader.boolean(entry.value, entry.key) ?? true
      case "sources": variant.sources = reader.texts(entry.value, entry.key) ?? []
      case "safeArea": safeAreas = reader.insetsByOrientation(entry.value, entry.key)
      default:
        reader.reportUnknownKey(
          entry, in: "a safe area variant", known: ["from", "to", "sourced", "sources", "safeArea"])
      }
    }
    guard let safeAreas else {
      reader.reportMissing("safeArea", in: "a safe area variant", at: node.position)
      return nil
    }
    return Variant(variant: variant, safeAreas: safeAreas, position: node.position)
  }

  private static func housing(
    _ node: DocumentNode, _ reader: inout NodeReader
  ) -> Placed<SensorHousing>? {
    guard node.content != .empty, let entries = reader.mapping(node, "housing") else { return nil }
    var kind: SensorHousing.Kind?
    var frame: Rect?
    var result = SensorHousing(kind: .notch, frame: .zero, cornerRadius: 0)
    for entry in entries {
      let (key, value) = (entry.key, entry.value)
      switch key {
      case "kind": kind = reader.word(value, key, as: SensorHousing.Kind.self)
      case "frame": frame = reader.rect(value, key)
      case "boundingFrame": result.boundingFrame = reader.rect(value, key)
      case "cornerRadius": result.cornerRadius = reader.number(value, key, in: 0...1000) ?? 0
      case "flareRadius": result.flareRadius = reader.number(value, key, in: 0...1000) ?? 0
      case "visibleOutset": result.visibleOutset = reader.number(value, key, in: 0...1000) ?? 0
      case "edge": result.edge = reader.word(value, key, as: Edge.self) ?? .top
      default:
        reader.reportUnknownKey(
          entry, in: "a housing",
          known: [
            "kind", "frame", "boundingFrame", "cornerRadius", "flareRadius", "visibleOutset",
            "edge",
          ])
      }
    }
    guard let kind, let frame else {
      for key in ["kind", "frame"] where node[key] == nil {
        reader.reportMissing(key, in: "a housing", at: node.position)
      }
      return nil
    }
    result.kind = kind
    result.frame = frame
    return Placed(value: result, position: node.position)
  }

  private static func indicator(_ node: DocumentNode, _ reader: inout NodeReader) -> Indicator? {
    guard let entries = reader.mapping(node, "homeIndicator") else { return nil }
    var values: [String: Double] = [:]
    let keys = ["width", "height", "bottomOffset"]
    for entry in entries {
      guard keys.contains(entry.key) else {
        reader.reportUnknownKey(
          entry, in: "a home indicator", known: keys + NodeReader.orientationKeys)
        continue
      }
      values[entry.key] = reader.number(entry.value, entry.key, in: 0...20_000)
    }
    guard let width = values["width"], let height = values["height"],
      let offset = values["bottomOffset"]
    else {
      for key in keys where node[key] == nil {
        reader.reportMissing(key, in: "a home indicator", at: node.position)
      }
      return nil
    }
    return Indicator(width: width, height: height, bottomOffset: offset)
  }

  private mutating func takeCornerAdaptation(_ node: DocumentNode, _ reader: inout NodeReader) {
    for entry in reader.mapping(node, "cornerAdaptation") ?? [] {
      switch entry.key {
      case "horizontal": cornerHorizontal = reader.insetsByOrientation(entry.value, entry.key)
      case "vertical": cornerVertical = reader.insetsByOrientation(entry.value, entry.key)
      default:
        reader.reportUnknownKey(
          entry, in: "'cornerAdaptation'", known: ["horizontal", "vertical"])
      }
    }
  }
}

extension NodeReader {
  /// Insets for all orientations or by orientation; both are mappings or lists.
  mutating func insetsByOrientation(
    _ node: DocumentNode, _ key: String
  ) -> PerOrientation<EdgeInsets> {
    perOrientation(node, key, isMapping: true) { $0.insets($1, $2) }
  }
}
