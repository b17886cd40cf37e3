import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A video of which filling the frame cuts off too much.
enum CroppedVideo: LayoutRule {
  /// The share that may be lost.
  static let threshold = 0.2

  static let info = RuleInfo(
    id: "VD-04", title: "filling cuts off too much of a video", severity: .warning, families: nil,
    trigger: "A video fills its frame and loses more than 20 % of its picture.",
    exempt: "videos with the role of a ground or decoration",
    source: "iPhone X guide, iPhone X guidelines", basis: .chosen,
    failing: .init(
      """
      content:
        video: { asset: film, gravity: fill }
        id: film
        frame: { width: 300, height: 300 }
      """, top: "assets: { film: { size: [1600, 800] } }"),
    measured: 0.5,
    passing: .init(
      """
      content:
        video: { asset: film, gravity: fill }
        id: film
        frame: { width: 300, height: 160 }
      """, top: "assets: { film: { size: [1600, 800] } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, image) in layout.pictures where image.video != nil && !layout.isFlagged(index) {
      guard image.mode == .fill, image.cropped > threshold + 0.0005 else { continue }
      let percent = (image.cropped * 100).text(decimals: 1)
      report.find(
        index, in: layout, measured: image.cropped, limit: threshold, unit: .share,
        message: "\(layout.name(index)) fills its frame and loses \(percent) % of its picture",
        suggestion: "gravity: fit")
    }
  }
}
