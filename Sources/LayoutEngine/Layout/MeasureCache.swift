/// What a node answered to earlier proposals; a resolve asks the same few again and again.
struct MeasureCache {
  private var answers: [(proposal: ProposedSize, answer: Answer)] = []

  /// The earlier answer that holds for a proposal as well; absent where there is none.
  func answer(to proposal: ProposedSize) -> Answer? {
    // A node is asked for a handful of proposals: looking through them beats hashing.
    for index in answers.indices
    where answers[index].proposal.agrees(with: proposal, in: answers[index].answer.heeded) {
      return answers[index].answer
    }
    return nil
  }

  /// Keeps an answer.
  mutating func keep(_ answer: Answer, to proposal: ProposedSize) {
    answers.append((proposal, answer))
  }
}
