import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that does not fit into its card and can't be scrolled.
enum TallerThanDetent: PresentationRule {
  static let info = RuleInfo(
    id: "MD-04", title: "content taller than its detent", severity: .error, families: .touch,
    trigger:
      "A text, a control or a picture outside all scrolls reaches more than 0.5 pt beyond the "
      + "safe area of a card, above or below.",
    exempt: "what scrolls, and items of system bars",
    source: "UIKit documentation of sheets, HIG Modality",
    basis: .derived,
    failing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        detents: [{ height: 300 }]
        content: { vstack: [{ button: Done, id: done }], id: form, frame: { height: 420 } }
      """),
    measured: 120,
    passing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        detents: [{ height: 300 }]
        content:
          scroll: { content: { vstack: [{ button: Done, id: done }], frame: { height: 420 } } }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for presentation in layout.layout.presentations where presentation.shape == .card {
      let own = CheckedLayout(presentation.surface, of: layout.screen)
      let room = presentation.surface.scene.contentArea.height
      // What the spec's own frames ask for counts as much as what can be seen.
      let tallest =
        own.elements.indices.dropFirst()
        .filter { !own.isInBar($0) && !own.scrolls($0) && !own.elements[$0].isHidden }
        .map { own.elements[$0].windowFrame.height }.max() ?? 0
      let excess = tallest - room
      guard excess > 0.5 else { continue }
      report.find(
        presentation.elements.lowerBound, in: layout, measured: excess, limit: 0,
        message:
          "the content of '\(presentation.id)' is \(excess.text(decimals: 2)) pt higher than "
          + "the \(room.text(decimals: 2)) pt that its detent leaves",
        suggestion: "a higher detent, or a scroll around the content")
    }
  }
}
