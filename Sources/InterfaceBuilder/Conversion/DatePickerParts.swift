import Documents
import Geometry

/// What date pickers are built of: bars that stand for words, the fields around them, rows of both.
struct DatePickerParts {
  /// The height of a bar that stands for words.
  static let bar = 10.0

  /// Makes nodes at the place of the view.
  let draft: Draft

  /// A bar that stands for words.
  func bar(_ width: Double, _ color: String) -> DocumentNode {
    block(Size(width: width, height: Self.bar), radius: Self.bar / 2, color)
  }

  /// A field with a bar for what it says.
  func field(_ size: Size) -> DocumentNode {
    held(
      [block(size, radius: 8, "fill"), bar(size.width - 2 * 12, "secondaryLabel")], size)
  }

  /// Nodes side by side from where reading begins, in a size.
  func row(_ items: [DocumentNode], _ size: Size, spacing: Double = 8) -> DocumentNode {
    draft.mapping([
      (
        "hstack",
        draft.mapping([("spacing", draft.number(spacing)), ("children", draft.list(items))])
      ),
      (
        "frame",
        frame(size).adding([("alignment", draft.scalar("leading"))])
      ),
    ])
  }

  /// Parts on top of each other in the middle of a size.
  func held(_ parts: [DocumentNode], _ size: Size) -> DocumentNode {
    draft.mapping([("zstack", draft.list(parts)), ("frame", frame(size))])
  }

  /// The same as the node of a view, whose own frame and place are still to come.
  func whole(_ parts: [DocumentNode], _ size: Size) -> DocumentNode {
    draft.mapping([("zstack", draft.list([held(parts, size)]))])
  }

  /// A filled rectangle with round corners.
  func block(_ size: Size, radius: Double, _ color: String) -> DocumentNode {
    draft.mapping([
      ("zstack", draft.list([])), ("background", draft.scalar(color)),
      ("cornerRadius", draft.number(radius)), ("frame", frame(size)),
      ("role", draft.scalar("decoration")),
    ])
  }

  /// A size as a frame.
  func frame(_ size: Size) -> DocumentNode {
    draft.mapping([
      ("width", draft.number(size.width)), ("height", draft.number(size.height)),
    ])
  }
}
