import LayoutEngine

/// Required constraints that cannot hold together.
enum BrokenConstraint: LayoutRule {
  static let info = RuleInfo(
    id: "AD-03", title: "constraints contradict each other", severity: .error, families: nil,
    trigger: "Required constraints cannot all hold, so the last of them in the spec is left out.",
    source: "UIKit, NSLayoutConstraint", basis: .derived,
    failing: .init(
      """
      content:
        constraints:
          children:
            - { box: Card, id: card }
          rules:
            - "|-16-[card]-16-|"
            - V:|[card(200)]
            - card.width == 500
      """),
    passing: .init(
      """
      content:
        constraints:
          children:
            - { box: Card, id: card }
          rules:
            - "|-16-[card]-16-|"
            - V:|[card(200)]
            - card.width == 500 @999
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (container, constraints) in layout.constraintReports {
      for conflict in constraints.conflicts {
        let index = conflict.elements.first.flatMap { layout.index(of: $0) } ?? container
        let others = conflict.others.words
        report.find(
          index, in: layout, others: Array(conflict.elements.dropFirst()),
          constraints: ([conflict.broken] + conflict.others).named,
          frame: layout.elements[index].windowFrame,
          message: "\(conflict.broken.words) is left out: it can't hold beside "
            + (others.isEmpty ? "anything" : others),
          suggestion: "a priority below 1000", position: conflict.broken.position)
      }
    }
  }
}
