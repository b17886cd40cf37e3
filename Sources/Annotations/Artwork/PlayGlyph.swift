import Drawing
import Geometry

/// The button in the middle of a video.
enum PlayGlyph {
  /// A disc with a triangle, or the two as lines.
  ///
  /// - Parameters:
  ///   - frame: what of the video is seen, on the page.
  ///   - line: the colour of the lines; absent for the filled form of a player.
  /// - Returns: the steps; nothing where there is no room.
  static func draw(in frame: Rect, line: Color?) -> [DrawingCommand] {
    let radius = min(min(frame.width, frame.height) * 0.14, 30)
    guard radius >= 5 else { return [] }
    let center = frame.center
    let disc = Path.ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    // The triangle stands a little to the right, where its weight is in the middle.
    let triangle = Path.polyline(
      [
        Point(x: center.x - radius * 0.32, y: center.y - radius * 0.48),
        Point(x: center.x + radius * 0.52, y: center.y),
        Point(x: center.x - radius * 0.32, y: center.y + radius * 0.48),
      ], closed: true)
    guard let line else {
      return [
        .path(disc, fill: .color(Color(0).opacity(0.42)), stroke: nil),
        .path(triangle, fill: .color(Color(0xFFFFFF)), stroke: nil),
      ]
    }
    return [
      .path(disc + triangle, fill: nil, stroke: Stroke(line, width: 0.9))
    ]
  }
}
