/// A node that keeps its answers, since finding one costs more than looking it up: a resolve asks for
/// the same few again and again.
package class KeepingNode: LayoutNode {
  // Most nodes are asked for one or two proposals: these answers need no memory of their own.
  private final var first: Kept?
  private final var second: Kept?
  private final var older: [Kept] = []

  private struct Kept {
    var proposal: ProposedSize
    var answer: Answer

    /// Whether the answer holds for a proposal as well.
    func holds(for other: ProposedSize) -> Bool {
      proposal.agrees(with: other, in: answer.heeded)
    }
  }

  package final override func answer(to proposal: ProposedSize) -> Answer {
    if let known = known(proposal) { return known }
    let kept = Kept(proposal: proposal, answer: measure(proposal))
    if first == nil {
      first = kept
    } else if second == nil {
      second = kept
    } else {
      older.append(kept)
    }
    return kept.answer
  }

  /// The earlier answer that holds for a proposal as well; absent where there is none.
  private func known(_ proposal: ProposedSize) -> Answer? {
    guard let first else { return nil }
    if first.holds(for: proposal) { return first.answer }
    guard let second else { return nil }
    if second.holds(for: proposal) { return second.answer }
    // A node is asked for a handful of proposals: looking through them beats hashing.
    for index in older.indices where older[index].holds(for: proposal) {
      return older[index].answer
    }
    return nil
  }
}
