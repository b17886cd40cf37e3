import Drawing
import Geometry
import LayoutEngine

/// Draws what a frame does to its picture: bars, the ghost of what is lost, the focus.
struct ArtworkDrawing {
  let context: ElementContext
  let style: PreviewOptions.Style

  private var ink: Ink { context.ink }
  private var space: ScreenSpace { context.space }

  /// Near-black bars with a white hatch, where a picture leaves its frame free.
  ///
  /// - Parameter picture: the picture.
  /// - Returns: the steps, cut to what of the frame is seen; empty without bars.
  func bars(_ picture: ArtworkPicture) -> [DrawingCommand] {
    let bars = picture.bars
    guard !bars.isEmpty else { return [] }
    var ground = Path()
    var lines = Path()
    for bar in bars {
      let frame = space.page(bar.frame)
      ground = ground + .rect(frame)
      lines = lines + Hatch.diagonal(in: frame, pitch: 9)
    }
    var commands: [DrawingCommand] = [.path(ground, fill: .color(ink.bar), stroke: nil)]
    if !lines.isEmpty {
      commands.append(
        .path(lines, fill: nil, stroke: Stroke(ink.onBar.opacity(0.28), width: 0.8)))
    }
    guard picture.element.cornerRadius > 0 else { return commands }
    let shape = Path.roundedRect(
      space.page(picture.image.fit.frame),
      radius: picture.element.cornerRadius * space.factor)
    return [.group(DrawingGroup(clip: shape, commands))]
  }

  /// Bars that are part of a picture, hatched the other way over it.
  func bakedBars(_ picture: ArtworkPicture) -> [DrawingCommand] {
    let strips = picture.bakedStrips.map { space.page($0.frame) }
    guard !strips.isEmpty else { return [] }
    let ground = strips.reduce(Path()) { $0 + .rect($1) }
    let lines = strips.reduce(Path()) { $0 + Hatch.diagonal(in: $1, pitch: 9, falling: true) }
    return [
      .path(ground, fill: .color(ink.bar.opacity(0.6)), stroke: nil),
      .path(
        lines, fill: nil, stroke: Stroke(ink.onBar.opacity(0.4), width: 0.8, dash: [5, 3])),
    ]
  }

  /// The part of a picture that its frame cuts off, faint, with a dashed edge.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: what of the page may be drawn on.
  /// - Returns: the steps; empty where nothing is lost.
  func ghost(_ picture: ArtworkPicture, within area: Rect) -> [DrawingCommand] {
    let strips = picture.image.fit.croppedStrips.map { space.page($0.frame).intersection(area) }
      .filter { !$0.isEmpty }
    guard !strips.isEmpty else { return [] }
    let drawn = space.page(picture.image.drawn)
    let clip = strips.reduce(Path()) { $0 + .rect($1) }
    return [
      .group(DrawingGroup(clip: clip, opacity: 0.28, art(picture.image, in: drawn))),
      .group(
        DrawingGroup(
          clip: .rect(area),
          [
            .path(
              .rect(drawn), fill: nil, stroke: Stroke(ink.soft, width: 1, dash: [5, 4]))
          ])),
    ]
  }

  /// The edges at which a picture is cut.
  func cutEdges(_ picture: ArtworkPicture) -> [DrawingCommand] {
    let fit = picture.image.fit
    let frame = space.page(picture.shown).inset(by: 0.6)
    var edges = Path()
    for strip in fit.croppedStrips {
      let at = frame.position(of: strip.edge)
      edges =
        edges
        + (strip.edge.axis == .vertical
          ? .line(from: Point(x: frame.minX, y: at), to: Point(x: frame.maxX, y: at))
          : .line(from: Point(x: at, y: frame.minY), to: Point(x: at, y: frame.maxY)))
    }
    guard !edges.isEmpty else { return [] }
    return [.path(edges, fill: nil, stroke: Stroke(ink.error, width: 1.2, dash: [2, 2]))]
  }

  /// The outlines of a picture's focus regions: white dashes when they are kept; when something of
  /// them is lost, red dashes and dots, and the lost part crossed out.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: what of the page may be drawn on.
  /// - Returns: the steps in the order of the regions.
  func focus(_ picture: ArtworkPicture, within area: Rect) -> [DrawingCommand] {
    picture.image.focus.flatMap { region -> [DrawingCommand] in
      let frame = space.page(region.frame)
      guard frame.intersects(area) else { return [] }
      let outline = Path.roundedRect(frame, radius: 4)
      switch region.state {
      case .visible:
        return [
          .path(outline, fill: nil, stroke: Stroke(Color(0).opacity(0.6), width: 3)),
          .path(
            outline, fill: nil, stroke: Stroke(Color(0xFFFFFF), width: 1.6, dash: [6, 4])),
        ]
      case .cut, .hidden:
        var commands: [DrawingCommand] = []
        let seen = space.page(region.frame.intersection(picture.shown))
        let strips =
          seen.isEmpty ? [frame] : ArtworkFit.strips(of: frame, around: seen).map(\.frame)
        let lost = strips.reduce(Path()) {
          let strip = $1.intersection(area)
          return $0 + Hatch.diagonal(in: strip, pitch: 5, falling: true)
            + Hatch.diagonal(in: strip, pitch: 5)
        }
        if !lost.isEmpty {
          commands.append(
            .path(lost, fill: nil, stroke: Stroke(ink.error.opacity(0.6), width: 0.7)))
        }
        commands += [
          .path(outline, fill: nil, stroke: Stroke(ink.screen.opacity(0.75), width: 3.4)),
          .path(
            outline, fill: nil, stroke: Stroke(ink.error, width: 1.8, dash: [9, 3, 2, 3])),
        ]
        return commands
      }
    }
  }

  /// The picture itself, as its style shows it, without any clip.
  private func art(_ image: PlacedImage, in drawn: Rect) -> [DrawingCommand] {
    if context.assets.contains(image.asset) {
      return [.image(ImageDrawing(asset: image.asset, frame: drawn))]
    }
    guard style == .blueprint else { return StandIn.draw(in: drawn) }
    let diagonals =
      Path.line(
        from: Point(x: drawn.minX, y: drawn.minY), to: Point(x: drawn.maxX, y: drawn.maxY))
      + .line(from: Point(x: drawn.minX, y: drawn.maxY), to: Point(x: drawn.maxX, y: drawn.minY))
    return [
      .path(.rect(drawn), fill: .color(ink.error.opacity(0.35)), stroke: nil),
      .path(diagonals, fill: nil, stroke: Stroke(ink.elementEdge, width: 0.7)),
    ]
  }
}
