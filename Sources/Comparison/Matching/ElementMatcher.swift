import Records

/// Finds which elements of two layouts are the same.
///
/// By the ids that the spec gives; what has none is matched among the siblings of a matched parent: by
/// kind, text and order, then by kind and order.
struct ElementMatcher {
  private let reference: ElementForest
  private let candidate: ElementForest
  /// The partner of each element of the reference, among those of the candidate.
  private(set) var partners: [Int?]
  private var taken: Set<Int> = []

  /// What an element without an id is told apart by.
  private struct Likeness: Hashable {
    var kind: String
    var text: String?
    var shows: [String: JSONValue]

    init(_ element: RecordedElement) {
      kind = element.kind
      text = element.text?.string
      shows = element.shows
    }
  }

  /// Matches two layouts.
  init(_ reference: ElementForest, _ candidate: ElementForest) {
    self.reference = reference
    self.candidate = candidate
    partners = Array(repeating: nil, count: reference.elements.count)
    matchNames()
    matchChildren(of: nil, nil)
  }

  private mutating func matchNames() {
    var places: [String: Int] = [:]
    for (index, element) in candidate.elements.enumerated() where element.isNamed {
      // An id stands for one element; should a record say otherwise, the first is meant.
      if places[element.id] == nil { places[element.id] = index }
    }
    for (index, element) in reference.elements.enumerated() where element.isNamed {
      if let partner = places[element.id], !taken.contains(partner) { pair(index, partner) }
    }
  }

  private mutating func matchChildren(of parent: Int?, _ partner: Int?) {
    let old = reference.children(of: parent).filter { !reference.elements[$0].isNamed }
    let new = candidate.children(of: partner).filter { !candidate.elements[$0].isNamed }
    match(old, new) { Likeness($0) }
    match(old, new) { $0.kind }
    for child in reference.children(of: parent) {
      if let other = partners[child] { matchChildren(of: child, other) }
    }
  }

  private mutating func match<Key: Hashable>(
    _ old: [Int], _ new: [Int], by key: (RecordedElement) -> Key
  ) {
    let old = old.filter { partners[$0] == nil }
    let new = new.filter { !taken.contains($0) }
    guard !old.isEmpty, !new.isEmpty else { return }
    let pairs = SiblingAlignment.pairs(
      old.map { key(reference.elements[$0]) }, new.map { key(candidate.elements[$0]) })
    for (i, j) in pairs { pair(old[i], new[j]) }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    partners[old] = new
    taken.insert(new)
  }
}
