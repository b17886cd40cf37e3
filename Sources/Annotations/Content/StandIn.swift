import Drawing
import Geometry

/// A drawn picture for assets that have only a size: a sky, a sun and two hills.
enum StandIn {
  /// The picture in a rectangle of any shape.
  static func draw(in frame: Rect) -> [DrawingCommand] {
    guard !frame.isEmpty else { return [] }
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    // The colours change along a quarter of the line, which reaches beyond every corner: some viewers
    // snap what lies past the ends of a gradient to other pixels than the rest.
    let sky = LinearGradient(
      from: at(-0.1, -1), to: at(1.1, 3),
      stops: [
        .init(offset: 0, color: Color(0x8FB5E0)), .init(offset: 0.25, color: Color(0x8FB5E0)),
        .init(offset: 0.3875, color: Color(0xF3C79B)), .init(offset: 0.5, color: Color(0xE8A07C)),
        .init(offset: 1, color: Color(0xE8A07C)),
      ])
    let radius = min(frame.width, frame.height) * 0.11
    let sun = at(0.68, 0.36)
    // Nothing reaches the same edge twice: where an edge lies between two pixels, what is below would
    // shine through as a line. The sky ends behind the hills, the far hill behind the near one.
    let air = Path.polyline(
      [at(0, 0), at(1, 0), at(1, 0.8), at(0.62, 0.9), at(0.3, 0.9), at(0, 0.87)], closed: true)
    return [
      .path(air, fill: .gradient(sky), stroke: nil),
      .path(
        .ellipse(
          in: Rect(
            x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)),
        fill: .color(Color(0xFFF3DF)), stroke: nil),
      .path(
        .polyline(
          [at(0, 0.86), at(0.32, 0.52), at(0.62, 0.84), at(0.62, 0.9), at(0.3, 1), at(0, 1)],
          closed: true),
        fill: .color(Color(0x7A6263)), stroke: nil),
      .path(
        .polyline([at(0.28, 1), at(0.74, 0.5), at(1, 0.78), at(1, 1)], closed: true),
        fill: .color(Color(0x58454F)), stroke: nil),
    ]
  }
}
