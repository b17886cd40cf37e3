import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content across an active fold.
enum AcrossFold: LayoutRule {
  static let info = RuleInfo(
    id: "DU-01", title: "content across the fold", severity: .error, families: [.iphone],
    trigger: "A control, text or picture has something in common with an active division.",
    exempt: "grounds, decoration, pictures as large as the window, items of system bars, and what "
      + "scrolls",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ button: { symbol: plus }, id: add, frame: { width: 64, height: 64 } }]
        frame: { maxWidth: infinity, maxHeight: infinity }
        ignoresSafeArea: true
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    measured: 40,
    passing: .init(
      """
      content:
        zstack: [{ button: { symbol: plus }, id: add, frame: { width: 64, height: 64 }, displace: true }]
        frame: { maxWidth: infinity, maxHeight: infinity }
        ignoresSafeArea: true
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let folds = layout.layout.scene.regions.filter {
      $0.isActive && $0.region.kind == .division
    }
    for fold in folds {
      let frame = fold.region.frame
      let isUpright = frame.height >= frame.width
      for index in layout.shown([.interactive, .text, .image])
      where !layout.isGround(index) && !layout.scrolls(index) {
        let shared = layout.body(index).intersection(frame)
        let depth = isUpright ? shared.width : shared.height
        guard !shared.isEmpty, depth > 0.5 else { continue }
        report.find(
          index, in: layout, measured: depth, limit: 0, frame: shared,
          message: "\(layout.name(index)) lies on \(depth.text(decimals: 2)) pt of the "
            + "\(fold.region.id)",
          suggestion: "displace: true")
      }
    }
  }
}
