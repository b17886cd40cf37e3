import Devices
import Geometry
import LayoutEngine

/// The boards of tablets.
extension KeyLayout {
  mutating func layTablet() {
    let kind = TabletBoard(
      layout.scene.display.size, hasHomeButton: layout.configuration.device.hasHomeButton)
    let spacing = kind.spacing(isLandscape: isLandscape)
    let foot = (layout.scene.display.safeArea.bottom + spacing.foot) * factor
    let top = board.minY + spacing.head * factor
    let room = Rect(
      left: board.minX + spacing.side * factor, top: top,
      right: board.maxX - spacing.side * factor,
      bottom: max(board.maxY - foot, top + 10 * factor))
    // The row of figures is 47 high above rows of 62, and 60 above rows of 80.
    let rows = Rows(
      room: room, count: kind == .full ? 5 : 4, gap: min(spacing.row * factor, room.height * 0.06),
      first: kind == .full ? 0.755 : 1)
    let gap = spacing.column * factor
    if let widths = kind.widths(isLandscape: isLandscape) {
      if kind == .full {
        layFull(rows, widths, gap: gap)
      } else {
        layExtended(rows, widths, gap: gap)
      }
    } else {
      layCompact(rows, gap: gap)
    }
  }

  private mutating func layCompact(_ rows: Rows, gap: Double) {
    let room = rows.room
    let lines = compactLines
    let columns = Double((lines?[0].count ?? 10) + 1)
    let unit = (room.width - (columns - 1) * gap) / columns
    func row(_ keys: [Key], _ index: Int, indent: Double = 0) {
      lay(keys, rows[index], from: room.minX + indent, to: room.maxX, gap: gap)
    }
    row(letters(lines?[0], count: 10, width: unit) + [.quiet(.delete)], 0)
    let second = letters(lines?[1], count: 9, width: unit)
    // Half a key where the row has fewer letters than the first.
    row(
      second + [.quiet(.return)], 1, indent: Double(second.count) < columns - 1 ? unit * 0.5 : 0)
    if letters?.hasShift ?? true {
      // The letters are as wide as above where that leaves room for both keys around them.
      let isWide = Double(lines?[2].count ?? 9) <= columns - 2
      let third = letters(lines?[2], count: 9, width: isWide ? unit : nil)
      row([.quiet(.shift)] + third + [.quiet(.shift)], 2)
    } else {
      row(letters(lines?[2], count: 9), 2)
    }
    // Three keys' room on each side of the space bar.
    let large = (3 * unit + gap) / 2
    row(
      [
        .figures(".?123", unit), .quiet(.globe, unit), .quiet(.microphone, unit), .space,
        .figures(".?123", large), .quiet(.dismiss, large),
      ], 3)
  }

  private mutating func layExtended(_ rows: Rows, _ widths: TabletBoard.Widths, gap: Double) {
    let room = rows.room
    let scale = board.width / widths.board
    let lines = compactLines
    func row(_ keys: [Key], _ index: Int) {
      lay(keys, rows[index], from: room.minX, to: room.maxX, gap: gap)
    }
    let tab = widths.tab * scale
    let top = letters(lines?[0], count: 10)
    let unit = (room.width - 2 * tab - Double(top.count + 1) * gap) / Double(top.count)
    /// A row between two keys, the first as wide as on the system's board where there is room for both.
    func flanked(_ line: [Key], _ first: KeySign, _ width: Double, _ last: KeySign) -> [Key] {
      let rest = room.width - Double(line.count) * (unit + gap) - gap
      let own = line.map { key in
        var key = key
        if rest > 1.99 * tab { key.width = unit }
        return key
      }
      return [.quiet(first, rest > width + tab ? width : nil)] + own + [.quiet(last)]
    }
    row([.quiet(.tab, tab)] + top + [.quiet(.delete, tab)], 0)
    let (second, third) = (letters(lines?[1], count: 9), letters(lines?[2], count: 9))
    row(flanked(second, .capsLock, widths.capsLock * scale, .return), 1)
    row(flanked(third, .shift, widths.leftShift * scale, .shift), 2)
    layFoot(rows[3], room, widths, scale: scale, gap: gap)
  }

  private mutating func layFull(_ rows: Rows, _ widths: TabletBoard.Widths, gap: Double) {
    let room = rows.room
    let scale = board.width / widths.board
    let lines = letters?.full
    func row(_ keys: [Key], _ index: Int) {
      lay(keys, rows[index], from: room.minX, to: room.maxX, gap: gap)
    }
    let tab = widths.tab * scale
    row(letters(lines?[0], count: 13) + [.quiet(.delete, tab)], 0)
    row([.quiet(.tab, tab)] + letters(lines?[1], count: 13), 1)
    let unit = (room.width - tab - 13 * gap) / 13
    row(
      [.quiet(.capsLock, widths.capsLock * scale)] + letters(lines?[2], count: 11, width: unit)
        + [.quiet(.return)], 2)
    row(
      [.quiet(.shift, widths.leftShift * scale)] + letters(lines?[3], count: 10, width: unit)
        + [.quiet(.shift)], 3)
    layFoot(rows[4], room, widths, scale: scale, gap: gap)
  }

  /// The row of the space bar, where the globe comes first.
  private mutating func layFoot(
    _ band: Band, _ room: Rect, _ widths: TabletBoard.Widths, scale: Double, gap: Double
  ) {
    let (small, large) = (widths.small * scale, widths.large * scale)
    lay(
      [
        .quiet(.globe, small), .figures(".?123", small), .quiet(.microphone, small), .space,
        .figures(".?123", large), .quiet(.dismiss, large),
      ], band, from: room.minX, to: room.maxX, gap: gap)
  }

  /// The rows of letters with what tablets have beside them.
  private var compactLines: [[Character]]? {
    letters.map { [$0.lead + $0.rows[0], $0.rows[1], $0.rows[2] + $0.marks] }
  }
}
