import Geometry

/// What a node answered to earlier proposals; a resolve asks the same few again and again.
package final class MeasureCache {
  private var answers: [(proposal: ProposedSize, size: Size)] = []

  /// Makes an empty cache.
  package init() {}

  /// The earlier answer, or a new one that is kept.
  func size(for proposal: ProposedSize, measure: (ProposedSize) -> Size) -> Size {
    // A node is asked for a handful of proposals: looking through them beats hashing.
    for index in answers.indices where answers[index].proposal == proposal {
      return answers[index].size
    }
    let size = measure(proposal)
    if answers.isEmpty { answers.reserveCapacity(6) }
    answers.append((proposal, size))
    return size
  }
}
