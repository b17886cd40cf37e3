import Documents
import Geometry

/// A date picker without its words: wheels of bars around a band, or the fields of a compact one.
///
/// The size is the stored one. What a picker would say depends on the day, so bars stand for it. Rows of
/// 32 points and the lengths of bars are chosen: metrics know the size of the whole only.
struct DatePickerDraft {
  private static let row = 32.0
  private static let bar = 10.0
  private static let gap = 16.0

  /// The node of a date picker; nothing for a calendar, which has no form of its own here, and where the
  /// stored frame is too small.
  func node(_ view: InterfaceView, _ draft: Draft) -> DocumentNode? {
    guard let frame = view.frame else { return nil }
    let mode = view.element["datePickerMode"] ?? "dateAndTime"
    switch view.element["style"] {
    case "wheels": return wheels(mode, frame.size, draft)
    case "compact": return compact(mode, frame.size, draft)
    // The style that the system takes by itself is the one that was stored: wheels are 216 points high,
    // fields 34.
    case nil:
      return frame.height > 100
        ? wheels(mode, frame.size, draft) : compact(mode, frame.size, draft)
    default: return nil
    }
  }

  /// An odd number of rows, three to seven, of which the chosen one in the middle is dark.
  private func wheels(_ mode: String, _ size: Size, _ draft: Draft) -> DocumentNode? {
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
                  block(
                    Size(width: width, height: Self.bar), radius: Self.bar / 2,
                    index == rows / 2 ? "secondaryLabel" : "separator", draft)
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
          ("spacing", draft.number(Self.row - Self.bar)), ("children", draft.list(lines)),
        ])
      )
    ])
    let band = block(
      Size(width: size.width - 2 * 8, height: Self.row), radius: 8, "fill", draft)
    return held([band, wheels], size, draft)
  }

  /// A field for the date, one for the time, or both.
  private func compact(_ mode: String, _ size: Size, _ draft: Draft) -> DocumentNode? {
    let count = mode == "dateAndTime" ? 2 : 1
    let gap = 8.0
    let width = (size.width - gap * Double(count - 1)) / Double(count)
    guard width >= 40, size.height >= 20 else { return nil }
    let fields = (0..<count).map { _ in
      held(
        [
          block(Size(width: width, height: size.height), radius: 8, "fill", draft),
          block(
            Size(width: width - 2 * 12, height: Self.bar), radius: Self.bar / 2,
            "secondaryLabel", draft),
        ], Size(width: width, height: size.height), draft)
    }
    let row = draft.mapping([
      (
        "hstack",
        draft.mapping([("spacing", draft.number(gap)), ("children", draft.list(fields))])
      )
    ])
    return held([row], size, draft)
  }

  /// Parts on top of each other in the middle of a size.
  private func held(_ parts: [DocumentNode], _ size: Size, _ draft: Draft) -> DocumentNode {
    let inner = draft.mapping([
      ("zstack", draft.list(parts)), ("frame", frame(size, draft)),
    ])
    return draft.mapping([("zstack", draft.list([inner]))])
  }

  private func block(
    _ size: Size, radius: Double, _ color: String, _ draft: Draft
  ) -> DocumentNode {
    draft.mapping([
      ("zstack", draft.list([])), ("background", draft.scalar(color)),
      ("cornerRadius", draft.number(radius)), ("frame", frame(size, draft)),
      ("role", draft.scalar("decoration")),
    ])
  }

  private func frame(_ size: Size, _ draft: Draft) -> DocumentNode {
    draft.mapping([
      ("width", draft.number(size.width)), ("height", draft.number(size.height)),
    ])
  }

  /// How long the words of each wheel are, about: hours and minutes; month, day and year; and so on.
  private static let columns: [String: [Double]] = [
    "time": [30, 30, 30], "date": [80, 30, 50], "dateAndTime": [80, 30, 30, 30],
    "countDownTimer": [60, 60],
  ]
}
