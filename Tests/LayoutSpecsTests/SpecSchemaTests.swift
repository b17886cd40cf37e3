import Documents
import Foundation
import Testing

@testable import LayoutSpecs

/// The JSON Schema that editors use.
struct SpecSchemaTests {
  private func schema() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(SpecSchema.json().utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `the schema is JSON, and the same each time`() throws {
    #expect(try schema()["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(SpecSchema.json() == SpecSchema.json())
  }

  @Test func `every definition that is named is there`() throws {
    let text = SpecSchema.json()
    let definitions = try #require(try schema()["$defs"] as? [String: Any])
    for match in text.matches(of: /#\/\$defs\/([A-Za-z-]+)/) {
      #expect(definitions[String(match.1)] != nil, "\(match.1)")
    }
  }

  @Test func `no property of a kind has the name of a modifier`() {
    for kind in KindTable.all {
      for property in kind.table.properties {
        // The rules of constraints stand inside their kind; those on findings beside any.
        if kind.name == "constraints", property.name == "rules" { continue }
        // A pane of an arrangement; beside any kind, what the screen is about.
        if kind.name == "arrangement", property.name == "primary" { continue }
        #expect(ModifierTable.table[property.name] == nil, "\(kind.name).\(property.name)")
      }
    }
  }

  /// An independent validator agrees: every good fixture is valid, these bad ones are not.
  @Test func `a validator takes the good fixtures and refuses bad ones`() throws {
    let bad = [
      "chidren", "controls", "misplaced", "switches", "top-level", "values", "nodes",
    ]
    var documents: [String] = []
    for fixture in Fixture.all where fixture.folder == "ok" || bad.contains(fixture.name) {
      guard let root = YAMLReader.read(try fixture.bytes(), file: "").root else { continue }
      documents.append(
        "[\"\(fixture.testDescription)\", \(fixture.folder == "ok"), \(JSONText.text(of: root))]")
    }
    let input = "[\(SpecSchema.json()), [\(documents.joined(separator: ","))]]"
    guard let output = try Self.validate(input) else {
      print("skipped: python3 with the package jsonschema is not there")
      return
    }
    #expect(output == "", "\(output)")
  }

  /// Runs the validator; nothing where it is not installed.
  private static func validate(_ input: String) throws -> String? {
    let script = """
      import json, sys
      try:
        from jsonschema import Draft202012Validator
      except ImportError:
        sys.exit(9)
      schema, documents = json.load(sys.stdin)
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      for name, valid, document in documents:
        errors = [e.json_path + ": " + e.message[:300] for e in validator.iter_errors(document)]
        if valid and errors: print(name, "is refused:", errors[:3])
        if not valid and not errors: print(name, "is taken")
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus == 9 || process.terminationStatus == 127 { return nil }
    return String(decoding: output, as: UTF8.self)
  }
}
