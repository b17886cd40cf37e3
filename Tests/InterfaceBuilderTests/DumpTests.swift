import Documents
import Foundation
import InterfaceBuilder
import Testing

struct DumpTests {
  @Test func `dump`() throws {
    guard let files = try Corpus.files() else { return }
    try FileManager.default.createDirectory(atPath: "/tmp/specs", withIntermediateDirectories: true)
    for (i, file) in files.enumerated() {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      guard let made = InterfaceImport(document, options: .init(name: "spec-\(i)")) else { print("none", file.name); continue }
      try YAMLWriter.text(of: made.spec, comment: [file.name]).write(toFile: "/tmp/specs/\(i).yaml", atomically: true, encoding: .utf8)
      for n in made.leftOut { print(file.name, n.name, n.count) }
    }
  }
}
