import Drawing
import Geometry
import Typography

/// Dimension lines that share one line outside the device.
struct DimensionTrack {
  /// One measured stretch.
  struct Span {
    /// Where it starts on the page, along the track.
    var start: Double
    /// Where it ends on the page, along the track.
    var end: Double
    /// The value, in window points.
    var value: Double
    /// The colour of its meaning.
    var color: Color
  }

  /// The direction of the lines.
  let axis: Axis
  /// Where the track lies across: y of a level track, x of an upright one.
  let position: Double
  /// The stretches, in order.
  let spans: [Span]

  /// Half the length of the ticks at the ends of a stretch.
  private static let tick = 5.0

  /// Lines, arrowheads and values.
  func draw(_ text: TextSetter) -> [DrawingCommand] {
    spans.indices.flatMap { draw($0, text) }
  }

  private func draw(_ index: Int, _ text: TextSetter) -> [DrawingCommand] {
    let span = spans[index]
    let length = span.end - span.start
    let value = span.value.text(decimals: 2)
    let width = text.width(value, Face.dimension)
    // Along an upright line the value needs the height of its digits, not their width.
    let needed = axis == .horizontal ? width + 8 : 12
    let fits = length >= needed + 18
    var lines = Path()
    func add(_ a: (Double, Double), _ b: (Double, Double)) {
      lines = lines + .line(from: point(a.0, a.1), to: point(b.0, b.1))
    }
    let t = Self.tick
    add((span.start, -t), (span.start, t))
    add((span.end, -t), (span.end, t))
    let middle = (span.start + span.end) / 2
    if fits {
      add((span.start, 0), (middle - needed / 2, 0))
      add((middle + needed / 2, 0), (span.end, 0))
    } else {
      add((span.start, 0), (span.end, 0))
    }
    // Without room for its value a span has none for heads either.
    if fits {
      let head = 4.0
      add((span.start + head, -2.5), (span.start, 0))
      add((span.start, 0), (span.start + head, 2.5))
      add((span.end - head, -2.5), (span.end, 0))
      add((span.end, 0), (span.end - head, 2.5))
    }
    var commands: [DrawingCommand] = [
      .path(lines, fill: nil, stroke: Stroke(span.color, width: 0.75))
    ]
    let baseline = Face.dimension.size * 0.36
    let run: TextRun
    if fits {
      let center = point(middle, 0)
      run = text.run(
        value, Face.dimension, span.color,
        at: center.offset(x: 0, y: baseline), anchor: .middle)
    } else if axis == .horizontal {
      run = outsideLevel(index, value, width, text)
    } else {
      run = outsideUpright(index, value, width, text)
    }
    commands.append(.text(run))
    return commands
  }

  /// A value that does not fit its level stretch: beside it where the track is free, else above.
  private func outsideLevel(
    _ index: Int, _ value: String, _ width: Double, _ text: TextSetter
  ) -> TextRun {
    let span = spans[index]
    let baseline = Face.dimension.size * 0.36
    let next = index + 1 < spans.count ? spans[index + 1].start : .infinity
    let previous = index > 0 ? spans[index - 1].end : -.infinity
    if next - span.end > width + 12 {
      return text.run(
        value, Face.dimension, span.color,
        at: Point(x: span.end + 5, y: position + baseline))
    }
    if span.start - previous > width + 12 {
      return text.run(
        value, Face.dimension, span.color,
        at: Point(x: span.start - 5, y: position + baseline), anchor: .end)
    }
    return text.run(
      value, Face.dimension, span.color,
      at: Point(x: (span.start + span.end) / 2, y: position - Self.tick - 2), anchor: .middle)
  }

  /// A value that does not fit its upright stretch: away from the device, which is at the right, while
  /// it stays clear of the next track there; else beyond an end of the stretch.
  private func outsideUpright(
    _ index: Int, _ value: String, _ width: Double, _ text: TextSetter
  ) -> TextRun {
    let span = spans[index]
    let baseline = Face.dimension.size * 0.36
    let next = index + 1 < spans.count ? spans[index + 1].start : .infinity
    let previous = index > 0 ? spans[index - 1].end : -.infinity
    let middle = (span.start + span.end) / 2
    let room = DimensionBand.trackGap - Self.tick - 3 - 2.5
    guard width > room, max(next - span.end, span.start - previous) > 20 else {
      return text.run(
        value, Face.dimension, span.color,
        at: point(middle, -(Self.tick + 3)).offset(x: 0, y: baseline), anchor: .end)
    }
    // The first is at the top of the window, others end at its bottom: both have room inside.
    let isAbove = index > 0 ? span.start - previous > 20 : next - span.end <= 20
    let place = isAbove ? span.start - 9 : span.end + 9
    return text.run(
      value, Face.dimension, span.color, at: point(place, 0).offset(x: 0, y: baseline),
      anchor: .middle)
  }

  /// A point on the page from a place along the track and a distance from it.
  private func point(_ along: Double, _ across: Double) -> Point {
    axis == .horizontal
      ? Point(x: along, y: position + across) : Point(x: position + across, y: along)
  }
}
