import Foundation
import InterfaceBuilder
import Testing

/// Frames of real files, measured against those that Apple's engine computed.
struct CorpusFrameTests {
  @Test func `frames of real screens are found again`() throws {
    guard let files = try Corpus.files() else { return }
    var observed = CorpusMeasure()
    var byRule = CorpusMeasure()
    for file in files {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      observed.add(file, document, safeArea: .observed)
      byRule.add(file, document, safeArea: .byRule)
    }
    let graded = observed.share { $0.trust == "A" }
    let all = observed.share { _ in true }
    print("grade A: \(graded)")
    print("all tested: \(all)")
    let ruled = byRule.share { _ in true }
    print("all tested, safe areas by rule: \(ruled)")
    #expect(ruled.part >= 0.935)
    #expect(graded.count >= 2500)
    #expect(graded.part >= 0.998)
    #expect(all.part >= 0.935)

    let known = try KnownMisses.read()
    let missed = Dictionary(
      observed.results.filter { !$0.matches }.map { (KnownMisses.name(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    for (name, miss) in missed.sorted(by: { $0.key < $1.key }) where known[name] == nil {
      Issue.record(
        "\(name) [\(miss.trust)]: found \(miss.found), stored \(miss.stored), not a known miss")
    }
    for name in known.keys.sorted() where missed[name] == nil {
      Issue.record("\(name) is listed as a miss, but is found again: take it off the list")
    }
  }
}
