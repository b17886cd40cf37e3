import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Content that a rounded corner of the display cuts.
enum RoundedCorner: LayoutRule {
  static let info = RuleInfo(
    id: "SA-06", title: "content in a rounded corner", severity: .error, families: .touch,
    trigger: "A corner of a control, text or picture lies outside the display's outline.",
    exempt: "grounds, decoration, pictures over a quarter of the window, and what scrolls",
    source: "iPhone X guide, iPhone X guidelines", basis: .stated,
    failing: .init(
      """
      content:
        zstack: [{ button: X, id: close, frame: { width: 44, height: 44 } }]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomLeading }
        ignoresSafeArea: true
      """),
    passing: .init("content: { button: X, id: close, frame: { width: 44, height: 44 } }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    let radii = scene.display.cornerRadii
    let display = scene.displayFrame
    for index in layout.shown([.interactive, .text, .image])
    where !layout.isGround(index) && !layout.scrolls(index) && !isLargePicture(index, layout) {
      // A shape with round corners of its own starts as far inside as the middle of its arc.
      let own = radius(of: layout.elements[index]) * (1 - 0.5.squareRoot())
      let frame = layout.body(index).inset(by: own)
      let depth = radii.cut(off: frame, in: display)
      // Half a point is as much as an anti-aliased edge.
      guard depth > 0.5 else { continue }
      report.find(
        index, in: layout, measured: depth, limit: 0,
        message: "a rounded corner cuts \(depth.text(decimals: 2)) pt off \(layout.name(index))",
        suggestion: "keep it in the safe area, or inset it by the corner")
    }
  }

  /// Whether a picture is so large that a corner takes nothing of it that matters: its focus tells
  /// what does.
  private static func isLargePicture(_ index: Int, _ layout: CheckedLayout) -> Bool {
    let element = layout.elements[index]
    let part = element.visible.width * element.visible.height
    return element.role == .image && part >= 0.25 * layout.window.width * layout.window.height
  }

  /// The radius of the corners that an element is drawn with.
  private static func radius(of element: Element) -> Double {
    let limit = min(element.visible.width, element.visible.height) / 2
    if case .button(let button) = element.content, button.style != .plain {
      return min(button.cornerRadius, limit)
    }
    return min(element.cornerRadius, limit)
  }
}
