import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Elements with the rectangle that they have while they are focused.
enum FocusGrowth {
  /// The shown elements that say how large they get, with that rectangle.
  static func grown(_ layout: CheckedLayout) -> [(index: Int, frame: Rect)] {
    layout.elements.enumerated().compactMap { index, element in
      guard let scale = element.focusScale, scale > 1, layout.isShown(index) else { return nil }
      let frame = element.windowFrame
      let (dx, dy) = (frame.width * (scale - 1) / 2, frame.height * (scale - 1) / 2)
      return (
        index, frame.inset(by: EdgeInsets(top: -dy, left: -dx, bottom: -dy, right: -dx))
      )
    }
  }
}
