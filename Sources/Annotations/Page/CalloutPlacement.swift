import Geometry

/// Where the discs of findings go: at what they mark, clear of labels, texts and each other.
///
/// A disc lies on a corner of a large frame, beside a small one that it would hide, and farther away
/// with a leader where there is no room. Placement depends only on the frames and what is taken.
struct CalloutPlacement {
  /// A disc in its place.
  struct Place: Hashable {
    var center: Point
    /// The line to what is marked; absent where the disc touches it.
    var leader: LineSegment?
  }

  let radius: Double
  /// Where discs may lie.
  let bounds: Rect
  private var occupancy: Occupancy
  private let frames: [Rect]
  private var discs: [Rect] = []
  private var leaders: [LineSegment] = []

  /// Prepares to place discs.
  ///
  /// - Parameters:
  ///   - frames: what is marked, on the page.
  ///   - occupancy: what is taken: labels, texts, symbols.
  ///   - bounds: where discs may lie.
  ///   - radius: of a disc.
  init(_ frames: [Rect], occupancy: Occupancy, bounds: Rect, radius: Double) {
    self.frames = frames
    self.occupancy = occupancy
    self.bounds = bounds
    self.radius = radius
  }

  /// Places the disc of a frame, given half the width of its number's ground.
  mutating func place(_ whole: Rect, halfWidth: Double) -> Place {
    // What sticks out of the device is marked where it can be seen.
    let inside = whole.intersection(bounds)
    let frame = inside.isEmpty ? whole : inside
    let candidates = self.candidates(frame, halfWidth)
    let best =
      candidates.first { isFree($0, of: frame, halfWidth) }
      // Where everything is taken, at the edge of the device, with a leader over whatever there is.
      ?? edgePlaces(frame, halfWidth).first { isFree($0, of: frame, halfWidth, overTexts: true) }
      // Else at least no number hides another, nor words.
      ?? edgePlaces(frame, halfWidth).first { place in
        let room = self.room(at: place.center, halfWidth)
        return bounds.contains(room) && occupancy.isFree(room)
          && !discs.contains { $0.inset(by: -1).intersects(room) }
      }
      ?? candidates.first { place in
        let room = self.room(at: place.center, halfWidth)
        return bounds.contains(room) && !discs.contains { $0.intersects(room) }
          && !leaders.contains { $0.crosses(room) } && place.leader == nil
      } ?? candidates[0]
    let room = self.room(at: best.center, halfWidth)
    discs.append(room)
    occupancy.take(room)
    if let leader = best.leader { leaders.append(leader) }
    return best
  }

  /// The room of a disc.
  func room(at center: Point, _ halfWidth: Double) -> Rect {
    Rect(
      x: center.x - halfWidth, y: center.y - radius, width: 2 * halfWidth, height: 2 * radius)
  }

  /// Whether a disc and its leader are clear of everything that counts.
  private func isFree(
    _ place: Place, of frame: Rect, _ halfWidth: Double, overTexts: Bool = false
  ) -> Bool {
    let room = self.room(at: place.center, halfWidth)
    guard bounds.contains(room), occupancy.isFree(room),
      !discs.contains(where: { $0.inset(by: -1).intersects(room) }),
      !leaders.contains(where: { $0.crosses(room) }),
      // Small things that are marked are not hidden by the number of another.
      frames.allSatisfy({ isLarge($0) || !$0.intersects(room) })
    else { return false }
    guard let leader = place.leader else { return true }
    return !leaders.contains { $0.crosses(leader) } && !discs.contains { leader.crosses($0) }
      && (overTexts || occupancy.isFree(leader, besides: frame))
  }

  /// Whether a disc on the frame's corner leaves enough of it to be seen.
  private func isLarge(_ frame: Rect) -> Bool {
    min(frame.width, frame.height) >= 4 * radius
  }

  /// Places along the edges of the device, the nearest first.
  private func edgePlaces(_ frame: Rect, _ halfWidth: Double) -> [Place] {
    let area = bounds.inset(
      by: EdgeInsets(top: radius, left: halfWidth, bottom: radius, right: halfWidth))
    let steps = (0..<40).flatMap { step -> [Double] in
      let away = Double(step) * radius
      return step == 0 ? [0] : [away, -away]
    }
    let centers = steps.flatMap { step in
      [
        Point(x: area.minX, y: frame.midY + step), Point(x: area.maxX, y: frame.midY + step),
        Point(x: frame.midX + step, y: area.minY), Point(x: frame.midX + step, y: area.maxY),
      ]
    }
    let places = centers.compactMap { center -> Place? in
      let end = Point(
        x: min(max(center.x, frame.minX), frame.maxX),
        y: min(max(center.y, frame.minY), frame.maxY))
      return led(center, to: end)
    }
    return places.enumerated().sorted { a, b in
      let (x, y) = (a.element.leader?.length ?? 0, b.element.leader?.length ?? 0)
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  /// A disc with a leader from its edge to a point; nothing where the point lies under the disc.
  private func led(_ center: Point, to end: Point) -> Place? {
    let whole = LineSegment(from: center, to: end)
    guard whole.length > radius else { return nil }
    let part = radius / whole.length
    let start = Point(
      x: center.x + (end.x - center.x) * part, y: center.y + (end.y - center.y) * part)
    return Place(center: center, leader: LineSegment(from: start, to: end))
  }

  private func candidates(_ frame: Rect, _ halfWidth: Double) -> [Place] {
    var places: [Place] = []
    func add(_ x: Double, _ y: Double) {
      places.append(Place(center: Point(x: x, y: y), leader: nil))
    }
    if isLarge(frame) {
      add(frame.minX, frame.minY)
      add(frame.maxX, frame.minY)
      add(frame.maxX, frame.maxY)
      add(frame.minX, frame.maxY)
      var x = frame.minX + 3 * radius
      while x < frame.maxX {
        add(x, frame.minY)
        x += 2.5 * radius
      }
    }
    // Beside the frame, nearly touching it.
    let (out, level) = (halfWidth + 1, radius + 1)
    add(frame.minX - out, frame.midY)
    add(frame.maxX + out, frame.midY)
    add(frame.midX, frame.minY - level)
    add(frame.midX, frame.maxY + level)
    let diagonal = 0.75
    for (x, y) in [
      (frame.minX - out * diagonal, frame.minY - level * diagonal),
      (frame.maxX + out * diagonal, frame.minY - level * diagonal),
      (frame.maxX + out * diagonal, frame.maxY + level * diagonal),
      (frame.minX - out * diagonal, frame.maxY + level * diagonal),
    ] { add(x, y) }
    var x = frame.minX + radius
    while x < frame.maxX - radius {
      add(x, frame.minY - level)
      add(x, frame.maxY + level)
      x += 2.5 * radius
    }
    // Farther and farther away, with a leader.
    let cosine = 0.8660254
    let directions = [
      (-1, 0), (1, 0), (-cosine, -0.5), (cosine, -0.5), (-cosine, 0.5), (cosine, 0.5),
      (-0.5, -cosine), (0.5, -cosine), (-0.5, cosine), (0.5, cosine), (0, -1), (0, 1),
    ]
    for distance in [2.2, 3.4, 4.8, 6.5, 9, 12, 16] {
      for (dx, dy) in directions {
        let center = Point(
          x: (dx < 0 ? frame.minX : dx > 0 ? frame.maxX : frame.midX) + dx * distance * radius,
          y: (dy < 0 ? frame.minY : dy > 0 ? frame.maxY : frame.midY) + dy * distance * radius)
        let end = Point(
          x: min(max(center.x, frame.minX), frame.maxX),
          y: min(max(center.y, frame.minY), frame.maxY))
        if let place = led(center, to: end) { places.append(place) }
      }
    }
    return places
  }
}
