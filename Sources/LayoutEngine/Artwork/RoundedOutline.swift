import Geometry

/// The outline of an element with circular corners.
struct RoundedOutline {
  private let frame: Rect
  private let radius: Double

  /// The outline of a frame; a radius over half of the shorter side gives a capsule.
  init(frame: Rect, radius: Double) {
    self.frame = frame
    self.radius = min(radius, min(frame.width, frame.height) / 2)
  }

  /// What the corners take from a rectangle that lies in the frame, in square points.
  func areaCut(from rect: Rect) -> Double {
    guard radius > 0, !rect.isEmpty else { return 0 }
    var cut = 0.0
    for corner in cornerSquares {
      let shared = corner.intersection(rect)
      if shared == corner {
        cut += radius * radius * Self.unitCut
      } else if !shared.isEmpty {
        // A corner that shows in part is cut as the curve runs.
        let outline = Polygon.roundedRect(frame, radius: radius)
        return rect.width * rect.height - outline.area(sharedWith: rect)
      }
    }
    return cut
  }

  private var cornerSquares: [Rect] {
    let (right, bottom) = (frame.maxX - radius, frame.maxY - radius)
    return [
      Rect(x: frame.minX, y: frame.minY, width: radius, height: radius),
      Rect(x: right, y: frame.minY, width: radius, height: radius),
      Rect(x: frame.minX, y: bottom, width: radius, height: radius),
      Rect(x: right, y: bottom, width: radius, height: radius),
    ]
  }

  /// What a corner of radius 1 takes from its square, with the short lines that stand for its curve.
  private static let unitCut =
    1 - Polygon.roundedRect(Rect(x: 0, y: 0, width: 2, height: 2), radius: 1).area / 4
}
