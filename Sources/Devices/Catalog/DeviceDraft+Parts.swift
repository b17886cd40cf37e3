import Diagnostics
import Documents

extension DeviceDraft {
  /// Takes where the groups of numbers come from.
  mutating func takeOrigin(_ node: DocumentNode, _ reader: inout NodeReader) {
    for entry in reader.mapping(node, "origin") ?? [] {
      guard let items = reader.list(entry.value, entry.key), let first = items.first else {
        continue
      }
      guard let confidence = reader.word(first, entry.key, as: Confidence.self) else { continue }
      let tags = items.dropFirst().compactMap { reader.text($0, entry.key) }
      // The display may stand before the group, a region and the orientation after it.
      let names = entry.key.split(separator: ".").prefix(2).map(String.init)
      if !names.contains(where: Self.groups.contains) {
        reader.reportUnknownKey(entry, in: "'origin'", known: Self.groups)
      }
      provenance[entry.key] = Provenance(sources: tags, confidence: confidence)
    }
  }

  /// The groups of numbers whose origin can be told.
  static let groups =
    DisplayDraft.keys + ["panel", "nativeScale", "os", "poses", "grids", "year"]

  /// Reads one grid of the guidelines.
  static func grid(_ node: DocumentNode, _ reader: inout NodeReader) -> Device.Grid? {
    guard let entries = reader.mapping(node, "grids") else { return nil }
    let keys = ["columns", "columnWidth", "horizontalSpacing", "minimumVerticalSpacing"]
    var values: [String: Double] = [:]
    for entry in entries {
      guard keys.contains(entry.key) else {
        reader.reportUnknownKey(entry, in: "a grid", known: keys)
        continue
      }
      values[entry.key] = reader.number(entry.value, entry.key, in: 0...20_000)
    }
    for key in keys where node[key] == nil {
      reader.reportMissing(key, in: "a grid", at: node.position)
    }
    let numbers = keys.compactMap { values[$0] }
    guard numbers.count == keys.count else { return nil }
    return Device.Grid(
      columns: Int(numbers[0]), columnWidth: numbers[1], horizontalSpacing: numbers[2],
      minimumVerticalSpacing: numbers[3])
  }

  /// Reads one pose.
  static func pose(_ node: DocumentNode, _ reader: inout NodeReader) -> Pose? {
    guard let entries = reader.mapping(node, "poses") else { return nil }
    var pose: Devices.Pose?
    var display: DisplayDraft.Placed<String>?
    var orientations: [Orientation] = []
    for entry in entries {
      let (key, value) = (entry.key, entry.value)
      switch key {
      case "pose": pose = reader.word(value, key, as: Devices.Pose.self)
      case "display":
        display = reader.text(value, key).map {
          DisplayDraft.Placed(value: $0, position: value.position)
        }
      case "orientations":
        orientations = (reader.list(value, key) ?? []).compactMap {
          reader.word($0, key, as: Orientation.self)
        }
      default:
        reader.reportUnknownKey(entry, in: "a pose", known: ["pose", "display", "orientations"])
      }
    }
    guard let pose, let display else {
      for key in ["pose", "display"] where node[key] == nil {
        reader.reportMissing(key, in: "a pose", at: node.position)
      }
      return nil
    }
    return Pose(
      support: Device.PoseSupport(
        pose: pose, display: display.value, orientations: orientations),
      position: node.position, displayPosition: display.position)
  }
}
