import Synchronization

/// Whether work should stop, said by one thread and asked by others.
final class StopFlag: Sendable {
  private let value = Atomic<Bool>(false)

  /// Whether it was said.
  var isSet: Bool { value.load(ordering: .relaxed) }

  /// Says it.
  func set() { value.store(true, ordering: .relaxed) }
}
