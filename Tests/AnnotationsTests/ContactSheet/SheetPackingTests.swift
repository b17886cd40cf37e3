import TestSupport
import Testing

@testable import Annotations

struct SheetPackingTests {
  @Test func `a later stretch fills the room that an earlier one leaves`() {
    let packing = SheetPacking(
      heights: [300, 300, 150, 120, 150], stretches: [0, 0, 1, 1, 1], gap: 10)
    // 300 and 150 with the gap between them take 460.
    #expect(packing.lines(filling: 460) == [0, 2])
    // 120 would fit, but it is not the next one.
    #expect(packing.lines(filling: 459) == [0])
    #expect(packing.lines(filling: 299) == [2, 3])
    #expect(packing.lines(filling: 100) == [])
    #expect(packing.lines(filling: .infinity) == [0, 1, 2, 3, 4])
    // More of the earlier stretch where the room is the same.
    #expect(
      SheetPacking(heights: [100, 100, 100, 100], stretches: [0, 0, 1, 1], gap: 10)
        .lines(filling: 330) == [0, 1, 2])
  }

  @Test func `pages are counted with the part of the last`() {
    let pages = SheetPacking(
      heights: [200, 200, 200], stretches: [0, 0, 0], gap: 20
    ).pages(height: 420, above: 0)
    #expect(pages.count == 2)
    #expect(abs(pages.taken - (1 + 200.0 / 420)) < 1e-9)
    #expect(abs(pages.share - 1) < 1e-9)
    let titled = SheetPacking(
      heights: [200, 200, 200], stretches: [0, 0, 0], gap: 20
    ).pages(height: 420, above: 100)
    #expect(abs(titled.share - (1 - 120.0 / 420)) < 1e-9)
  }

  /// All beginnings of the stretches are looked at that hold the line which must be there.
  @Test func `no other beginnings leave less room`() {
    var numbers = SeededNumbers(11)
    for _ in 0..<300 {
      let count = Int.random(in: 1...7, using: &numbers)
      let heights = (0..<count).map { _ in Double(Int.random(in: 40...300, using: &numbers)) }
      let stretches = (0..<count).map { _ in Int.random(in: 0...2, using: &numbers) }.sorted()
      let room = Double(Int.random(in: 100...900, using: &numbers))
      let taken = SheetPacking(heights: heights, stretches: stretches, gap: 16)
        .lines(filling: room)
      func used(_ lines: [Int]) -> Double { lines.reduce(-16) { $0 + heights[$1] + 16 } }
      #expect(used(taken) <= room + 0.01)
      #expect(taken == taken.sorted())
      let queues = Set(stretches).sorted().map { stretch in
        heights.indices.filter { stretches[$0] == stretch }
      }
      func isBeginning(_ lines: [Int]) -> Bool {
        queues.allSatisfy { queue in
          let own = lines.filter(queue.contains)
          return own == Array(queue.prefix(own.count))
        }
      }
      #expect(isBeginning(taken))
      let first = queues.compactMap(\.first).first { heights[$0] <= room }
      let fitting = (0..<(1 << count)).map { bits in
        heights.indices.filter { bits >> $0 & 1 == 1 }
      }.filter { used($0) <= room && isBeginning($0) && (first.map($0.contains) ?? true) }
      let most = fitting.map(used).max() ?? -16
      #expect(used(taken) > most - 2.01, "\(heights) \(stretches) in \(room): \(taken)")
    }
  }
}
