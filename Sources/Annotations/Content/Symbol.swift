import Drawing
import Geometry

/// A small set of symbols of our own, by the names that specs use.
///
/// A name that is not in the set is drawn as a box with a dot, so that its place can be judged.
enum Symbol {
  /// The symbol in a square.
  static func draw(
    _ name: String, in frame: Rect, _ color: Color, isMirrored: Bool = false
  ) -> [DrawingCommand] {
    let side = min(frame.width, frame.height)
    // Symbols that point somewhere follow the reading direction.
    let flips = isMirrored && followsDirection(name)
    func at(_ x: Double, _ y: Double) -> Point {
      let x = flips ? 1 - x : x
      return Point(
        x: frame.midX + (x - 0.5) * side, y: frame.midY + (y - 0.5) * side)
    }
    func solid(_ points: [(Double, Double)]) -> DrawingCommand {
      .path(
        .polyline(points.map { at($0.0, $0.1) }, closed: true), fill: .color(color), stroke: nil)
    }
    func stroke(_ parts: [[(Double, Double)]], closed: Bool = false) -> DrawingCommand {
      let path = parts.reduce(Path()) { path, points in
        path + .polyline(points.map { at($0.0, $0.1) }, closed: closed)
      }
      return .path(
        path, fill: nil, stroke: Stroke(color, width: side * 0.09, cap: .round, join: .round))
    }
    func ring(_ x: Double, _ y: Double, _ radius: Double, filled: Bool = false) -> DrawingCommand {
      let center = at(x, y)
      let path = Path.ellipse(
        in: Rect(
          x: center.x - radius * side, y: center.y - radius * side, width: 2 * radius * side,
          height: 2 * radius * side))
      return .path(
        path, fill: filled ? .color(color) : nil,
        stroke: filled ? nil : Stroke(color, width: side * 0.09))
    }
    switch name {
    case "play", "play.fill": return [solid([(0.24, 0.14), (0.86, 0.5), (0.24, 0.86)])]
    case "pause", "pause.fill":
      return [
        solid([(0.22, 0.16), (0.42, 0.16), (0.42, 0.84), (0.22, 0.84)]),
        solid([(0.58, 0.16), (0.78, 0.16), (0.78, 0.84), (0.58, 0.84)]),
      ]
    case "stop", "stop.fill":
      return [solid([(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)])]
    case "forward", "forward.fill":
      return [
        solid([(0.06, 0.22), (0.5, 0.5), (0.06, 0.78)]),
        solid([(0.5, 0.22), (0.94, 0.5), (0.5, 0.78)]),
      ]
    case "backward", "backward.fill":
      return [
        solid([(0.94, 0.22), (0.5, 0.5), (0.94, 0.78)]),
        solid([(0.5, 0.22), (0.06, 0.5), (0.5, 0.78)]),
      ]
    case "plus": return [stroke([[(0.5, 0.14), (0.5, 0.86)], [(0.14, 0.5), (0.86, 0.5)]])]
    case "minus": return [stroke([[(0.14, 0.5), (0.86, 0.5)]])]
    case "xmark": return [stroke([[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]])]
    case "checkmark": return [stroke([[(0.16, 0.54), (0.4, 0.78), (0.84, 0.22)]])]
    case "chevron.left", "chevron.backward":
      return [stroke([[(0.64, 0.14), (0.3, 0.5), (0.64, 0.86)]])]
    case "chevron.right", "chevron.forward":
      return [stroke([[(0.36, 0.14), (0.7, 0.5), (0.36, 0.86)]])]
    case "chevron.up": return [stroke([[(0.14, 0.66), (0.5, 0.32), (0.86, 0.66)]])]
    case "chevron.down": return [stroke([[(0.14, 0.34), (0.5, 0.68), (0.86, 0.34)]])]
    case "arrow.left", "arrow.backward":
      return [stroke([[(0.88, 0.5), (0.12, 0.5)], [(0.4, 0.22), (0.12, 0.5), (0.4, 0.78)]])]
    case "arrow.right", "arrow.forward":
      return [stroke([[(0.12, 0.5), (0.88, 0.5)], [(0.6, 0.22), (0.88, 0.5), (0.6, 0.78)]])]
    case "ellipsis":
      return [
        ring(0.2, 0.5, 0.07, filled: true), ring(0.5, 0.5, 0.07, filled: true),
        ring(0.8, 0.5, 0.07, filled: true),
      ]
    case "list.bullet":
      return [0.24, 0.5, 0.76].flatMap { y in
        [ring(0.12, y, 0.06, filled: true), stroke([[(0.32, y), (0.9, y)]])]
      }
    case "line.3.horizontal":
      return [
        stroke([
          [(0.14, 0.26), (0.86, 0.26)], [(0.14, 0.5), (0.86, 0.5)], [(0.14, 0.74), (0.86, 0.74)],
        ])
      ]
    case "magnifyingglass":
      return [ring(0.42, 0.42, 0.28), stroke([[(0.63, 0.63), (0.88, 0.88)]])]
    case "square.and.arrow.up":
      return [
        stroke([[(0.34, 0.4), (0.2, 0.4), (0.2, 0.92), (0.8, 0.92), (0.8, 0.4), (0.66, 0.4)]]),
        stroke([[(0.5, 0.66), (0.5, 0.1)], [(0.33, 0.26), (0.5, 0.08), (0.67, 0.26)]]),
      ]
    case "star", "star.fill":
      let points = (0..<10).map { index in
        starPoint(index)
      }
      return name == "star" ? [stroke([points], closed: true)] : [solid(points)]
    case "heart", "heart.fill":
      let path = Path([
        .move(at(0.5, 0.88)), .curve(at(0.1, 0.58), at(0.02, 0.36), at(0.16, 0.22)),
        .curve(at(0.3, 0.1), at(0.44, 0.16), at(0.5, 0.3)),
        .curve(at(0.56, 0.16), at(0.7, 0.1), at(0.84, 0.22)),
        .curve(at(0.98, 0.36), at(0.9, 0.58), at(0.5, 0.88)), .close,
      ])
      return [
        .path(
          path, fill: name == "heart" ? nil : .color(color),
          stroke: name == "heart" ? Stroke(color, width: side * 0.09, join: .round) : nil)
      ]
    case "house.fill":
      return [
        solid([
          (0.5, 0.08), (0.96, 0.5), (0.82, 0.56), (0.82, 0.92), (0.6, 0.92), (0.6, 0.64),
          (0.4, 0.64), (0.4, 0.92), (0.18, 0.92), (0.18, 0.56), (0.04, 0.5),
        ])
      ]
    case "house":
      return [
        stroke([
          [(0.1, 0.52), (0.5, 0.14), (0.9, 0.52)],
          [(0.22, 0.46), (0.22, 0.88), (0.78, 0.88), (0.78, 0.46)],
        ])
      ]
    case "person", "person.fill":
      let shoulders = Path([
        .move(at(0.14, 0.9)), .curve(at(0.14, 0.5), at(0.86, 0.5), at(0.86, 0.9)), .close,
      ])
      return [
        ring(0.5, 0.3, 0.18, filled: name.hasSuffix("fill")),
        .path(
          shoulders, fill: name.hasSuffix("fill") ? .color(color) : nil,
          stroke: name.hasSuffix("fill")
            ? nil : Stroke(color, width: side * 0.09, join: .round)),
      ]
    case "gear", "gearshape", "gearshape.fill":
      let teeth = (0..<8).map { index -> [(Double, Double)] in
        let (x, y) = circlePoint(Double(index) / 8)
        return [(0.5 + x * 0.3, 0.5 + y * 0.3), (0.5 + x * 0.43, 0.5 + y * 0.43)]
      }
      return [ring(0.5, 0.5, 0.28), stroke(teeth)]
    default:
      let pen = SymbolPen(frame: frame, color: color, flips: flips)
      if let symbol = ObjectSymbols.draw(name, pen) { return symbol }
      return variant(name, in: frame, color, isMirrored: isMirrored, pen)
        ?? [
          pen.box(0.14, 0.14, 0.86, 0.86, radius: 0.16), pen.ring(0.5, 0.5, 0.1, filled: true),
        ]
    }
  }

  /// A symbol of the set in a circle or as a filled form, where the name says so.
  private static func variant(
    _ name: String, in frame: Rect, _ color: Color, isMirrored: Bool, _ pen: SymbolPen
  ) -> [DrawingCommand]? {
    for suffix in [".fill", ".circle"] where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      guard !base.isEmpty, isKnown(base) else { return nil }
      guard suffix == ".circle" else {
        let outline = draw(base, in: frame, color, isMirrored: isMirrored)
        return isHollow(base) ? outline.map { filled($0, color) } : outline
      }
      return [pen.ring(0.5, 0.5, 0.44)]
        + draw(base, in: pen.inner(0.5).frame, color, isMirrored: isMirrored)
    }
    return nil
  }

  /// Whether nothing is drawn inside the outline, so that it can be filled.
  private static func isHollow(_ name: String) -> Bool {
    ["bookmark", "folder", "message", "lock", "mic", "square.grid.2x2"].contains(name)
      || name.hasPrefix("bubble")
  }

  /// A part with what it encloses filled; lines that enclose nothing stay.
  private static func filled(_ command: DrawingCommand, _ color: Color) -> DrawingCommand {
    guard case .path(let path, nil, let stroke) = command, path.elements.last == .close else {
      return command
    }
    return .path(path, fill: .color(color), stroke: stroke)
  }

  /// Whether a name is drawn as more than a box with a dot.
  static func isKnown(_ name: String) -> Bool {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    let pen = SymbolPen(frame: frame, color: Color(0))
    return draw(name, in: frame, Color(0)) != [
      pen.box(0.14, 0.14, 0.86, 0.86, radius: 0.16), pen.ring(0.5, 0.5, 0.1, filled: true),
    ]
  }

  private static func followsDirection(_ name: String) -> Bool {
    name == "arrow.backward" || name == "arrow.forward" || name == "chevron.backward"
      || name == "chevron.forward" || name.hasPrefix("list")
      || name.hasPrefix("line.3")
  }

  /// The corner of a five-pointed star, points and notches in turn, from the top.
  private static func starPoint(_ index: Int) -> (Double, Double) {
    let (x, y) = circlePoint(Double(index) / 10)
    let radius = index.isMultiple(of: 2) ? 0.44 : 0.19
    return (0.5 + x * radius, 0.53 + y * radius)
  }

  /// A point of the unit circle at a part of a turn, clockwise from the top.
  private static func circlePoint(_ turn: Double) -> (Double, Double) {
    // Twentieths of a turn are all that symbols need: their sines as printed in any table.
    let sines = [0, 0.309017, 0.587785, 0.809017, 0.951057, 1]
    func sine(_ steps: Int) -> Double {
      let step = ((steps % 20) + 20) % 20
      switch step {
      case 0...5: return sines[step]
      case 6...10: return sines[10 - step]
      case 11...15: return -sines[step - 10]
      default: return -sines[20 - step]
      }
    }
    let steps = turn * 20
    if steps == steps.rounded() {
      return (sine(Int(steps)), -sine(Int(steps) + 5))
    }
    // Eighths lie between: the diagonal.
    let diagonal = 0.707107
    switch turn {
    case 0.125: return (diagonal, -diagonal)
    case 0.375: return (diagonal, diagonal)
    case 0.625: return (-diagonal, diagonal)
    default: return (-diagonal, -diagonal)
    }
  }
}
