import Cairo
import Drawing
import Geometry
import Typography

/// What is drawn in place of a picture that is not there.
enum MissingImage {
  /// A crossed rectangle with the name of the picture where there is room for it.
  static func commands(for image: ImageDrawing, fonts: TextShaper) -> [DrawingCommand] {
    let frame = image.frame
    guard !frame.isEmpty else { return [] }
    let ink = Color(0x5f6b76)
    let inner = frame.inset(by: min(0.5, frame.width / 4, frame.height / 4))
    let corners = [
      Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.minY),
      Point(x: inner.maxX, y: inner.maxY), Point(x: inner.minX, y: inner.maxY),
    ]
    let ground = Path([
      .move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close,
    ])
    let cross = Path([
      .move(corners[0]), .line(corners[2]), .move(corners[1]), .line(corners[3]),
    ])
    var commands: [DrawingCommand] = [
      .path(ground, fill: .color(Color(0xe8ecf1)), stroke: Stroke(ink, width: 1)),
      .path(cross, fill: nil, stroke: Stroke(ink, width: 1)),
    ]
    let font = Font(size: 10, weight: .medium)
    let label = DisplayableText.clean(image.asset)
    let width = fonts.shape(label, font: font, direction: .leftToRight, locale: "en").width
    if width > 0, width + 8 <= frame.width, frame.height >= 20 {
      let origin = Point(x: frame.midX - width / 2, y: frame.midY + 3.5)
      let halo = TextRun.Halo(color: Color(0xe8ecf1), width: 3)
      commands.append(
        .text(TextRun(label, font: font, origin: origin, width: width, color: ink, halo: halo)))
    }
    guard image.opacity < 1 else { return commands }
    return [.group(DrawingGroup(opacity: image.opacity, commands))]
  }
}
