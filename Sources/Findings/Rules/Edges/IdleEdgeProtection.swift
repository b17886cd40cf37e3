import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Edge protection that a hidden home indicator switches off.
enum IdleEdgeProtection: LayoutRule {
  static let info = RuleInfo(
    id: "EG-03", title: "edge protection without effect", severity: .warning, families: .touch,
    trigger:
      "The screen asks for the first swipe at the bottom and lets the home indicator hide by "
      + "itself, on a device that has one: the swipe at the bottom then stays the system's.",
    source: "Unity documentation of deferSystemGesturesMode", basis: .derived,
    failing: .init(
      """
      statusBar: hidden
      homeIndicator: autoHidden
      defersSystemGestures: [bottom]
      content: { text: Hello, id: hello }
      """),
    passing: .init(
      """
      statusBar: hidden
      defersSystemGestures: [bottom]
      content: { text: Hello, id: hello }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard let pill = scene.autoHiddenIndicator, !layout.elements.isEmpty,
      scene.gestureEdges.contains(GestureEdge(edge: .bottom, isDeferred: true))
    else { return }
    report.find(
      0, in: layout, unit: nil, frame: pill,
      message: "the home indicator hides by itself, so the first swipe at the bottom is not the "
        + "app's",
      suggestion: "homeIndicator: visible")
  }
}
