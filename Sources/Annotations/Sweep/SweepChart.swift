public import Drawing
import Geometry
public import LayoutEngine
public import Typography

/// The picture of a sweep: a bar for everything that was followed, parted where its state changes.
public struct SweepChart: Hashable, Sendable {
  /// A stretch of sizes with one state.
  public struct Interval: Hashable, Sendable {
    /// The first size in points.
    public var from: Double
    /// The last size in points.
    public var to: Double
    /// The state in words.
    public var words: String

    /// Makes an interval.
    public init(from: Double, to: Double, words: String) {
      self.from = from
      self.to = to
      self.words = words
    }
  }

  /// One bar of the chart.
  public struct Row: Hashable, Sendable {
    /// What is followed.
    public var title: String
    /// Where it stands.
    public var detail: String
    /// Its states from the smallest size up.
    public var intervals: [Interval]

    /// Makes a row.
    public init(title: String, detail: String, intervals: [Interval]) {
      self.title = title
      self.detail = detail
      self.intervals = intervals
    }
  }

  /// The name of the device.
  public var title: String
  /// What was swept, in words.
  public var facts: String
  /// The screen and the spec.
  public var screen: String
  /// The name of the spec.
  public var spec: String
  /// The first and the last size in points.
  public var range: ClosedRange<Double>
  /// The bars from top to bottom.
  public var rows: [Row]

  /// Makes a chart from its parts.
  public init(
    title: String, facts: String, screen: String, spec: String, range: ClosedRange<Double>,
    rows: [Row]
  ) {
    self.title = title
    self.facts = facts
    self.screen = screen
    self.spec = spec
    self.range = range
    self.rows = rows
  }

  private static let margin = 24.0
  private static let labelWidth = 190.0
  private static let chartWidth = 620.0
  private static let rowHeight = 34.0
  private static let barHeight = 20.0

  /// The chart as a display list, in page points.
  public func displayList(
    _ appearance: Appearance, measuring measurer: any TextMeasuring
  ) -> DisplayList {
    let ink = Ink(appearance)
    let text = TextSetter(measurer: measurer)
    let left = Self.margin + Self.labelWidth
    let width = left + Self.chartWidth + Self.margin
    let top = Header.height + 46
    let bottom = top + Double(rows.count) * Self.rowHeight
    var commands = head(ink, text, width)
    commands += scale(ink, text, left: left, top: top, bottom: bottom)
    for (index, row) in rows.enumerated() {
      let y = top + Double(index) * Self.rowHeight
      commands += labels(of: row, ink, text, y: y)
      commands += bars(of: row, ink, text, left: left, y: y)
    }
    return DisplayList(
      size: Size(width: width, height: (bottom + Self.margin).rounded(.up)),
      background: ink.page, title: "\(screen): \(facts)", commands: commands)
  }

  private func head(_ ink: Ink, _ text: TextSetter, _ width: Double) -> [DrawingCommand] {
    let right = width - Self.margin
    return [
      .text(text.run(title, Face.title, ink.ink, at: Point(x: Self.margin, y: 34))),
      .text(text.run(facts, Face.facts, ink.soft, at: Point(x: Self.margin, y: 50))),
      .text(text.run(screen, Face.aside, ink.ink, at: Point(x: right, y: 34), anchor: .end)),
      .text(text.run(spec, Face.facts, ink.soft, at: Point(x: right, y: 50), anchor: .end)),
      .path(
        .line(
          from: Point(x: Self.margin, y: Header.height), to: Point(x: right, y: Header.height)),
        fill: nil, stroke: Stroke(ink.hair, width: 0.75)),
    ]
  }

  /// Ticks at round sizes, and at both ends.
  private func scale(
    _ ink: Ink, _ text: TextSetter, left: Double, top: Double, bottom: Double
  ) -> [DrawingCommand] {
    let length = range.upperBound - range.lowerBound
    let step = [10.0, 20, 50, 100, 200, 500, 1000].first { length / $0 <= 9 } ?? 2000
    var sizes = [range.lowerBound]
    var next = (range.lowerBound / step).rounded(.up) * step
    while next < range.upperBound {
      // A round size too near to an end would run into its number.
      if next - range.lowerBound > step * 0.45, range.upperBound - next > step * 0.45 {
        sizes.append(next)
      }
      next += step
    }
    sizes.append(range.upperBound)
    return sizes.flatMap { size -> [DrawingCommand] in
      let x = left + place(size)
      // The last number ends where everything does.
      let isLast = size == range.upperBound
      return [
        .path(
          .line(from: Point(x: x, y: top - 8), to: Point(x: x, y: bottom - 6)), fill: nil,
          stroke: Stroke(ink.hair, width: 0.5)),
        .text(
          text.run(
            size.text(), Face.dimension, ink.soft, at: Point(x: x, y: top - 13),
            anchor: isLast ? .end : .middle)),
      ]
    }
  }

  private func labels(
    of row: Row, _ ink: Ink, _ text: TextSetter, y: Double
  ) -> [DrawingCommand] {
    let room = Self.labelWidth - 14
    return [
      .text(
        text.run(
          text.fitted(row.title, Face.note, width: room), Face.note, ink.ink,
          at: Point(x: Self.margin, y: y + 9))),
      .text(
        text.run(
          text.fitted(row.detail, Face.labelSize, width: room), Face.labelSize, ink.soft,
          at: Point(x: Self.margin, y: y + 20))),
    ]
  }

  private func bars(
    of row: Row, _ ink: Ink, _ text: TextSetter, left: Double, y: Double
  ) -> [DrawingCommand] {
    row.intervals.enumerated().flatMap { index, interval -> [DrawingCommand] in
      let start = left + place(interval.from)
      // An interval reaches to where the next one starts, so that bars join without a gap.
      let next = index + 1 < row.intervals.count ? row.intervals[index + 1].from : interval.to
      let frame = Rect(
        left: start, top: y, right: left + place(next), bottom: y + Self.barHeight)
      let isAbsent = interval.words == "absent"
      let fill = index.isMultiple(of: 2) ? ink.fill : ink.safe.opacity(0.16)
      var commands: [DrawingCommand] = [
        .path(
          .rect(frame), fill: .color(isAbsent ? ink.page : fill),
          stroke: Stroke(
            isAbsent ? ink.hair : ink.elementEdge, width: 0.8, dash: isAbsent ? [2, 2] : []))
      ]
      let span =
        interval.from == interval.to
        ? interval.from.text() : "\(interval.from.text())–\(interval.to.text())"
      let words = text.width(interval.words, Face.labelName)
      let numbers = text.width(span, Face.labelSize)
      let baseline = frame.midY + 3.2
      if frame.width >= words + numbers + 20 {
        commands.append(
          .text(
            text.run(
              interval.words, Face.labelName, ink.ink, at: Point(x: frame.minX + 6, y: baseline))))
        commands.append(
          .text(
            text.run(
              span, Face.labelSize, ink.soft, at: Point(x: frame.maxX - 6, y: baseline),
              anchor: .end)))
      } else if frame.width >= words + 8 {
        commands.append(
          .text(
            text.run(
              interval.words, Face.labelName, ink.ink, at: Point(x: frame.midX, y: baseline),
              anchor: .middle)))
      }
      return commands
    }
  }

  private func place(_ size: Double) -> Double {
    (size - range.lowerBound) / (range.upperBound - range.lowerBound) * Self.chartWidth
  }
}
