import Drawing
import Geometry

/// The button in the middle of a video: a disc with a triangle.
enum PlayGlyph {
  /// The radius as a part of the shorter side of what is seen.
  private static let share = 0.14

  /// The filled form of a player, as large as on the device.
  ///
  /// - Parameters:
  ///   - shown: what of the video is seen, in window space.
  ///   - fold: the fold where it is active, in window space: the button moves by as little as clears it.
  ///   - space: where the window lies on the page.
  /// - Returns: the steps.
  static func player(in shown: Rect, clearOf fold: Rect?, _ space: ScreenSpace) -> [DrawingCommand]
  {
    let radius = min(min(shown.width, shown.height) * share, 60)
    var disc = Rect(
      x: shown.midX - radius, y: shown.midY - radius, width: 2 * radius, height: 2 * radius)
    if let fold, !fold.intersection(disc).isEmpty {
      // To the larger part, else to where reading a page begins: up or to the left.
      if fold.width > fold.height {
        let isAbove = fold.midY - shown.minY >= shown.maxY - fold.midY
        disc.origin.y = isAbove ? fold.minY - disc.height : fold.maxY
      } else {
        let isBefore = fold.midX - shown.minX >= shown.maxX - fold.midX
        disc.origin.x = isBefore ? fold.minX - disc.width : fold.maxX
      }
    }
    let place = space.page(disc)
    return [
      .path(.ellipse(in: place), fill: .color(Color(0).opacity(0.42)), stroke: nil),
      .path(triangle(in: place), fill: .color(Color(0xFFFFFF)), stroke: nil),
    ]
  }

  /// Both as lines of a drawing, as large as can be read.
  ///
  /// - Parameters:
  ///   - frame: what of the video is seen, on the page.
  ///   - line: the colour of the lines.
  /// - Returns: the steps; nothing where there is no room.
  static func outline(in frame: Rect, _ line: Color) -> [DrawingCommand] {
    let radius = min(min(frame.width, frame.height) * share, 30)
    guard radius >= 5 else { return [] }
    let disc = Rect(
      x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius)
    return [
      .path(.ellipse(in: disc) + triangle(in: disc), fill: nil, stroke: Stroke(line, width: 0.9))
    ]
  }

  /// The triangle stands a little to the right, where its weight is in the middle.
  private static func triangle(in disc: Rect) -> Path {
    let (center, radius) = (disc.center, disc.width / 2)
    return .polyline(
      [
        Point(x: center.x - radius * 0.32, y: center.y - radius * 0.48),
        Point(x: center.x + radius * 0.52, y: center.y),
        Point(x: center.x - radius * 0.32, y: center.y + radius * 0.48),
      ], closed: true)
  }
}
