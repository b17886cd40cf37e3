import Diagnostics
import Documents
import Foundation
import LayoutSpecs
import Testing

/// A spec means the same in YAML and in JSON, whatever its line ends.
struct EquivalenceTests {
  static let good = Fixture.all.filter { $0.folder == "ok" }

  /// A value as text, without the places where things stand and with mappings in order.
  private func outline(_ value: Any) -> String {
    if value is SourcePosition { return "" }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return "\(value)" }
    var parts = mirror.children.map { "\($0.label ?? ""):\(outline($0.value))" }
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
    return "\(mirror.subjectType)(\(parts.joined(separator: ",\n")))"
  }

  @Test(arguments: good)
  func `a fixture says the same in JSON`(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let root = try #require(YAMLReader.read(bytes, file: "spec").root)
    let json = JSONText.text(of: root)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    let yaml = SpecReader.read(bytes, file: "spec.json.yaml")
    var other = SpecReader.read(Array(json.utf8), file: "spec.json")
    other.spec?.file = "spec.json.yaml"
    #expect(other.diagnostics.map(\.rule) == yaml.diagnostics.map(\.rule))
    #expect(outline(other.spec as Any) == outline(yaml.spec as Any))
  }

  @Test(arguments: good)
  func `line ends and a byte order mark change nothing`(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var windows: [UInt8] = [0xEF, 0xBB, 0xBF]
    for byte in bytes { windows += byte == 0x0A ? [0x0D, 0x0A] : [byte] }
    let plain = SpecReader.read(bytes, file: "spec.yaml")
    let other = SpecReader.read(windows, file: "spec.yaml")
    #expect(other.diagnostics == plain.diagnostics)
    #expect(outline(other.spec as Any) == outline(plain.spec as Any))
  }
}

/// Writes values as JSON.
enum JSONText {
  /// The JSON of a value; plain scalars that look like numbers or booleans become such.
  static func text(of node: DocumentNode) -> String {
    switch node.content {
    case .empty: return "null"
    case .scalar(let text, let quoted):
      let isNumber = text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil
      return !quoted && (isNumber || text == "true" || text == "false") ? text : string(text)
    case .sequence(let items): return "[\(items.map(text).joined(separator: ", "))]"
    case .mapping(let entries):
      let members = entries.map { "\(string($0.key)): \(text(of: $0.value))" }
      return "{\(members.joined(separator: ",\n"))}"
    }
  }

  private static func string(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
