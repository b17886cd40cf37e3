import Documents
import Geometry

/// A value of a JSON text that is written in one canonical form.
package indirect enum JSONValue: Hashable, Sendable {
  /// Nothing, said out loud.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, written with at most three decimals.
  case number(Double)
  /// A small share, written with at most seven decimals.
  case share(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Keys with values; written in the order of the keys' bytes.
  case object([String: JSONValue])

  /// A count.
  package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// An object without the keys whose value is absent.
  package static func record(_ entries: [String: JSONValue?]) -> JSONValue {
    .object(entries.compactMapValues { $0 })
  }

  /// The value on one line, `", "` and `": "` between parts.
  package var line: String {
    var text = ""
    write(on: &text)
    return text
  }

  /// The value over several lines, ending in a line break.
  ///
  /// Objects, and lists of objects, are broken over lines down to a depth; what lies deeper stands on
  /// one line, so that an element of a record is a line.
  package func text(depth: Int = 2) -> String {
    var text = ""
    write(on: &text, depth: depth, indent: "")
    return text + "\n"
  }

  private var isBreakable: Bool {
    switch self {
    case .object(let entries): !entries.isEmpty
    case .array(let values): values.contains { if case .object = $0 { true } else { false } }
    default: false
    }
  }

  private func write(on text: inout String, depth: Int, indent: String) {
    guard depth > 0, isBreakable else { return write(on: &text) }
    let inner = indent + "  "
    switch self {
    case .object(let entries):
      text += "{\n"
      for (index, key) in Self.ordered(entries).enumerated() {
        text += index == 0 ? inner : ",\n" + inner
        JSONText.append(quoted: key, to: &text)
        text += ": "
        entries[key]?.write(on: &text, depth: depth - 1, indent: inner)
      }
      text += "\n\(indent)}"
    case .array(let values):
      text += "[\n"
      for (index, value) in values.enumerated() {
        text += index == 0 ? inner : ",\n" + inner
        value.write(on: &text, depth: depth - 1, indent: inner)
      }
      text += "\n\(indent)]"
    default:
      write(on: &text)
    }
  }

  private func write(on text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value):
      // JSON has no word for these; no number of a record is infinite, see the engine's contract.
      text += value.isFinite ? Numbers.text(value) : "null"
    case .share(let value): text += value.text(decimals: 7)
    case .string(let value): JSONText.append(quoted: value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(on: &text)
      }
      text += "]"
    case .object(let entries):
      text += "{"
      for (index, key) in Self.ordered(entries).enumerated() {
        if index > 0 { text += ", " }
        JSONText.append(quoted: key, to: &text)
        text += ": "
        entries[key]?.write(on: &text)
      }
      text += "}"
    }
  }

  private static func ordered(_ entries: [String: JSONValue]) -> [String] {
    entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
