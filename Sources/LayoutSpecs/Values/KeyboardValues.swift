import Documents

/// A keyboard, while it is read.
struct KeyboardEntry: Sendable {
  var hasPredictionBar = false

  /// The keys of a keyboard.
  static let table = Table<KeyboardEntry>(
    "keyboard",
    [
      Property(
        "prediction", \.hasPredictionBar, .boolean, default: "false",
        "Whether the bar of proposals shows above the keys.")
    ])
}

extension ValueType where Value == ScreenKeyboard {
  /// Whether the keyboard shows, and its bar of proposals.
  static var keyboard: ValueType<ScreenKeyboard> {
    let summary = "true, false, or { prediction: true }"
    let schema = SchemaValue.any(.type("boolean"), KeyboardEntry.table.schema)
    return ValueType(summary, schema: schema) { node, label, decoder in
      switch node.content {
      case .scalar("true", quoted: false): return .docked(hasPredictionBar: false)
      case .scalar("false", quoted: false): return .hidden
      case .mapping(let entries):
        var keyboard = KeyboardEntry()
        KeyboardEntry.table.decode(entries, into: &keyboard, at: node.position, decoder)
        return .docked(hasPredictionBar: keyboard.hasPredictionBar)
      default:
        decoder.mismatch(node, label, summary)
        return nil
      }
    }
  }
}
