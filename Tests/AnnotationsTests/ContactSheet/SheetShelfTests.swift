import Testing

@testable import Annotations

struct SheetShelfTests {
  /// The previews of each line, for groups of some heights that are all 100 wide.
  private func lines(_ groups: [[Double]], room: Double = 1000) -> [[Int]] {
    var members: [[Int]] = []
    for group in groups {
      let first = members.last?.last.map { $0 + 1 } ?? 0
      members.append(Array(first..<(first + group.count)))
    }
    let heights = groups.flatMap { $0 }
    return SheetShelf.shelves(
      members.map { SheetPlan.Group(words: "", members: $0) },
      widths: heights.map { _ in 100 }, heights: heights, headings: groups.map { _ in 0 },
      room: room, left: 0
    ).map { $0.runs.flatMap(\.members) }
  }

  @Test func `groups share a line that has room`() {
    #expect(lines([[200, 200], [220], [90]]) == [[0, 1, 2, 3]])
    #expect(lines([[200, 200], [220], [90]], room: 400) == [[0, 1, 2], [3]])
  }

  @Test func `no first of many stands alone beside another group`() {
    // Three, the gaps and the first of the next group take 466 of 500, its second has no room.
    #expect(lines([[200, 200, 200], [90]], room: 500) == [[0, 1, 2, 3]])
    #expect(lines([[200, 200, 200], [90, 90]], room: 500) == [[0, 1, 2], [3, 4]])
  }

  @Test func `a group whose first preview is much higher than a line begins a line of its own`() {
    #expect(lines([[100, 100], [300, 300]]) == [[0, 1], [2, 3]])
    // A low one beside high ones costs no height.
    #expect(lines([[300, 300], [100, 100]]) == [[0, 1, 2, 3]])
  }

  @Test func `in a group a high preview begins a line below low ones`() {
    #expect(lines([[100, 100, 165]]) == [[0, 1], [2]])
    #expect(lines([[100, 100, 155]]) == [[0, 1, 2]])
  }

  @Test func `in a group low previews go on beside a few high ones, and not beside many`() {
    #expect(lines([[300, 100, 100]]) == [[0, 1, 2]])
    // Six and the gaps between them take 690 of 1000.
    let many = Array(repeating: 300.0, count: 6) + [100]
    #expect(lines([many]) == [Array(0..<6), [6]])
    // What is as high as those before always goes on.
    #expect(lines([Array(repeating: 300.0, count: 7)]) == [Array(0..<7)])
  }

  @Test func `none ends a group alone below a long line`() {
    let equal = Array(repeating: 200.0, count: 9)
    #expect(lines([equal], room: 500) == [[0, 1, 2, 3], [4, 5, 6], [7, 8]])
    // Below two, one more alone would be above.
    #expect(lines([Array(equal.prefix(3))], room: 250) == [[0, 1], [2]])
    // One much higher or lower than those above would leave room above its neighbour.
    #expect(lines([[100, 100, 100, 165]], room: 350) == [[0, 1, 2], [3]])
    #expect(lines([[165, 165, 165, 100]], room: 350) == [[0, 1, 2], [3]])
    #expect(lines([[155, 155, 155, 100]], room: 350) == [[0, 1], [2, 3]])
  }
}
