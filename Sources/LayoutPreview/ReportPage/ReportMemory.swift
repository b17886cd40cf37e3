import Records
import Synchronization

/// What a report page of the same process holds already.
final class ReportMemory: Sendable {
  private let storage = Mutex<[String: ReportIndex.Entry]>([:])
  private let isWritten = Mutex(false)

  /// Whether the files of the page itself are there.
  var hasPage: Bool {
    get { isWritten.withLock { $0 } }
    set { isWritten.withLock { $0 = newValue } }
  }

  /// The entry of a configuration whose files are the same as then.
  func entry(of stored: Manifest.Entry) -> ReportIndex.Entry? {
    storage.withLock { entries in
      entries[stored.name].flatMap { $0.stored == stored ? $0 : nil }
    }
  }

  /// Keeps an entry.
  func keep(_ entry: ReportIndex.Entry) {
    storage.withLock { $0[entry.stored.name] = entry }
  }
}
