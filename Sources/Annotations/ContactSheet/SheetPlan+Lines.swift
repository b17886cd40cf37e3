import Geometry

/// Lines of previews on their pages.
extension SheetPlan {
  /// Brings those of the next lines to the front that fill this page best, or the next where none fits.
  ///
  /// At the end of a sheet a last preview that would stand alone takes the line before it to its page,
  /// which then begins whether there is room or not.
  ///
  /// - Returns: how many of them follow one another on one page; at least one.
  mutating func choose(
    from waiting: inout [SheetShelf], _ groups: [Group], _ heights: SheetShelf.Heights,
    headings: [Double], above: Double, isEnd: Bool
  ) -> Int {
    guard let next = waiting.first?.onlyRun, !groups[next.group].isSeries else { return 1 }
    let same = waiting.prefix { $0.onlyRun?.group == next.group }
    let stretches = groups[next.group].stretches
    let packing = SheetPacking(
      heights: same.map(heights.of),
      stretches: same.map { $0.onlyRun?.members.first.flatMap { stretches[$0] } ?? 0 },
      gap: Self.rowGap)
    let head = above + (next.isFirst ? Self.groupHeight : 0)
    var taken = endsPage ? [] : packing.lines(filling: bottom - y - head)
    endsPage = false
    if taken.isEmpty {
      taken = packing.lines(
        filling: bottom - Self.margin - Self.screenHeight - Self.groupHeight)
    }
    guard let first = taken.first else { return 1 }
    if isEnd, taken.count > 1, waiting.count == taken.count + 1,
      let rest = waiting.indices.first(where: { !taken.contains($0) }),
      waiting[rest].runs.flatMap(\.members).count == 1
    {
      taken.removeLast()
      endsPage = true
    }
    if next.isFirst, first > 0 {
      // The heading goes with the line that begins the group now.
      waiting[0].runs[0].isFirst = false
      waiting[first].runs[0].isFirst = true
      waiting[first].runs[0].width = max(waiting[first].runs[0].width, headings[next.group])
    }
    let front = taken.map { waiting[$0] }
    for index in taken.reversed() { waiting.remove(at: index) }
    waiting = front + waiting
    return taken.count
  }

  /// Gives the end of a group a line of its own where that fits on the page and one that it shares with
  /// the next group does not.
  func splitFirst(
    of waiting: inout [SheetShelf], _ heights: SheetShelf.Heights, rest: (Int) -> [SheetShelf]
  ) {
    guard let shelf = waiting.first, shelf.runs.count > 1, !shelf.runs[0].isFirst,
      y + Self.groupHeight + heights.of(shelf) > bottom + 0.001
    else { return }
    let end = SheetShelf(runs: [shelf.runs[0]])
    guard y + heights.of(end) <= bottom + 0.001 else { return }
    waiting = [end] + rest(shelf.runs[1].group)
  }

  /// Devices stand on one line, their captions below it.
  mutating func place(
    _ run: SheetShelf.Run, _ cells: [SheetCell], top: Double, pictures: Double
  ) {
    var x = run.x
    let page = pages.count - 1
    for index in run.members {
      let cell = cells[index]
      pageOfPreview[index] = page
      pages[page].append(
        Placed(
          part: .preview(index),
          frame: Rect(
            x: x, y: top + pictures - cell.picture.height, width: cell.width,
            height: cell.picture.height + cell.captionHeight)))
      x += cell.width + run.gap
    }
  }
}
