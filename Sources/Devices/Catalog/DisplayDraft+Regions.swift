import Diagnostics
import Documents
import Geometry

extension DisplayDraft {
  /// Reads one region.
  static func region(_ node: DocumentNode, _ reader: inout NodeReader) -> Region? {
    guard let entries = reader.mapping(node, "regions") else { return nil }
    var id: String?
    var kind: ReservedRegion.Kind?
    var frames: PerOrientation<Rect>?
    var region = ReservedRegion(id: "", kind: .occlusion, frame: .zero, activation: .always)
    for entry in entries {
      let (key, value) = (entry.key, entry.value)
      switch key {
      case "id": id = reader.text(value, key)
      case "kind": kind = reader.word(value, key, as: ReservedRegion.Kind.self)
      case "frame": frames = reader.perOrientation(value, key) { $0.rect($1, $2) }
      case "margins": region.margins = reader.insets(value, key) ?? .zero
      case "activation":
        region.activation =
          reader.word(value, key, as: ReservedRegion.Activation.self) ?? .always
      case "opaque": region.isOpaque = reader.boolean(value, key) ?? false
      case "shape":
        region.shape = reader.word(value, key, as: ReservedRegion.Shape.self) ?? .rectangle
      default:
        reader.reportUnknownKey(
          entry, in: "a region",
          known: ["id", "kind", "frame", "margins", "activation", "shape", "opaque"])
      }
    }
    guard let id, let kind, let frames else {
      for key in ["id", "kind", "frame"] where node[key] == nil {
        reader.reportMissing(key, in: "a region", at: node.position)
      }
      return nil
    }
    region.id = id
    region.kind = kind
    return Region(region: region, frames: frames, position: node.position)
  }

  /// Reads what changes without a status bar.
  static func hidden(_ node: DocumentNode, _ reader: inout NodeReader) -> Hidden? {
    guard let entries = reader.mapping(node, "statusBarHidden") else { return nil }
    var result = Hidden()
    for entry in entries {
      let (key, value) = (entry.key, entry.value)
      switch key {
      case "safeArea": result.safeAreas = reader.insetsByOrientation(value, key)
      case "regionFrames":
        result.frames = (reader.mapping(value, key) ?? []).map { region in
          let frames = reader.perOrientation(region.value, key) { $0.rect($1, $2) }
          return (Placed(value: region.key, position: region.keyPosition), frames)
        }
      case "inactiveRegions":
        result.inactive = (reader.list(value, key) ?? []).compactMap { item in
          reader.text(item, key).map { Placed(value: $0, position: item.position) }
        }
      default:
        reader.reportUnknownKey(
          entry, in: "'statusBarHidden'", known: ["safeArea", "regionFrames", "inactiveRegions"])
      }
    }
    guard result.safeAreas != nil else {
      reader.reportMissing("safeArea", in: "'statusBarHidden'", at: node.position)
      return nil
    }
    return result
  }
}
