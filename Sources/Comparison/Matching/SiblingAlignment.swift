/// Which of two lists of siblings are the same, in order.
enum SiblingAlignment {
  /// The longest list of pairs that keeps both orders.
  ///
  /// - Parameters:
  ///   - reference: what each of one list is.
  ///   - candidate: what each of the other is.
  /// - Returns: pairs of indices, growing in both; of several longest the one with early partners.
  /// - Complexity: O(n × m) of what lies between the common start and end.
  static func pairs<Key: Hashable>(_ reference: [Key], _ candidate: [Key]) -> [(Int, Int)] {
    var start = 0
    while start < min(reference.count, candidate.count), reference[start] == candidate[start] {
      start += 1
    }
    var end = 0
    while end < min(reference.count, candidate.count) - start,
      reference[reference.count - 1 - end] == candidate[candidate.count - 1 - end]
    { end += 1 }
    let rows = reference.count - start - end
    let columns = candidate.count - start - end
    var result = (0..<start).map { ($0, $0) }
    if rows > 0, columns > 0, rows * columns <= limit {
      // lengths[i][j]: how many pairs there are in what follows i and j.
      var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
      for i in stride(from: rows - 1, through: 0, by: -1) {
        for j in stride(from: columns - 1, through: 0, by: -1) {
          lengths[i * (columns + 1) + j] =
            reference[start + i] == candidate[start + j]
            ? lengths[(i + 1) * (columns + 1) + j + 1] + 1
            : max(lengths[(i + 1) * (columns + 1) + j], lengths[i * (columns + 1) + j + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < rows, j < columns {
        if reference[start + i] == candidate[start + j] {
          result.append((start + i, start + j))
          (i, j) = (i + 1, j + 1)
        } else if lengths[(i + 1) * (columns + 1) + j] >= lengths[i * (columns + 1) + j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    for offset in stride(from: end, to: 0, by: -1) {
      result.append((reference.count - offset, candidate.count - offset))
    }
    return result
  }

  /// Beyond this many comparisons, lists that have nothing else in common are left unmatched.
  private static let limit = 16_000_000

  /// The indices that must move for a list of numbers to grow: the fewest, the later ones where there
  /// is a choice.
  static func outOfOrder(_ numbers: [Int]) -> Set<Int> {
    // Ends of growing runs by their length, and what comes before each number in its run.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.firstIndex { numbers[$0] >= number } ?? ends.count
      before[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let index = next {
      kept.insert(index)
      next = before[index]
    }
    return Set(numbers.indices).subtracting(kept)
  }
}
