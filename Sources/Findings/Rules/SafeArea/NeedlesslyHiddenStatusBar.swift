import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A status bar that is hidden though nothing uses its place.
enum NeedlesslyHiddenStatusBar: LayoutRule {
  static let info = RuleInfo(
    id: "SA-15", title: "status bar hidden without need", severity: .info, families: .touch,
    trigger: "The screen hides the status bar where the device has one, and no control, text or "
      + "picture lies in its place.",
    exempt: "screens with a video, or with a picture as large as the window",
    source: "HIG Layout, iPhone X guidelines", basis: .stated,
    failing: .init("statusBar: hidden\ncontent: { text: Hello, id: hello }"),
    passing: .init("content: { text: Hello, id: hello }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard layout.screen.statusBarHidden, !layout.isMedia, !layout.elements.isEmpty,
      scene.place.origin.y == 0, let height = scene.display.statusBarHeight, height > 0
    else { return }
    let band = Rect(x: 0, y: 0, width: layout.window.width, height: height)
    // What scrolls passes through it in any case.
    let isUsed = layout.shown([.interactive, .text, .image]).contains { index in
      !layout.scrolls(index) && !layout.elements[index].visible.intersection(band).isEmpty
    }
    guard !isUsed else { return }
    report.find(
      0, in: layout, unit: nil, frame: band,
      message: "the screen hides the status bar and leaves its place empty",
      suggestion: "statusBar: visible")
  }
}
