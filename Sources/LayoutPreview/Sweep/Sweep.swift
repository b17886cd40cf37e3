import Geometry

/// Finds the sizes at which a layout changes its nature.
enum Sweep {
  /// The state of everything that is followed, by its key, at one size.
  typealias State = [Key: String]

  /// What is followed.
  struct Key: Hashable, Comparable {
    /// Its place in the order of results.
    var order: Int
    /// Its kind.
    var kind: String
    /// The path of its node.
    var path: String

    static func < (a: Key, b: Key) -> Bool {
      (a.order, a.kind, a.path) < (b.order, b.kind, b.path)
    }
  }

  /// The distance of two neighbouring sizes in points.
  static let resolution = 0.5
  /// The distance of the sizes that are tried first, in points; what holds for less than this
  /// between two of them and is not at a threshold can be missed.
  static let stride = 4.0

  /// The intervals of each state over a range.
  ///
  /// Neighbouring sizes with different states are parted by bisection, down to half a point.
  ///
  /// - Parameters:
  ///   - range: the sizes, on half points.
  ///   - thresholds: sizes at which a change is likely, tried with their neighbours.
  ///   - state: the states at a size; asked once for each size.
  /// - Returns: what is followed, each with its intervals, in the order of the keys.
  static func tracks(
    over range: ClosedRange<Double>, thresholds: [Double], state: (Double) -> State
  ) -> [SweepResult.Track] {
    var known: [Double: State] = [:]
    func at(_ size: Double) -> State {
      if let value = known[size] { return value }
      let value = state(size)
      known[size] = value
      return value
    }
    var sizes: Set<Double> = [range.lowerBound, range.upperBound]
    var next = range.lowerBound
    while next < range.upperBound {
      sizes.insert(next)
      next += stride
    }
    for threshold in thresholds {
      let near = (threshold * 2).rounded() / 2
      sizes.formUnion([near - resolution, near, near + resolution].filter(range.contains))
    }
    let first = sizes.sorted()
    for (low, high) in zip(first, first.dropFirst()) { part(low, high, at) }
    let tried = known.keys.sorted()
    let keys = Set(known.values.flatMap(\.keys)).sorted()
    return keys.map { key in
      var intervals: [SweepResult.Interval] = []
      for size in tried {
        let value = known[size]?[key] ?? "absent"
        if intervals.last?.value == value {
          intervals[intervals.count - 1].to = size
        } else {
          intervals.append(SweepResult.Interval(from: size, to: size, value: value))
        }
      }
      return SweepResult.Track(kind: key.kind, path: key.path, intervals: intervals)
    }
  }

  private static func part(_ low: Double, _ high: Double, _ at: (Double) -> State) {
    guard at(low) != at(high), high - low > resolution else { return }
    let middle = ((low + high) / 2 * 2).rounded(.down) / 2
    guard middle > low, middle < high else { return }
    part(low, middle, at)
    part(middle, high, at)
  }
}
