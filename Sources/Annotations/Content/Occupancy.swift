import Geometry

/// The parts of a page that labels must keep clear of.
struct Occupancy {
  private var rects: [Rect] = []

  /// Marks a part as taken.
  mutating func take(_ rect: Rect) { rects.append(rect) }

  /// Whether a rectangle touches nothing that is taken.
  func isFree(_ rect: Rect) -> Bool { !rects.contains { $0.intersects(rect) } }
}
