import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A screen that supports one way to hold the device.
enum SingleOrientation: ScreenRule {
  static let info = RuleInfo(
    id: "AD-11", title: "one orientation only", severity: .info, families: .touch,
    trigger: "The screen declares portrait only, or landscape only.",
    exempt: "screens with a video, or with a picture as large as the window, as players and games "
      + "have",
    source: "HIG Layout", basis: .stated,
    failing: .init("orientations: [portrait]\ncontent: { text: Hello, id: hello }"),
    passing: .init("content: { text: Hello, id: hello }"))

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    // What a screen declares is the same in all configurations: it is said once.
    guard let layout = layouts.first(where: { !$0.elements.isEmpty }),
      let names = layout.screen.orientations?.map(\.value), !names.isEmpty, !names.contains("all"),
      !layouts.contains(where: \.isMedia)
    else { return }
    let landscape = names.filter { $0.hasPrefix("landscape") }
    guard landscape.isEmpty || landscape.count == names.count else { return }
    report.find(
      0, in: layout, unit: nil,
      message: "the screen supports \(landscape.isEmpty ? "portrait" : "landscape") only",
      suggestion: "orientations: [all]")
  }
}
