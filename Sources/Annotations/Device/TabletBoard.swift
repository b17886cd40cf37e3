import Devices
import Geometry

/// Which of three boards a tablet has, and the figures of each.
///
/// - Note: Source: Cantoboard's figures of the system's keyboards in both orientations: short on screens
///   768, 744, 810 and 834 x 1112 wide, with four full rows on 820 and 834 x 1194, with five on
///   1024 x 1366. That tablets without a home button but for the mini have keys of the system at the head
///   of every row: KeyboardKit, issue 561.
enum TabletBoard: Hashable {
  /// Letters, two shifts and a row at the foot: tablets with a home button, and the small ones.
  case compact
  /// As that, with tab and caps lock.
  case extended
  /// As a board of hardware, with a row of figures: tablets 1366 points and more long.
  case full

  /// Distances in points of the display.
  struct Spacing: Hashable {
    /// From the sides of the board to the keys.
    var side: Double
    /// Between the keys of a row.
    var column: Double
    /// Between rows.
    var row: Double
    /// Below the last row, beside what lies under the home indicator.
    var foot: Double
    /// Above the first row.
    var head = 8.0
  }

  /// Widths of the keys around the letters, in points of a board of a certain width.
  struct Widths: Hashable {
    /// The width of the board that they were read on.
    var board: Double
    var tab: Double
    var capsLock: Double
    var leftShift: Double
    /// The three keys left of the space bar, each.
    var small: Double
    /// The two right of it, each.
    var large: Double
  }

  /// The board of a tablet.
  ///
  /// - Parameters:
  ///   - size: the size of its display, in points.
  ///   - hasHomeButton: whether it has a home button.
  init(_ size: Size, hasHomeButton: Bool) {
    self =
      max(size.width, size.height) >= 1366
      ? .full
      : hasHomeButton || min(size.width, size.height) < 820 ? .compact : .extended
  }

  func spacing(isLandscape: Bool) -> Spacing {
    switch (self, isLandscape) {
    case (.compact, false): Spacing(side: 6, column: 12, row: 9, foot: 8)
    case (.compact, true): Spacing(side: 7, column: 14.5, row: 12, foot: 10)
    case (.extended, false): Spacing(side: 10, column: 10, row: 8, foot: 8)
    case (.extended, true): Spacing(side: 14, column: 14, row: 11, foot: 10)
    case (.full, false): Spacing(side: 4, column: 7, row: 6, foot: 3)
    case (.full, true): Spacing(side: 4.5, column: 9, row: 8, foot: 3)
    }
  }

  /// The widths of a board whose rows begin with keys of the system; nothing for a compact one.
  func widths(isLandscape: Bool) -> Widths? {
    switch (self, isLandscape) {
    case (.compact, _): nil
    case (.extended, false):
      Widths(
        board: 834, tab: 59.5, capsLock: 86, leftShift: 112.5, small: 59.5,
        large: 94)
    case (.extended, true):
      Widths(
        board: 1194, tab: 103, capsLock: 136, leftShift: 179, small: 82.5,
        large: 121.5)
    case (.full, false):
      Widths(
        board: 1024, tab: 106, capsLock: 119, leftShift: 154, small: 94, large: 143
      )
    case (.full, true):
      Widths(
        board: 1366, tab: 135, capsLock: 157, leftShift: 204, small: 126,
        large: 192)
    }
  }
}
