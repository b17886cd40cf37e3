extension Solver {
  /// Takes an active constraint out of the tableau.
  mutating func withdraw(_ index: Int) {
    if needsRepair { settle() }
    guard !needsRestart else { return }
    let constraint = constraints[index]
    let (marker, counterpart) = (constraint.marker, constraint.counterpart)
    if counterpart != SparseRows.none {
      let level = tableau.level(constraint.priority)
      if constraint.relation == .equal { tableau.addCost(-1, symbol: marker, level: level) }
      tableau.addCost(-1, symbol: counterpart, level: level)
    }
    let hasRow =
      tableau.rowOfSymbol[Int(marker)] != SparseRows.none
      || (counterpart != SparseRows.none
        && tableau.rowOfSymbol[Int(counterpart)] != SparseRows.none)
    // Without its constraint the marker is any number: it moves until the first other symbol
    // reaches zero, takes the row of that one, and goes with it.
    if !hasRow, let row = rowThatFrees(marker) { tableau.pivot(row, entering: marker) }
    tableau.removeSymbol(marker)
    if counterpart != SparseRows.none { tableau.removeSymbol(counterpart) }
    constraints[index].marker = SparseRows.none
    constraints[index].counterpart = SparseRows.none
    needsOptimizing = true
  }

  /// The row that a symbol takes when it may be any number.
  private func rowThatFrees(_ symbol: Int32) -> Int32? {
    if let row = tableau.firstToVanish(growing: symbol) { return row }
    if let row = tableau.firstToVanish(growing: symbol, sign: -1) { return row }
    let head = tableau.rows.columnHeads[Int(symbol)]
    return head == SparseRows.none ? nil : tableau.rows.entries[Int(head)].row
  }

  /// Changes the number of an active constraint in the tableau.
  mutating func shift(_ index: Int, by change: Double) {
    if needsOptimizing { settle() }
    guard !needsRestart else { return }
    let constraint = constraints[index]
    let move = change / constraint.markerSign
    needsRepair = true
    let row = tableau.rowOfSymbol[Int(constraint.marker)]
    if row != SparseRows.none {
      tableau.rows.constants[Int(row)] -= move
      return
    }
    if constraint.counterpart != SparseRows.none {
      let row = tableau.rowOfSymbol[Int(constraint.counterpart)]
      if row != SparseRows.none {
        tableau.rows.constants[Int(row)] += move
        return
      }
    }
    tableau.rows.shift(column: constraint.marker, by: move)
  }
}
