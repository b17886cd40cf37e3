/// Chooses the lines of previews that fill a page.
///
/// Lines of one group may change places: one that just does not fit would leave its room empty, where
/// lower ones of the same group are waiting. Only near ones do, and the first line is always taken where
/// it fits, so that whoever looks for a device finds it about where its order says.
struct SheetPacking {
  /// The height of each waiting line, in order.
  let heights: [Double]
  /// The room below each line but the last of a page.
  let gap: Double

  /// How many of the waiting lines may change places, and how many of the low ones, which come after all
  /// high ones: what lies then stands near what is upright.
  private static let reach = 6
  /// How high a low line is at most, as a part of the first.
  private static let low = 0.6
  /// How many choices are looked at for one page; few heights on a page need far fewer.
  private static let mostChoices = 4000
  /// What counts as full, in points: less than anybody sees.
  private static let full = 2.0

  /// The numbers of the lines that fill a room best, in order; the earliest of equal ones.
  ///
  /// - Parameter room: the height that is left; without an end everything fits.
  /// - Returns: the first line, with the others that leave the least room beside it; where it does not
  ///   fit, the first low one that does, else the first near one; nothing where none does.
  func lines(filling room: Double) -> [Int] {
    guard room.isFinite else { return Array(heights.indices) }
    // A gap for each line and one for the page: the last line needs none.
    var left = room + gap + 0.001
    var taken: [Int] = []
    let near = heights.indices.prefix(Self.reach)
    let low = heights.indices.filter { heights[$0] < heights[0] * Self.low }.prefix(Self.reach)
    var rest = Set(near).union(low).sorted()
    // Where the first does not fit, the same devices lying come before others that stand.
    let order = near.prefix(1) + low + near
    if let first = order.first(where: { heights[$0] + gap <= left }) {
      taken = [first]
      rest.removeAll { $0 == first }
      left -= heights[first] + gap
    }
    return (taken + best(of: rest, room: left)).sorted()
  }

  /// Lines of equal height: any of them will do.
  private struct Class {
    var height: Double
    var members: [Int]
  }

  /// The lines that leave the least of a room, tried from the highest down.
  private func best(of lines: [Int], room: Double) -> [Int] {
    var classes: [Class] = []
    for line in lines {
      if let found = classes.firstIndex(where: { abs($0.height - heights[line]) < 0.01 }) {
        classes[found].members.append(line)
      } else {
        classes.append(Class(height: heights[line], members: [line]))
      }
    }
    classes.sort { $0.height > $1.height }
    guard let lowest = classes.last else { return [] }
    var best = (counts: [Int](repeating: 0, count: classes.count), left: room)
    var counts = best.counts
    var choices = 0
    func choose(_ index: Int, _ left: Double) {
      choices += 1
      // A little more room is no reason to break the order.
      if left < best.left - 0.01 { best = (counts, left) }
      guard index < classes.count, left >= lowest.height + gap, best.left > Self.full,
        choices < Self.mostChoices
      else { return }
      let step = classes[index].height + gap
      let most = step > 0 ? min(classes[index].members.count, Int(left / step)) : 0
      for count in stride(from: most, through: 0, by: -1) {
        counts[index] = count
        choose(index + 1, left - Double(count) * step)
      }
      counts[index] = 0
    }
    choose(0, room)
    return zip(classes, best.counts).flatMap { $0.members.prefix($1) }
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
    var waiting = heights
    var left: [Double] = []
    var room = height - above
    while true {
      var taken = SheetPacking(heights: waiting, gap: gap).lines(filling: room)
      if taken.isEmpty { taken = waiting.isEmpty ? [] : [0] }
      let used = taken.reduce(-gap) { $0 + waiting[$1] + gap }
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
