import Diagnostics
import Documents

/// The fixed parts of a display as written, before the display is turned into its orientations.
struct MultitaskingDraft {
  /// The width and classes of a part, without its name.
  struct Part {
    /// The width in points.
    var width: Double
    /// The size classes.
    var sizeClasses: SizeClasses
  }

  /// The keys beside those of the parts.
  static let keys = Multitasking.Mode.allCases.map(\.rawValue) + ["divider", "lastSystem"]

  private var parts: [(mode: Multitasking.Mode, values: PerOrientation<Part>)] = []
  private var divider = 0.0
  private var lastSystem: Int?

  /// Reads the modes of a display; what is wrong in them is reported.
  static func read(_ node: DocumentNode, _ reader: inout NodeReader) -> MultitaskingDraft? {
    guard let entries = reader.mapping(node, "multitasking") else { return nil }
    var draft = MultitaskingDraft()
    for entry in entries {
      switch entry.key {
      case "divider": draft.divider = reader.number(entry.value, entry.key, in: 0...1000) ?? 0
      case "lastSystem": draft.lastSystem = reader.integer(entry.value, entry.key, in: 0...9999)
      default:
        guard let mode = Multitasking.Mode(rawValue: entry.key) else {
          reader.reportUnknownKey(entry, in: "'multitasking'", known: keys)
          continue
        }
        let values = reader.perOrientation(entry.value, entry.key, isMapping: true) {
          reader, node, key in part(node, key, &reader)
        }
        draft.parts.append((mode, values))
      }
    }
    return draft
  }

  private static func part(
    _ node: DocumentNode, _ key: String, _ reader: inout NodeReader
  ) -> Part? {
    var width: Double?
    var classes: SizeClasses?
    for entry in reader.mapping(node, key) ?? [] {
      switch entry.key {
      case "width": width = reader.number(entry.value, entry.key, in: 1...20_000)
      case "sizeClasses": classes = reader.sizeClasses(entry.value, entry.key)
      default:
        reader.reportUnknownKey(
          entry, in: "'\(key)'", known: ["width", "sizeClasses"] + NodeReader.orientationKeys)
      }
    }
    guard let width, let classes else {
      for needed in ["width", "sizeClasses"] where node[needed] == nil {
        reader.reportMissing(needed, in: "'\(key)'", at: node.position)
      }
      return nil
    }
    return Part(width: width, sizeClasses: classes)
  }

  /// The modes in an orientation of a width; nothing where it has none.
  ///
  /// An orientation for which a part is not written does not have it.
  func modes(
    in orientation: Orientation, width: Double, _ reader: inout NodeReader
  ) -> Multitasking? {
    var result = Multitasking(parts: [], divider: divider, lastSystem: lastSystem)
    for mode in Multitasking.Mode.allCases {
      guard let values = parts.first(where: { $0.mode == mode })?.values,
        let written = values.value(for: orientation), let part = written.value
      else { continue }
      if part.width >= width {
        reader.report(
          "'\(mode.rawValue)' is not narrower than the display in '\(orientation.rawValue)'",
          at: written.position, rule: "outside-display")
      }
      result.parts.append(
        Multitasking.Part(mode: mode, width: part.width, sizeClasses: part.sizeClasses))
    }
    return result.parts.isEmpty ? nil : result
  }
}
