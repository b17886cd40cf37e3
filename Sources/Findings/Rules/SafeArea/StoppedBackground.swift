import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A ground that ends before the edge of the screen.
///
/// Measured against the safe area: a ground that keeps to it covers less than nine tenths of the
/// window of a phone, and is the very one that is meant.
enum StoppedBackground: LayoutRule {
  static let info = RuleInfo(
    id: "SA-03", title: "background stops short of an edge", severity: .warning, families: .touch,
    trigger: "An element with the role of a background covers 90 % of the safe area but leaves "
      + "more than 0.5 pt free at an edge of the window.",
    exempt: "videos, what ends at a system bar or the keyboard, grounds of the screen's colour, "
      + "and those with round corners",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init(
      "content: { image: sky, id: sky, contentMode: fill, role: background }",
      top: "assets: { sky: { size: [400, 800] } }"),
    measured: 62,
    passing: .init(
      "content: { image: sky, contentMode: fill, role: background, ignoresSafeArea: true }",
      top: "assets: { sky: { size: [400, 800] } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let (safe, window) = (layout.safeArea, layout.window)
    let bars = layout.layout.scene.bars.filter { $0.id != SystemBarID.status }
    for index in layout.shown([.background]) where layout.scroll(around: index) == nil {
      let element = layout.elements[index]
      if case .image(let image) = element.content, image.video != nil { continue }
      if max(element.cornerRadius, element.ground?.cornerRadius ?? 0) > 0 { continue }
      if let ground = element.ground, ground.color == layout.layout.background { continue }
      let frame = element.ground?.frame ?? element.windowFrame
      let shared = frame.intersection(safe)
      guard shared.width * shared.height >= 0.9 * safe.width * safe.height else { continue }
      var gaps = window.insets(to: frame)
      for strip in ArtworkFit.strips(of: window, around: frame)
      where bars.contains(where: { !$0.frame.intersection(strip.frame).isEmpty }) {
        gaps[strip.edge] = 0
      }
      guard let (edge, gap) = gaps.largest, gap > 0.5 else { continue }
      report.find(
        index, in: layout, measured: gap, limit: 0,
        message: "\(layout.name(index)) ends \(gap.text(decimals: 2)) pt before the "
          + "\(edge.rawValue) edge of the window",
        suggestion: "ignoresSafeArea: true")
    }
  }
}
