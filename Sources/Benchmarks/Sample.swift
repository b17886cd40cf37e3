/// The times of some rounds of one piece of work, in seconds.
struct Sample {
  /// One value a round, in ascending order.
  let values: [Double]

  /// Makes a sample from values in any order; there is at least one.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "a sample has a value")
    self.values = values.sorted()
  }

  /// The value in the middle: unlike the mean it forgives a round that something disturbed.
  var median: Double {
    let middle = values.count / 2
    return values.count.isMultiple(of: 2)
      ? (values[middle - 1] + values[middle]) / 2 : values[middle]
  }

  /// The smallest value.
  var least: Double { values[0] }
  /// The largest value.
  var most: Double { values[values.count - 1] }

  /// The values in another unit.
  func mapped(_ change: (Double) -> Double) -> Sample { Sample(values.map(change)) }

  /// Times a piece of work.
  ///
  /// - Parameters:
  ///   - rounds: how many values are wanted; one more round comes first, to warm caches.
  ///   - count: how many operations a round has.
  ///   - work: a round.
  /// - Returns: seconds an operation.
  static func time(rounds: Int = 7, count: Int = 1, _ work: () -> Void) -> Sample {
    work()
    return Sample(
      (0..<rounds).map { _ in
        let start = ContinuousClock.now
        work()
        return seconds(since: start) / Double(count)
      })
  }

  /// The seconds that have passed.
  static func seconds(since start: ContinuousClock.Instant) -> Double {
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}
