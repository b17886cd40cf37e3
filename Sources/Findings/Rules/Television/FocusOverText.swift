import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An item that covers a text of another one when it is focused.
enum FocusOverText: LayoutRule {
  static let info = RuleInfo(
    id: "VH-05", title: "focus covers text", severity: .warning, families: [.tv],
    trigger:
      "An element grown by its focusScale about its middle has more than 0.5 pt in common with "
      + "the letters of a text outside it; told once for each, of the text that it covers most.",
    exempt: "elements that say no focusScale, and texts that are covered without it",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        vstack:
          spacing: 10
          children:
            - { text: Continue watching, id: title }
            - { box: {}, id: film, interactive: true, focusScale: 1.2, frame: { width: 860, height: 480 } }
      """, device: "apple-tv-4k"),
    passing: .init(
      """
      content:
        vstack:
          spacing: 80
          children:
            - { text: Continue watching, id: title }
            - { box: {}, id: film, interactive: true, focusScale: 1.2, frame: { width: 860, height: 480 } }
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let texts = layout.shown([.text])
    for (index, frame) in FocusGrowth.grown(layout) {
      let own = layout.elements[index].windowFrame
      var worst: (index: Int, depth: Double, shared: Rect)?
      for text in texts where !layout.holds(index, text) {
        let body = layout.body(text)
        guard own.intersection(body).isEmpty else { continue }
        let shared = frame.intersection(body)
        let depth = min(shared.width, shared.height)
        if depth > worst?.depth ?? 0.5 { worst = (text, depth, shared) }
      }
      guard let worst else { continue }
      report.find(
        index, in: layout, others: [layout.elements[worst.index].id], measured: worst.depth,
        limit: 0, frame: worst.shared,
        message:
          "focused, \(layout.name(index)) covers \(worst.depth.text(decimals: 2)) pt of the text "
          + layout.name(worst.index),
        suggestion: "more space between them, or a smaller focusScale")
    }
  }
}
