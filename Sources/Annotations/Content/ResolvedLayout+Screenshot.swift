import Geometry
import LayoutEngine

extension ResolvedLayout {
  /// Whether a picture of a whole screen covers the window: it shows the system's bars itself, so
  /// none are drawn over it.
  var isScreenshot: Bool {
    elements.contains { element in
      guard case .image(let image) = element.content, image.screenshot != nil, !element.isHidden
      else { return false }
      return image.fit.shown.inset(by: -0.5).contains(scene.window)
    }
  }
}
