import Diagnostics
import LayoutEngine

extension CheckedLayout {
  /// The containers of constraints with what they say, in drawing order.
  var constraintReports: [(index: Int, report: ConstraintReport)] {
    elements.indices.compactMap { index in
      elements[index].constraintReport.map { (index, $0) }
    }
  }

  /// The index of an element; absent where none has the id.
  func index(of id: String) -> Int? { elements.firstIndex { $0.id == id } }
}

extension ConstraintReport.Member {
  /// A constraint as messages name it: the line as written, with its place.
  var words: String {
    position.map { "'\(text)' (line \($0.line))" } ?? text
  }
}

extension ConstraintReport.Conflict {
  /// All constraints of the conflict but the broken one, in words.
  var otherWords: String {
    let others = members.filter { $0 != broken }.map(\.words)
    guard others.count > 6 else { return others.joined(separator: ", ") }
    return others.prefix(5).joined(separator: ", ") + " and \(others.count - 5) more"
  }
}
