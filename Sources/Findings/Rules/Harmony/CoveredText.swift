import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// A text that something else lies on.
///
/// Of a text its letters count, not its frame. A text on a picture or on a control is a caption; what
/// is drawn later and hides letters is not.
enum CoveredText: LayoutRule {
  static let info = RuleInfo(
    id: "VH-06", title: "text is covered", severity: .warning, families: nil,
    trigger:
      "The letters of a text have more than 0.5 pt in common with another text, with a control "
      + "that they stick out of, or with a picture that is drawn over them.",
    exempt: "one inside the other, a text that a control or a picture under it carries whole, what "
      + "scrolls below something fixed, accessibility sizes, of which AD-09 speaks, and items of "
      + "system bars",
    source: "HIG Layout", basis: .derived,
    failing: .init(
      """
      content:
        zstack:
          alignment: leading
          children:
            - { text: Departures from here, id: title, offset: [40, 0] }
            - { button: { symbol: chevron.left }, id: back, frame: { width: 60, height: 44 } }
      """),
    measured: 17,
    passing: .init(
      """
      content:
        hstack:
          spacing: 12
          children:
            - { button: { symbol: chevron.left }, id: back, frame: { width: 60, height: 44 } }
            - { text: Departures from here, id: title }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard !layout.layout.configuration.textSize.isAccessibility else { return }
    let parts = layout.shown([.text, .interactive, .image])
      .filter { !layout.isGround($0) }
      .map { (index: $0, body: layout.body($0), scroll: layout.scroll(around: $0)) }
    for text in parts where isText(text.index, layout) && !text.body.isEmpty {
      var worst: (index: Int, depth: Double, frame: Rect)?
      for other in parts
      where other.index != text.index && other.scroll == text.scroll
        && !layout.holds(other.index, text.index) && !layout.holds(text.index, other.index)
      {
        let shared = text.body.intersection(other.body)
        let depth = min(shared.width, shared.height)
        guard depth > max(0.5, worst?.depth ?? 0),
          hides(other.index, text.index, other.body, text.body, layout)
        else { continue }
        worst = (other.index, depth, shared)
      }
      guard let worst else { continue }
      report.find(
        text.index, in: layout, others: [layout.elements[worst.index].id], measured: worst.depth,
        limit: 0, frame: worst.frame,
        message: "\(layout.name(worst.index)) lies on \(worst.frame.width.text(decimals: 2)) x "
          + "\(worst.frame.height.text(decimals: 2)) pt of the text of \(layout.name(text.index))",
        suggestion: "a stack in place of offsets, with spacing between them")
    }
  }

  /// Whether something makes a text that it meets hard to read.
  private static func hides(
    _ other: Int, _ text: Int, _ cover: Rect, _ letters: Rect, _ layout: CheckedLayout
  ) -> Bool {
    switch layout.elements[other].role {
    // Of two texts the first is told.
    case .text: other > text
    case .image: other > text
    default: !cover.inset(by: -0.5).contains(letters)
    }
  }

  private static func isText(_ index: Int, _ layout: CheckedLayout) -> Bool {
    layout.elements[index].role == .text
  }
}
