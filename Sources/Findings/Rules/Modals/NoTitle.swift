import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A large presentation that does not say what it is for.
enum NoTitle: PresentationRule {
  /// The least height of what wants a title in points.
  static let leastHeight = 300.0
  /// The height of the band at its top that a title stands in, in points.
  static let band = 60.0

  static let info = RuleInfo(
    id: "MD-03", title: "no title", severity: .info, families: .touch,
    trigger:
      "Nothing of a text lies in the upper 60 pt below the safe area of a presentation that is "
      + "higher than 300 pt.",
    exempt: "full-screen covers with a video or a picture as large as the window",
    source: "HIG Modality", basis: .stated,
    failing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        navigation: { leading: [{ button: { symbol: xmark }, id: close }] }
        content: { text: Where to?, id: question }
      """),
    passing: .init(
      """
      content: { text: Trips, id: trips }
      present:
        style: sheet
        navigation: { title: New trip, leading: [{ button: { symbol: xmark }, id: close }] }
        content: { text: Where to?, id: question }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for presentation in layout.layout.presentations where presentation.style.hasContent {
      let surface = presentation.surface
      let own = CheckedLayout(surface, of: layout.screen)
      guard surface.scene.window.height > leastHeight, !own.isMedia else { continue }
      // In a cover the bar begins below the inset of the display.
      let top = presentation.shape == .cover ? presentation.surface.scene.display.safeArea.top : 0
      let area = Rect(x: 0, y: 0, width: surface.scene.window.width, height: top + band)
      let hasTitle = surface.elements.indices.contains { index in
        guard case .text = surface.elements[index].content, !surface.elements[index].isHidden else {
          return false
        }
        return own.body(index).intersects(area)
      }
      guard !hasTitle else { continue }
      report.find(
        presentation.elements.lowerBound, in: layout,
        message:
          "no text in the upper \(band.text()) pt of '\(presentation.id)' says what it is for",
        suggestion: "navigation: { title: … } in it")
    }
  }
}
