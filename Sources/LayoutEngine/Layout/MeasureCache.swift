import Geometry

/// What a node answered to earlier proposals; a resolve asks the same few again and again.
package final class MeasureCache {
  private var answers: [(proposal: ProposedSize, size: Size)] = []

  /// Makes an empty cache.
  package init() {}

  /// The earlier answer to a proposal; absent where there was none.
  func answer(to proposal: ProposedSize) -> Size? {
    // A node is asked for a handful of proposals: looking through them beats hashing.
    for index in answers.indices where answers[index].proposal == proposal {
      return answers[index].size
    }
    return nil
  }

  /// Keeps an answer.
  func keep(_ size: Size, for proposal: ProposedSize) {
    if answers.isEmpty { answers.reserveCapacity(6) }
    answers.append((proposal, size))
  }
}
