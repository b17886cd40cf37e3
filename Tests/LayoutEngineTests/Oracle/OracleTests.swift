import TestSupport
import Testing

/// The engine against cases whose numbers come from the real SwiftUI or from its documented rules.
struct OracleTests {
  /// Cases that the engine does not meet, with the reason of each.
  ///
  /// A case that starts to pass must leave the list: the tests fail until it does.
  static let knownMisses: [String: String] = [:]

  @Test(arguments: OracleCase.all)
  func `agrees with the frames of SwiftUI`(_ oracle: OracleCase) {
    let misses = oracle.misses()
    if let reason = Self.knownMisses[oracle.id] {
      #expect(!misses.isEmpty, "\(oracle.id) passes now, take it off the list: \(reason)")
    } else {
      #expect(misses.isEmpty, "\(oracle.id) (\(oracle.confidence)): \(misses)")
    }
  }

  /// A number that no test looked at would pass in silence.
  @Test func `every part of every expectation is looked at`() {
    guard SharedFolder.url != nil else { return }
    // The first of two passes of a lazy grid is no frame: its second is what `columns` says.
    let known: Set = ["frames", "size", "widths", "columns", "gridWidth", "passes"]
    var numbers = 0
    for oracle in OracleCase.all {
      #expect(oracle.parts.isSubset(of: known), "\(oracle.id)")
      #expect(oracle.numbers > 0, "\(oracle.id) expects nothing")
      numbers += oracle.numbers
    }
    #expect(numbers > 2200)
  }

  @Test func `the oracle is there and whole`() {
    guard SharedFolder.url != nil else {
      print("skipped: there is no shared folder beside the checkout")
      return
    }
    #expect(OracleCase.all.count == 228)
    #expect(OracleCase.all.filter { $0.confidence == "high" }.count == 207)
    let known = Set(OracleCase.all.map(\.id))
    #expect(Self.knownMisses.keys.allSatisfy(known.contains))
  }
}
