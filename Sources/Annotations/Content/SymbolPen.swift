import Drawing
import Geometry

/// Draws the parts of a symbol in a square of side 1, y down.
struct SymbolPen {
  let frame: Rect
  let color: Color
  /// Whether left and right are exchanged.
  var flips = false

  /// The width of lines, as a part of the side.
  private static let line = 0.09

  private var side: Double { min(frame.width, frame.height) }

  /// A location on the page.
  func at(_ x: Double, _ y: Double) -> Point {
    let x = flips ? 1 - x : x
    return Point(x: frame.midX + (x - 0.5) * side, y: frame.midY + (y - 0.5) * side)
  }

  /// Lines through points.
  func lines(_ parts: [[(Double, Double)]], closed: Bool = false) -> DrawingCommand {
    let path = parts.reduce(Path()) { path, points in
      path + .polyline(points.map { at($0.0, $0.1) }, closed: closed)
    }
    return stroked(path)
  }

  /// A filled polygon.
  func solid(_ points: [(Double, Double)]) -> DrawingCommand {
    .path(.polyline(points.map { at($0.0, $0.1) }, closed: true), fill: .color(color), stroke: nil)
  }

  /// A circle.
  func ring(_ x: Double, _ y: Double, _ radius: Double, filled: Bool = false) -> DrawingCommand {
    let center = at(x, y)
    let path = Path.ellipse(
      in: Rect(
        x: center.x - radius * side, y: center.y - radius * side, width: 2 * radius * side,
        height: 2 * radius * side))
    return filled ? .path(path, fill: .color(color), stroke: nil) : stroked(path)
  }

  /// A rectangle with round corners, from its edges.
  func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double = 0.1,
    filled: Bool = false
  ) -> DrawingCommand {
    let (a, b) = (at(left, top), at(right, bottom))
    let path = Path.roundedRect(
      Rect(
        left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y)),
      radius: radius * side)
    return filled ? .path(path, fill: .color(color), stroke: nil) : stroked(path)
  }

  /// A curve from a point by two control points to another.
  func curve(
    _ start: (Double, Double), _ first: (Double, Double), _ second: (Double, Double),
    _ end: (Double, Double)
  ) -> DrawingCommand {
    stroked(
      Path([
        .move(at(start.0, start.1)),
        .curve(at(first.0, first.1), at(second.0, second.1), at(end.0, end.1)),
      ]))
  }

  /// The pen for a smaller symbol in the middle.
  func inner(_ part: Double) -> SymbolPen {
    let length = side * part
    return SymbolPen(
      frame: Rect(
        x: frame.midX - length / 2, y: frame.midY - length / 2, width: length, height: length),
      color: color, flips: flips)
  }

  private func stroked(_ path: Path) -> DrawingCommand {
    .path(
      path, fill: nil,
      stroke: Stroke(color, width: side * Self.line, cap: .round, join: .round))
  }
}
