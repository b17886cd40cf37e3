import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content behind the camera housing of a Mac.
enum BehindCameraHousing: LayoutRule {
  static let info = RuleInfo(
    id: "SY-06", title: "content behind the camera housing", severity: .error, families: [.mac],
    trigger:
      "A text, a control or a picture has more than 0.5 pt in common with the camera housing.",
    exempt: "grounds and decoration, and pictures as large as the window",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content: { vstack: [{ button: Play, id: play, frame: { height: 28 } }, { spacer: }], ignoresSafeArea: true }
      """, device: "macbook-pro-14"),
    measured: 28,
    passing: .init(
      "content: { vstack: [{ button: Play, id: play, frame: { height: 28 } }, { spacer: }] }",
      device: "macbook-pro-14"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard let housing = scene.display.housing, !scene.isCard else { return }
    let frame = housing.frame.offset(x: -scene.place.origin.x, y: -scene.place.origin.y)
    for index in layout.shown([.interactive, .text, .image]) where !layout.isGround(index) {
      let shared = layout.body(index).intersection(frame)
      let depth = min(shared.width, shared.height)
      guard depth > 0.5 else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0, frame: shared,
        message: "the camera housing covers \(depth.text(decimals: 2)) pt of \(layout.name(index))",
        suggestion: "keep it in the safe area: no ignoresSafeArea around it")
    }
  }
}
