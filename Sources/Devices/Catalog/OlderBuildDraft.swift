import Documents
import Geometry

/// The window of apps built with an older SDK as written, before the display is turned.
struct OlderBuildDraft {
  private static let keys = ["before", "edge", "depth", "safeArea"]

  private var before: Version
  private var edges: PerOrientation<Edge>
  private var depth: Double
  private var safeAreas: PerOrientation<EdgeInsets>

  /// Reads the window of a display; what is wrong in it is reported.
  static func read(_ node: DocumentNode, _ reader: inout NodeReader) -> OlderBuildDraft? {
    guard let entries = reader.mapping(node, "olderBuild") else { return nil }
    var before: Version?
    var edges: PerOrientation<Edge>?
    var depth: Double?
    var safeAreas: PerOrientation<EdgeInsets>?
    for entry in entries {
      let (key, value) = (entry.key, entry.value)
      switch key {
      case "before": before = reader.version(value, key)
      case "edge": edges = reader.perOrientation(value, key) { $0.word($1, $2, as: Edge.self) }
      case "depth": depth = reader.number(value, key, in: 0...20_000)
      case "safeArea": safeAreas = reader.insetsByOrientation(value, key)
      default: reader.reportUnknownKey(entry, in: "'olderBuild'", known: keys)
      }
    }
    guard let before, let edges, let depth, let safeAreas else {
      for key in keys where node[key] == nil {
        reader.reportMissing(key, in: "'olderBuild'", at: node.position)
      }
      return nil
    }
    return OlderBuildDraft(before: before, edges: edges, depth: depth, safeAreas: safeAreas)
  }

  /// The window in an orientation of a size; nothing where it is not written for it.
  func window(
    in orientation: Orientation, size: Size, _ reader: inout NodeReader
  ) -> OlderBuild? {
    guard let written = edges.value(for: orientation), let edge = written.value,
      let safeArea = safeAreas.value(for: orientation)?.value
    else { return nil }
    if depth >= (edge.axis == .horizontal ? size.width : size.height) {
      reader.report(
        "the rail of older apps leaves nothing of the display in '\(orientation.rawValue)'",
        at: written.position, rule: "outside-display")
    }
    return OlderBuild(before: before, edge: edge, depth: depth, safeArea: safeArea)
  }
}
