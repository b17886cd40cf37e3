import Drawing
import Geometry
import Typography

/// The dimension lines around a device.
struct DimensionBand {
  /// The steps in drawing order.
  private(set) var commands: [DrawingCommand] = []
  /// How far down the lines reach on the page.
  private(set) var bottom: Double
  /// How far right the lines reach on the page.
  private(set) var right: Double

  /// The distance between tracks in page points.
  static let trackGap = 26.0

  /// Draws a plan around a body.
  ///
  /// - Parameters:
  ///   - plan: what to measure.
  ///   - body: the body.
  ///   - frame: the body with what sticks out of it; the lines keep clear of both.
  ///   - space: where the window lies on the page.
  ///   - text: measures the values.
  init(
    plan: DimensionPlan, body: DeviceBody, around frame: Rect, space: ScreenSpace, text: TextSetter
  ) {
    bottom = frame.maxY
    right = frame.maxX
    func spans(_ track: DimensionPlan.Track, _ axis: Axis) -> [DimensionTrack.Span] {
      track.spans.filter { $0.to > $0.from }.map { from, to, color in
        let start = space.page(Point(x: from, y: from))[axis]
        let end = space.page(Point(x: to, y: to))[axis]
        return DimensionTrack.Span(start: start, end: end, value: to - from, color: color)
      }
    }
    for track in plan.top {
      commands += DimensionTrack(
        axis: .horizontal, position: frame.minY - 20, spans: spans(track, .horizontal)
      ).draw(text)
    }
    for (index, track) in plan.left.enumerated() {
      commands += DimensionTrack(
        axis: .vertical, position: frame.minX - 18 - Double(index) * Self.trackGap,
        spans: spans(track, .vertical)
      ).draw(text)
    }
    for track in plan.bottom {
      bottom += 24
      commands += DimensionTrack(
        axis: .horizontal, position: bottom, spans: spans(track, .horizontal)
      ).draw(text)
    }
    for case .text(let run) in commands { right = max(right, run.bounds.maxX) }
    if let note = plan.note {
      bottom += 20
      let isWide = text.width(note.text, Face.note) <= body.frame.width
      let run = text.run(
        note.text, Face.note, note.color,
        at: Point(x: isWide ? body.screenFrame.midX : body.screenFrame.minX, y: bottom + 3),
        anchor: isWide ? .middle : .start)
      commands.append(.text(run))
      right = max(right, run.origin.x + run.width)
    }
    bottom += 6
  }
}
