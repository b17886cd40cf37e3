import Foundation
import InterfaceBuilder
import Testing

/// Frames of real files, measured against those that Apple's engine computed.
struct CorpusFrameTests {
  @Test func `frames of real screens are found again`() throws {
    guard let files = try Corpus.files() else { return }
    var measure = CorpusMeasure()
    for file in files {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      measure.add(file, document, safeArea: .observed)
    }
    let graded = measure.results.filter { $0.trust == "A" }
    let good = graded.count { $0.matches(within: 0.5) }
    let all = measure.results.count { $0.matches(within: 0.5) }
    print("grade A: \(good) of \(graded.count)")
    print("all tested: \(all) of \(measure.results.count)")
    for miss in graded where !miss.matches(within: 0.5) {
      print("MISS \(miss.file) \(miss.view) \(miss.kind) \(miss.found) \(miss.stored)")
    }
  }
}
