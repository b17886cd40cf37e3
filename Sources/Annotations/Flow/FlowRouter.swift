import Geometry

/// Finds ways for the arrows of a flow: curves from what someone uses to the side of the screen that it
/// leads to, over as few words as may be and apart from each other.
struct FlowRouter {
  /// A curve with the direction in which it arrives.
  struct Way: Hashable {
    var start: Point
    var from: Point
    var to: Point
    var tip: Point
    var direction: Point

    /// Points along the curve, for looking at what lies below it.
    var samples: [Point] {
      (0...Self.steps).map { step in
        let t = Double(step) / Double(Self.steps)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Point(
          x: a * start.x + b * from.x + c * to.x + d * tip.x,
          y: a * start.y + b * from.y + c * to.y + d * tip.y)
      }
    }

    private static let steps = 64
  }

  /// The words and symbols on the page.
  private let words: [Rect]
  /// Where arrows arrive already.
  private var tips: [Point] = []
  /// Points along the arrows that are there already.
  private var others: [Point] = []

  /// How far a curve swings out that leaves above or below what it starts at, in page points.
  private static let swings = [70.0, 130]
  /// How far heads of arrows stand apart.
  private static let tipGap = 14.0
  private static let wordGap = 2.0
  /// How near two arrows come before they are hard to tell apart.
  private static let arrowGap = 7.0
  /// A word below an arrow is worse than so many points of another beside it.
  private static let wordWeight = 3

  /// Prepares to find ways between words.
  init(words: [Rect]) { self.words = words }

  /// The way from an element to a screen.
  ///
  /// - Parameters:
  ///   - source: the element on the page.
  ///   - body: the device that it is on.
  ///   - target: the device that is led to.
  ///   - count: how many arrows arrive there already.
  /// - Returns: the way over the fewest words and beside the fewest arrows, the plainest of equals.
  mutating func way(from source: Rect, on body: Rect, to target: Rect, after count: Int) -> Way {
    let offset = Double(count) * 16
    let ways =
      target.minX >= body.maxX
      ? forward(source, target, offset)
      : target.maxX <= body.minX
        ? back(source, target, offset) : [beside(source, body, target, offset)]
    // Its own words are below the dot anyhow.
    let inks = words.filter { !source.inset(by: -1).contains($0) }
      .map { $0.inset(by: -Self.wordGap) }
    let costs = ways.map { way in
      let samples = way.samples
      let covered = samples.count { point in inks.contains { $0.contains(point) } }
      let beside = samples.count { point in
        others.contains { LineSegment(from: $0, to: point).length < Self.arrowGap }
      }
      let isTaken = tips.contains {
        abs($0.x - way.tip.x) < 1 && abs($0.y - way.tip.y) < Self.tipGap
      }
      return covered * Self.wordWeight + beside + (isTaken ? samples.count : 0)
    }
    let least = costs.min() ?? 0
    let best = ways[costs.firstIndex(of: least) ?? 0]
    tips.append(best.tip)
    others += best.samples
    return best
  }

  /// To the right: in at the left side, a third of the way down if nothing speaks against it.
  private func forward(_ source: Rect, _ target: Rect, _ offset: Double) -> [Way] {
    ways(
      target, x: target.minX - 3, direction: Point(x: 1, y: 0),
      parts: [(0.3, offset), (0.15, 0), (0.45, 0), (0.6, 0), (0.75, 0), (0.9, 0)],
      leaving: [(Point(x: source.maxX, y: source.midY), Point(x: 1, y: 0))]
        + Self.upAndDown(source))
  }

  /// Back: in at the right side, further down.
  private func back(_ source: Rect, _ target: Rect, _ offset: Double) -> [Way] {
    let upAndDown = Self.upAndDown(source)
    return ways(
      target, x: target.maxX + 3, direction: Point(x: -1, y: 0),
      parts: [(0.7, offset), (0.85, 0), (0.55, 0), (0.4, 0), (0.95, 0), (0.2, 0)],
      leaving: [upAndDown[0], (Point(x: source.minX, y: source.midY), Point(x: -1, y: 0))]
        + upAndDown.dropFirst())
  }

  /// In one column: along the right side.
  private func beside(_ source: Rect, _ body: Rect, _ target: Rect, _ offset: Double) -> Way {
    let start = Point(x: source.maxX, y: source.midY)
    let side = max(target.maxX, body.maxX) + 34 + offset
    let tip = Point(x: target.maxX + 3, y: target.midY + offset)
    return Way(
      start: start, from: Point(x: side, y: start.y), to: Point(x: side, y: tip.y), tip: tip,
      direction: Point(x: -1, y: 0))
  }

  /// Below an element and above it: where a curve leaves, and how.
  private static func upAndDown(_ source: Rect) -> [(start: Point, swing: Point)] {
    swings.flatMap { swing in
      [
        (Point(x: source.midX, y: source.maxY), Point(x: 0, y: swing)),
        (Point(x: source.midX, y: source.minY), Point(x: 0, y: -swing)),
      ]
    }
  }

  /// Curves from some starts to some heights at the side of a device.
  private func ways(
    _ target: Rect, x: Double, direction: Point, parts: [(part: Double, offset: Double)],
    leaving starts: [(start: Point, swing: Point)]
  ) -> [Way] {
    parts.flatMap { part, offset in
      starts.map { start, swing in
        let tip = Point(x: x, y: target.minY + target.height * part + offset)
        let bend = max(abs(tip.x - start.x) * 0.45, 40)
        let reach = swing.y == 0 ? bend : 1
        return Way(
          start: start,
          from: Point(x: start.x + swing.x * reach, y: start.y + swing.y * reach),
          to: Point(x: tip.x - direction.x * bend, y: tip.y), tip: tip, direction: direction)
      }
    }
  }
}
