/// What a node answered to earlier proposals; a resolve asks the same few again and again.
struct MeasureCache {
  // Most nodes are asked for one or two proposals: these need no memory of their own.
  private var first: Entry?
  private var second: Entry?
  private var rest: [Entry] = []

  private struct Entry {
    var proposal: ProposedSize
    var answer: Answer

    /// Whether the answer holds for a proposal as well.
    func holds(for other: ProposedSize) -> Bool {
      proposal.agrees(with: other, in: answer.heeded)
    }
  }

  /// The earlier answer that holds for a proposal as well; absent where there is none.
  func answer(to proposal: ProposedSize) -> Answer? {
    guard let first else { return nil }
    if first.holds(for: proposal) { return first.answer }
    guard let second else { return nil }
    if second.holds(for: proposal) { return second.answer }
    // A node is asked for a handful of proposals: looking through them beats hashing.
    for index in rest.indices where rest[index].holds(for: proposal) { return rest[index].answer }
    return nil
  }

  /// The same with one answer more.
  func keeping(_ answer: Answer, to proposal: ProposedSize) -> MeasureCache {
    var cache = self
    let entry = Entry(proposal: proposal, answer: answer)
    if first == nil {
      cache.first = entry
    } else if second == nil {
      cache.second = entry
    } else {
      cache.rest.append(entry)
    }
    return cache
  }
}
