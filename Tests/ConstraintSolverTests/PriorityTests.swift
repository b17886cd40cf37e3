import ConstraintSolver
import Testing

/// Strict priority by hand, where a sum of weights says something else.
struct PriorityTests {
  @Test func `a hundred weaker constraints do not outweigh a stronger one`() {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = solver.add([Term(width)], -100, .equal, priority: Priority(251))
    for _ in 0..<100 { _ = solver.add([Term(width)], -30, .equal, priority: Priority(250)) }
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func `a little missed by a stronger one counts more than a lot by a weaker one`() {
    // The first is missed by 1 if the second holds; the second by 1000 if the first holds.
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add([Term(x), Term(y, -1000)], 0, .equal)
    _ = solver.add([Term(y)], 0, .equal, priority: Priority(501))
    _ = solver.add([Term(x)], -1000, .equal, priority: Priority(500))
    solver.solve()
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `priorities a step apart never mix, on any of a thousand levels`() {
    // Each level wants the sum of all below it to give way.
    var solver = Solver()
    let x = solver.makeVariable()
    for level in stride(from: 1.0, through: 999, by: 1) {
      _ = solver.add([Term(x)], -level, .equal, priority: Priority(level))
    }
    solver.solve()
    #expect(solver.value(of: x) == 999)
  }

  @Test func `levels may lie between whole numbers`() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add([Term(x)], -1, .equal, priority: Priority(999))
    _ = solver.add([Term(x)], -2, .equal, priority: Priority(999.5))
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func `content resists being clipped more than it resists growing`() {
    // Two labels of 100 and 60 in 120: the one that resists less is clipped.
    for (first, second, expected) in [(750.0, 751.0, 60.0), (751, 750, 100)] {
      var solver = Solver()
      let left = solver.makeVariable()
      let right = solver.makeVariable()
      _ = solver.add([Term(left), Term(right)], -120, .equal)
      for (width, natural, resistance) in [(left, 100.0, first), (right, 60.0, second)] {
        _ = solver.add([Term(width)], -natural, .lessThanOrEqual, priority: Priority(250))
        _ = solver.add(
          [Term(width)], -natural, .greaterThanOrEqual, priority: Priority(resistance))
        _ = solver.add([Term(width)], 0, .greaterThanOrEqual)
      }
      solver.solve()
      #expect(solver.value(of: left) == expected)
      #expect(solver.value(of: right) == 120 - expected)
    }
  }

  @Test func `constraints that may give way are missed by as little as possible`() {
    // One wants 0, two want 10: the sum of what is missed is least at 10.
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add([Term(x)], 0, .equal, priority: .defaultLow)
    _ = solver.add([Term(x)], -10, .equal, priority: .defaultLow)
    let third = solver.add([Term(x)], -10, .equal, priority: .defaultLow)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.ambiguousVariables().isEmpty)
    // With one against one all between is as good.
    solver.remove(third)
    solver.solve()
    #expect(solver.ambiguousVariables() == [x])
  }
}
