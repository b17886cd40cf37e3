import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs

/// A small picture of a video in the other mode that its viewer can choose, with its numbers.
struct AlternativeInset {
  /// The longest side of the frame in page points.
  private static let side = 110.0

  /// The steps in drawing order.
  private(set) var commands: [DrawingCommand] = []
  /// The part of the page that it takes.
  private(set) var bounds: Rect

  /// Draws the alternative of a video.
  ///
  /// - Parameters:
  ///   - picture: the picture; one that is no video draws nothing.
  ///   - corner: the top left corner on the page.
  ///   - context: what drawing elements needs.
  init(_ picture: ArtworkPicture, at corner: Point, context: ElementContext) {
    bounds = Rect(origin: corner, size: .zero)
    guard let fit = picture.image.video?.alternative, !fit.frame.isEmpty else { return }
    let ink = context.ink
    let name = picture.element.isNamed ? picture.element.id : picture.image.asset
    let title = context.text.run(
      "\(name): \(fit.mode.rawValue) instead", Face.note, ink.ink,
      at: corner.offset(x: 0, y: 8))
    let numbers = Self.numbers(fit)
    let factor = Self.side / max(fit.frame.width, fit.frame.height)
    let top = corner.y + 15
    // What sticks out of the frame needs room as well, though no more than half of the frame.
    let lost = fit.lost
    let reach = EdgeInsets(
      top: min(lost.top * factor, 30), left: min(lost.left * factor, 30),
      bottom: min(lost.bottom * factor, 30), right: min(lost.right * factor, 30))
    let frame = Rect(
      x: corner.x + reach.left, y: top + reach.top, width: fit.frame.width * factor,
      height: fit.frame.height * factor)
    func place(_ rect: Rect) -> Rect {
      Rect(
        x: frame.minX + (rect.minX - fit.frame.minX) * factor,
        y: frame.minY + (rect.minY - fit.frame.minY) * factor, width: rect.width * factor,
        height: rect.height * factor)
    }
    let drawn = place(fit.drawn)
    let area = frame.inset(
      by: EdgeInsets(
        top: -reach.top, left: -reach.left, bottom: -reach.bottom, right: -reach.right))
    let art: [DrawingCommand] =
      context.assets.contains(picture.image.asset)
      ? [.image(ImageDrawing(asset: picture.image.asset, frame: drawn))] : StandIn.draw(in: drawn)
    if fit.cropped > 0 {
      commands += [
        .group(DrawingGroup(clip: .rect(area), opacity: 0.28, art)),
        .group(
          DrawingGroup(
            clip: .rect(area),
            [.path(.rect(drawn), fill: nil, stroke: Stroke(ink.soft, width: 0.8, dash: [3, 3]))])),
      ]
    }
    commands.append(.path(.rect(frame), fill: .color(ink.bar), stroke: nil))
    let lines = fit.bars.reduce(Path()) { $0 + Hatch.diagonal(in: place($1.frame), pitch: 6) }
    if !lines.isEmpty {
      commands.append(
        .path(lines, fill: nil, stroke: Stroke(ink.onBar.opacity(0.28), width: 0.7)))
    }
    commands += [
      .group(DrawingGroup(clip: .rect(frame), art)),
      .path(.rect(frame), fill: nil, stroke: Stroke(ink.elementEdge, width: 0.9)),
      .text(title),
    ]
    var width = max(area.width, title.width)
    var y = area.maxY
    for number in numbers {
      y += 12
      let run = context.text.run(
        number, Face.labelSize, ink.soft, at: Point(x: corner.x, y: y))
      commands.append(.text(run))
      width = max(width, run.width)
    }
    bounds = Rect(left: corner.x, top: corner.y, right: corner.x + width, bottom: y + 4)
  }

  private static func numbers(_ fit: ArtworkFit) -> [String] {
    func percent(_ part: Double) -> String { "\((part * 100).text(decimals: 1)) %" }
    let size =
      "\(fit.drawn.width.text(decimals: 2)) × \(fit.drawn.height.text(decimals: 2))"
    var result = [size]
    let strips = fit.cropped > 0 ? fit.croppedStrips : fit.bars
    if !strips.isEmpty {
      result.append(
        strips.map { "\($0.edge.rawValue) \($0.depth.text(decimals: 2))" }.joined(separator: ", "))
    }
    if fit.cropped > 0 {
      result.append("\(percent(fit.cropped)) of the picture lost")
    } else if fit.unused > 0 {
      result.append("\(percent(fit.unused)) of the frame unused")
    }
    return result
  }
}
