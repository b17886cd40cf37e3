import Records

/// The elements of a layout with the tree that their paths describe.
struct ElementForest {
  let elements: [RecordedElement]
  /// The parent of each element; absent for a root.
  private(set) var parents: [Int?]
  private var lists: [[Int]]
  private var roots: [Int] = []

  init(_ elements: [RecordedElement]) {
    self.elements = elements
    parents = []
    lists = Array(repeating: [], count: elements.count)
    var places: [Substring: Int] = [:]
    for (index, element) in elements.enumerated() {
      // Groups and the like are steps of a path but no elements: the nearest one above counts.
      var path = element.path[...]
      var parent: Int?
      while parent == nil, let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        parent = places[path]
      }
      parents.append(parent)
      if let parent { lists[parent].append(index) } else { roots.append(index) }
      if places[element.path[...]] == nil { places[element.path[...]] = index }
    }
  }

  /// What an element holds, in drawing order; the roots for nothing.
  func children(of parent: Int?) -> [Int] { parent.map { lists[$0] } ?? roots }
}
