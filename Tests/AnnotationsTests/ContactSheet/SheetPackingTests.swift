import TestSupport
import Testing

@testable import Annotations

struct SheetPackingTests {
  @Test func `lines that fill a page come before those that follow`() {
    let packing = SheetPacking(heights: [300, 120, 150, 120, 150], gap: 10)
    // 300 and 150 with the gap between them take 460.
    #expect(packing.lines(filling: 460) == [0, 2])
    #expect(packing.lines(filling: 459) == [0, 1])
    #expect(packing.lines(filling: 299) == [1, 2])
    #expect(packing.lines(filling: 100) == [])
    #expect(packing.lines(filling: .infinity) == [0, 1, 2, 3, 4])
    // Of lines of one height those that come first.
    #expect(SheetPacking(heights: [100, 100, 100, 100], gap: 10).lines(filling: 330) == [0, 1, 2])
  }

  @Test func `pages are counted with the part of the last`() {
    let pages = SheetPacking(heights: [200, 200, 200], gap: 20).pages(height: 420, above: 0)
    #expect(pages.count == 2)
    #expect(abs(pages.taken - (1 + 200.0 / 420)) < 1e-9)
    #expect(abs(pages.share - 1) < 1e-9)
    let titled = SheetPacking(heights: [200, 200, 200], gap: 20).pages(height: 420, above: 100)
    #expect(abs(titled.share - (1 - 120.0 / 420)) < 1e-9)
  }

  @Test func `what lies stands near what is upright, and far lines wait`() {
    // Two upright lines and the first that lies, though a later one would fill the page.
    let heights = [Double](repeating: 200, count: 20) + [Double](repeating: 90, count: 7) + [110]
    let packing = SheetPacking(heights: heights, gap: 10)
    #expect(packing.lines(filling: 530) == [0, 1, 20])
    // Where no upright line fits, those that lie begin, in their order.
    #expect(packing.lines(filling: 195) == [20, 21])
  }

  /// No choice with the first line that fits leaves less room: each is looked at.
  @Test func `no other lines leave less room`() {
    var numbers = SeededNumbers(11)
    for _ in 0..<200 {
      let heights = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        Double(Int.random(in: 40...300, using: &numbers))
      }
      let room = Double(Int.random(in: 100...900, using: &numbers))
      let taken = SheetPacking(heights: heights, gap: 16).lines(filling: room)
      func used(_ lines: [Int]) -> Double { lines.reduce(-16) { $0 + heights[$1] + 16 } }
      #expect(used(taken) <= room + 0.01)
      #expect(taken == taken.sorted())
      let choices = (0..<(1 << heights.count)).map { bits in
        heights.indices.filter { bits >> $0 & 1 == 1 }
      }
      let low = heights.indices.filter { heights[$0] < heights[0] * 0.6 }
      let first = ([0] + low + Array(heights.indices)).first { heights[$0] <= room }
      let fitting = choices.filter {
        used($0) <= room && (first.map($0.contains) ?? true)
      }
      let most = fitting.map(used).max() ?? -16
      #expect(used(taken) > most - 2.01, "\(heights) in \(room): \(taken)")
    }
  }
}
