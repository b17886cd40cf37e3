import Diagnostics
import Foundation
import LayoutSpecs
import Testing

/// Specs with the lines that reading them prints: `ok` ones give a spec, `err` ones do not.
struct FixtureTests {
  @Test(arguments: Fixture.all)
  func `a fixture prints what its text file says`(_ fixture: Fixture) throws {
    let reading = SpecReader.read(try fixture.bytes(), file: "spec.yaml")
    let lines = reading.diagnostics.map { diagnostic in
      String(diagnostic.line.dropFirst("spec.yaml:".count))
    }
    try fixture.recordIfMissing(lines)
    #expect(lines == (try fixture.expectedLines()), "\(lines.joined(separator: "\n"))")
    #expect((reading.spec != nil) == (fixture.folder == "ok"))
  }

  @Test func `every text file has its spec, and there are fixtures of both kinds`() throws {
    for folder in ["ok", "err"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.path(folder)).sorted()
      let names = Set(files.filter { $0.hasSuffix(".yaml") }.map { $0.dropLast(5) })
      let dead = files.filter { $0.hasSuffix(".txt") && !names.contains($0.dropLast(4)) }
      #expect(dead.isEmpty, "text files without a spec: \(dead)")
      #expect(!names.isEmpty)
      let others = files.filter { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".txt") }
      #expect(others.isEmpty, "files that no test reads: \(others)")
    }
  }

  @Test func `the diagnostics of a file stand in the order of the file`() throws {
    for fixture in Fixture.all {
      let reading = SpecReader.read(try fixture.bytes(), file: "spec.yaml")
      let places = reading.diagnostics.compactMap(\.position)
      #expect(places == places.sorted(), "\(fixture)")
    }
  }
}

/// A spec of the fixtures folder.
struct Fixture: Sendable, CustomTestStringConvertible {
  var folder: String
  var name: String

  var testDescription: String { "\(folder)/\(name)" }

  static let all: [Fixture] = ["ok", "err"].flatMap { folder in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted().map {
      Fixture(folder: folder, name: String($0.dropLast(5)))
    }
  }

  static func path(_ folder: String, file: String = #filePath) -> String {
    URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures/\(folder)").path
  }

  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(Self.path(folder))/\(name).yaml")))
  }

  /// Writes the text file when `RECORD=missing` asks for it; someone then reads it before it counts.
  func recordIfMissing(_ lines: [String]) throws {
    let file = URL(filePath: "\(Self.path(folder))/\(name).txt")
    guard ProcessInfo.processInfo.environment["RECORD"] == "missing", !lines.isEmpty,
      !FileManager.default.fileExists(atPath: file.path)
    else { return }
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(self.testDescription), read it and run again")
  }

  /// The lines of the text file; an `ok` fixture without one prints nothing.
  func expectedLines() throws -> [String] {
    let file = URL(filePath: "\(Self.path(folder))/\(name).txt")
    if folder == "ok", !FileManager.default.fileExists(atPath: file.path) { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
