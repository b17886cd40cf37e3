import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Whose size a control has.
enum TargetSize {
  /// Whether the spec decides the size of a control: switches, sliders, steppers and the like have the
  /// system's own, and a button without a frame that of its words, which the system enlarges for touch.
  static func isOwn(_ element: Element) -> Bool {
    switch element.content {
    case .control: false
    case .button: element.isSized
    default: true
    }
  }
}
