import Geometry
import LayoutEngine

/// A place or a length that constraints leave open.
enum AmbiguousFrame: LayoutRule {
  static let info = RuleInfo(
    id: "AD-04", title: "place or length is left open", severity: .error, families: nil,
    trigger: "The constraints of a container allow an element several places or lengths along an "
      + "axis, or do not say how far something scrolls.",
    exempt: "lengths that content asks for, as long as its priority decides; hidden elements",
    source: "UIKit, hasAmbiguousLayout", basis: .derived,
    failing: .init(
      """
      content:
        constraints:
          children:
            - { box: Card, id: card }
          rules:
            - "|-16-[card]-16-|"
            - V:[card(200)]
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
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (_, constraints) in layout.constraintReports {
      var seen: Set<String> = []
      for element in constraints.ambiguities.map(\.element) where seen.insert(element).inserted {
        guard let index = layout.index(of: element), !layout.elements[index].isHidden else {
          continue
        }
        let open = constraints.ambiguities.filter { $0.element == element }
        var members: [ConstraintReport.Member] = []
        for member in open.flatMap(\.members) where !members.contains(member) {
          members.append(member)
        }
        let known = members.isEmpty ? "" : "; it has only \(members.words)"
        report.find(
          index, in: layout, constraints: members.named,
          frame: layout.elements[index].windowFrame,
          message: "the constraints leave open \(words(open, layout.name(index)))\(known)",
          suggestion: layout.elements[index].isNamed ? hint(open, element) : nil)
      }
    }
  }

  /// What is open of an element, in words.
  private static func words(_ open: [ConstraintReport.Ambiguity], _ name: String) -> String {
    let frame = open.flatMap { part -> [String] in
      let isHorizontal = part.axis == .horizontal
      return [
        part.isPosition ? "its place along \(isHorizontal ? "x" : "y")" : nil,
        part.isLength ? "its \(isHorizontal ? "width" : "height")" : nil,
      ].compactMap { $0 }
    }
    let content = open.filter(\.isContent).map { $0.axis == .horizontal ? "width" : "height" }
    let lies = frame.isEmpty ? nil : "where \(name) lies: \(frame.joined(separator: " and "))"
    let scrolls =
      content.isEmpty
      ? nil
      : "how far \(name) scrolls: the \(content.joined(separator: " and ")) of its content"
    return [lies, scrolls].compactMap { $0 }.joined(separator: ", and ")
  }

  /// A line that closes the first of what is open; nothing for what scrolls, whose last view is not
  /// known.
  private static func hint(_ open: [ConstraintReport.Ambiguity], _ element: String) -> String? {
    guard let first = open.first(where: { $0.isPosition || $0.isLength }) else { return nil }
    let isHorizontal = first.axis == .horizontal
    guard first.isPosition else {
      return "\(element).\(isHorizontal ? "width" : "height") == 44"
    }
    let edge = isHorizontal ? "leading" : "top"
    return "\(element).\(edge) == parent.\(edge)"
  }
}
