/// Who is served first in a stack whose children differ in it.
struct StackPriorities {
  /// The priority of each child.
  private let values: [Double]
  /// The priorities that occur, highest first.
  let levels: [Double]

  /// Makes the priorities of some children; absent where all have the same.
  init?(_ children: [LayoutNode]) {
    guard let first = children.first?.priority,
      children.contains(where: { $0.priority != first })
    else { return nil }
    values = children.map(\.priority)
    levels = Set(values).sorted(by: >)
  }

  /// Whether a child is served at a level.
  func isServed(_ child: Int, at level: Double) -> Bool { values[child] == level }

  /// Whether a child is served after a level.
  func isServed(_ child: Int, after level: Double) -> Bool { values[child] < level }
}
