import Geometry

/// What a node answered to earlier proposals; a resolve asks the same few again and again.
package final class MeasureCache {
  private var proposals: [ProposedSize] = []
  private var sizes: [Size] = []

  /// Makes an empty cache.
  package init() {}

  /// The earlier answer, or a new one that is kept.
  func size(for proposal: ProposedSize, measure: (ProposedSize) -> Size) -> Size {
    // A node is asked for a handful of proposals: looking through them beats hashing.
    for index in proposals.indices where proposals[index] == proposal { return sizes[index] }
    let size = measure(proposal)
    proposals.append(proposal)
    sizes.append(size)
    return size
  }
}
