import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A video that is drawn wider or higher than it is.
enum DistortedVideo: LayoutRule {
  static let info = RuleInfo(
    id: "VD-03", title: "video is distorted", severity: .error, families: nil,
    trigger: "A video is stretched, so that its ratio of width to height changes by more than 1 %.",
    exempt: "grounds and decoration, which may be stretched", source: "iPhone X guidelines",
    basis: .stated,
    failing: .init(
      """
      content:
        video: film
        id: film
        contentMode: stretch
        frame: { width: 300, height: 300 }
      """, top: "assets: { film: { size: [1600, 900] } }"),
    measured: 1,
    passing: .init(
      """
      content:
        video: film
        id: film
        frame: { width: 300, height: 300 }
      """, top: "assets: { film: { size: [1600, 900] } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, image) in layout.pictures where image.video != nil && !layout.isFlagged(index) {
      guard let (drawn, own) = DistortedArtwork.ratios(of: image) else { continue }
      report.find(
        index, in: layout, measured: drawn, limit: own, unit: .ratio,
        message: "\(layout.name(index)) is drawn at \(drawn.text(decimals: 3)):1, the video has "
          + "\(own.text(decimals: 3)):1",
        suggestion: "contentMode: fit")
    }
  }
}
