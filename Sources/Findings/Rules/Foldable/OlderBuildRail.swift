import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A black rail beside an app that was built for displays without a strip.
enum OlderBuildRail: LayoutRule {
  static let info = RuleInfo(
    id: "DU-17", title: "black rail beside an older build", severity: .warning,
    families: [.iphone],
    trigger: "The SDK that the app was built with is older than the display asks for, and the "
      + "window is cut by a rail.",
    exempt: "windows beside another app without a rail of their own; windows that fill the display",
    source: "iPhone Duo, section 7, row 26", basis: .derived,
    failing: .init(
      "content: { text: Hello, id: hello }", device: "iphone-duo", display: "outer",
      orientation: .portrait, sdk: Version(27)),
    measured: 80,
    passing: .init(
      "content: { text: Hello, id: hello }", device: "iphone-duo", display: "outer",
      orientation: .portrait, sdk: Version(27, 1)))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let configuration = layout.layout.configuration
    guard let sdk = configuration.sdk,
      let rule = configuration.device.display(configuration.display)?
        .oriented(configuration.orientation)?.olderBuild,
      sdk < rule.before, let rail = layout.layout.scene.letterbox?.bars.first,
      let first = layout.elements.indices.first(where: { layout.isShown($0) })
    else { return }
    let depth = min(rail.width, rail.height)
    report.find(
      first, in: layout, measured: depth, limit: 0, frame: layout.window,
      message: "built with SDK \(sdk) the app has a black rail of \(depth.text(decimals: 2)) pt "
        + "beside it, from SDK \(rule.before) on it has the whole display",
      suggestion: "sdk: \(rule.before) in the matrix, and a build with it")
  }
}
