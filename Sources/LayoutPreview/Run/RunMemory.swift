import Drawing
import Synchronization

/// What earlier runs of the same process drew, so that a configuration that would come out the same is
/// not drawn again.
final class RunMemory: Sendable {
  /// What the files of a configuration are made of, as a number that differs where they would.
  struct Key: Hashable {
    private var halves: [Int]

    /// The key of a record and a drawing.
    ///
    /// - Parameters:
    ///   - record: the text of the record.
    ///   - list: the steps of the drawing; nothing where none is drawn.
    ///   - assets: a number that differs where pictures or fonts do.
    init(record: String, list: DisplayList?, assets: Int) {
      // Two numbers of 64 bits each: that two drawings meet in both will not be seen.
      halves = (0..<2).map { salt in
        var hasher = Hasher()
        hasher.combine(salt)
        hasher.combine(record)
        hasher.combine(list)
        hasher.combine(assets)
        return hasher.finalize()
      }
    }
  }

  private let storage = Mutex<[String: (key: Key, outcome: Run.Outcome)]>([:])

  /// What came of a configuration when it was last drawn, where it would come out the same.
  func outcome(of name: String, _ key: Key) -> Run.Outcome? {
    storage.withLock { $0[name].flatMap { $0.key == key ? $0.outcome : nil } }
  }

  /// Keeps what came of a configuration.
  func keep(_ outcome: Run.Outcome, of name: String, _ key: Key) {
    storage.withLock { $0[name] = (key, outcome) }
  }
}
