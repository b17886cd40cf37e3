/// The simplex tableau: every symbol either has a row that says what it is, or is zero.
///
/// Symbols of variables that have a row are never looked at when a symbol is to leave, as they may
/// be negative.
struct Tableau: Sendable {
  /// The rows; a column is a symbol.
  var rows = SparseRows()
  /// The kind of each symbol.
  private(set) var kinds: [SymbolKind] = []
  /// The row of each symbol that has one.
  private(set) var rowOfSymbol: [Int32] = []
  /// The symbol of each row; ``SparseRows/none`` for rows that are not in use.
  private(set) var symbolOfRow: [Int32] = []
  /// What each priority wants, the strongest first.
  private(set) var levels: [Level] = []
  /// The symbols that may not grow, as a stronger level would suffer.
  var isBlocked: [Bool] = []

  private var freeSymbols: [Int32] = []

  /// What a restricted symbol may be below zero, and a residual away from it, in units of the caller.
  static let feasibility = 1e-8
  /// What two required equalities may disagree by and still count as saying the same.
  static let agreement = 1e-6
  /// Costs smaller than this are what rounding leaves of zero.
  static let costTolerance = 1e-9

  // MARK: Symbols

  mutating func reserve(symbols: Int, rows count: Int) {
    rows.reserve(columns: symbols, rows: count)
    kinds.reserveCapacity(symbols)
    rowOfSymbol.reserveCapacity(symbols)
    isBlocked.reserveCapacity(symbols)
    symbolOfRow.reserveCapacity(count)
  }

  /// Makes a symbol, or takes one that was freed.
  mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(SparseRows.none)
    isBlocked.append(false)
    for index in levels.indices { levels[index].costs.append(0) }
    return rows.makeColumn()
  }

  /// Takes a symbol out of everything.
  mutating func removeSymbol(_ symbol: Int32) {
    if rowOfSymbol[Int(symbol)] != SparseRows.none { removeRow(of: symbol) }
    rows.clearColumn(symbol)
    for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
    freeSymbols.append(symbol)
  }

  /// What a symbol is worth now.
  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row == SparseRows.none ? 0 : rows.constants[Int(row)]
  }

  // MARK: Rows

  /// Adds an empty row that belongs to no symbol yet.
  mutating func makeRow() -> Int32 {
    let row = rows.makeRow()
    if Int(row) == symbolOfRow.count { symbolOfRow.append(SparseRows.none) }
    return row
  }

  /// Takes out the row that says what a symbol is.
  mutating func removeRow(of symbol: Int32) {
    let row = rowOfSymbol[Int(symbol)]
    rows.removeRow(row)
    symbolOfRow[Int(row)] = SparseRows.none
    rowOfSymbol[Int(symbol)] = SparseRows.none
  }

  /// Takes out a row that belongs to no symbol.
  mutating func discard(_ row: Int32) { rows.removeRow(row) }

  /// Adds a multiple of a symbol to the row that was begun, by what the symbol is.
  mutating func add(_ coefficient: Double, symbol: Int32, to row: Int32) {
    let known = rowOfSymbol[Int(symbol)]
    if known == SparseRows.none {
      rows.add(coefficient, column: symbol, to: row)
    } else {
      rows.add(row: known, times: coefficient, to: row)
    }
  }

  /// Solves a row that equals zero for one of its symbols, which has no row yet, and uses it.
  mutating func solve(_ row: Int32, for symbol: Int32) {
    rows.solve(row: row, for: symbol)
    adopt(row, for: symbol)
  }

  /// Exchanges the symbol of a row for another one in it.
  mutating func pivot(_ row: Int32, entering: Int32) {
    let leaving = symbolOfRow[Int(row)]
    rows.exchange(row: row, leaving: leaving, entering: entering)
    rowOfSymbol[Int(leaving)] = SparseRows.none
    adopt(row, for: entering)
  }

  private mutating func adopt(_ row: Int32, for symbol: Int32) {
    symbolOfRow[Int(row)] = symbol
    rowOfSymbol[Int(symbol)] = row
    rows.substitute(symbol, by: row)
    for index in levels.indices {
      let cost = levels[index].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[index].costs[Int(symbol)] = 0
      addCost(of: row, times: cost, level: index)
    }
  }

  // MARK: Costs

  /// The index of a priority's level, which is made where there is none.
  mutating func level(_ priority: Priority) -> Int {
    var index = levels.count
    while index > 0, levels[index - 1].priority <= priority {
      index -= 1
      if levels[index].priority == priority { return index }
    }
    levels.insert(
      Level(priority: priority, costs: [Double](repeating: 0, count: kinds.count)), at: index)
    return index
  }

  /// Makes a symbol cost something, by what it is.
  mutating func addCost(_ cost: Double, symbol: Int32, level: Int) {
    let row = rowOfSymbol[Int(symbol)]
    if row == SparseRows.none {
      add(cost, to: symbol, level: level)
    } else {
      addCost(of: row, times: cost, level: level)
    }
  }

  private mutating func addCost(of row: Int32, times factor: Double, level: Int) {
    var index = rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = rows.entries[Int(index)]
      add(entry.coefficient * factor, to: entry.column, level: level)
      index = entry.nextInRow
    }
  }

  private mutating func add(_ cost: Double, to symbol: Int32, level: Int) {
    let sum = levels[level].costs[Int(symbol)] + cost
    levels[level].costs[Int(symbol)] = abs(sum) < Self.costTolerance ? 0 : sum
  }
}
