extension Solver {
  /// Leaves out of constraints that cannot hold together all that the conflict does not need.
  ///
  /// The symbols of a row that cannot be brought to zero name a smallest set already, but for
  /// rounding; a few are looked at once more, one by one.
  func irreducible(_ members: [Int32]) -> [Int32] {
    guard members.count <= Self.checkedConflictSize else { return members }
    var result = members
    for member in members {
      let others = result.filter { $0 != member }
      if !holdTogether(others) { result = others }
    }
    return result
  }

  private static let checkedConflictSize = 64

  /// Whether required constraints can hold together, without any others.
  private func holdTogether(_ members: [Int32]) -> Bool {
    var solver = Solver()
    var variables: [Variable: Variable] = [:]
    for member in members {
      let constraint = constraints[Int(member)]
      let own = terms[constraint.terms].map { term in
        if let known = variables[term.variable] { return Term(known, term.coefficient) }
        let new = solver.makeVariable()
        variables[term.variable] = new
        return Term(new, term.coefficient)
      }
      let id = solver.add(own, constraint.constant, constraint.relation)
      if solver.insertRequired(Int(id.index)) != nil { return false }
    }
    return true
  }
}
