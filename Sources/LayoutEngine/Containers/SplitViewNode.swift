import Devices
package import Geometry

/// Columns of navigation beside each other.
///
/// - Note: Source: iPhone Duo, section 5.4: one stack where the width is compact, two columns in a
///   wide window, the first about 320; at an active fold they meet at the crease and keep off it by
///   its margins, unless a width is set; a tall window shows the detail alone. Chosen: the stack
///   shows the sidebar; of three columns those are shown that leave the detail half of the window;
///   320 is the width on other devices as well.
package final class SplitViewNode: KeepingNode {
  /// The width of a column before the last in points.
  static let columnWidth = 320.0

  private let columns: [LayoutNode]
  private let width: Double?
  private let widthClass: SizeClass?

  /// Makes columns from the first to the detail.
  ///
  /// - Parameters:
  ///   - columns: two or three columns.
  ///   - width: the width of those before the last that the spec sets.
  ///   - widthClass: the class of the window's width; absent where the platform has none.
  init(columns: [LayoutNode], width: Double?, widthClass: SizeClass?) {
    self.columns = columns
    self.width = width
    self.widthClass = widthClass
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(proposal.replacingUnspecified(with: Size(width: 10, height: 10)), heeding: .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = placement.extended(Rect(origin: origin, size: size(for: proposal)))
    let shown = shownColumns(in: frame.size)
    let fold = placement.division.flatMap { $0.axis == .horizontal && $0.parts(frame) ? $0 : nil }
    let snaps = fold != nil && width == nil && shown.count > 1
    var rooms: [Rect] = []
    var x = frame.minX
    for index in shown.indices {
      let isLast = index == shown.count - 1
      var end = isLast ? frame.maxX : min(x + (width ?? Self.columnWidth), frame.maxX)
      if !isLast, snaps, let fold, index == shown.count - 2 {
        end = (fold.frame.minX + fold.frame.maxX) / 2
      }
      rooms.append(Rect(left: x, top: frame.minY, right: end, bottom: frame.maxY))
      x = end
    }
    placement.fill(.columns(rooms), in: frame)
    if let element = placement.element {
      placement.sink[element].reason.rule += snaps ? ", columns snapped to the fold" : ""
    }
    for (column, room) in zip(shown, rooms) {
      var inner = placement.inside(room)
      if snaps, let fold, fold.frame.midX >= room.minX, fold.frame.midX <= room.maxX {
        let isBefore = room.maxX <= fold.frame.midX
        let safe = inner.safeArea
        inner.safeArea = Rect(
          left: isBefore ? safe.minX : max(safe.minX, fold.frame.maxX), top: safe.minY,
          right: isBefore ? min(safe.maxX, fold.frame.minX) : safe.maxX, bottom: safe.maxY)
      }
      column.place(in: inner.safeArea, aligned: .center, inner)
    }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "a split view fills the window"
  }

  private func shownColumns(in size: Size) -> [LayoutNode] {
    if widthClass == .compact { return Array(columns.prefix(1)) }
    guard size.width > size.height else { return Array(columns.suffix(1)) }
    let before = width ?? Self.columnWidth
    // At least two: a wide window shows a list beside what it lists.
    var count = columns.count
    while count > 2, size.width - before * Double(count - 1) < size.width / 2 { count -= 1 }
    return Array(columns.suffix(count))
  }
}
