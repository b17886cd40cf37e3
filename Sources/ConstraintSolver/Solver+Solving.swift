extension Solver {
  /// Takes in all changes since the last time.
  package mutating func solve() {
    settle()
    if needsRestart { restart() }
    guard !pending.isEmpty || needsOptimizing else { return }
    if !insertRequired(stopsOutOfOrder: true) {
      // A constraint was added before one that now has to give way: in document order the first
      // hold, so everything is looked at again in that order.
      restart()
      _ = insertRequired(stopsOutOfOrder: false)
    }
    insertOptional()
    needsOptimizing = false
  }

  /// Brings the tableau in order after changes of one sort, before changes of another.
  mutating func settle() {
    guard !needsRestart else { return }
    if needsRepair {
      needsRepair = false
      guard tableau.repair() else {
        needsRestart = true
        return
      }
    }
    if needsOptimizing { optimizeAll() }
  }

  private mutating func optimizeAll() {
    tableau.unblock()
    for level in tableau.levels.indices { tableau.optimize(level: level) }
    needsOptimizing = false
  }

  /// Forgets the tableau and puts all constraints back among those that wait.
  private mutating func restart() {
    let old = tableau
    tableau = Tableau()
    owners.removeAll(keepingCapacity: true)
    tableau.reserve(symbols: old.kinds.count, rows: old.symbolOfRow.count)
    for index in variableSymbols.indices {
      variableSymbols[index] = makeSymbol(.external, owner: SparseRows.none)
    }
    pending.removeAll(keepingCapacity: true)
    for index in constraints.indices where constraints[index].state != .removed {
      constraints[index].state = .pending
      pending.append(Int32(index))
    }
    conflicts = []
    needsRestart = false
    needsRepair = false
    needsOptimizing = false
  }

  // MARK: Required

  /// Adds the required constraints that wait, in document order.
  ///
  /// - Returns: false where it stopped, as one stands against others that come after it in the
  ///   document.
  private mutating func insertRequired(stopsOutOfOrder: Bool) -> Bool {
    var required = pending.filter { constraints[Int($0)].priority.isRequired }
    guard !required.isEmpty else { return true }
    pending.removeAll { constraints[Int($0)].priority.isRequired }
    required.sort { documentOrder($0, $1) }
    for index in required {
      guard let opponents = insertRequired(Int(index)) else { continue }
      let members = irreducible(opponents)
      if stopsOutOfOrder, members.last != index { return false }
      conflicts.append(
        Conflict(
          constraints: members.map { ConstraintID(index: $0) }, broken: ConstraintID(index: index)))
    }
    return true
  }

  /// Whether a constraint comes before another in the document.
  func documentOrder(_ first: Int32, _ second: Int32) -> Bool {
    let (left, right) = (constraints[Int(first)].order, constraints[Int(second)].order)
    return left == right ? first < second : left < right
  }

  /// Adds a required constraint.
  ///
  /// - Returns: absent where it holds beside the others; else those that stand against it.
  mutating func insertRequired(_ index: Int) -> [Int32]? {
    let relation = constraints[index].relation
    let marker = makeSymbol(relation == .equal ? .dummy : .restricted, owner: Int32(index))
    let sign: Double = relation == .greaterThanOrEqual ? -1 : 1
    let row = expand(index)
    tableau.rows.begin(row)
    tableau.rows.add(sign, column: marker, to: row)
    tableau.rows.end(row)
    constraints[index].marker = marker
    constraints[index].markerSign = sign
    constraints[index].counterpart = SparseRows.none
    constraints[index].state = .active
    needsOptimizing = true
    if let subject = freeVariable(in: row) {
      tableau.solve(row, for: subject)
      return nil
    }
    tableau.solve(row, for: marker)
    let holds = tableau.drive(row, mustVanish: relation == .equal)
    guard !holds else { return nil }
    let opponents = opponents(in: row)
    constraints[index].state = .broken
    constraints[index].marker = SparseRows.none
    tableau.removeSymbol(marker)
    return opponents
  }

  /// The constraints whose symbols are in a row, with that of the row, in document order.
  private func opponents(in row: Int32) -> [Int32] {
    var result = [owners[Int(tableau.symbolOfRow[Int(row)])]]
    var index = tableau.rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = tableau.rows.entries[Int(index)]
      let owner = owners[Int(entry.column)]
      if owner != SparseRows.none, constraints[Int(owner)].priority.isRequired {
        result.append(owner)
      }
      index = entry.nextInRow
    }
    return result.sorted { documentOrder($0, $1) }
  }

  /// A new row with the terms of a constraint, by what their variables are.
  private mutating func expand(_ index: Int) -> Int32 {
    let row = tableau.makeRow()
    tableau.rows.constants[Int(row)] = constraints[index].constant
    tableau.rows.begin(row)
    for position in constraints[index].terms {
      let term = terms[position]
      tableau.add(
        term.coefficient, symbol: variableSymbols[Int(term.variable.index)], to: row)
    }
    tableau.rows.end(row)
    return row
  }

  /// The variable of a row that nothing has been said about yet, and that the fewest rows have.
  private func freeVariable(in row: Int32) -> Int32? {
    var result: Int32?
    var count = Int32.max
    var index = tableau.rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = tableau.rows.entries[Int(index)]
      index = entry.nextInRow
      guard tableau.kinds[Int(entry.column)] == .external,
        abs(entry.coefficient) > Tableau.pivotTolerance
      else { continue }
      let own = tableau.rows.columnCounts[Int(entry.column)]
      if let other = result, own > count || (own == count && entry.column < other) { continue }
      result = entry.column
      count = own
    }
    return result
  }

  // MARK: Optional

  /// Adds the constraints that wait and may give way, the strongest first, and settles each level
  /// before the next.
  private mutating func insertOptional() {
    tableau.unblock()
    let waiting = pending.sorted { first, second in
      let (left, right) = (constraints[Int(first)].priority, constraints[Int(second)].priority)
      return left == right ? documentOrder(first, second) : left > right
    }
    pending.removeAll(keepingCapacity: true)
    var next = 0
    var level = 0
    while level < tableau.levels.count || next < waiting.count {
      if next < waiting.count {
        let index = tableau.level(constraints[Int(waiting[next])].priority)
        if index == level {
          while next < waiting.count,
            constraints[Int(waiting[next])].priority == tableau.levels[level].priority
          {
            insertOptional(Int(waiting[next]), level: level)
            next += 1
          }
        }
      }
      tableau.optimize(level: level)
      level += 1
    }
  }

  /// Adds a constraint that may give way.
  private mutating func insertOptional(_ index: Int, level: Int) {
    let relation = constraints[index].relation
    let sign: Double = relation == .lessThanOrEqual ? 1 : -1
    let marker = makeSymbol(.restricted, owner: Int32(index))
    let counterpart = makeSymbol(.restricted, owner: Int32(index))
    let row = expand(index)
    tableau.rows.begin(row)
    tableau.rows.add(sign, column: marker, to: row)
    tableau.rows.add(-sign, column: counterpart, to: row)
    tableau.rows.end(row)
    constraints[index].marker = marker
    constraints[index].markerSign = sign
    constraints[index].counterpart = counterpart
    constraints[index].state = .active
    if let subject = freeVariable(in: row) {
      tableau.solve(row, for: subject)
    } else {
      let isMarker = tableau.rows.constants[Int(row)] * sign <= 0
      tableau.solve(row, for: isMarker ? marker : counterpart)
    }
    if relation == .equal { tableau.addCost(1, symbol: marker, level: level) }
    tableau.addCost(1, symbol: counterpart, level: level)
  }
}
