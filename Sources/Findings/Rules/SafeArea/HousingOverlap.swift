import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content under the sensor housing.
enum HousingOverlap: LayoutRule {
  static let info = RuleInfo(
    id: "SA-05", title: "content under the sensor housing", severity: .error, families: .touch,
    trigger: "A control, text or picture has more than 0.5 pt in common with the housing.",
    exempt: "grounds, decoration, pictures as large as the window, and the end of what scrolls "
      + "sideways",
    source: "HIG Layout, iPhone X guide", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ text: Hello, id: hello }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
        padding: { top: 20 }
        ignoresSafeArea: true
      """),
    passing: .init("content: { text: Hello, id: hello }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard let housing = scene.display.housing else { return }
    let frame = housing.frame.offset(x: -scene.place.origin.x, y: -scene.place.origin.y)
    // Rows begin beside the housing and run on below it.
    let isMirrored = layout.layout.configuration.direction == .rightToLeft
    let isAtEnd =
      isMirrored ? frame.maxX < scene.window.midX : frame.minX > scene.window.midX
    for index in layout.shown([.interactive, .text, .image]) where !layout.isGround(index) {
      if isAtEnd, layout.scrolledAxes(index).contains(.horizontal) { continue }
      let shared = layout.body(index).intersection(frame)
      guard min(shared.width, shared.height) > 0.5 else { continue }
      report.find(
        index, in: layout, measured: min(shared.width, shared.height), limit: 0, frame: shared,
        message: "the sensor housing covers \(shared.width.text(decimals: 2)) x "
          + "\(shared.height.text(decimals: 2)) pt of \(layout.name(index))",
        suggestion: "keep it in the safe area")
    }
  }
}
