import Geometry

/// The parts of a page that labels must keep clear of.
struct Occupancy {
  private var rects: [Rect] = []

  /// Marks a part as taken.
  mutating func take(_ rect: Rect) { rects.append(rect) }

  /// Whether a rectangle touches nothing that is taken.
  func isFree(_ rect: Rect) -> Bool { !rects.contains { $0.intersects(rect) } }

  /// Whether a line runs through nothing that is taken.
  ///
  /// - Parameters:
  ///   - segment: the line.
  ///   - frame: what the line leads to, whose own parts do not count.
  /// - Returns: whether it is clear.
  func isFree(_ segment: LineSegment, besides frame: Rect? = nil) -> Bool {
    !rects.contains { rect in
      if let frame, frame.inset(by: -1).contains(rect) { return false }
      return segment.crosses(rect)
    }
  }
}
