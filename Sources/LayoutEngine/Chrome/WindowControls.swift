import Devices
import Geometry

/// The system's own controls around a window in space.
///
/// - Note: That the bar which moves a window lies below it, and below a toolbar or another ornament at
///   its bottom edge, is stated in the guidelines (Layout, Toolbars). Its measures are published
///   nowhere: a public note reads about 135 by 12, 15 to 25 below the edge, from pictures of the
///   system, and the middle of that is taken. Legends call the place estimated.
enum WindowControls {
  /// The size of the bar in points.
  static let size = Size(width: 135, height: 12)
  /// The distance between the bar and what lies above it in points.
  static let gap = 20.0

  /// The bar below a window and its ornaments, in window space; absent on other platforms.
  static func bar(
    of configuration: Configuration, _ window: Rect, _ elements: [Element]
  ) -> Scene.Bar? {
    guard configuration.device.family == .vision else { return nil }
    var frame = Rect(
      x: window.midX - size.width / 2, y: window.maxY + gap, width: size.width,
      height: size.height)
    let column = Rect(
      left: frame.minX, top: window.midY, right: frame.maxX, bottom: .greatestFiniteMagnitude)
    let ornaments = elements.filter { $0.kind == OrnamentLayout.kind }.map(\.windowFrame)
    if let lowest = ornaments.filter({ $0.intersects(column) }).map(\.maxY).max() {
      frame.origin.y = max(frame.minY, lowest + gap)
    }
    return Scene.Bar(id: SystemBarID.window, frame: frame)
  }
}
