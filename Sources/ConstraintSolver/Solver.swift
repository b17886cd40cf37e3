/// Solves linear constraints with priorities, and keeps the solution while they change.
///
/// Required constraints hold. The others are missed by as little as possible, the strongest first:
/// no number of weaker constraints outweighs a stronger one. What cannot hold is reported as a
/// ``Conflict``, and the last constraint of it in document order is left out.
///
/// Changes wait for ``solve()``. Equal calls in equal order give equal values, bit for bit.
///
/// - Note: Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
///   Algorithm" (2001), with costs of their own for every priority in place of one weighted sum.
package struct Solver: Sendable {
  /// What is solved.
  var tableau = Tableau()
  /// The symbol of each variable.
  var variableSymbols: [Int32] = []
  /// The constraints in the order they were added.
  var constraints: [StoredConstraint] = []
  /// The terms of all constraints.
  var terms: [Term] = []
  /// The constraint of each symbol.
  var owners: [Int32] = []
  /// The constraints that wait.
  var pending: [Int32] = []
  /// Whether required constraints changed in a way that calls for a new start.
  var needsRestart = false
  /// Whether a level may be less content than it could be.
  var needsOptimizing = false
  /// Whether a symbol may be negative.
  var needsRepair = false

  /// The sets of required constraints that cannot hold together, in the order they were found.
  package internal(set) var conflicts: [Conflict] = []

  /// Makes a solver without variables.
  package init() {}

  /// Makes room for a number of variables and constraints.
  package mutating func reserve(variables: Int, constraints count: Int) {
    variableSymbols.reserveCapacity(variables)
    constraints.reserveCapacity(count)
    terms.reserveCapacity(count * 3)
    owners.reserveCapacity(variables + count * 2)
    tableau.reserve(symbols: variables + count * 2, rows: count)
  }

  // MARK: Variables

  /// Makes a variable.
  package mutating func makeVariable() -> Variable {
    variableSymbols.append(makeSymbol(.external, owner: SparseRows.none))
    return Variable(index: Int32(variableSymbols.count - 1))
  }

  /// The value of a variable at the last solving; zero where nothing says anything about it.
  package func value(of variable: Variable) -> Double {
    let value = tableau.value(of: variableSymbols[Int(variable.index)])
    // No minus zero leaves the solver.
    return value == 0 ? 0 : value
  }

  // MARK: Constraints

  /// Adds a constraint: the sum of the terms and a number, compared with zero.
  ///
  /// - Parameters:
  ///   - newTerms: the terms; a variable may come up more than once.
  ///   - constant: the number added to them; finite.
  ///   - relation: how the sum compares with zero.
  ///   - priority: how much it counts.
  ///   - order: the place in the document; absent: after all that were added before.
  /// - Returns: the name of the constraint for later changes.
  package mutating func add(
    _ newTerms: [Term], _ constant: Double, _ relation: Relation, priority: Priority = .required,
    order: Int? = nil
  ) -> ConstraintID {
    let start = terms.count
    terms.append(contentsOf: newTerms)
    let index = Int32(constraints.count)
    constraints.append(
      StoredConstraint(
        terms: start..<terms.count, constant: constant, relation: relation, priority: priority,
        order: order ?? Int(index)))
    pending.append(index)
    return ConstraintID(index: index)
  }

  /// Removes a constraint; one that is gone already stays gone.
  package mutating func remove(_ id: ConstraintID) {
    let index = Int(id.index)
    switch constraints[index].state {
    case .removed: return
    case .pending: pending.removeAll { $0 == id.index }
    case .broken: needsRestart = true
    case .active:
      if constraints[index].priority.isRequired, !conflicts.isEmpty { needsRestart = true }
      if !needsRestart { withdraw(index) }
    }
    constraints[index].state = .removed
  }

  /// Changes the number of a constraint.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let index = Int(id.index)
    let change = constant - constraints[index].constant
    guard change != 0 else { return }
    constraints[index].constant = constant
    switch constraints[index].state {
    case .removed, .pending: return
    case .broken: needsRestart = true
    case .active:
      if constraints[index].priority.isRequired, !conflicts.isEmpty { needsRestart = true }
      if !needsRestart { shift(index, by: change) }
    }
  }

  /// The number of a constraint.
  package func constant(of id: ConstraintID) -> Double { constraints[Int(id.index)].constant }

  /// By how much a constraint is missed; zero where it holds.
  package func violation(of id: ConstraintID) -> Double {
    let constraint = constraints[Int(id.index)]
    let sum = terms[constraint.terms].reduce(constraint.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  /// Makes a symbol that belongs to a constraint, or to none.
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Int32 {
    let symbol = tableau.makeSymbol(kind)
    if Int(symbol) == owners.count {
      owners.append(owner)
    } else {
      owners[Int(symbol)] = owner
    }
    return symbol
  }
}
