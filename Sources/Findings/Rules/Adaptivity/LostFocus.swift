import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A part of a picture that must stay visible and does not.
///
/// What lies on a fold is not counted: a picture across it is as whole as one can be, and DU-01
/// looks at what must not lie there.
enum LostFocus: LayoutRule {
  /// The share of a region that may be lost before anyone sees it; chosen.
  static let tolerance = 0.01

  static let info = RuleInfo(
    id: "AD-06", title: "important part of a picture is lost", severity: .error, families: nil,
    trigger: "More than 1 % of a focus region of a picture is cut off, or lies under corners, "
      + "housing or an active camera.",
    exempt: "pictures without focus regions, hidden ones, and regions on a fold",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init(
      """
      content:
        image: cover
        id: cover
        contentMode: fill
        frame: { width: 100, height: 100 }
      """, top: "assets: { cover: { size: [200, 100], focus: [0, 0, 0.5, 1] } }"),
    measured: 0.5,
    passing: .init(
      """
      content:
        image: cover
        id: cover
        contentMode: fill
        anchor: leading
        frame: { width: 100, height: 100 }
      """, top: "assets: { cover: { size: [200, 100], focus: [0, 0, 0.5, 1] } }"))

  private static let causes: Set<ArtworkCover.Cause> = [
    .cornerRadius, .corners, .housing, .cameras,
  ]

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, image) in layout.pictures {
      var worst: (region: FocusRegion, share: Double)?
      for region in image.focus {
        let covered = region.covers.filter { causes.contains($0.cause) }.map(\.share).max() ?? 0
        let share = max(region.lost, covered)
        if share > max(tolerance, worst?.share ?? 0) { worst = (region, share) }
      }
      guard let (region, share) = worst else { continue }
      let best = image.advice?.best.map(image.words(for:))
      let name = region.name == "focus" ? "the focus" : "the focus '\(region.name)'"
      report.find(
        index, in: layout, measured: share, limit: 0, unit: .share, frame: region.frame,
        message: "\(name) of \(layout.name(index)) is \(region.words(withShares: true))",
        suggestion: best ?? "contentMode: fit")
    }
  }
}
