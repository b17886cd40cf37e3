import Documents
import Geometry

/// A date picker without its words: wheels of bars around a band, the fields of a compact one, or a month.
///
/// The size is the stored one. What a picker would say depends on the day, so bars stand for it. Rows of
/// 32 points and the lengths of bars are chosen: metrics know the size of the whole only.
struct DatePickerDraft {
  private static let row = 32.0
  private static let gap = 16.0

  /// The node of a date picker; nothing where the stored frame is too small.
  func node(_ view: InterfaceView, _ draft: Draft) -> DocumentNode? {
    guard let frame = view.frame else { return nil }
    let mode = view.element["datePickerMode"] ?? "dateAndTime"
    let parts = DatePickerParts(draft: draft)
    switch view.element["style"] {
    case "wheels": return wheels(mode, frame.size, parts)
    case "compact": return compact(mode, frame.size, parts)
    // The style that the system takes by itself is the one that was stored: wheels are 216 points high,
    // fields 34.
    case nil:
      return frame.height > 100
        ? wheels(mode, frame.size, parts) : compact(mode, frame.size, parts)
    // An inline one for the time alone is a field.
    case "inline" where mode == "time": return compact(mode, frame.size, parts)
    case "inline": return CalendarDraft().node(frame.size, hasTime: mode == "dateAndTime", draft)
    default: return nil
    }
  }

  /// An odd number of rows, three to seven, of which the chosen one in the middle is dark.
  private func wheels(_ mode: String, _ size: Size, _ parts: DatePickerParts) -> DocumentNode? {
    let draft = parts.draft
    let widths = Self.columns[mode] ?? [80, 30, 30, 30]
    let length = widths.reduce(0, +) + Self.gap * Double(widths.count - 1)
    let rows = min(Int(size.height / Self.row) - 1, 6) / 2 * 2 + 1
    guard rows >= 3, size.width >= length + 2 * Self.gap else { return nil }
    let lines = (0..<rows).map { index in
      draft.mapping([
        (
          "hstack",
          draft.mapping([
            ("spacing", draft.number(Self.gap)),
            (
              "children",
              draft.list(
                widths.map { width in
                  parts.bar(width, index == rows / 2 ? "secondaryLabel" : "separator")
                })
            ),
          ])
        )
      ])
    }
    let wheels = draft.mapping([
      (
        "vstack",
        draft.mapping([
          ("spacing", draft.number(Self.row - DatePickerParts.bar)),
          ("children", draft.list(lines)),
        ])
      )
    ])
    let band = parts.block(
      Size(width: size.width - 2 * 8, height: Self.row), radius: 8, "fill")
    return parts.whole([band, wheels], size)
  }

  /// A field for the date, one for the time, or both.
  private func compact(_ mode: String, _ size: Size, _ parts: DatePickerParts) -> DocumentNode? {
    let draft = parts.draft
    let count = mode == "dateAndTime" ? 2 : 1
    let gap = 8.0
    let width = (size.width - gap * Double(count - 1)) / Double(count)
    guard width >= 40, size.height >= 20 else { return nil }
    let fields = (0..<count).map { _ in parts.field(Size(width: width, height: size.height)) }
    let row = draft.mapping([
      (
        "hstack",
        draft.mapping([("spacing", draft.number(gap)), ("children", draft.list(fields))])
      )
    ])
    return parts.whole([row], size)
  }

  /// How long the words of each wheel are, about: hours and minutes; month, day and year; and so on.
  private static let columns: [String: [Double]] = [
    "time": [30, 30, 30], "date": [80, 30, 50], "dateAndTime": [80, 30, 30, 30],
    "countDownTimer": [60, 60],
  ]
}
