/// Who is served first in a stack.
struct StackPriorities {
  /// The priority of each child; empty where all have the same.
  private let values: [Double]
  /// The priorities that occur where there are several, highest first.
  let levels: [Double]

  init(_ children: [LayoutNode]) {
    let first = children.first?.priority
    guard children.contains(where: { $0.priority != first }) else {
      values = []
      levels = []
      return
    }
    values = children.map(\.priority)
    levels = Set(values).sorted(by: >)
  }

  /// Whether a child is served at a level.
  func isServed(_ child: Int, at level: Double) -> Bool { values[child] == level }

  /// Whether a child is served after a level.
  func isServed(_ child: Int, after level: Double) -> Bool { values[child] < level }
}
