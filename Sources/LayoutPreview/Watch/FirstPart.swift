/// Says when the first configurations of a drawing are worth showing before the rest is drawn.
///
/// A page that is shown twice is built twice, so this is for drawings that would keep someone waiting.
struct FirstPart {
  /// How many configurations fill a window, at most; chosen by us.
  private static let least = 12
  /// How long someone may wait before there is something to see, in seconds.
  private static let patience = 0.2

  /// How many configurations are drawn; below twice what fills a window nothing is shown before the end.
  let count: Int
  private let start: ContinuousClock.Instant
  private var isOver = false

  /// Begins to wait.
  init(count: Int, start: ContinuousClock.Instant = .now) {
    self.count = count
    self.start = start
  }

  /// Whether what is drawn is to be shown now; once at most.
  ///
  /// - Parameters:
  ///   - done: how many configurations are drawn.
  ///   - now: the time.
  /// - Returns: whether enough is drawn, and the rest is likely to take as long again as anyone waits.
  mutating func isDue(_ done: Int, at now: ContinuousClock.Instant = .now) -> Bool {
    guard !isOver, count >= 2 * Self.least, done >= Self.least else { return false }
    let passed = (now - start) / .seconds(1)
    let rest = passed * Double(count - done) / Double(done)
    isOver = passed >= Self.patience && rest >= Self.patience
    return isOver
  }
}
