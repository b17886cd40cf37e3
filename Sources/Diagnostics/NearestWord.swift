/// Finds the known word that a misspelt one was probably meant to be.
public enum NearestWord {
  /// The nearest of some known words.
  ///
  /// Distance counts insertions, deletions, replacements and exchanges of neighbours, case apart
  /// (Damerau and Levenshtein, optimal string alignment). A word is near when it is at most a third
  /// of the longer word away, and at least one edit is always allowed.
  ///
  /// - Parameters:
  ///   - word: what was found.
  ///   - candidates: what is known; of equally near ones the first wins.
  /// - Returns: the nearest known word, or nothing where none is near.
  public static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The end of a message that proposes the nearest word: `, did you mean 'children'?`, or nothing.
  public static func proposal(for word: String, among candidates: some Sequence<String>) -> String {
    find(word, among: candidates).map { ", did you mean '\($0)'?" } ?? ""
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
