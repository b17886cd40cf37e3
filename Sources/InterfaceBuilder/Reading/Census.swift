import Diagnostics

/// Counts what is not understood while a file is read.
final class Census {
  private var indices: [String: Int] = [:]
  private(set) var entries: [NotUnderstood] = []

  /// Takes down one occurrence.
  func add(_ name: String, at position: SourcePosition, _ consequence: String) {
    if let index = indices[name] {
      entries[index].count += 1
    } else {
      indices[name] = entries.count
      entries.append(
        NotUnderstood(name: name, position: position, consequence: consequence))
    }
  }
}
