import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Whose size a control has.
enum TargetSize {
  /// Whether the spec decides the size of a control: switches, sliders, steppers and the like have the
  /// system's own, and a button without a frame that of its words, which the system enlarges for touch.
  private static func isOwn(_ element: Element) -> Bool {
    switch element.content {
    case .control: false
    case .button: element.isSized
    default: true
    }
  }

  /// The smaller of the sides that the spec decides, of a control as large as said; absent where it
  /// decides neither.
  ///
  /// A button in a frame without a height has the height of its words, one without a width theirs.
  static func least(_ size: Size, of element: Element) -> Double? {
    guard isOwn(element) else { return nil }
    guard case .button(let button) = element.content else { return min(size.width, size.height) }
    let sides = Axis.allCases.filter { !isNatural(button, along: $0) }
    return sides.map { size[$0] }.min()
  }

  /// Whether a button is as long along an axis as its title and symbol with the system's insets.
  private static func isNatural(_ button: ButtonDrawing, along axis: Axis) -> Bool {
    // What is drawn in the middle reaches as far on one side as on the other.
    let middle = button.platter.middle(axis)
    var reach = button.symbolFrame.map { middle - $0.start(axis) } ?? 0
    if let title = button.title, let line = title.lines.first {
      switch axis {
      case .vertical: reach = max(reach, middle - (line.origin.y - title.firstBaseline))
      case .horizontal:
        let left = title.lines.map(\.origin.x).min() ?? middle
        let right = title.lines.map { $0.origin.x + $0.width }.max() ?? middle
        reach = max(reach, middle - left, right - middle)
      }
    }
    let inset = axis == .vertical ? 7.0 : 12
    return abs(button.platter.size[axis] - 2 * (reach + inset)) <= 1
  }
}
