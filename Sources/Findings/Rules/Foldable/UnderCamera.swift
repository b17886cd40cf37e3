import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content under an active camera.
enum UnderCamera: LayoutRule {
  static let info = RuleInfo(
    id: "DU-02", title: "content under a camera", severity: .error, families: [.iphone],
    trigger: "A control, text or picture has more than 0.5 pt in common with an active camera.",
    exempt: "grounds, decoration, pictures as large as the window, items of system bars, and what "
      + "scrolls",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ text: A line of text at the top, id: line }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: topTrailing }
        padding: { top: 24, trailing: 200 }
        ignoresSafeArea: true
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat,
      camera: true),
    passing: .init(
      """
      content:
        zstack: [{ text: A line of text at the top, id: line }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: topTrailing }
        padding: { top: 24, trailing: 200 }
        ignoresSafeArea: true
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    // The status strip is a band of the safe area, which SA-01 and SA-02 look at.
    let cameras = layout.layout.scene.regions.filter {
      $0.isActive && $0.region.kind == .occlusion && $0.region.shape != .rectangle
    }
    for camera in cameras {
      for index in layout.shown([.interactive, .text, .image])
      where !layout.isGround(index) && !layout.scrolls(index) {
        let shared = layout.body(index).intersection(camera.region.frame)
        let depth = min(shared.width, shared.height)
        guard depth > 0.5 else { continue }
        report.find(
          index, in: layout, measured: depth, limit: 0, frame: shared,
          message: "\(words(camera.region.id)) covers \(shared.width.text(decimals: 2)) x "
            + "\(shared.height.text(decimals: 2)) pt of \(layout.name(index))",
          suggestion: "when: [{ if: camera, set: { padding: { top: 64 } } }]")
      }
    }
  }
  /// What a camera is called: the id of its region in words.
  private static func words(_ id: String) -> String {
    switch id {
    case "outerCamera": "the outer camera"
    case "innerCamera": "the inner camera"
    default: "the camera '\(id)'"
    }
  }
}
