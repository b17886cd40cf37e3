import Geometry

/// Previews that stand side by side on one line of a page; groups share lines.
struct SheetShelf {
  /// Neighbours of one group.
  struct Run {
    /// The index of the group.
    var group: Int
    /// The numbers of the previews.
    var members: [Int]
    /// The left edge on the page.
    var x: Double
    /// The room of previews and heading.
    var width: Double
    /// The distance between neighbours.
    var gap: Double
    /// Whether the group begins here.
    var isFirst: Bool
  }

  /// The height that lines need.
  struct Heights {
    private let pictures: [Double]
    private let captions: [Double]

    /// The heights of previews, by their numbers.
    init(pictures: [Double], captions: [Double]) {
      self.pictures = pictures
      self.captions = captions
    }

    /// The heights of cells.
    init(_ cells: [SheetCell]) {
      self.init(pictures: cells.map(\.picture.height), captions: cells.map(\.captionHeight))
    }

    /// A line with its captions, without a heading.
    func of(_ shelf: SheetShelf) -> Double { picture(of: shelf) + caption(of: shelf) }

    /// The highest preview of a line.
    func picture(of shelf: SheetShelf) -> Double { highest(pictures, shelf) }

    /// The highest caption of a line.
    func caption(of shelf: SheetShelf) -> Double { highest(captions, shelf) }

    private func highest(_ values: [Double], _ shelf: SheetShelf) -> Double {
      shelf.runs.flatMap(\.members).map { values[$0] }.max() ?? 0
    }
  }

  /// From left to right.
  var runs: [Run]

  /// What stands on a line that one group has for itself.
  var onlyRun: Run? { runs.count == 1 ? runs[0] : nil }

  /// Between neighbours of one group, at least.
  static let gap = 18.0
  /// Between groups that share a line.
  private static let groupGap = 30.0
  /// Gaps grow up to this to end a full line at the margin; beyond it neighbours fall apart.
  private static let widest = 48.0

  /// How much higher than another a preview on its line may be; outer and inner display of a foldable
  /// differ by more.
  private static let steepest = 1.6
  /// The previews on a line below which one alone would look forgotten, at least.
  private static let longLine = 3
  /// The part of a line that high previews take at most where low ones go on beside them.
  private static let fullest = 2.0 / 3

  /// Lines of previews in order, none of which ends a stretch with one alone below a long line.
  ///
  /// - Parameters:
  ///   - groups: the previews of a screen.
  ///   - widths: the width of each preview, by its number.
  ///   - heights: the height of each picture.
  ///   - headings: the width that the heading of each group needs.
  ///   - room: the width between the margins.
  ///   - left: the left margin.
  ///   - first: the index of the group to begin with.
  /// - Returns: the lines from the top.
  static func shelves(
    _ groups: [SheetPlan.Group], widths: [Double], heights: [Double], headings: [Double],
    room: Double, left: Double, from first: Int = 0
  ) -> [SheetShelf] {
    let lines = full(
      groups, widths: widths, heights: heights, headings: headings, room: room, left: left,
      from: first)
    return spread(
      lines.indices.reduce(into: lines) { lines, index in
        giveCompany(
          index, in: &lines, groups, widths: widths, heights: heights, headings: headings,
          room: room)
      }, widths, room: room)
  }

  /// How many lines of a group end it with one preview alone below a long line, where each line takes as
  /// many as fit.
  static func alone(
    _ group: SheetPlan.Group, widths: [Double], heights: [Double], room: Double
  ) -> Int {
    let lines = full(
      [group], widths: widths, heights: heights, headings: [0], room: room, left: 0, from: 0)
    let counts = lines.map { $0.runs.flatMap(\.members).count }
    return zip(counts, counts.dropFirst()).count { $0 >= longLine && $1 == 1 }
  }

  /// As many previews on a line as fit, in order.
  private static func full(
    _ groups: [SheetPlan.Group], widths: [Double], heights: [Double], headings: [Double],
    room: Double, left: Double, from first: Int
  ) -> [SheetShelf] {
    let right = left + room + 0.001
    var shelves: [SheetShelf] = []
    for (number, group) in groups.enumerated().dropFirst(first) {
      for (position, index) in group.members.enumerated() {
        let width = widths[index]
        if let shelf = shelves.last, var run = shelf.runs.last {
          if run.group == number {
            let end = run.x + length(run.members, widths, gap: gap) + gap + width
            if end <= right, staysInOrder(index, run.members, of: group, number, shelves),
              joins(index, run.members, widths, heights, room: room)
            {
              run.members.append(index)
              run.width = max(run.width, end - run.x)
              shelves[shelves.count - 1].runs[shelf.runs.count - 1] = run
              continue
            }
          } else {
            let x = run.x + run.width + groupGap
            let highest = shelf.runs.flatMap(\.members).map { heights[$0] }.max() ?? 0
            // The first of many alone beside others would look like one of them.
            let start = length(Array(group.members[position...].prefix(2)), widths, gap: gap)
            if x + max(start, headings[number]) <= right, heights[index] <= highest * steepest {
              shelves[shelves.count - 1].runs.append(
                Run(
                  group: number, members: [index], x: x, width: max(width, headings[number]),
                  gap: gap, isFirst: position == 0))
              continue
            }
          }
        }
        shelves.append(
          SheetShelf(runs: [
            Run(
              group: number, members: [index], x: left, width: max(width, headings[number]),
              gap: gap, isFirst: position == 0)
          ]))
      }
    }
    return shelves
  }

  /// Puts the last preview of a long line beside one that would end its stretch alone below it, and look
  /// forgotten.
  private static func giveCompany(
    _ index: Int, in lines: inout [SheetShelf], _ groups: [SheetPlan.Group], widths: [Double],
    heights: [Double], headings: [Double], room: Double
  ) {
    guard index > 0, var run = lines[index].onlyRun, run.members.count == 1,
      var above = lines[index - 1].onlyRun, above.group == run.group,
      above.members.count >= longLine, let moved = above.members.popLast()
    else { return }
    let stretches = groups[run.group].stretches
    let alone = run.members[0]
    run.members = [moved, alone]
    guard stretches[moved] == stretches[alone],
      max(heights[moved], heights[alone]) <= min(heights[moved], heights[alone]) * steepest,
      length(run.members, widths, gap: gap) <= room + 0.001
    else { return }
    for (line, run) in [(index - 1, above), (index, run)] {
      lines[line].runs[0] = run
      lines[line].runs[0].width = max(
        length(run.members, widths, gap: gap), headings[run.group])
    }
  }

  /// Whether a preview may stand on a line with those before it without coming later than ones that follow.
  ///
  /// Lines of a stretch come onto pages before the end of the one before: only where that is a single line
  /// can its neighbour stand on it.
  private static func staysInOrder(
    _ index: Int, _ members: [Int], of group: SheetPlan.Group, _ number: Int,
    _ shelves: [SheetShelf]
  ) -> Bool {
    guard let first = members.first, group.stretches[index] != group.stretches[first] else {
      return true
    }
    return !shelves.dropLast().contains { $0.runs.contains { $0.group == number } }
  }

  /// Whether a preview stands on a line with those of its group before it.
  ///
  /// A high one among low ones would leave most of the line empty. A low one after high ones leaves room
  /// above itself, which is less than the rest of a line that they leave.
  private static func joins(
    _ index: Int, _ members: [Int], _ widths: [Double], _ heights: [Double], room: Double
  ) -> Bool {
    let height = heights[index]
    guard members.allSatisfy({ height <= heights[$0] * steepest }) else { return false }
    let high = members.filter { heights[$0] > height * steepest }
    return length(high, widths, gap: gap) < room * fullest
  }

  /// Lines that one group fills end at the margin; its last line keeps the gaps of the one before, so
  /// that equal previews stand in columns.
  private static func spread(
    _ shelves: [SheetShelf], _ widths: [Double], room: Double
  ) -> [SheetShelf] {
    var result = shelves
    for (index, shelf) in shelves.enumerated() {
      guard shelf.runs.count == 1, shelf.runs[0].members.count > 1 else { continue }
      let members = shelf.runs[0].members
      let free = room - length(members, widths, gap: 0)
      let full = min(free / Double(members.count - 1), widest)
      let goesOn = shelves.dropFirst(index + 1).first?.runs.first?.group == shelf.runs[0].group
      var wish = gap
      if goesOn {
        wish = full
      } else if index > 0, let before = result[index - 1].runs.last,
        before.group == shelf.runs[0].group
      {
        wish = min(before.gap, full)
      }
      result[index].runs[0].gap = max(wish, gap)
      result[index].runs[0].width = max(
        shelf.runs[0].width, length(members, widths, gap: max(wish, gap)))
    }
    return result
  }

  private static func length(_ members: [Int], _ widths: [Double], gap: Double) -> Double {
    members.reduce(gap * Double(max(members.count - 1, 0))) { $0 + widths[$1] }
  }
}
