import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A home indicator that hides by itself where nobody just watches.
enum HiddenIndicator: LayoutRule {
  static let info = RuleInfo(
    id: "EG-01", title: "home indicator hidden without need", severity: .info, families: .touch,
    trigger:
      "The screen lets the home indicator hide by itself, on a device that has one, and shows "
      + "no film and no picture that fills it.",
    exempt: "screens with a video, or with a picture as large as the window",
    source: "iPhone X guidelines", basis: .stated,
    failing: .init("homeIndicator: autoHidden\ncontent: { text: Hello, id: hello }"),
    passing: .init(
      "homeIndicator: autoHidden\ncontent: { video: film, id: film, ignoresSafeArea: true }",
      top: "assets: { film: { size: [1600, 900] } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let pill = layout.layout.scene.autoHiddenIndicator, !layout.isMedia,
      !layout.elements.isEmpty
    else { return }
    report.find(
      0, in: layout, unit: nil, frame: pill,
      message: "the home indicator hides by itself on a screen that is not for watching alone",
      suggestion: "homeIndicator: visible")
  }
}
