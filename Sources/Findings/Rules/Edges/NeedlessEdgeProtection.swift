import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Edge protection on a screen that nobody is immersed in.
enum NeedlessEdgeProtection: LayoutRule {
  static let info = RuleInfo(
    id: "EG-02", title: "edge protection without need", severity: .info, families: .touch,
    trigger: "The screen asks for the first swipe at an edge and shows the status bar, as no "
      + "immersive app does.",
    exempt: "screens that hide the status bar, and devices without one",
    source: "iPhone X guidelines", basis: .derived,
    failing: .init("defersSystemGestures: [bottom]\ncontent: { text: Hello, id: hello }"),
    passing: .init(
      """
      statusBar: hidden
      defersSystemGestures: [bottom]
      content: { text: Hello, id: hello, ignoresSafeArea: true }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    let edges = scene.gestureEdges.filter(\.isDeferred).map(\.edge.rawValue)
    guard !edges.isEmpty, !layout.screen.statusBarHidden, !layout.elements.isEmpty,
      (scene.display.statusBarHeight ?? 0) > 0
    else { return }
    report.find(
      0, in: layout, unit: nil, frame: layout.window,
      message:
        "the first swipe at the \(edges.joined(separator: " and ")) is the app's, which makes "
        + "the system's harder to reach",
      suggestion: "no defersSystemGestures, or statusBar: hidden for an immersive screen")
  }
}
