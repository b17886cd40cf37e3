extension Solver {
  /// The constraints that fix the value of a variable, in document order.
  ///
  /// These are the equalities that lead to it and the inequalities and weaker wishes that just hold:
  /// a change of the number of any of them would move the variable.
  package func decidingConstraints(of variable: Variable) -> [ConstraintID] {
    let row = tableau.rowOfSymbol[Int(variableSymbols[Int(variable.index)])]
    guard row != SparseRows.none else { return [] }
    var result: Set<Int32> = []
    var index = tableau.rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = tableau.rows.entries[Int(index)]
      let owner = owners[Int(entry.column)]
      if owner != SparseRows.none { result.insert(owner) }
      index = entry.nextInRow
    }
    return result.sorted { documentOrder($0, $1) }.map { ConstraintID(index: $0) }
  }

  /// The variables that could have another value while every priority is as content as it is now.
  ///
  /// - Complexity: a few passes over the tableau where nothing is ambiguous.
  package func ambiguousVariables() -> [Variable] {
    var result = Set<Int32>()
    for symbol in variableSymbols where tableau.rowOfSymbol[Int(symbol)] == SparseRows.none {
      result.insert(symbol)
      result.formUnion(tableau.variables(withColumn: symbol))
    }
    var doubtful = Set<Int32>()
    for symbol in tableau.freeOfCharge() {
      let moved = tableau.variables(withColumn: symbol)
      guard !moved.isEmpty else { continue }
      if tableau.canGrow(symbol) {
        result.formUnion(moved)
      } else {
        doubtful.formUnion(moved)
      }
    }
    doubtful.subtract(result)
    if !doubtful.isEmpty {
      var copy = tableau
      for symbol in doubtful.sorted() where copy.canMove(symbol) { result.insert(symbol) }
    }
    return variableSymbols.indices.filter { result.contains(variableSymbols[$0]) }
      .map { Variable(index: Int32($0)) }
  }
}

extension Tableau {
  /// The variables whose rows have a symbol.
  func variables(withColumn symbol: Int32) -> [Int32] {
    var result: [Int32] = []
    var index = rows.columnHeads[Int(symbol)]
    while index != SparseRows.none {
      let entry = rows.entries[Int(index)]
      let owner = symbolOfRow[Int(entry.row)]
      if owner != SparseRows.none, kinds[Int(owner)] == .external { result.append(owner) }
      index = entry.nextInColumn
    }
    return result
  }

  /// The symbols that are zero now and whose growth costs no level anything.
  func freeOfCharge() -> [Int32] {
    kinds.indices.compactMap { index in
      guard kinds[index] == .restricted, rowOfSymbol[index] == SparseRows.none,
        levels.allSatisfy({ abs($0.costs[index]) <= Self.costTolerance })
      else { return nil }
      return Int32(index)
    }
  }

  /// Whether a symbol that is zero can grow at all.
  func canGrow(_ symbol: Int32) -> Bool {
    guard let row = firstToVanish(growing: symbol) else { return true }
    return rows.constants[Int(row)] / abs(rows.coefficient(row: row, column: symbol))
      > Self.agreement
  }

  /// Whether a variable can change while all levels stay as content as they are; exchanges symbols
  /// on the way.
  mutating func canMove(_ variable: Int32) -> Bool {
    for sign in [1.0, -1.0] {
      while let entering = mover(of: variable, sign: sign) {
        guard !canGrow(entering), let row = firstToVanish(growing: entering) else { return true }
        pivot(row, entering: entering)
      }
    }
    return false
  }

  private func mover(of variable: Int32, sign: Double) -> Int32? {
    let row = rowOfSymbol[Int(variable)]
    guard row != SparseRows.none else { return nil }
    var result: Int32?
    var index = rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = rows.entries[Int(index)]
      index = entry.nextInRow
      guard kinds[Int(entry.column)] == .restricted, entry.coefficient * sign > Self.pivotTolerance,
        levels.allSatisfy({ abs($0.costs[Int(entry.column)]) <= Self.costTolerance })
      else { continue }
      if result.map({ entry.column < $0 }) ?? true { result = entry.column }
    }
    return result
  }
}
