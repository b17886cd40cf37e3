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

extension [ConstraintReport.Member] {
  /// Constraints in words; of many the first.
  var words: String {
    guard count > 6 else { return map(\.words).joined(separator: ", ") }
    return prefix(5).map(\.words).joined(separator: ", ") + " and \(count - 5) more"
  }

  /// Those that are written somewhere, as findings carry them.
  var named: [Finding.Constraint] {
    compactMap { member in
      member.position.map {
        Finding.Constraint(text: member.text, position: $0, sourceID: member.sourceID)
      }
    }
  }
}

extension ConstraintReport.Conflict {
  /// All constraints of the conflict but the broken one.
  var others: [ConstraintReport.Member] { members.filter { $0 != broken } }
}
