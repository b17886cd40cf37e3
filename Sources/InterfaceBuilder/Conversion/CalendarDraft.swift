import Documents
import Geometry

/// The month of an inline date picker: bars for its name and the days of the week, then its days.
///
/// What it would show depends on the day and on the calendar of whoever looks: a month of thirty days that
/// begins where a week begins stands for all, with no day chosen. Heights and the lengths of bars are
/// chosen: metrics know the size of the whole only.
struct CalendarDraft {
  private static let days = 30
  private static let inset = 8.0
  private static let title = 44.0
  private static let heads = 20.0
  private static let time = 44.0

  /// The node of a month.
  ///
  /// - Parameters:
  ///   - size: the stored size.
  ///   - hasTime: whether a field for the time stands below.
  ///   - draft: makes nodes at the place of the view.
  /// - Returns: the node; nothing where the room is too small for numbers side by side.
  func node(_ size: Size, hasTime: Bool, _ draft: Draft) -> DocumentNode? {
    let width = size.width - 2 * Self.inset
    let weeks = (Self.days + 6) / 7
    let rest = size.height - Self.title - Self.heads - (hasTime ? Self.time : 0)
    let cell = Size(width: width / 7, height: rest / Double(weeks))
    guard cell.width >= 24, cell.height >= 20 else { return nil }
    let parts = DatePickerParts(draft: draft)
    func cells(_ height: Double, _ items: [DocumentNode]) -> DocumentNode {
      parts.row(items, Size(width: width, height: height), spacing: 0)
    }
    let name = parts.row(
      [parts.bar(min(110, width / 2), "secondaryLabel")], Size(width: width, height: Self.title))
    let heads = (0..<7).map { _ in
      parts.held(
        [parts.block(Size(width: cell.width * 0.4, height: 4), radius: 2, "separator")],
        Size(width: cell.width, height: Self.heads))
    }
    let days = (0..<weeks).map { week in
      cells(
        cell.height,
        (1...7).map { week * 7 + $0 }.filter { $0 <= Self.days }.map { day($0, cell, parts) })
    }
    let field = Size(width: 80, height: 34)
    let time = parts.row(
      [parts.bar(40, "secondaryLabel"), draft.mapping([("spacer", draft.mapping([]))])]
        + [parts.field(field)], Size(width: width, height: Self.time))
    let lines = [name, cells(Self.heads, heads)] + days + (hasTime ? [time] : [])
    let month = draft.mapping([
      (
        "vstack",
        draft.mapping([("spacing", draft.number(0)), ("children", draft.list(lines))])
      )
    ])
    return parts.whole([month], size)
  }

  private func day(_ number: Int, _ cell: Size, _ parts: DatePickerParts) -> DocumentNode {
    let draft = parts.draft
    let size = min(20, (min(cell.width, cell.height) * 0.5).rounded())
    return draft.mapping([
      (
        "text",
        draft.mapping([("string", draft.scalar(String(number))), ("size", draft.number(size))])
      ),
      ("lineLimit", draft.number(1)), ("foreground", draft.scalar("label")),
      ("frame", parts.frame(cell)), ("role", draft.scalar("decoration")),
    ])
  }
}
