import Diagnostics
import LayoutSpecs
import Testing

/// Damaged specs are read to an end: a spec, or a reason why not.
struct FuzzTests {
  @Test(arguments: Fixture.all)
  func `a damaged fixture is read to an end`(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var generator = Lehmer(state: UInt64(bytes.count))
    let pieces = [
      "{", "}", "[", "]", ": ", "- ", "\n", "  ", "\"", "#", "&a ", "*a", "!", "0", "-1", "true",
      "use: a", "when",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0...generator.below(3) {
        let place = generator.below(damaged.count + 1)
        switch generator.below(4) {
        case 0: damaged.insert(contentsOf: pieces[generator.below(pieces.count)], at: place)
        case 1: damaged.removeSubrange(place..<min(place + generator.below(12), damaged.count))
        case 2 where place < damaged.count: damaged[place] = UInt8(generator.below(256))
        default:
          let start = generator.below(damaged.count + 1)
          let copy = Array(damaged[start..<min(start + 40, damaged.count)])
          damaged.insert(contentsOf: copy, at: place)
        }
      }
      for file in ["spec.yaml", "spec.json"] {
        let reading = SpecReader.read(damaged, file: file)
        let hasError = reading.diagnostics.contains { $0.severity == .error }
        #expect((reading.spec == nil) == hasError)
      }
    }
  }
}

/// Numbers that look random and are the same on every run.
private struct Lehmer {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }
}
