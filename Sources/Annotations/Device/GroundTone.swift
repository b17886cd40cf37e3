import Drawing
import Geometry
import LayoutEngine

extension ResolvedLayout {
  /// Whether what lies under a place of the window is dark, as far as a layout tells: the topmost
  /// opaque ground of an element that covers it, else the ground of the screen.
  ///
  /// Systems turn clock and home indicator white over such a ground.
  func isDark(at place: Rect) -> Bool {
    // Above a page that is drawn back the display is black.
    if presentations.contains(where: { $0.beneath != nil }), place.maxY < scene.window.midY {
      return true
    }
    for element in elements.reversed() where !element.isHidden && element.visible.contains(place) {
      if case .image(let image) = element.content, image.video != nil { return true }
      if let ground = element.ground, ground.color & 255 > 127, ground.frame.contains(place) {
        return Color(rgba: ground.color).isDark
      }
    }
    return Color(rgba: background).isDark
  }
}

extension Color {
  /// Whether white stands out from it more than black does: a relative luminance below 0.179, where
  /// both contrasts of WCAG 2.2 are equal, with squares for the curve of sRGB.
  var isDark: Bool {
    func linear(_ channel: UInt8) -> Double { Double(channel) / 255 * Double(channel) / 255 }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < 0.179
  }
}
