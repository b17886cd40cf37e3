/// Rows of numbers of which most are zero, reachable by row and by column.
///
/// Every number lies in one flat array and is linked with its neighbours in its row and its column,
/// so that a column can be replaced in the rows that have it without looking at the others, and
/// nothing is allocated for a row.
struct SparseRows: Sendable {
  /// A number that is not zero.
  struct Entry: Sendable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// What stands for "no entry".
  static let none: Int32 = -1
  /// Numbers smaller than this are what rounding leaves of zero.
  static let tolerance = 1e-10

  /// All entries, free ones included.
  private(set) var entries: [Entry] = []
  /// The first entry of each row.
  private(set) var rowHeads: [Int32] = []
  /// The first entry of each column.
  private(set) var columnHeads: [Int32] = []
  /// How many entries each column has.
  private(set) var columnCounts: [Int32] = []
  /// The number without a column in each row.
  var constants: [Double] = []

  private var firstFreeEntry = none
  private var freeRows: [Int32] = []
  /// For the row that is being added to: its entry in each column.
  private var positions: [Int32] = []
  /// For the column that is being added to: its entry in each row.
  private var entriesOfColumn: [Int32] = []
  /// How many entries each row has.
  private var rowCounts: [Int32] = []
  /// The rows that a column is being replaced in, with what they had of it.
  private var targets: [(row: Int32, factor: Double)] = []

  /// Makes room for a number of columns and rows.
  mutating func reserve(columns: Int, rows: Int) {
    columnHeads.reserveCapacity(columns)
    columnCounts.reserveCapacity(columns)
    positions.reserveCapacity(columns)
    rowHeads.reserveCapacity(rows)
    constants.reserveCapacity(rows)
    entries.reserveCapacity(rows * 6)
  }

  /// Adds an empty column.
  mutating func makeColumn() -> Int32 {
    columnHeads.append(Self.none)
    columnCounts.append(0)
    positions.append(Self.none)
    return Int32(columnHeads.count - 1)
  }

  /// Adds an empty row.
  mutating func makeRow() -> Int32 {
    if let row = freeRows.popLast() { return row }
    rowHeads.append(Self.none)
    rowCounts.append(0)
    entriesOfColumn.append(Self.none)
    constants.append(0)
    return Int32(rowHeads.count - 1)
  }

  /// Empties a row for a later one.
  mutating func removeRow(_ row: Int32) {
    var index = rowHeads[Int(row)]
    while index != Self.none {
      let next = entries[Int(index)].nextInRow
      unlinkFromColumn(index)
      free(index)
      index = next
    }
    rowHeads[Int(row)] = Self.none
    rowCounts[Int(row)] = 0
    constants[Int(row)] = 0
    freeRows.append(row)
  }

  /// The entry of a row in a column; ``none`` where it has none.
  func entry(row: Int32, column: Int32) -> Int32 {
    var index = rowHeads[Int(row)]
    while index != Self.none {
      if entries[Int(index)].column == column { return index }
      index = entries[Int(index)].nextInRow
    }
    return Self.none
  }

  /// The number of a row in a column.
  func coefficient(row: Int32, column: Int32) -> Double {
    let index = entry(row: row, column: column)
    return index == Self.none ? 0 : entries[Int(index)].coefficient
  }

  /// Rows up to this many are always walked through: counting would cost more than it saves.
  private static let fewRows = 16

  // MARK: Adding to a row

  /// Begins to add to a row, which MUST be ended before another is begun.
  mutating func begin(_ row: Int32) {
    var index = rowHeads[Int(row)]
    while index != Self.none {
      positions[Int(entries[Int(index)].column)] = index
      index = entries[Int(index)].nextInRow
    }
  }

  /// Adds a number to the row that was begun.
  mutating func add(_ coefficient: Double, column: Int32, to row: Int32) {
    let index = positions[Int(column)]
    guard index != Self.none else {
      guard abs(coefficient) >= Self.tolerance else { return }
      positions[Int(column)] = insert(coefficient, row: row, column: column)
      return
    }
    let sum = entries[Int(index)].coefficient + coefficient
    if abs(sum) < Self.tolerance {
      positions[Int(column)] = Self.none
      remove(index)
    } else {
      entries[Int(index)].coefficient = sum
    }
  }

  /// Adds a multiple of another row to the row that was begun.
  mutating func add(row source: Int32, times factor: Double, to row: Int32) {
    constants[Int(row)] += constants[Int(source)] * factor
    var index = rowHeads[Int(source)]
    while index != Self.none {
      let entry = entries[Int(index)]
      add(entry.coefficient * factor, column: entry.column, to: row)
      index = entry.nextInRow
    }
  }

  /// Ends the adding to a row.
  mutating func end(_ row: Int32) {
    var index = rowHeads[Int(row)]
    while index != Self.none {
      positions[Int(entries[Int(index)].column)] = Self.none
      index = entries[Int(index)].nextInRow
    }
  }

  // MARK: Solving

  /// Solves a row that equals the symbol of one column for that of another.
  ///
  /// Before, `leaving = row`; afterwards `entering = row`. Other rows keep what they have in the
  /// column of `entering`; see ``substitute(_:)``.
  mutating func exchange(row: Int32, leaving: Int32, entering: Int32) {
    let index = entry(row: row, column: entering)
    let factor = -1 / entries[Int(index)].coefficient
    scale(row, by: factor)
    unlinkFromColumn(index)
    entries[Int(index)].coefficient = -factor
    entries[Int(index)].column = leaving
    linkIntoColumn(index, leaving)
  }

  /// Solves a row that equals zero for the symbol of a column.
  mutating func solve(row: Int32, for column: Int32) {
    let index = entry(row: row, column: column)
    let factor = -1 / entries[Int(index)].coefficient
    remove(index)
    scale(row, by: factor)
  }

  /// Replaces a column by a row that equals its symbol, in every row that has it.
  mutating func substitute(_ column: Int32, by source: Int32) {
    guard columnHeads[Int(column)] != Self.none else { return }
    // Long rows are not walked through where the columns that change are shorter.
    if columnCounts[Int(column)] > Self.fewRows, costOfRows(column) > costOfColumns(source) {
      substituteByColumn(column, by: source)
      return
    }
    var index = columnHeads[Int(column)]
    while index != Self.none {
      let entry = entries[Int(index)]
      remove(index)
      begin(entry.row)
      add(row: source, times: entry.coefficient, to: entry.row)
      end(entry.row)
      index = columnHeads[Int(column)]
    }
  }

  /// How many entries the rows have that a column is in.
  private func costOfRows(_ column: Int32) -> Int {
    var sum = 0
    var index = columnHeads[Int(column)]
    while index != Self.none {
      let entry = entries[Int(index)]
      sum += Int(rowCounts[Int(entry.row)])
      index = entry.nextInColumn
    }
    return sum
  }

  /// How many entries the columns have that a row is in.
  private func costOfColumns(_ row: Int32) -> Int {
    var sum = 0
    var index = rowHeads[Int(row)]
    while index != Self.none {
      let entry = entries[Int(index)]
      sum += Int(columnCounts[Int(entry.column)])
      index = entry.nextInRow
    }
    return sum
  }

  /// As ``substitute(_:by:)``, one column of the source after the other.
  private mutating func substituteByColumn(_ column: Int32, by source: Int32) {
    targets.removeAll(keepingCapacity: true)
    var index = columnHeads[Int(column)]
    while index != Self.none {
      let entry = entries[Int(index)]
      targets.append((entry.row, entry.coefficient))
      constants[Int(entry.row)] += constants[Int(source)] * entry.coefficient
      remove(index)
      index = columnHeads[Int(column)]
    }
    var next = rowHeads[Int(source)]
    while next != Self.none {
      let entry = entries[Int(next)]
      add(entry.coefficient, times: entry.column)
      next = entry.nextInRow
    }
  }

  /// Adds to a column of the target rows a number, times what each of them had of the source.
  private mutating func add(_ coefficient: Double, times column: Int32) {
    var index = columnHeads[Int(column)]
    while index != Self.none {
      entriesOfColumn[Int(entries[Int(index)].row)] = index
      index = entries[Int(index)].nextInColumn
    }
    for position in targets.indices {
      let (row, factor) = targets[position]
      let found = entriesOfColumn[Int(row)]
      guard found != Self.none else {
        let product = coefficient * factor
        if abs(product) >= Self.tolerance { _ = insert(product, row: row, column: column) }
        continue
      }
      let sum = entries[Int(found)].coefficient + coefficient * factor
      if abs(sum) < Self.tolerance {
        entriesOfColumn[Int(row)] = Self.none
        remove(found)
      } else {
        entries[Int(found)].coefficient = sum
      }
    }
    index = columnHeads[Int(column)]
    while index != Self.none {
      entriesOfColumn[Int(entries[Int(index)].row)] = Self.none
      index = entries[Int(index)].nextInColumn
    }
  }

  /// Takes a column out of every row.
  mutating func clearColumn(_ column: Int32) {
    while columnHeads[Int(column)] != Self.none { remove(columnHeads[Int(column)]) }
  }

  /// Replaces the symbol of a column by itself and a number, in every row that has it.
  mutating func shift(column: Int32, by change: Double) {
    var index = columnHeads[Int(column)]
    while index != Self.none {
      let entry = entries[Int(index)]
      constants[Int(entry.row)] += entry.coefficient * change
      index = entry.nextInColumn
    }
  }

  private mutating func scale(_ row: Int32, by factor: Double) {
    constants[Int(row)] *= factor
    var index = rowHeads[Int(row)]
    while index != Self.none {
      entries[Int(index)].coefficient *= factor
      index = entries[Int(index)].nextInRow
    }
  }

  // MARK: Links

  private mutating func insert(_ coefficient: Double, row: Int32, column: Int32) -> Int32 {
    let head = rowHeads[Int(row)]
    let entry = Entry(
      coefficient: coefficient, row: row, column: column, nextInRow: head,
      previousInRow: Self.none, nextInColumn: Self.none, previousInColumn: Self.none)
    let index: Int32
    if firstFreeEntry == Self.none {
      index = Int32(entries.count)
      entries.append(entry)
    } else {
      index = firstFreeEntry
      firstFreeEntry = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    }
    if head != Self.none { entries[Int(head)].previousInRow = index }
    rowHeads[Int(row)] = index
    rowCounts[Int(row)] += 1
    linkIntoColumn(index, column)
    return index
  }

  private mutating func remove(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInRow == Self.none {
      rowHeads[Int(entry.row)] = entry.nextInRow
    } else {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    }
    if entry.nextInRow != Self.none {
      entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow
    }
    rowCounts[Int(entry.row)] -= 1
    unlinkFromColumn(index)
    free(index)
  }

  private mutating func free(_ index: Int32) {
    entries[Int(index)].nextInRow = firstFreeEntry
    firstFreeEntry = index
  }

  private mutating func linkIntoColumn(_ index: Int32, _ column: Int32) {
    let head = columnHeads[Int(column)]
    entries[Int(index)].nextInColumn = head
    entries[Int(index)].previousInColumn = Self.none
    if head != Self.none { entries[Int(head)].previousInColumn = index }
    columnHeads[Int(column)] = index
    columnCounts[Int(column)] += 1
  }

  private mutating func unlinkFromColumn(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInColumn == Self.none {
      columnHeads[Int(entry.column)] = entry.nextInColumn
    } else {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    }
    if entry.nextInColumn != Self.none {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    columnCounts[Int(entry.column)] -= 1
  }
}
