import Geometry
import LayoutEngine

/// A place or a length that constraints leave open.
enum AmbiguousFrame: LayoutRule {
  static let info = RuleInfo(
    id: "AD-04", title: "place or length is left open", severity: .error, families: nil,
    trigger: "The constraints of a container allow an element several places or lengths along an "
      + "axis.",
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
      for open in constraints.ambiguities {
        guard let index = layout.index(of: open.element), !layout.elements[index].isHidden else {
          continue
        }
        let isHorizontal = open.axis == .horizontal
        let place = isHorizontal ? "its place along x" : "its place along y"
        let length = isHorizontal ? "its width" : "its height"
        let what = [open.isPosition ? place : nil, open.isLength ? length : nil]
          .compactMap { $0 }.joined(separator: " and ")
        let hint =
          open.isPosition
          ? "\(open.element).\(isHorizontal ? "leading" : "top") == parent."
            + "\(isHorizontal ? "leading" : "top")"
          : "\(open.element).\(isHorizontal ? "width" : "height") == 44"
        report.find(
          index, in: layout, frame: layout.elements[index].windowFrame,
          message: "the constraints leave open where \(layout.name(index)) lies: \(what)",
          suggestion: layout.elements[index].isNamed ? hint : nil)
      }
    }
  }
}
