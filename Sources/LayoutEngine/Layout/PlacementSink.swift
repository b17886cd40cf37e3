/// Collects elements and notes while a tree is placed.
package final class PlacementSink {
  /// Whether each element says what decided its size.
  package let explains: Bool
  /// The elements so far, in logical window space.
  package var elements: [Element] = []
  /// The moves off the fold by path, once they are known.
  package var displacements: [String: Displacement] = [:]
  /// The elements that would move, found while no moves are known.
  package var movables: [Movable] = []
  /// The decisions so far.
  package var decisions: [LayoutDecision] = []
  /// The notes so far.
  package var notes: [Note] = []

  /// What was said before the tree was placed.
  private var notesBefore = 0
  /// How many elements have been built.
  private var expected = 0

  /// Makes an empty collection.
  package init(explains: Bool = true) { self.explains = explains }

  /// Adds an element.
  ///
  /// - Returns: its index.
  func append(_ element: consuming Element) -> Int {
    elements.append(consume element)
    return elements.count - 1
  }

  /// Remembers what is known before the tree is placed, so that it can be placed again.
  package func begin() {
    notesBefore = notes.count
    elements.reserveCapacity(expected)
  }

  /// Makes room for more elements.
  package func expectElements(_ count: Int) { expected += count }

  /// Hands over what was placed.
  func takeElements() -> [Element] {
    let taken = elements
    elements = []
    return taken
  }

  /// Forgets what was placed, keeps what was decided, and takes the moves for the next time.
  func restart(with moves: [String: Displacement]) {
    elements = []
    movables = []
    notes.removeSubrange(notesBefore...)
    displacements = moves
  }
}
