import Devices
import Geometry
import LayoutEngine

/// The distances between two rectangles, and the lines that they share.
struct MeasuredPair {
  /// A distance along an axis, in the space of the rectangles.
  struct Distance: Hashable {
    /// The direction that is measured.
    var axis: Axis
    /// Where it starts along the axis.
    var from: Double
    /// Where it ends along the axis; not less than the start.
    var to: Double
    /// Where it may be drawn across the axis, best first.
    var levels: [Double]
    /// Whether it tells how far one lies over the other.
    var isOverlap = false
  }

  /// A line on which both have an edge or their centre.
  struct Alignment: Hashable {
    /// The direction of the line.
    var axis: Axis
    /// Where it lies across its direction.
    var position: Double
    /// Whether it runs through the centres.
    var isCenter: Bool
  }

  let first: Rect
  let second: Rect

  /// How far apart two lines may be that count as one, in points: far less than a pixel.
  private static let tolerance = 0.01

  /// The pair of a measure in a layout; nothing where one of them is not there or does not show.
  init?(_ measure: Measure, in layout: ResolvedLayout) {
    guard let first = Self.frame(of: measure.first, in: layout),
      let second = Self.frame(of: measure.second, in: layout)
    else { return nil }
    self.init(first, second)
  }

  init(_ first: Rect, _ second: Rect) {
    self.first = first
    self.second = second
  }

  private static func frame(of name: String, in layout: ResolvedLayout) -> Rect? {
    switch name {
    case "window": return layout.scene.window
    case "fold": return layout.scene.regions.first { $0.region.kind == .division }?.region.frame
    default: break
    }
    if let guide = layout.scene.guide(name) { return guide }
    let element = layout.elements.first { $0.id == name || $0.path == name }
    guard let element, !element.isHidden else { return nil }
    return element.windowFrame
  }

  /// What is measured: the gap on every axis where they lie apart, the insets where one lies inside
  /// the other, else how far they overlap.
  var distances: [Distance] {
    let apart = [Axis.horizontal, .vertical].compactMap(gap)
    if !apart.isEmpty { return apart }
    for (outer, inner) in [(first, second), (second, first)] where contains(outer, inner) {
      return insets(outer, inner)
    }
    return [Axis.horizontal, .vertical].map { axis in
      let (a, b) = (range(first, axis), range(second, axis))
      return Distance(
        axis: axis, from: max(a.low, b.low), to: min(a.high, b.high),
        levels: levels(axis.crossing), isOverlap: true)
    }
  }

  /// The lines that both lie on: edges with edges, centres with centres.
  var alignments: [Alignment] {
    [Axis.horizontal, .vertical].flatMap { axis -> [Alignment] in
      let (a, b) = (range(first, axis), range(second, axis))
      func line(_ x: Double, _ y: Double, isCenter: Bool = false) -> Alignment? {
        abs(x - y) <= Self.tolerance
          ? Alignment(axis: axis.crossing, position: x, isCenter: isCenter) : nil
      }
      let edges = [line(a.low, b.low), line(a.high, b.high)].compactMap { $0 }
      // Two edges say the rest.
      guard edges.count < 2 else { return edges }
      let center = line((a.low + a.high) / 2, (b.low + b.high) / 2, isCenter: true)
      return edges + [center].compactMap { $0 }
    }
  }

  private func range(_ rect: Rect, _ axis: Axis) -> (low: Double, high: Double) {
    axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  private func gap(_ axis: Axis) -> Distance? {
    let (a, b) = (range(first, axis), range(second, axis))
    let (before, after) = a.low <= b.low ? (a, b) : (b, a)
    guard after.low >= before.high - Self.tolerance else { return nil }
    return Distance(
      axis: axis, from: min(before.high, after.low), to: after.low,
      levels: levels(axis.crossing))
  }

  private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    outer.inset(by: -Self.tolerance).contains(inner)
  }

  /// The insets on all sides; sides that lie on each other are told by the line that they share.
  private func insets(_ outer: Rect, _ inner: Rect) -> [Distance] {
    let all = [Axis.horizontal, .vertical].flatMap { axis -> [Distance] in
      let (a, b) = (range(outer, axis), range(inner, axis))
      let levels = spread(range(inner, axis.crossing))
      return [
        Distance(axis: axis, from: a.low, to: max(b.low, a.low), levels: levels),
        Distance(axis: axis, from: b.high, to: max(a.high, b.high), levels: levels),
      ]
    }
    return all.filter { $0.to - $0.from > Self.tolerance }
  }

  /// Where a distance is drawn: in the middle of what both have in common, else beside one of them.
  private func levels(_ axis: Axis) -> [Double] {
    let (a, b) = (range(first, axis), range(second, axis))
    let (low, high) = (max(a.low, b.low), min(a.high, b.high))
    if low < high { return spread((low, high)) }
    return spread(a) + spread(b)
  }

  private func spread(_ range: (low: Double, high: Double)) -> [Double] {
    [0.5, 0.3, 0.7, 0.15, 0.85].map { range.low + (range.high - range.low) * $0 }
  }
}

extension Axis {
  /// The other axis.
  fileprivate var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
