import Devices
import Drawing
import Geometry
import LayoutEngine
import Typography

extension KeyboardDrawing {
  /// The colours of a keyboard.
  struct Shades {
    /// The board behind the caps.
    let ground: Color
    /// The caps of letters.
    let cap: Color
    /// The caps around them.
    let quiet: Color
    /// Letters and signs.
    let mark: Color
    /// Below each cap, where the generation has an edge there.
    let edge: Color?

    init(isDark: Bool, isGlass: Bool) {
      if isGlass {
        ground = Color(isDark ? 0x2B2D31 : 0xE6E8EC)
        // The keys around the letters have no colour of their own any more.
        cap = Color(isDark ? 0x5A5D63 : 0xFFFFFF)
        quiet = cap
        edge = nil
      } else {
        ground = Color(isDark ? 0x26292E : 0xD3D6DC)
        cap = Color(isDark ? 0x636669 : 0xFFFFFF)
        quiet = Color(isDark ? 0x3F4349 : 0xABB1BB)
        edge = Color(isDark ? 0x111315 : 0x888C92)
      }
      mark = Color(isDark ? 0xFFFFFF : 0x16181B)
    }
  }

  /// Caps in a layout of our own, with letters where those of the language are known; what a designer
  /// shows.
  func mockup() -> [DrawingCommand] {
    guard let frame = self.frame else { return [] }
    let isGlass = layout.configuration.isGlass
    let shades = Shades(
      isDark: layout.configuration.appearance == .dark, isGlass: isGlass)
    let factor = context.space.factor
    let board = KeyLayout(keys: keys(frame), layout: layout, factor: factor)
    var (light, dim, marks, edges) = (Path(), Path(), Path(), Path())
    var letters: [DrawingCommand] = []
    let fit = fit(of: board)
    let figures = figures(of: board)
    for key in board.caps {
      let radius = min(board.radius, key.frame.height / 3)
      if !key.frame.isEmpty {
        let shape = Path.roundedRect(key.frame, radius: radius)
        if key.isQuiet { dim = dim + shape } else { light = light + shape }
        edges = edges + .roundedRect(key.frame.offset(x: 0, y: factor), radius: radius)
      }
      if let sign = key.sign {
        // Alone on the board a sign is a little larger; on a narrow cap it keeps off the edges.
        let unit = key.frame.isEmpty ? board.sign * 1.25 : min(board.sign, key.frame.width / 24)
        marks = marks + sign.path(in: key.frame, unit: unit)
      }
      if let letter = key.letter {
        letters.append(
          self.letter(
            letter, key.frame, shades.mark,
            size: letter.count > 1 ? figures : size(of: letter, on: key.frame, of: board) * fit))
      }
    }
    var commands = [ground(frame, shades.ground, isGlass: isGlass)]
    if let edge = shades.edge {
      commands.append(.path(edges, fill: .color(edge), stroke: nil))
    }
    return commands + [
      .path(dim, fill: .color(shades.quiet), stroke: nil),
      .path(light, fill: .color(shades.cap), stroke: nil),
      .path(
        marks, fill: nil,
        stroke: Stroke(
          shades.mark.opacity(0.85), width: max(1.4 * factor, 0.8), cap: .round, join: .round)),
    ] + letters + proposals(frame, shades.mark)
  }

  /// The two lines between three proposals.
  private func proposals(_ frame: Rect, _ color: Color) -> [DrawingCommand] {
    guard let bar = predictionBar(frame) else { return [] }
    let lines = [1.0 / 3, 2.0 / 3].reduce(Path()) { path, part in
      let x = bar.minX + bar.width * part
      return path
        + .line(
          from: Point(x: x, y: bar.minY + bar.height * 0.28),
          to: Point(x: x, y: bar.maxY - bar.height * 0.28))
    }
    return [
      .path(
        lines, fill: nil,
        stroke: Stroke(color.opacity(0.25), width: max(context.space.factor, 0.6)))
    ]
  }

  /// The board behind the caps; in glass its upper corners are round.
  private func ground(_ frame: Rect, _ color: Color, isGlass: Bool) -> DrawingCommand {
    guard isGlass, layout.configuration.device.family == .iphone else {
      return .path(.rect(frame), fill: .color(color), stroke: nil)
    }
    let radius = 24 * context.space.factor
    let whole = Rect(
      left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY + radius)
    return .group(
      DrawingGroup(
        clip: .rect(frame),
        [.path(.roundedRect(whole, radius: radius), fill: .color(color), stroke: nil)]))
  }

  /// The size of what stands on the keys that lead to figures: the same on all of a board.
  private func figures(of board: KeyLayout) -> Double {
    board.caps.reduce(.infinity) { least, cap in
      guard let letter = cap.letter, letter.count > 1 else { return least }
      return min(least, size(of: letter, on: cap.frame, of: board))
    }
  }

  /// A letter takes half of its cap up to a size that all boards of a family share, the key that leads to
  /// figures less.
  private func size(of string: String, on cap: Rect, of board: KeyLayout) -> Double {
    guard string.count > 1 else {
      return min(cap.height * 0.52, cap.width * 0.72, board.largestLetter)
    }
    let size = min(cap.height * 0.38, 16 * context.space.factor)
    let width = context.text.width(string, Font(size: size))
    return width > 0 ? size * min(1, cap.width * 0.64 / width) : size
  }

  /// How much smaller all letters are so that the widest keeps clear of the edges of its cap.
  private func fit(of board: KeyLayout) -> Double {
    board.caps.reduce(1) { fit, cap in
      guard let letter = cap.letter, letter.count == 1 else { return fit }
      let width = context.text.width(letter, Font(size: size(of: letter, on: cap.frame, of: board)))
      return width > 0 ? min(fit, cap.frame.width * 0.78 / width) : fit
    }
  }

  private func letter(
    _ string: String, _ cap: Rect, _ color: Color, size: Double
  ) -> DrawingCommand {
    let font = Font(size: size)
    // Small letters stand by their x-height, 0.546 of Inter's size; figures by their height.
    let rise = string.count == 1 && string.first?.isLetter == true ? 0.3 : 0.36
    return .text(
      context.text.run(
        string, font, color, at: Point(x: cap.midX, y: cap.midY + size * rise), anchor: .middle))
  }
}
