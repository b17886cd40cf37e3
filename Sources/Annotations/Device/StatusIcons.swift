import Drawing
import Geometry

/// The signs of a status bar, drawn by us: reception, wireless network, battery.
struct StatusIcons {
  /// A sign.
  enum Sign {
    case reception
    case network
    case battery

    /// Its width for a height of one.
    var aspect: Double {
      switch self {
      case .reception: 1.5
      case .network: 1.36
      case .battery: 2.15
      }
    }
  }

  /// The height of the signs in page points.
  let height: Double
  let color: Color

  /// The distance between signs, for a height of one.
  static let gap = 0.45

  /// The width of some signs side by side, for a height of one.
  static func aspect(_ signs: [Sign]) -> Double {
    signs.map(\.aspect).reduce(0, +) + gap * Double(max(signs.count - 1, 0))
  }

  /// Signs side by side, in the order in which they are read.
  func draw(_ signs: [Sign], at left: Double, middle: Double, isMirrored: Bool) -> [DrawingCommand]
  {
    var x = left
    var commands: [DrawingCommand] = []
    for sign in isMirrored ? signs.reversed() : signs {
      let frame = Rect(
        x: x, y: middle - height / 2, width: sign.aspect * height, height: height)
      switch sign {
      case .reception: commands.append(reception(frame))
      case .network: commands += network(frame)
      case .battery: commands += battery(frame)
      }
      x += frame.width + Self.gap * height
    }
    return commands
  }

  /// Four bars that grow.
  private func reception(_ frame: Rect) -> DrawingCommand {
    let width = frame.width * 0.17
    let step = (frame.width - width) / 3
    let bars = [0.36, 0.56, 0.78, 1].enumerated().reduce(Path()) { path, bar in
      let high = frame.height * bar.element
      return path
        + .roundedRect(
          Rect(
            x: frame.minX + Double(bar.offset) * step, y: frame.maxY - high, width: width,
            height: high), radius: width * 0.28)
    }
    return .path(bars, fill: .color(color), stroke: nil)
  }

  /// A quarter of a disc in three rings.
  private func network(_ frame: Rect) -> [DrawingCommand] {
    let center = Point(x: frame.midX, y: frame.maxY)
    let diagonal = 0.7071067812
    let k = 0.5522847498
    func arc(_ radius: Double) -> [Path.Element] {
      let (side, reach) = (radius * diagonal, radius * diagonal * k)
      return [
        .move(Point(x: center.x - side, y: center.y - side)),
        .curve(
          Point(x: center.x - side + reach, y: center.y - side - reach),
          Point(x: center.x + side - reach, y: center.y - side - reach),
          Point(x: center.x + side, y: center.y - side)),
      ]
    }
    let width = frame.height * 0.2
    let rings = Path(arc(frame.height * 0.9) + arc(frame.height * 0.56))
    return [
      .path(rings, fill: nil, stroke: Stroke(color, width: width)),
      .path(
        Path(arc(frame.height * 0.34) + [.line(center), .close]), fill: .color(color), stroke: nil),
    ]
  }

  private func battery(_ frame: Rect) -> [DrawingCommand] {
    let height = frame.height
    let shell = Rect(
      left: frame.minX, top: frame.minY, right: frame.maxX - height * 0.22, bottom: frame.maxY)
    let knob = Rect(
      x: shell.maxX + height * 0.1, y: frame.midY - height * 0.18, width: height * 0.12,
      height: height * 0.36)
    let line = max(height * 0.09, 0.5)
    return [
      .path(
        .roundedRect(shell.inset(by: line / 2), radius: height * 0.3), fill: nil,
        stroke: Stroke(color.opacity(0.4), width: line)),
      .path(
        .roundedRect(shell.inset(by: height * 0.18), radius: height * 0.17), fill: .color(color),
        stroke: nil),
      .path(
        .roundedRect(knob, radius: height * 0.06), fill: .color(color.opacity(0.45)), stroke: nil),
    ]
  }
}
