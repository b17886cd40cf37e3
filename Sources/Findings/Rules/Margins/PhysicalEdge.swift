import Devices
import LayoutEngine
import LayoutSpecs

/// A constraint that names left or right, which do not turn with the reading direction.
enum PhysicalEdge: LayoutRule {
  static let info = RuleInfo(
    id: "MG-06", title: "left or right used for a position", severity: .warning, families: .touch,
    trigger: "A constraint names left, right, leftMargin or rightMargin.",
    exempt: "pictures and what is flagged as decoration or ground, which may stay as they are",
    source: "HIG Right to left", basis: .stated,
    failing: .init(
      """
      content:
        constraints:
          children:
            - { button: Play, id: play }
          rules:
            - play.left == parent.left + 16
            - V:|-16-[play]
      """),
    passing: .init(
      """
      content:
        constraints:
          children:
            - { button: Play, id: play }
          rules:
            - play.leading == parent.leading + 16
            - V:|-16-[play]
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (container, constraints) in layout.constraintReports {
      for edge in constraints.physicalEdges {
        let named = edge.elements.compactMap { layout.index(of: $0) }
        let isFixed =
          !named.isEmpty
          && named.allSatisfy { index in
            switch layout.elements[index].role {
            case .image, .background, .decoration: true
            case .interactive, .text, .container: false
            }
          }
        guard !isFixed else { continue }
        let index = named.first ?? container
        let turned = edge.attributes.map { name in
          name.hasPrefix("left") ? "leading\(name.dropFirst(4))" : "trailing\(name.dropFirst(5))"
        }
        report.find(
          index, in: layout, others: Array(edge.elements.dropFirst()),
          constraints: [edge.member].named,
          message:
            "\(edge.member.words) names \(edge.attributes.joined(separator: " and ")), which "
            + "\(edge.attributes.count == 1 ? "does" : "do") not turn where reading goes from right "
            + "to left",
          suggestion: turned.joined(separator: ", "), position: edge.member.position)
      }
    }
  }
}
