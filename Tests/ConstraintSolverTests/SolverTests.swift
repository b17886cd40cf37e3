import ConstraintSolver
import Testing

/// What a solver says of constraints, by hand.
struct SolverTests {
  @Test func `the last in document order of a conflict is broken, whenever it was added`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let late = solver.add([Term(x)], -3, .equal, order: 9)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    let early = solver.add([Term(x)], -5, .equal, order: 1)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.conflicts.map(\.constraints) == [[early, late]])
    #expect(solver.conflicts.map(\.broken) == [late])
    solver.remove(early)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `what a conflict does not need is not named`() {
    var solver = Solver()
    let (left, right, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let sum = solver.add([Term(left), Term(width), Term(right, -1)], 0, .equal)
    let start = solver.add([Term(left)], -10, .equal)
    _ = solver.add([Term(width)], 0, .greaterThanOrEqual)
    let end = solver.add([Term(right)], -100, .lessThanOrEqual)
    let wide = solver.add([Term(width)], -200, .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[sum, start, end, wide]])
    #expect(solver.violation(of: wide) > 0)
    #expect(solver.violation(of: end) == 0)
    // More room, no conflict.
    solver.setConstant(-300, of: end)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.violation(of: wide) == 0)
  }

  @Test func `equations that say the same twice are no conflict until one changes`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(x), Term(y, -1)], 0, .equal)
    _ = solver.add([Term(x)], -7, .equal)
    let again = solver.add([Term(y)], -7, .equal)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setConstant(-8, of: again)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [again])
    #expect(solver.value(of: y) == 7)
    solver.setConstant(-7, of: again)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `variables that nothing fixes are named`() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(x), Term(y, -1)], -4, .equal)
    _ = solver.add([Term(z)], -1, .equal)
    solver.solve()
    #expect(solver.ambiguousVariables() == [x, y])
    // An inequality leaves a range.
    _ = solver.add([Term(x)], 0, .greaterThanOrEqual)
    let limit = solver.add([Term(x)], -10, .lessThanOrEqual)
    solver.solve()
    #expect(solver.ambiguousVariables() == [x, y])
    // A range of one point is none.
    solver.setConstant(0, of: limit)
    solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.value(of: y) == -4)
  }

  @Test func `the constraints that fix a variable are named`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let edge = solver.add([Term(x)], -16, .equal)
    let gap = solver.add([Term(y), Term(x, -1)], -8, .equal)
    _ = solver.add([Term(y)], -500, .lessThanOrEqual)
    solver.solve()
    #expect(solver.decidingConstraints(of: x) == [edge])
    #expect(solver.decidingConstraints(of: y) == [edge, gap])
    // An inequality that holds with nothing to spare decides as well.
    let wish = solver.add([Term(y)], -600, .equal, priority: Priority(10))
    solver.remove(gap)
    solver.solve()
    #expect(solver.value(of: y) == 500)
    #expect(solver.decidingConstraints(of: y).count == 1)
    #expect(!solver.decidingConstraints(of: y).contains(wish))
  }

  @Test func `a kept system follows ten thousand sizes like one built anew`() {
    func system(_ width: Double) -> (Solver, ConstraintID, [Variable]) {
      var solver = Solver()
      var views: [Variable] = []
      let total = solver.makeVariable()
      let size = solver.add([Term(total)], -width, .equal)
      var sum: [Term] = [Term(total, -1)]
      for index in 0..<6 {
        let view = solver.makeVariable()
        views.append(view)
        sum.append(Term(view))
        let natural = Double(40 + index * 13)
        _ = solver.add([Term(view)], 0, .greaterThanOrEqual)
        _ = solver.add(
          [Term(view)], -natural, .lessThanOrEqual, priority: Priority(250 + Double(index)))
        _ = solver.add(
          [Term(view)], -natural, .greaterThanOrEqual, priority: Priority(750 - Double(index)))
      }
      _ = solver.add(sum, 0, .equal)
      solver.solve()
      return (solver, size, views)
    }
    var (kept, size, views) = system(300)
    var random = SplitMix64(seed: 5)
    for step in 0..<10_000 {
      let width = Double(random.next(12_000)) / 10
      kept.setConstant(-width, of: size)
      kept.solve()
      guard step.isMultiple(of: 100) else { continue }
      let (anew, _, others) = system(width)
      for (view, other) in zip(views, others) {
        #expect(abs(kept.value(of: view) - anew.value(of: other)) < 1e-6)
      }
    }
  }

  @Test func `the same calls give the same bits`() {
    let system = RandomSystem(number: 271)
    let first = SolvedSystem(system).values.map(\.bitPattern)
    for _ in 0..<5 { #expect(SolvedSystem(system).values.map(\.bitPattern) == first) }
  }

  @Test func `constraints without variables hold or are conflicts alone`() {
    var solver = Solver()
    _ = solver.add([], 0, .equal)
    _ = solver.add([], -1, .lessThanOrEqual)
    let wrong = solver.add([], 1, .equal)
    let low = solver.add([], -1, .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[wrong], [low]])
  }
}
