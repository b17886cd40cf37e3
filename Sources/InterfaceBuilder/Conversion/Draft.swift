import Diagnostics
import Documents
import Geometry

/// Makes the values of a spec, each with the place in the foreign file that it comes from.
struct Draft {
  /// The place that values get.
  var position: SourcePosition

  init(at position: SourcePosition) { self.position = position }

  /// A text, word or name.
  func scalar(_ text: String) -> DocumentNode {
    DocumentNode(.scalar(text, quoted: true), position: position)
  }

  /// A number, as short as it reads back within a millionth.
  func number(_ value: Double) -> DocumentNode {
    DocumentNode(.scalar(Self.text(of: value), quoted: false), position: position)
  }

  /// A switch.
  func flag(_ value: Bool) -> DocumentNode {
    DocumentNode(.scalar(value ? "true" : "false", quoted: false), position: position)
  }

  /// A list.
  func list(_ items: [DocumentNode]) -> DocumentNode {
    DocumentNode(.sequence(items), position: position)
  }

  /// A mapping; keys without a value are left out.
  func mapping(_ entries: [(String, DocumentNode?)]) -> DocumentNode {
    DocumentNode(
      .mapping(
        entries.compactMap { key, value in
          value.map { DocumentNode.Entry(key: key, keyPosition: position, value: $0) }
        }), position: position)
  }

  /// A number in the form of the language: digits, without an exponent.
  static func text(of value: Double, digits: Int = 6) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled > 0, scaled < 1e15 else { return scaled == 0 ? "0" : "0" }
    let whole = Int(scaled)
    var fraction = String(whole % Int(scale))
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 ? "-" : ""
    return sign + String(whole / Int(scale)) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// What a rule adds to a number of an item; empty for nothing.
  static func term(_ value: Double) -> String {
    let text = text(of: abs(value))
    if text == "0" { return "" }
    return value < 0 ? " - \(text)" : " + \(text)"
  }
}

extension DocumentNode {
  /// A mapping with further entries; keys without a value are left out.
  func adding(_ entries: [(String, DocumentNode?)]) -> DocumentNode {
    guard case .mapping(let own) = content else { return self }
    let added = Draft(at: position).mapping(entries)
    guard case .mapping(let more) = added.content else { return self }
    return DocumentNode(.mapping(own + more), position: position)
  }
}
