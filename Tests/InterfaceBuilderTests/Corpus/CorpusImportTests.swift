import Cairo
import Diagnostics
import Documents
import Geometry
import InterfaceBuilder
import LayoutSpecs
import Testing

/// Real files as specs.
struct CorpusImportTests {
  @Test func `every file becomes a spec without problems, which reads back from YAML as itself`()
    throws
  {
    guard let files = try Corpus.files() else { return }
    for file in files {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      guard let made = InterfaceImport(document, options: .init(name: "corpus")) else {
        #expect(document.scenes.allSatisfy { $0.root == nil })
        continue
      }
      let direct = SpecReader.read(
        Document(root: made.spec, diagnostics: []), file: file.name)
      for problem in direct.diagnostics { Issue.record("\(problem.line)") }
      let text = YAMLWriter.text(of: made.spec)
      let written = DocumentReader.read(Array(text.utf8), file: "spec.yaml")
      #expect(written.diagnostics.isEmpty, "\(file.name): \(written.diagnostics.map(\.line))")
      let isSame = written.root.map(Self.plain) == Self.plain(made.spec)
      #expect(isSame, "\(file.name)")
    }
  }

  @Test func `specs of real screens resolve to Apple's frames`() throws {
    guard let files = try Corpus.files() else { return }
    var measure = CorpusMeasure()
    for file in files {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      try measure.addImported(file, document)
    }
    let graded = measure.share { $0.trust == "A" }
    print("grade A, through specs: \(graded)")
    let all = measure.share { _ in true }
    print("all tested, through specs: \(all)")
    #expect(all.part >= 0.93)
    #expect(graded.count >= 2500)
    #expect(graded.part >= 0.998)
  }

  @Test func `with the program's own fonts most frames are still Apple's`() throws {
    guard let files = try Corpus.files() else { return }
    guard let shaper = (try? TextShaper()).map({ PangoTextMeasurer($0) }) else {
      print("skipped: the program's fonts are not installed")
      return
    }
    var measure = CorpusMeasure()
    for file in files {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      try measure.addImported(file, document, measurer: shaper)
    }
    let graded = measure.share { $0.trust == "A" }
    print("grade A, with our own text: \(graded)")
    print("all tested, with our own text: \(measure.share { _ in true })")
    let bare = measure.share { $0.trust == "A" && !CorpusMeasure.hasText($0.kind) }
    print("grade A without views of text, with our own text: \(bare)")
    let places = measure.shareOfPlaces { $0.trust == "A" }
    print("grade A, x and y alone, with our own text: \(places)")
    #expect(graded.count >= 2500)
    #expect(graded.part >= 0.7)
    #expect(places.part >= 0.88)
  }

  /// A value without places and quotes.
  private static func plain(_ node: DocumentNode) -> DocumentNode {
    switch node.content {
    case .empty: DocumentNode(.empty, position: .start)
    case .scalar(let text, _): DocumentNode(.scalar(text, quoted: false), position: .start)
    case .sequence(let items):
      DocumentNode(.sequence(items.map(plain)), position: .start)
    case .mapping(let entries):
      DocumentNode(
        .mapping(
          entries.map {
            DocumentNode.Entry(key: $0.key, keyPosition: .start, value: plain($0.value))
          }), position: .start)
    }
  }
}
