import ConstraintSolver

/// A system of constraints made from its number alone, as in `Fixtures/random_systems.py`.
struct RandomSystem {
  /// One constraint.
  struct Part {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Priority
  }

  let count: Int
  private(set) var parts: [Part] = []

  private static let coefficients: [Double] = [1, -1, 1, -1, 1, -1, 2, -2, 0.5, -0.5]
  private static let relations: [Relation] = [
    .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]
  /// Required three times, then ever weaker.
  private static let priorities = [1000, 1000, 1000, 750, 500, 250].map { Priority($0) }

  init(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    var count = 2 + random.next(4)
    if random.next(10) == 0 { count += random.next(8) }
    self.count = count
    for _ in 0..<count + random.next(count + 3) {
      var terms: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<1 + random.next(3) {
        let variable = random.next(count)
        let coefficient = Self.coefficients[random.next(Self.coefficients.count)]
        if terms.contains(where: { $0.variable == variable }) { continue }
        terms.append((variable, coefficient))
      }
      let constant = Double(random.next(401) - 200)
      let relation = Self.relations[random.next(Self.relations.count)]
      let priority = Self.priorities[random.next(Self.priorities.count)]
      parts.append(
        Part(terms: terms, constant: constant, relation: relation, priority: priority))
    }
    if random.next(2) == 0 {
      for variable in 0..<count {
        parts.append(
          Part(
            terms: [(variable, 1)], constant: Double(-10 * random.next(30)), relation: .equal,
            priority: Priority(250)))
      }
    }
  }
}

extension RandomSystem {
  /// Changes the number of a constraint.
  mutating func setConstant(_ constant: Double, at index: Int) {
    parts[index].constant = constant
  }
}

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A whole number from zero to below a limit.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}

/// A solver with the variables and constraints of a system.
struct SolvedSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []

  init(_ system: RandomSystem) {
    for _ in 0..<system.count { variables.append(solver.makeVariable()) }
    for part in system.parts { add(part) }
    solver.solve()
  }

  /// Adds a constraint, without solving.
  mutating func add(_ part: RandomSystem.Part, order: Int? = nil) {
    let terms = part.terms.map { Term(variables[$0.variable], $0.coefficient) }
    ids.append(
      solver.add(
        terms, part.constant, part.relation, priority: part.priority, order: order))
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}
