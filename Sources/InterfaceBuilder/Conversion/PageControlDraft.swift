import Documents
import Geometry

/// A page control as a row of dots.
///
/// The size is the stored one. Dots of 7 points, 16 from middle to middle, are chosen: metrics know the
/// size of the whole only.
struct PageControlDraft {
  let colors: ColorDraft

  private static let dot = 7.0
  private static let pitch = 16.0

  /// The node of a page control; nothing where the file does not say how many pages there are, or the
  /// stored frame is too small for them.
  func node(_ view: InterfaceView, _ draft: Draft) -> DocumentNode? {
    guard let count = view.element["numberOfPages"].flatMap({ Int($0) }), count > 0, count <= 100,
      let frame = view.frame
    else { return nil }
    let length = Self.pitch * Double(count - 1) + Self.dot
    let sides = (horizontal: (frame.width - length) / 2, vertical: (frame.height - Self.dot) / 2)
    guard sides.horizontal >= 0, sides.vertical >= 0 else { return nil }
    let current = view.element["currentPage"].flatMap { Int($0) } ?? 0
    let own = colors.color("currentPageIndicatorTintColor", of: view, draft)
    let other = colors.color("pageIndicatorTintColor", of: view, draft)
    let dots = (0..<count).map { index in
      draft.mapping([
        ("zstack", draft.list([])),
        (
          "background",
          index == current ? own ?? draft.scalar("label") : other ?? draft.scalar("separator")
        ),
        ("cornerRadius", draft.number(Self.dot / 2)),
        (
          "frame",
          draft.mapping([
            ("width", draft.number(Self.dot)), ("height", draft.number(Self.dot)),
          ])
        ),
        ("role", draft.scalar("decoration")),
      ])
    }
    let row = draft.mapping([
      (
        "hstack",
        draft.mapping([
          ("spacing", draft.number(Self.pitch - Self.dot)), ("children", draft.list(dots)),
        ])
      ),
      (
        "padding",
        draft.mapping([
          ("horizontal", draft.number(sides.horizontal)),
          ("vertical", draft.number(sides.vertical)),
        ])
      ),
    ])
    // Around the row, so that the modifiers of the view and its padding stay apart.
    return draft.mapping([("zstack", draft.list([row]))])
  }
}
