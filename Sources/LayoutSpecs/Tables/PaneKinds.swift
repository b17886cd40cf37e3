import Documents
import Geometry

extension KindDescription {
  /// Two views that share their room by size classes, shape and fold.
  static let arrangement = KindDescription(
    "arrangement", "Shares its room between two views by size classes, shape and fold.",
    size: "The proposal.",
    initial: ArrangementContent(primary: Node(.divider), secondary: Node(.divider)),
    requires: [.key("primary"), .key("secondary")], wrap: { .arrangement($0) },
    unwrap: { if case .arrangement(let content) = $0 { content } else { nil } },
    [
      Property(
        "primary", \.primary, .node, varies: false,
        "The main view: first in a split, in the foreground of an overlay."),
      Property("secondary", \.secondary, .node, varies: false, "The other view."),
      Property(
        "style", \.style, .choice, default: "split",
        "Beside each other, or one over the other until a fold parts them."),
      Property(
        "axes", \.axes, .axes, default: "both",
        "Where the views may lie beside each other; with none that fits only the primary shows."),
      Property("ratio", \.ratio, .part, default: "0.5", "The share of the primary in a split."),
      Property(
        "edge", \.edge, .choice, default: "trailing",
        "The side of an active fold that the primary of an overlay goes to."),
      Property(
        "host", \.host, .choice, default: "swiftUI",
        "The framework: SwiftUI lays out in the safe area, UIKit in the whole window."),
    ])

  /// Columns of navigation.
  static let splitView = KindDescription(
    "splitView", "Shows columns of navigation side by side where the width is regular.",
    size: "The whole window.",
    initial: SplitViewContent(sidebar: Node(.divider), detail: Node(.divider)),
    requires: [.key("sidebar"), .key("detail")], wrap: { .splitView($0) },
    unwrap: { if case .splitView(let content) = $0 { content } else { nil } },
    [
      Property("sidebar", \.sidebar, .node, varies: false, "The first column."),
      Property(
        "content", optional: \.content, .node, varies: false, "The column between, if any."),
      Property("detail", \.detail, .node, varies: false, "The last column."),
      Property(
        "columnWidth", optional: \.columnWidth, .length, default: "the system's",
        "The width of the columns before the last in points; they do not keep to a fold then."),
    ])
}

extension ValueType where Value == Set<Axis> {
  /// A list of axes.
  fileprivate static var axes: ValueType<Set<Axis>> {
    let words = ["horizontal", "vertical"]
    let summary = "a list of horizontal and vertical"
    return ValueType(summary, schema: .list(of: .words(words), min: 1)) { node, label, decoder in
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      let found = items.compactMap { decoder.word($0, label, of: words) }
      guard found.count == items.count else { return nil }
      return Set(found.map { word -> Axis in word == words[0] ? .horizontal : .vertical })
    }
  }
}
