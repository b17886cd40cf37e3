import Documents
import Geometry

/// A value of the JSON that `devices` prints; keys keep their order.
indirect enum DeviceJSONValue {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case array([DeviceJSONValue])
  case object([(String, DeviceJSONValue)])

  /// Whether the value holds no other list or object.
  private var isPlain: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .array(let items): items.allSatisfy(\.isScalar)
    case .object(let fields): fields.allSatisfy { $0.1.isScalar }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .array, .object: false
    }
  }

  /// The text; lists and objects of plain values stand on one line.
  func text(indent: Int) -> String {
    switch self {
    case .text(let text): return JSONText.quoted(text)
    case .number(let number): return number.text()
    case .boolean(let flag): return flag ? "true" : "false"
    case .array(let items):
      return enclosed("[", items.map { $0.text(indent: indent + 2) }, "]", indent)
    case .object(let fields):
      return enclosed(
        "{", fields.map { JSONText.quoted($0.0) + ": " + $0.1.text(indent: indent + 2) }, "}",
        indent)
    }
  }

  private func enclosed(
    _ open: String, _ items: [String], _ close: String, _ indent: Int
  ) -> String {
    if isPlain { return open + items.joined(separator: ", ") + close }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    return open + "\n" + items.map { inner + $0 }.joined(separator: ",\n") + "\n" + outer + close
  }
}
