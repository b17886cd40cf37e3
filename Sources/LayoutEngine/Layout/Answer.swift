package import Geometry

/// What a node answers to a proposal.
package struct Answer: Hashable, Sendable {
  /// The size that the node takes, in points.
  package var size: Size
  /// The lengths of the proposal that it took notice of: whatever was proposed in place of the
  /// others, size and baselines would be the same.
  package var heeded: ProposedSize.Lengths

  /// Makes an answer that took notice of some lengths of the proposal.
  package init(_ size: Size, heeding heeded: ProposedSize.Lengths) {
    self.size = size
    self.heeded = heeded
  }
}
