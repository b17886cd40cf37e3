import Bitmaps
import Cairo
import Drawing
import Geometry
import Typography

/// Draws display lists on Cairo's contexts.
struct CanvasPainter {
  let context: Context
  let fonts: TextShaper
  /// The pixels to snap to; nothing for documents, which are exact.
  let grid: PixelGrid?
  /// Pixels per point; for documents, the most that pictures keep.
  let scale: Double
  /// Whether links are drawn too; only a document that holds all their ends can have them.
  var drawsLinks = false
  /// The picture of a name, ready to be drawn with a number of pixels.
  let picture: (String, Size) throws(CairoError) -> SourcePicture?

  /// Draws steps one after the other.
  func draw(_ commands: [DrawingCommand]) throws(CairoError) {
    for command in commands {
      switch command {
      case .path(let path, let fill, let stroke): draw(path, fill: fill, stroke: stroke)
      case .text(let run): draw(run)
      case .image(let image): try draw(image)
      case .group(let group): try draw(group)
      }
    }
  }

  /// Covers the page with its ground.
  func drawBackground(_ color: Color?) {
    guard let color else { return }
    set(color)
    context.paint()
  }

  private func draw(_ path: Path, fill: Paint?, stroke: Stroke?) {
    let stroke = Drawable.stroke(stroke)
    guard fill != nil || stroke != nil, path.isDrawable else { return }
    append(grid?.snapped(path, strokeWidth: stroke?.width) ?? path)
    if let fill {
      set(fill)
      context.fill(keepingPath: stroke != nil)
    }
    if let stroke {
      set(stroke.color)
      context.stroke(
        width: stroke.width, dash: stroke.dash, cap: stroke.cap.context,
        join: stroke.join.context)
    }
    context.clearPath()
  }

  private func draw(_ run: TextRun) {
    guard run.isDrawable else { return }
    let line = fonts.shape(
      run.string, font: run.font, direction: run.direction, locale: run.locale)
    var origin = run.origin
    if let grid { origin.y = grid.edge(origin.y) }
    let halo = run.halo.flatMap { $0.width > 0 ? $0 : nil }
    guard grid != nil else {
      if let halo {
        set(halo.color)
        context.showHalo(line, at: origin, width: run.width, reach: halo.width)
      }
      // Viewers draw the glyphs of a document one by one: joined letters as a whole, or the joins show.
      guard line.hasJoinedLetters, run.color.alpha < 1 else {
        set(run.color)
        context.show(line, at: origin, width: run.width)
        return
      }
      context.save()
      context.beginGroup()
      set(run.color.opaque)
      context.show(line, at: origin, width: run.width)
      context.endGroup(opacity: run.color.alpha)
      context.restore()
      return
    }
    if let halo {
      set(halo.color)
      context.showPixels(
        line, at: origin, width: run.width, reach: halo.width, scale: scale, fonts: fonts)
    }
    set(run.color)
    context.showPixels(line, at: origin, width: run.width, scale: scale, fonts: fonts)
  }

  private func draw(_ image: ImageDrawing) throws(CairoError) {
    guard image.isDrawable else { return }
    let frame = grid?.snapped(image.frame) ?? image.frame
    let pixels = Size(width: frame.width * scale, height: frame.height * scale)
    guard let source = try picture(image.asset, pixels) else {
      return try draw(MissingImage.commands(for: image, fonts: fonts))
    }
    context.draw(
      source, in: frame, opacity: min(image.opacity, 1), scale: scale, asFile: grid == nil)
  }

  private func draw(_ group: DrawingGroup) throws(CairoError) {
    guard group.isDrawable else { return }
    let layered = group.opacity < 1
    if layered || group.clip != nil { context.save() }
    if let clip = group.clip {
      append(grid?.snapped(clip, strokeWidth: nil) ?? clip)
      context.clip()
    }
    let isDestination = drawsLinks && group.isDestination
    let link = drawsLinks ? group.link : nil
    if isDestination, let id = group.id { context.beginDestination(id) }
    if let link { context.beginLink(to: link) }
    if layered { context.beginGroup() }
    try draw(group.commands)
    if layered { context.endGroup(opacity: group.opacity) }
    if link != nil { context.endLink() }
    if isDestination, group.id != nil { context.endDestination() }
    if layered || group.clip != nil { context.restore() }
  }

  private func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): context.move(to: point)
      case .line(let point): context.line(to: point)
      case .curve(let first, let second, let end): context.curve(first, second, to: end)
      case .close: context.close()
      }
    }
  }

  private func set(_ paint: Paint) {
    switch paint {
    case .color(let color): set(color)
    case .gradient(let gradient):
      context.setGradient(
        from: gradient.start, to: gradient.end,
        stops: gradient.stops.map { stop in
          (
            stop.offset, stop.color.red.part, stop.color.green.part, stop.color.blue.part,
            stop.color.alpha
          )
        })
    }
  }

  private func set(_ color: Color) {
    context.setColor(
      red: color.red.part, green: color.green.part, blue: color.blue.part, alpha: color.alpha)
  }
}

extension UInt8 {
  fileprivate var part: Double { Double(self) / 255 }
}

extension Stroke.Cap {
  fileprivate var context: Context.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension Stroke.Join {
  fileprivate var context: Context.Join { self == .miter ? .miter : .round }
}
