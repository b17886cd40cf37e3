import Drawing
import Geometry
import LayoutEngine

/// Where the window of a configuration lies on the page, and how large it is drawn.
struct ScreenSpace: Hashable, Sendable {
  /// The top left corner of the window on the page.
  let origin: Point
  /// Page points per window point.
  let factor: Double

  /// The same as it stands in a display list.
  var place: DisplayList.Window { DisplayList.Window(origin: origin, factor: factor) }

  /// A location of the window on the page.
  func page(_ point: Point) -> Point {
    Point(x: origin.x + point.x * factor, y: origin.y + point.y * factor)
  }

  /// A rectangle of the window on the page.
  func page(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.minX * factor, y: origin.y + rect.minY * factor,
      width: rect.width * factor, height: rect.height * factor)
  }

  /// The same for the display that the window of a scene lies on.
  func onDisplay(_ scene: Scene) -> ScreenSpace {
    ScreenSpace(origin: page(scene.displayFrame.origin), factor: factor)
  }

  /// The factor at which a window is drawn on an annotated page.
  ///
  /// Phones are drawn one to one. What is larger is drawn smaller in even steps, so that the page
  /// and its labels can be read where it is shown; watches are drawn twice as large.
  static func sheetFactor(for window: Size) -> Double {
    let longest = max(window.width, window.height)
    if longest <= 300 { return 2 }
    return [1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.25].first { longest * $0 <= 1150 } ?? 0.2
  }
}
