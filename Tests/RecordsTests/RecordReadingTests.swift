import Foundation
import Geometry
import Records
import Testing

/// Records and manifests read back.
struct RecordReadingTests {
  @Test func `a manifest read back writes the same bytes`() throws {
    let manifest = Manifest(
      name: "sample", fingerprint: "f00d", parts: ["program": "1", "fonts": "Inter"],
      configurations: [
        .init(
          name: "home/a/portrait",
          files: ["json": .init(path: "home/a/portrait.json", hash: "ab")],
          findings: .init(errors: 1, warnings: 2, infos: 3)),
        .init(name: "home/\"b\"/portrait", files: [:], failure: "no space\u{2028}left"),
      ],
      series: [.init(name: "home/poses", configurations: ["home/a/portrait"], files: [:])])
    let read = try Manifest(reading: Array(manifest.json.utf8))
    #expect(read == manifest)
    #expect(read.json == manifest.json)
  }

  @Test func `a record read back tells what was written`() throws {
    let text = GeometryRecord.json(of: SampleLayout.layout(), fingerprint: "f00d")
    let layout = try RecordedLayout(reading: Array(text.utf8))
    #expect(layout.fingerprint == "f00d")
    #expect(layout.name == "home/pocket/portrait")
    #expect(layout.axes["orientation"] == "portrait" && layout.axes["camera"] == "false")
    #expect(layout.elements.map(\.id) == ["artwork", "title", "secret"])
    #expect(layout.elements[1].text?.string == "Night\u{2028}\"Drive\"")
    #expect(layout.elements[1].frame.width == 44.333)
    #expect(layout.elements[2].isHidden && layout.elements[2].isNamed)
    #expect(layout.display == Size(width: 400, height: 800) && layout.scale == 3)
    #expect(layout.window == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test(arguments: [
    "", "{", "{}", "[1, 2", "{\"format\": 1}", "{\"format\": 2, \"name\": \"x\"}",
    "{\"a\": 1, \"a\": 2}", "{\"format\": 1,}", "nul", "\"\\ud83d\"", "{\"format\": 1} {}",
    "{\"format\": -}", "{\"format\": 1.}", "\"a\nb\"",
  ])
  func `what is damaged or something else is an error and no crash`(_ text: String) {
    #expect(throws: RecordError.self) { try RecordedLayout(reading: Array(text.utf8)) }
    #expect(throws: RecordError.self) { try Manifest(reading: Array(text.utf8)) }
  }

  @Test func `deep nesting ends with an error`() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: RecordError.self) { try Manifest(reading: deep) }
  }

  @Test func `an error tells its line and column`() throws {
    let error = try #require(throws: RecordError.self) {
      try Manifest(reading: Array("{\n  \"format\": x}".utf8))
    }
    #expect(error.line == 2 && error.column == 13)
  }

  @Test(arguments: ["0", "-0.5", "12.345", "1e3", "0.1", "123456789.125", "3.14159265358979312"])
  func `numbers are read as another reader reads them`(_ text: String) throws {
    let value = try JSONValue(reading: Array(text.utf8))
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(value == .number(try #require(expected as? Double)))
  }

  @Test func `every escape of JSON is read`() throws {
    let text = #""\"\\\/\b\f\n\r\té😀""#
    let value = try JSONValue(reading: Array(text.utf8))
    #expect(value == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }
}
