/// Chooses the lines of previews that fill a page.
///
/// A group is made of stretches: what stands upright, then what lies, the displays of a foldable one after
/// the other. Lines of a later stretch come onto a page early where one of an earlier stretch just does not
/// fit; in a stretch nothing changes its place, so that whoever looks for a device finds it where its order
/// says.
struct SheetPacking {
  /// The height of each waiting line, in order.
  let heights: [Double]
  /// The stretch of each line.
  let stretches: [Int]
  /// The room below each line but the last of a page.
  let gap: Double

  /// What counts as full, in points: less than anybody sees.
  private static let full = 2.0

  /// The numbers of the lines that fill a room best, in order.
  ///
  /// - Parameter room: the height that is left; without an end everything fits.
  /// - Returns: the next line of the first stretch that has one which fits, with those that leave the least
  ///   room beside it, more of earlier stretches where it is the same; nothing where no next one fits.
  func lines(filling room: Double) -> [Int] {
    guard room.isFinite else { return Array(heights.indices) }
    // A gap for each line and one for the page: the last line needs none.
    var left = room + gap + 0.001
    let order = stretches.indices.filter { !stretches[..<$0].contains(stretches[$0]) }
    var queues = order.map { first in
      stretches.indices.filter { stretches[$0] == stretches[first] }
    }
    guard let start = queues.firstIndex(where: { heights[$0[0]] + gap <= left }) else { return [] }
    let first = queues[start].removeFirst()
    left -= heights[first] + gap
    return ([first] + best(of: queues, room: left)).sorted()
  }

  /// The beginnings of queues that leave the least of a room.
  private func best(of queues: [[Int]], room: Double) -> [Int] {
    var best = (lines: [Int](), left: room)
    func choose(_ number: Int, _ lines: [Int], _ left: Double) {
      // A little more room is no reason to break the order.
      if left < best.left - 0.01 { best = (lines, left) }
      guard number < queues.count, best.left > Self.full else { return }
      var (taken, rest) = ([(lines, left)], left)
      for line in queues[number] {
        rest -= heights[line] + gap
        guard rest >= 0 else { break }
        taken.append((taken[taken.count - 1].0 + [line], rest))
      }
      for (lines, left) in taken.reversed() { choose(number + 1, lines, left) }
    }
    choose(0, [], room)
    return best.lines
  }

  /// What lines take of paper.
  struct Pages {
    /// How many pages are begun.
    var count: Int
    /// How many are taken up, the last in part.
    var taken: Double
    /// The part of the full pages that lines stand on, from 0 to 1.
    var share: Double
  }

  /// The pages that lines fill one after the other.
  ///
  /// - Parameters:
  ///   - height: the room on a page.
  ///   - above: what the first page has less of it.
  /// - Returns: what they take, each page filled before the next is begun.
  func pages(height: Double, above: Double) -> Pages {
    var waiting = Array(zip(heights, stretches))
    var left: [Double] = []
    var room = height - above
    while true {
      let packing = SheetPacking(
        heights: waiting.map(\.0), stretches: waiting.map(\.1), gap: gap)
      var taken = packing.lines(filling: room)
      if taken.isEmpty { taken = waiting.isEmpty ? [] : [0] }
      let used = taken.reduce(-gap) { $0 + waiting[$1].0 + gap }
      for index in taken.reversed() { waiting.remove(at: index) }
      guard !waiting.isEmpty else {
        let full = Double(left.count)
        return Pages(
          count: left.count + 1, taken: full + min(max(used, 0) / room, 1),
          share: left.isEmpty ? 1 : 1 - left.reduce(0, +) / (full * height))
      }
      left.append(max(room - used, 0))
      room = height
    }
  }
}
