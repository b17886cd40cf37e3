extension Tableau {
  /// Lets every symbol grow again.
  mutating func unblock() {
    for index in isBlocked.indices { isBlocked[index] = false }
  }

  /// Makes one level as content as the stronger ones allow, and blocks what would cost it.
  mutating func optimize(level: Int) {
    var pivots = 0
    while let entering = cheapest(level: level, first: pivots > Self.patience) {
      guard let row = firstToVanish(growing: entering) else {
        // Costs are bounded below by zero, so only rounding leads here.
        isBlocked[Int(entering)] = true
        continue
      }
      pivot(row, entering: entering)
      pivots += 1
    }
    let costs = levels[level].costs
    for index in costs.indices where costs[index] > Self.costTolerance { isBlocked[index] = true }
  }

  /// How many pivots are chosen by cost before the order of symbols decides, which never runs in a
  /// circle.
  static let patience = 200

  /// The symbol whose growth helps a level most, or the first that helps at all.
  private func cheapest(level: Int, first isFirst: Bool) -> Int32? {
    let costs = levels[level].costs
    var best = -Self.costTolerance
    var result: Int32?
    for index in costs.indices {
      guard costs[index] < best, !isBlocked[index], kinds[index] == .restricted else { continue }
      best = costs[index]
      result = Int32(index)
      if isFirst { break }
    }
    return result
  }

  /// The row of the restricted symbol that is the first to reach zero when a symbol grows.
  func firstToVanish(growing symbol: Int32, sign: Double = 1) -> Int32? {
    var result: Int32?
    var least = Double.infinity
    var index = rows.columnHeads[Int(symbol)]
    while index != SparseRows.none {
      let entry = rows.entries[Int(index)]
      index = entry.nextInColumn
      let coefficient = entry.coefficient * sign
      let owner = symbolOfRow[Int(entry.row)]
      guard coefficient < 0, owner != SparseRows.none, kinds[Int(owner)] != .external else {
        continue
      }
      let ratio = max(rows.constants[Int(entry.row)], 0) / -coefficient
      if ratio < least || (ratio == least && isBefore(entry.row, result)) {
        least = ratio
        result = entry.row
      }
    }
    return result
  }

  private func isBefore(_ row: Int32, _ other: Int32?) -> Bool {
    guard let other else { return true }
    return symbolOfRow[Int(row)] < symbolOfRow[Int(other)]
  }

  // MARK: Required constraints

  /// Brings the symbol of a row to zero or above without making another negative.
  ///
  /// - Parameters:
  ///   - row: the row of a restricted symbol or a dummy that is not where it must be.
  ///   - mustVanish: whether the symbol is to be exactly zero.
  /// - Returns: whether that is possible; where not, the row still belongs to the symbol and names
  ///   what stands against it.
  mutating func drive(_ row: Int32, mustVanish: Bool) -> Bool {
    while true {
      let value = rows.constants[Int(row)]
      let sign: Double = value < 0 ? 1 : -1
      if !mustVanish, value >= -Self.feasibility { return true }
      guard let entering = helper(of: row, sign: sign) else {
        guard mustVanish, abs(value) <= Self.agreement else { return false }
        // Near enough: any other symbol takes the place, so that the equation keeps holding.
        if let other = helper(of: row, sign: -sign) { pivot(row, entering: other) }
        return true
      }
      let own = abs(value) / abs(rows.coefficient(row: row, column: entering))
      guard let other = firstToVanish(growing: entering),
        other != row, rows.constants[Int(other)] / slope(of: other, entering) < own
      else {
        pivot(row, entering: entering)
        return true
      }
      pivot(other, entering: entering)
    }
  }

  /// How fast a row shrinks when a symbol grows.
  private func slope(of row: Int32, _ symbol: Int32) -> Double {
    -rows.coefficient(row: row, column: symbol)
  }

  /// The first symbol in order whose growth moves a row in a direction.
  private func helper(of row: Int32, sign: Double) -> Int32? {
    var result: Int32?
    var index = rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = rows.entries[Int(index)]
      index = entry.nextInRow
      guard kinds[Int(entry.column)] == .restricted, entry.coefficient * sign > Self.pivotTolerance
      else { continue }
      if result.map({ entry.column < $0 }) ?? true { result = entry.column }
    }
    return result
  }

  /// What a number must be larger than to be divided by.
  static let pivotTolerance = 1e-9

  // MARK: Changed constants

  /// Brings every symbol back to zero or above after constants changed, while all levels stay as
  /// content as they can be.
  ///
  /// - Returns: whether that is possible.
  mutating func repair() -> Bool {
    var pivots = 0
    while let row = mostNegative(first: pivots > Self.patience) {
      let owner = symbolOfRow[Int(row)]
      // A dummy with a row belongs to an equation that says nothing new: it must go on saying that.
      guard kinds[Int(owner)] == .restricted else { return false }
      guard let entering = cheapestExchange(of: row) else { return false }
      pivot(row, entering: entering)
      pivots += 1
    }
    return true
  }

  private func mostNegative(first isFirst: Bool) -> Int32? {
    var result: Int32?
    var least = -Self.feasibility
    for row in symbolOfRow.indices {
      let owner = symbolOfRow[row]
      guard owner != SparseRows.none else { continue }
      let value = rows.constants[row]
      switch kinds[Int(owner)] {
      case .external: continue
      case .dummy:
        if abs(value) > Self.agreement { return Int32(row) }
      case .restricted:
        guard value < least else { continue }
        if isFirst {
          if let other = result, symbolOfRow[Int(other)] < owner { continue }
        } else {
          least = value
        }
        result = Int32(row)
      }
    }
    return result
  }

  /// The symbol that can take the place of a negative one at the least cost, by the strongest level
  /// that tells them apart.
  private func cheapestExchange(of row: Int32) -> Int32? {
    var result: Int32?
    var coefficient = 0.0
    var index = rows.rowHeads[Int(row)]
    while index != SparseRows.none {
      let entry = rows.entries[Int(index)]
      index = entry.nextInRow
      guard kinds[Int(entry.column)] == .restricted, entry.coefficient > Self.pivotTolerance
      else { continue }
      if let other = result {
        let order = compare(entry.column, entry.coefficient, other, coefficient)
        guard order < 0 || (order == 0 && entry.column < other) else { continue }
      }
      result = entry.column
      coefficient = entry.coefficient
    }
    return result
  }

  /// Which of two symbols costs less for each unit of a row: below zero for the first.
  private func compare(
    _ first: Int32, _ firstCoefficient: Double, _ second: Int32, _ secondCoefficient: Double
  ) -> Int {
    for level in levels {
      let difference =
        level.costs[Int(first)] / firstCoefficient - level.costs[Int(second)] / secondCoefficient
      if abs(difference) > Self.costTolerance { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
