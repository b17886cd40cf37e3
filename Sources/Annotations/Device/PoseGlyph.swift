import Devices
import Drawing
import Geometry

/// A small drawing of how a foldable is held.
enum PoseGlyph {
  /// The width and height that a glyph is drawn in, in page points.
  static let size = Size(width: 44, height: 36)

  /// The glyph of a pose with its top left corner at a point.
  static func draw(_ held: HeldPose, at origin: Point, _ ink: Ink) -> [DrawingCommand] {
    let (isPortrait, edge) = (held.isPortrait, held.hinge)
    func at(_ x: Double, _ y: Double) -> Point { origin.offset(x: x, y: y) }
    func panel(_ points: [Point]) -> DrawingCommand {
      .path(
        .polyline(points, closed: true), fill: .color(ink.fill),
        stroke: Stroke(ink.elementEdge, width: 1.1, join: .round))
    }
    func hinge(_ start: Point, _ end: Point, active: Bool) -> DrawingCommand {
      .path(
        .line(from: start, to: end), fill: nil,
        stroke: Stroke(ink.fold, width: active ? 2 : 1.1, dash: active ? [] : [2.5, 2]))
    }
    switch held.pose {
    case .closed:
      let frame =
        isPortrait
        ? Rect(x: 12, y: 2, width: 20, height: 30) : Rect(x: 7, y: 8, width: 30, height: 20)
      let page = frame.offset(x: origin.x, y: origin.y)
      return [
        .path(
          .roundedRect(page, radius: 3), fill: .color(ink.fill),
          stroke: Stroke(ink.elementEdge, width: 1.1)),
        edge.axis == .horizontal
          ? hinge(
            Point(x: page.position(of: edge), y: page.minY + 3),
            Point(x: page.position(of: edge), y: page.maxY - 3), active: true)
          : hinge(
            Point(x: page.minX + 3, y: page.position(of: edge)),
            Point(x: page.maxX - 3, y: page.position(of: edge)), active: true),
      ]
    case .tent:
      return [
        panel([at(22, 4), at(38, 32), at(33, 32), at(22, 12)]),
        panel([at(22, 4), at(6, 32), at(11, 32), at(22, 12)]),
        hinge(at(20, 4), at(24, 4), active: true),
      ]
    case .flat:
      let frame =
        isPortrait
        ? Rect(x: origin.x + 10, y: origin.y + 1, width: 24, height: 34)
        : Rect(x: origin.x + 4, y: origin.y + 5, width: 36, height: 26)
      return [
        .path(
          .roundedRect(frame, radius: 3), fill: .color(ink.fill),
          stroke: Stroke(ink.elementEdge, width: 1.1)),
        isPortrait
          ? hinge(
            Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY), active: false)
          : hinge(
            Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY), active: false),
      ]
    case .book:
      return [
        panel([at(3, 4), at(22, 8), at(22, 32), at(3, 29)]),
        panel([at(41, 4), at(22, 8), at(22, 32), at(41, 29)]),
        hinge(at(22, 8), at(22, 32), active: true),
      ]
    case .laptop:
      return [
        panel([at(9, 3), at(35, 3), at(35, 20), at(9, 20)]),
        panel([at(9, 20), at(35, 20), at(41, 33), at(3, 33)]),
        hinge(at(9, 20), at(35, 20), active: true),
      ]
    }
  }
}
