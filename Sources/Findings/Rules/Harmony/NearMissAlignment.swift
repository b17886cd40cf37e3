import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Neighbours that are almost aligned.
///
/// What is drawn is compared, padding left out, along the line that a stack aligns. Two of a stack share
/// an edge or their middle by its alignment; 1 to 3 points off all of them is a slip, more is meant.
enum NearMissAlignment: LayoutRule {
  /// The distances that look like a slip, in points.
  static let range = 1.0...3.0

  static let info = RuleInfo(
    id: "VH-01", title: "almost aligned", severity: .info, families: nil,
    trigger: "Two neighbours in a stack have neither an edge nor their middle in common across "
      + "it, and the nearest of them differ by 1 to 3 pt.",
    exempt: "texts and controls in a row, which stand on baselines; decoration and grounds; "
      + "things that move off a fold; system bars",
    source: "HIG Layout", basis: .derived,
    failing: .init(
      """
      content:
        vstack:
          alignment: leading
          children:
            - { text: A title, id: title }
            - { text: A line below that is longer, id: line, offset: [2, 0] }
      """),
    measured: 2,
    passing: .init(
      """
      content:
        vstack:
          alignment: leading
          children:
            - { text: A title, id: title }
            - { text: A line below that is longer, id: line }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (stack, children) in layout.childrenByElement().enumerated() {
      let across: Axis
      switch layout.elements[stack].kind {
      case "vstack": across = .horizontal
      case "hstack": across = .vertical
      default: continue
      }
      guard layout.isShown(stack), !layout.isInBar(stack) else { continue }
      let items = children.filter { isCompared($0, across, layout) }
      for (first, second) in zip(items, items.dropFirst()) {
        guard let miss = miss(first, second, across, layout) else { continue }
        report.find(
          second, in: layout, others: [layout.elements[first].id], measured: miss, limit: 0,
          message: "\(layout.name(second)) is \(miss.text(decimals: 2)) pt off "
            + "\(layout.name(first)) beside it, almost aligned",
          suggestion: "no offset, and the same padding on both")
      }
    }
  }

  private static func isCompared(_ index: Int, _ across: Axis, _ layout: CheckedLayout) -> Bool {
    let element = layout.elements[index]
    guard layout.isShown(index), !layout.isGround(index), element.displacement == nil else {
      return false
    }
    switch element.role {
    case .text, .interactive: return across == .horizontal
    case .image: return true
    case .background, .decoration, .container: return false
    }
  }

  /// The least distance between edges or middles of two, where it is a near miss.
  private static func miss(
    _ first: Int, _ second: Int, _ across: Axis, _ layout: CheckedLayout
  ) -> Double? {
    func lines(_ rect: Rect) -> [Double] {
      [rect.start(across), rect.middle(across), rect.end(across)]
    }
    // Both the frames and what is drawn in them count: padding may be what aligns.
    let (a, b) = (layout.elements[first], layout.elements[second])
    let seen = (VisibleEdges.frame(of: a), VisibleEdges.frame(of: b))
    let drawn = zip(lines(seen.0), lines(seen.1)).map { abs($0 - $1) }
    let framed = zip(lines(a.windowFrame), lines(b.windowFrame)).map { abs($0 - $1) }
    guard let least = drawn.min(), range.contains(least),
      let whole = framed.min(), whole <= 0.01 || range.contains(whole)
    else { return nil }
    return least
  }
}
