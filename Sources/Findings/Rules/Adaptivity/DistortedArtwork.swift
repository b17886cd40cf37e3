import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A picture that is drawn wider or higher than it is.
enum DistortedArtwork: LayoutRule {
  /// By how much the ratio may differ.
  static let tolerance = 0.01

  static let info = RuleInfo(
    id: "AD-05", title: "picture is distorted", severity: .error, families: nil,
    trigger: "A picture is stretched, so that its ratio of width to height changes by more than "
      + "1 %.",
    exempt: "grounds and decoration, which may be stretched; videos, which VD-03 finds",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init(
      """
      content:
        image: cover
        id: cover
        contentMode: stretch
        frame: { width: 200, height: 100 }
      """, top: "assets: { cover: { size: [100, 100] } }"),
    measured: 2,
    passing: .init(
      """
      content:
        image: cover
        id: cover
        contentMode: fill
        frame: { width: 200, height: 100 }
      """, top: "assets: { cover: { size: [100, 100] } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, image) in layout.pictures where image.video == nil && !layout.isFlagged(index) {
      guard let (drawn, own) = ratios(of: image) else { continue }
      report.find(
        index, in: layout, measured: drawn, limit: own, unit: .ratio,
        message: "\(layout.name(index)) is drawn at \(drawn.text(decimals: 3)):1, the picture has "
          + "\(own.text(decimals: 3)):1",
        suggestion: "contentMode: fill")
    }
  }

  /// The ratio that a picture is drawn at and its own, where they differ.
  static func ratios(of image: PlacedImage) -> (drawn: Double, own: Double)? {
    let (drawn, own) = (image.drawn.size, image.fit.picture)
    guard !drawn.isEmpty, !own.isEmpty else { return nil }
    let ratios = (drawn: drawn.width / drawn.height, own: own.width / own.height)
    return abs(ratios.drawn / ratios.own - 1) > tolerance ? ratios : nil
  }
}
