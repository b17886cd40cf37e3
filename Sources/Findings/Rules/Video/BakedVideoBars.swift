import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Bars that are part of a video.
enum BakedVideoBars: LayoutRule {
  /// By how much the ratio may differ.
  static let tolerance = 0.02

  static let info = RuleInfo(
    id: "VD-02", title: "bars are part of the video", severity: .warning, families: nil,
    trigger: "The ratio of what is between the bars of a video differs from the ratio of the file "
      + "by more than 2 %.",
    source: "iPhone X guidelines", basis: .stated,
    failing: .init(
      "content: { video: film, id: film }",
      top: "assets: { film: { size: [1600, 900], bakedBars: { vertical: 0.125 } } }"),
    measured: 16.0 / 9 / 0.75,
    passing: .init(
      "content: { video: film, id: film }", top: "assets: { film: { size: [1600, 675] } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, image) in layout.pictures where image.video != nil {
      guard let bars = image.bakedBars else { continue }
      let file = image.fit.picture.width / image.fit.picture.height
      let active =
        file * (1 - bars.parts.left - bars.parts.right) / (1 - bars.parts.top - bars.parts.bottom)
      guard abs(active / file - 1) > tolerance else { continue }
      report.find(
        index, in: layout, measured: active, limit: file, unit: .ratio,
        message: "the video of \(layout.name(index)) is \(active.text(decimals: 3)):1 with bars "
          + "that make it \(file.text(decimals: 3)):1")
    }
  }
}
