import Drawing
import Geometry

/// A sign on a cap that means the same in every language.
enum KeySign {
  case shift
  case capsLock
  case tab
  case delete
  case `return`
  case globe
  case emoji
  case microphone
  case dismiss

  /// The strokes of the sign in the middle of a cap.
  ///
  /// - Parameters:
  ///   - cap: the cap on the page.
  ///   - unit: a 14th of the height of a usual sign in page points.
  /// - Returns: the path on the page, to be stroked.
  func path(in cap: Rect, unit: Double) -> Path {
    let c = cap.center
    func at(_ x: Double, _ y: Double) -> Point { Point(x: c.x + x * unit, y: c.y + y * unit) }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: c.x + x * unit, y: c.y + y * unit, width: width * unit, height: height * unit)
    }
    switch self {
    case .shift:
      return .polyline(
        [
          at(0, -7), at(7, 0), at(3, 0), at(3, 6), at(-3, 6), at(-3, 0), at(-7, 0),
        ], closed: true)
    case .capsLock:
      return .polyline(
        [
          at(0, -8), at(7, -1), at(3, -1), at(3, 3), at(-3, 3), at(-3, -1), at(-7, -1),
        ], closed: true) + .polyline([at(-3, 6), at(3, 6), at(3, 8), at(-3, 8)], closed: true)
    case .tab:
      return .line(from: at(-8, 0), to: at(5, 0)) + .polyline([at(1, -4), at(5, 0), at(1, 4)])
        + .line(from: at(8, -5), to: at(8, 5))
    case .delete:
      return .polyline(
        [at(-8.5, 0), at(-2.5, -6), at(8.5, -6), at(8.5, 6), at(-2.5, 6)], closed: true)
        + .line(from: at(0.5, -2.5), to: at(5.5, 2.5))
        + .line(from: at(5.5, -2.5), to: at(0.5, 2.5))
    case .return:
      return .polyline([at(7, -5), at(7, 1), at(-7, 1)])
        + .polyline([at(-3, -3), at(-7, 1), at(-3, 5)])
    case .globe:
      return .ellipse(in: box(-7, -7, 14, 14)) + .line(from: at(-7, 0), to: at(7, 0))
        + .ellipse(in: box(-3, -7, 6, 14))
    case .emoji:
      return .ellipse(in: box(-7, -7, 14, 14))
        + .line(from: at(-2.5, -3), to: at(-2.5, -1.5))
        + .line(from: at(2.5, -3), to: at(2.5, -1.5))
        + Path([.move(at(-3.5, 2)), .curve(at(-2, 5), at(2, 5), at(3.5, 2))])
    case .microphone:
      return .roundedRect(box(-3, -8, 6, 11), radius: 3 * unit)
        + Path([
          .move(at(-5.5, 1)), .curve(at(-5.5, 4), at(-3, 6.5), at(0, 6.5)),
          .curve(at(3, 6.5), at(5.5, 4), at(5.5, 1)),
        ]) + .line(from: at(0, 6.5), to: at(0, 9))
    case .dismiss:
      return .roundedRect(box(-8, -7, 16, 8), radius: 1.5 * unit)
        + .polyline([at(-3, 4), at(0, 7), at(3, 4)])
    }
  }
}
