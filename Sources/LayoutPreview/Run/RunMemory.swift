import Drawing
import Records
import Synchronization

/// What earlier runs of the same process drew, so that what would come out the same is not drawn again.
final class RunMemory: Sendable {
  /// What a configuration was when it was last drawn.
  struct Kept: Sendable {
    /// The record as a number.
    var record: Int
    /// What its pictures are made of.
    var drawing: Drawing?
    var outcome: Run.Outcome
  }

  /// What pictures are made of, as numbers that differ where it does.
  struct Drawing: Hashable, Sendable {
    private var halves: [Int]

    /// Takes in a drawing.
    ///
    /// - Parameters:
    ///   - list: the steps.
    ///   - assets: numbers of the pictures and fonts that it may be drawn with, by name; those of
    ///     pictures that it does not show do not count.
    init(_ list: DisplayList, assets: [String: Int]) {
      var shown: Set<String> = []
      Self.collect(list.commands, &shown)
      let numbers = assets.filter { $0.key.isEmpty || shown.contains($0.key) }
      // Two numbers of 64 bits each: that two drawings meet in both will not be seen.
      halves = (0..<2).map { salt in
        var hasher = Hasher()
        hasher.combine(salt)
        hasher.combine(list)
        hasher.combine(numbers)
        return hasher.finalize()
      }
    }

    private static func collect(_ commands: [DrawingCommand], _ shown: inout Set<String>) {
      for command in commands {
        switch command {
        case .image(let image): shown.insert(image.asset)
        case .group(let group): collect(group.commands, &shown)
        case .path, .text: break
        }
      }
    }
  }

  private let storage = Mutex<[String: Kept]>([:])

  /// What is known of a configuration.
  func kept(_ name: String) -> Kept? { storage.withLock { $0[name] } }

  /// A manifest with what is known of its configurations by now; of the others it says what it said.
  func newest(of manifest: Manifest) -> Manifest {
    var result = manifest
    result.configurations = manifest.configurations.map { old in
      kept(old.name)?.outcome.entry(named: old.name) ?? old
    }
    return result
  }

  /// Keeps what came of a configuration.
  func keep(_ kept: Kept, of name: String) { storage.withLock { $0[name] = kept } }
}
