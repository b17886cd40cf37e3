import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A shape drawn around the sensor housing or the home indicator.
enum FramedHardware: LayoutRule {
  /// How far a shape may reach beyond what it frames in points.
  static let distance = 8.0

  static let info = RuleInfo(
    id: "SA-13", title: "decoration around housing or home indicator", severity: .warning,
    families: .touch,
    trigger: "A shape that is no control and no text holds the sensor housing or the home "
      + "indicator and reaches at most 8 pt beyond it, or lies along it as long as it is, at most "
      + "8 pt away.",
    exempt: "items of system bars, what scrolls, and everything larger",
    source: "iPhone X guidelines", basis: .chosen,
    failing: .init(ring(width: 136)), passing: .init(ring(width: 300)))

  private static func ring(width: Int) -> String {
    """
    content:
      zstack: [{ box: {}, id: ring, frame: { width: \(width), height: 46 }, cornerRadius: 23 }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
      padding: { top: 10 }
      ignoresSafeArea: true
    """
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    let origin = scene.place.origin
    let housing = scene.display.housing?.frame.offset(x: -origin.x, y: -origin.y)
    let parts = [(housing, "sensor housing"), (scene.homeIndicator, "home indicator")]
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let element = layout.elements[index]
      guard element.role != .interactive, element.role != .text, draws(element),
        !layout.scrolls(index)
      else { continue }
      for (part, name) in parts {
        guard let part, isNear(element.visible, part) else { continue }
        report.find(
          index, in: layout, unit: nil,
          message: "\(layout.name(index)) draws a shape around the \(name)",
          suggestion: "hidden: collapse")
        break
      }
    }
  }

  private static func draws(_ element: Element) -> Bool {
    switch element.content {
    case .box, .image, .divider: true
    case .container: element.ground != nil
    default: false
    }
  }

  /// Whether a shape follows a part of the device.
  private static func isNear(_ shape: Rect, _ part: Rect) -> Bool {
    let beyond = shape.insets(to: part)
    let edges = Edge.allCases.map { beyond[$0] }
    if edges.allSatisfy({ $0 >= -0.5 && $0 <= distance }) { return true }
    // A line along the part, as long as it is and centred on it.
    guard shape.height <= distance, abs(shape.midX - part.midX) <= 1,
      abs(shape.width - part.width) <= 2 * distance
    else { return false }
    let gap = max(part.minY - shape.maxY, shape.minY - part.maxY)
    return gap >= -0.5 && gap <= distance
  }
}
