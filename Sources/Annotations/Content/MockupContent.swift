import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Draws elements filled: what a designer shows.
struct MockupContent {
  let layout: ResolvedLayout
  let context: ElementContext
  let palette: Palette
  /// Whose controls the device has.
  let kit: ControlKit

  /// Prepares the drawing of a layout's elements.
  init(layout: ResolvedLayout, context: ElementContext) {
    self.layout = layout
    self.context = context
    palette = Palette(layout.configuration)
    kit = ControlKit(layout.configuration.device.family)
  }

  /// Some of the elements in drawing order.
  func commands(_ range: Range<Int>) -> [DrawingCommand] {
    layout.elements[range].compactMap { element in
      element.isHidden ? nil : context.clipped(element, draw(element))
    }
  }

  func color(_ name: ColorName) -> Color { Color(rgba: palette.rgba(name)) }

  private func draw(_ element: Element) -> [DrawingCommand] {
    let frame = context.space.page(element.contentFrame)
    var commands: [DrawingCommand] = []
    if let ground = element.ground, ground.color & 255 > 0 {
      commands.append(
        .path(
          .roundedRect(
            context.space.page(ground.frame), radius: ground.cornerRadius * context.space.factor),
          fill: .color(Color(rgba: ground.color)), stroke: nil))
    }
    switch element.content {
    case .container, .scroll, .arrangement: break
    case .columns(let columns):
      commands += ColumnLines.draw(columns, context, color(.separator))
    case .bar(let bar):
      commands += self.bar(bar, frame, in: layout.cardFrame(of: element) ?? layout.scene.window)
    case .text(let text): commands += context.page(text).runs.map { .text($0) }
    case .button(let button): commands += self.button(button, of: element)
    case .control(let control):
      var style = ControlStyle.mockup(control.look, kit, palette, factor: context.space.factor)
      // On a dark ground of its own, such as that of a player, a track is as light as in the dark.
      if layout.configuration.shownAppearance == .light, layout.isDark(at: element.windowFrame) {
        style.track = ControlStyle.Look(Color(0xFFFFFF, alpha: 0.28))
      }
      commands += ControlDrawing(
        context: context, style: style, look: control.look, kit: kit,
        locale: layout.configuration.locale, textColor: { $0 }
      ).commands(control)
    case .image(let image):
      // Round corners are those of the frame: it cuts a picture of its own size that is larger.
      let held = element.contentFrame.intersection(element.windowFrame)
      let shown = element.cornerRadius > 0 ? context.space.page(held) : frame
      commands += picture(image, shown, element.cornerRadius)
    case .box(let label, let color):
      commands += box(label, Color(rgba: color), frame, element.cornerRadius)
    case .divider: commands.append(divider(frame))
    case .row(_, let hasSeparator, let margin):
      let content = held(by: element)
      let row = context.space.page(element.windowFrame)
      let inset = margin * context.space.factor
      if layout.configuration.device.family == .watch {
        commands.append(platter(of: row))
      } else if hasSeparator {
        commands.append(separator(under: row, content, inset))
      }
      if content.isEmpty { commands += standIn(in: row, inset) }
    }
    return commands
  }

  /// A line along the longer side of a frame, not thinner than those between rows.
  private func divider(_ frame: Rect) -> DrawingCommand {
    let isLying = frame.width >= frame.height
    let line = Path.line(
      from: Point(x: isLying ? frame.minX : frame.midX, y: isLying ? frame.midY : frame.minY),
      to: Point(x: isLying ? frame.maxX : frame.midX, y: isLying ? frame.midY : frame.maxY))
    let width = max(min(frame.width, frame.height), Self.hairline)
    return .path(line, fill: nil, stroke: Stroke(color(.separator), width: width))
  }

  /// The width of the lines between rows and of thin dividers in page points.
  private static let hairline = 0.7

  /// What an element holds, in drawing order.
  private func held(by element: Element) -> ArraySlice<Element> {
    guard let index = layout.elements.firstIndex(where: { $0.path == element.path }) else {
      return []
    }
    let path = element.path + "/"
    return layout.elements[(index + 1)...].prefix { $0.path.hasPrefix(path) }
  }

  /// The ground of a row on a watch, where each stands on one of its own; its corners and the gap
  /// between rows are ours.
  private func platter(of row: Rect) -> DrawingCommand {
    let factor = context.space.factor
    let frame = row.inset(by: EdgeInsets(top: 2 * factor, left: 0, bottom: 2 * factor, right: 0))
    return .path(
      .roundedRect(frame, radius: min(frame.height / 2, 12 * factor)),
      fill: .color(color(.label).opacity(0.13)), stroke: nil)
  }

  /// The line below a row, from where its first words begin.
  private func separator(
    under row: Rect, _ content: ArraySlice<Element>, _ rowInset: Double
  ) -> DrawingCommand {
    let isMirrored = layout.configuration.direction == .rightToLeft
    let words = content.first { element in
      if case .text = element.content { !element.isHidden } else { false }
    }.map { context.space.page($0.windowFrame) }
    let inset =
      content.isEmpty
      ? standInStart(row, rowInset)
      : words.map { isMirrored ? row.maxX - $0.maxX : $0.minX - row.minX } ?? rowInset
    return .path(
      .line(
        from: Point(x: row.minX + (isMirrored ? 0 : inset), y: row.maxY),
        to: Point(x: row.maxX - (isMirrored ? inset : 0), y: row.maxY)),
      fill: nil, stroke: Stroke(color(.separator), width: Self.hairline))
  }

  /// The side of the picture in a stand-in row.
  private func standInSide(_ row: Rect) -> Double { row.height * 0.62 }

  /// The distance from a stand-in row's side to where its words would begin.
  private func standInStart(_ row: Rect, _ rowInset: Double) -> Double {
    rowInset + standInSide(row) + 12 * context.space.factor
  }

  /// A stand-in for a row: a picture and two bars where text would be.
  private func standIn(in frame: Rect, _ rowInset: Double) -> [DrawingCommand] {
    let side = standInSide(frame)
    let isMirrored = layout.configuration.direction == .rightToLeft
    func placed(_ offset: Double, _ width: Double, _ y: Double, _ height: Double) -> Rect {
      let x = isMirrored ? frame.maxX - offset - width : frame.minX + offset
      return Rect(x: x, y: y, width: width, height: height)
    }
    let bar = min(frame.height * 0.16, 9)
    let start = standInStart(frame, rowInset)
    let room = max(frame.width - start - rowInset, 0)
    return [
      .path(
        .roundedRect(
          placed(rowInset, side, frame.midY - side / 2, side), radius: side * 0.2),
        fill: .color(color(.fill)), stroke: nil),
      .path(
        .roundedRect(
          placed(start, room * 0.55, frame.midY - bar * 1.4, bar), radius: bar / 2),
        fill: .color(color(.label).opacity(0.22)), stroke: nil),
      .path(
        .roundedRect(
          placed(start, room * 0.35, frame.midY + bar * 0.4, bar), radius: bar / 2),
        fill: .color(color(.label).opacity(0.12)), stroke: nil),
    ]
  }

  private func picture(
    _ image: PlacedImage, _ frame: Rect, _ cornerRadius: Double
  ) -> [DrawingCommand] {
    let bars = bars(of: image)
    // A frame on whole pixels is hardly ever in proportion to the last bit: what is left over then is
    // no bar, and the picture has all of the frame.
    let drawn = context.space.page(
      image.video != nil && bars.isEmpty && image.mode == .fit ? image.fit.frame : image.drawn)
    let art: [DrawingCommand] =
      context.assets.contains(image.asset)
      ? [.image(ImageDrawing(asset: image.asset, frame: drawn))] : StandIn.draw(in: drawn)
    guard !frame.isEmpty, !art.isEmpty else { return [] }
    let shape = Path.roundedRect(frame, radius: cornerRadius * context.space.factor)
    guard image.video != nil else { return [.group(DrawingGroup(clip: shape, art))] }
    let black = bars.map {
      DrawingCommand.path(.rect(context.space.page($0)), fill: .color(Color(0)), stroke: nil)
    }
    let fold = layout.scene.regions.first { $0.isActive && $0.region.kind == .division }
    let glyph = PlayGlyph.player(
      in: image.fit.shown, clearOf: fold?.region.frame, context.space)
    return [.group(DrawingGroup(clip: shape, black + art + glyph))]
  }

  /// The black bars of a player, in window space.
  ///
  /// The rest of its ground is left out: where an edge of the picture lies between two pixels, black
  /// below it would shine through as a line. Each reaches a point below the picture, so that no gap is
  /// between them.
  private func bars(of image: PlacedImage) -> [Rect] {
    let pixel = 1 / layout.scene.scale
    return image.fit.bars.compactMap { bar in
      let isAcross = bar.edge == .top || bar.edge == .bottom
      guard (isAcross ? bar.frame.height : bar.frame.width) >= pixel else { return nil }
      var below = EdgeInsets.zero
      below[bar.edge.opposite] = -1
      return bar.frame.inset(by: below)
    }
  }

  /// The sizes that a label is tried in, as parts of the usual one.
  private static let labelSizes = [1, 0.85, 0.7]
  /// A label that is cut to no more than these letters, the ellipsis among them, is left out.
  private static let fewestLetters = 6

  private func box(
    _ label: String?, _ words: Color, _ frame: Rect, _ cornerRadius: Double
  ) -> [DrawingCommand] {
    let radius =
      cornerRadius > 0
      ? cornerRadius * context.space.factor : min(8, min(frame.width, frame.height) / 4)
    // On a ground of its own colour a box takes the tint of its words instead of the control fill.
    let isPlain = words == color(.label)
    var commands: [DrawingCommand] = [
      .path(
        .roundedRect(frame, radius: radius),
        fill: .color(isPlain ? color(.fill) : words.opacity(0.24)), stroke: nil)
    ]
    if let label, let (shown, font) = fitted(label, in: frame) {
      commands.append(
        .text(
          context.text.run(
            shown, font, isPlain ? color(.secondaryLabel) : words,
            at: Point(x: frame.midX, y: frame.midY + font.size * 0.36), anchor: .middle)))
    }
    return commands
  }

  /// The label of a box and its font: whole and a little smaller rather than cut; absent where nobody
  /// could read what is meant.
  private func fitted(_ label: String, in frame: Rect) -> (words: String, font: Font)? {
    for part in Self.labelSizes where frame.height >= 14 * part {
      var font = Face.legend
      font.size *= part
      if context.text.width(label, font) <= frame.width - 8 * part { return (label, font) }
    }
    guard frame.height >= 14, frame.width >= 20 else { return nil }
    let shown = context.text.fitted(label, Face.legend, width: frame.width - 8)
    return shown.count > Self.fewestLetters ? (shown, Face.legend) : nil
  }
}
