import Drawing
import Geometry
import LayoutEngine
import Typography

/// Distances between things, drawn as dimension lines on the screen, with the lines that they share.
struct MeasureDrawing {
  /// The steps in drawing order; empty where nothing is measured.
  private(set) var commands: [DrawingCommand] = []
  /// The rooms of the values on the page, which labels keep clear of.
  private(set) var rooms: [Rect] = []
  /// Whether lines are drawn on which things are aligned.
  private(set) var hasAlignments = false

  private let space: ScreenSpace
  private let ink: Ink
  private let text: TextSetter
  private var occupancy: Occupancy

  /// The dash of the lines that edges or centres share.
  static let alignmentDash: [Double] = [7, 2, 1.5, 2]

  /// Draws some measures of a layout; those of things that are not there are left out.
  init(
    _ measures: [Measure], of layout: ResolvedLayout, context: ElementContext,
    occupancy: Occupancy
  ) {
    space = context.space
    ink = context.ink
    text = context.text
    self.occupancy = occupancy
    let pairs = measures.compactMap { MeasuredPair($0, in: layout) }
    var outlined: [Rect] = []
    for frame in pairs.flatMap({ [$0.first, $0.second] }) where !outlined.contains(frame) {
      outlined.append(frame)
      commands.append(
        .path(.rect(space.page(frame)), fill: nil, stroke: Stroke(ink.measure, width: 1.1)))
    }
    for pair in pairs { drawAlignments(pair) }
    for pair in pairs {
      for distance in pair.distances { draw(distance, of: pair) }
    }
  }

  private mutating func drawAlignments(_ pair: MeasuredPair) {
    let whole = space.page(pair.first.union(pair.second)).inset(by: -9)
    for alignment in pair.alignments {
      hasAlignments = true
      let line: Path =
        alignment.axis == .vertical
        ? .line(
          from: Point(x: page(alignment.position, .horizontal), y: whole.minY),
          to: Point(x: page(alignment.position, .horizontal), y: whole.maxY))
        : .line(
          from: Point(x: whole.minX, y: page(alignment.position, .vertical)),
          to: Point(x: whole.maxX, y: page(alignment.position, .vertical)))
      commands.append(
        .path(line, fill: nil, stroke: Stroke(ink.measure, width: 0.9, dash: Self.alignmentDash)))
    }
  }

  private mutating func draw(_ distance: MeasuredPair.Distance, of pair: MeasuredPair) {
    let candidates = distance.levels.flatMap { self.candidates(distance, at: $0) }
    guard
      let best = candidates.first(where: { candidate in
        candidate.rooms.allSatisfy { occupancy.isFree($0) }
      })
        // Where lines must run over something, at least the value can be read.
        ?? candidates.first(where: { occupancy.isFree($0.rooms[0]) }) ?? candidates.first
    else { return }
    // Where the line runs beside one of the two, thin lines lead to it.
    for frame in [pair.first, pair.second] {
      if let line = extensionLine(to: frame, distance, level: best.level) {
        commands.append(
          .path(line, fill: nil, stroke: Stroke(ink.measure, width: 0.6, dash: [2, 2])))
      }
    }
    commands += best.commands
    rooms += best.rooms
    for room in best.rooms { occupancy.take(room) }
  }

  private struct Candidate {
    var level: Double
    var commands: [DrawingCommand]
    /// The rooms of the value and of the line.
    var rooms: [Rect]
  }

  /// A distance with its value in the line where it fits, else beside it.
  private func candidates(
    _ distance: MeasuredPair.Distance, at level: Double
  ) -> [Candidate] {
    let isLevel = distance.axis == .horizontal
    let color = distance.isOverlap ? ink.error : ink.measure
    let value = (distance.to - distance.from).text(decimals: 2)
    let size = Size(width: text.width(value, Face.dimension), height: Face.dimension.size)
    let (start, end) = (page(distance.from, distance.axis), page(distance.to, distance.axis))
    let across = page(level, isLevel ? .vertical : .horizontal)
    func point(_ along: Double, _ beside: Double) -> Point {
      isLevel
        ? Point(x: along, y: across + beside) : Point(x: across + beside, y: along)
    }
    let middle = (start + end) / 2
    let needed = (isLevel ? size.width : size.height) + 8
    let fits = end - start >= needed + 14
    let (half, aside) =
      isLevel ? (size.width / 2, size.height / 2) : (size.height / 2, size.width / 2)
    let centers =
      (fits ? [point(middle, 0)] : [])
      + [
        point(middle, aside + 5), point(middle, -aside - 5), point(end + half + 5, 0),
        point(start - half - 5, 0), point(end + half + 5, aside + 5),
        point(start - half - 5, -aside - 5),
      ]
    return centers.enumerated().map { index, center in
      let isInside = fits && index == 0
      var lines = Path()
      func add(_ a: Point, _ b: Point) { lines = lines + .line(from: a, to: b) }
      for place in [start, end] { add(point(place, -4), point(place, 4)) }
      if isInside {
        add(point(start, 0), point(middle - needed / 2, 0))
        add(point(middle + needed / 2, 0), point(end, 0))
      } else if end > start {
        add(point(start, 0), point(end, 0))
      }
      if end - start >= 14 {
        for (place, side) in [(start, 4.0), (end, -4.0)] {
          add(point(place + side, -2.5), point(place, 0))
          add(point(place, 0), point(place + side, 2.5))
        }
      }
      let run = text.run(
        value, Face.dimension, color,
        at: center.offset(x: 0, y: Face.dimension.size * 0.36), anchor: .middle,
        halo: ink.screen)
      let (low, high) = (point(start, -2), point(end, 2))
      return Candidate(
        level: level,
        commands: [
          .path(lines, fill: nil, stroke: Stroke(color, width: 0.9)), .text(run),
        ],
        rooms: [
          run.bounds.inset(by: -1),
          Rect(left: low.x, top: low.y, right: high.x, bottom: high.y),
        ])
    }
  }

  /// The line from a frame that a dimension line passes beside, along the edge that is measured.
  private func extensionLine(
    to frame: Rect, _ distance: MeasuredPair.Distance, level: Double
  ) -> Path? {
    let isLevel = distance.axis == .horizontal
    let (low, high) = isLevel ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    guard level < low || level > high else { return nil }
    let edges = isLevel ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY]
    let edge = edges.min {
      min(abs($0 - distance.from), abs($0 - distance.to))
        < min(abs($1 - distance.from), abs($1 - distance.to))
    }
    guard let edge else { return nil }
    let near = level < low ? low : high
    func point(_ across: Double) -> Point {
      space.page(isLevel ? Point(x: edge, y: across) : Point(x: across, y: edge))
    }
    return .line(from: point(near), to: point(level))
  }

  private func page(_ position: Double, _ axis: Axis) -> Double {
    space.page(Point(x: position, y: position))[axis]
  }
}
