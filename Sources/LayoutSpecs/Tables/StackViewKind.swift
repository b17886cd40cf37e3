import Diagnostics

extension KindDescription {
  /// Children arranged by constraints.
  static let stackView = KindDescription(
    "stackView",
    "Arranges children as UIKit's stack view does; with margins, it keeps them inside these.",
    size: "What its children ask for; under constraints, what these make of it.",
    initial: StackViewContent(children: []), requires: [.key("children")],
    wrap: { .stackView($0) },
    unwrap: { if case .stackView(let content) = $0 { content } else { nil } },
    [
      Property("children", \.children, .nodes, varies: false, "The nodes in order."),
      Property(
        "axis", \.axis, .choice, default: "horizontal",
        "The axis that they follow each other along."),
      Property(
        "distribution", \.distribution, .choice, default: "fill",
        "How they share its length."),
      Property(
        "alignment", \.alignment, .choice, default: "fill", "Where they lie across it."),
      Property("spacing", \.spacing, .number, default: "0", "The gap between them in points."),
      Property(
        "baselineRelative", \.isBaselineRelative, .boolean, default: "false",
        "Whether gaps of a vertical stack are measured between baselines."),
    ])
}
