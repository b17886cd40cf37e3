import Geometry

/// Collects elements and notes while a tree is placed.
package final class PlacementSink {
  /// Whether each element says what decided its size.
  package let explains: Bool
  /// The moves off the fold by path, once they are known.
  package var displacements: [String: Displacement] = [:]
  /// The elements that would move, found while no moves are known.
  package var movables: [Movable] = []
  /// The decisions so far.
  package var decisions: [LayoutDecision] = []
  /// The notes so far.
  package var notes: [Note] = []

  private var placed: [Element] = []
  /// What was said before the tree was placed.
  private var notesBefore = 0
  /// How many elements have been built.
  private var expected = 0

  /// Makes an empty collection.
  package init(explains: Bool = true) { self.explains = explains }

  /// The elements so far, in logical window space.
  package var elements: [Element] { placed }

  /// One of the elements so far.
  subscript(index: Int) -> Element {
    get { placed[index] }
    set { change { $0[index] = newValue } }
  }

  /// Says what an element shows, and where in logical window space.
  func show(_ content: consuming ElementContent, in frame: Rect, at index: Int) {
    change { $0[index].show(content, in: frame) }
  }

  /// Changes the elements.
  ///
  /// Every node does. They are taken out meanwhile: that nobody else changes them then is plain, and
  /// need not be found out each time.
  private func change(_ change: (inout [Element]) -> Void) {
    var elements = placed
    placed = []
    change(&elements)
    placed = elements
  }

  /// Adds an element.
  ///
  /// - Returns: its index.
  func append(_ element: consuming Element) -> Int {
    var elements = placed
    placed = []
    elements.append(consume element)
    placed = elements
    return elements.count - 1
  }

  /// Remembers what is known before the tree is placed, so that it can be placed again.
  package func begin() {
    notesBefore = notes.count
    change { $0.reserveCapacity(expected) }
  }

  /// Makes room for more elements.
  package func expectElements(_ count: Int) { expected += count }

  /// Hands over what was placed.
  func takeElements() -> [Element] {
    let taken = placed
    placed = []
    return taken
  }

  /// Forgets what was placed, keeps what was decided, and takes the moves for the next time.
  func restart(with moves: [String: Displacement]) {
    placed = []
    movables = []
    notes.removeSubrange(notesBefore...)
    displacements = moves
  }
}
