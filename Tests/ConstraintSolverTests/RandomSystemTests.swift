import ConstraintSolver
import Foundation
import Testing

/// Systems of constraints that kiwisolver has solved too.
struct RandomSystemTests {
  /// What kiwisolver found.
  struct Answer {
    var number: Int
    /// The constraints that contradict earlier ones.
    var refused: [Int]
    var values: [Double]
  }

  static let answers: [Answer] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/random-systems.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return Answer(
        number: Int(words[0]) ?? 0,
        refused: words[1] == "-" ? [] : words[1].split(separator: ",").compactMap { Int($0) },
        values: words.dropFirst(2).compactMap { Double($0) })
    }
  }()

  private static func close(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 2e-6 }
  }

  @Test func `two thousand systems have the values that kiwisolver finds`() {
    #expect(Self.answers.count >= 2000)
    for answer in Self.answers {
      let solved = SolvedSystem(RandomSystem(number: answer.number))
      #expect(Self.close(solved.values, answer.values), "system \(answer.number)")
      let refused = solved.solver.conflicts.map { Int($0.broken.index) }
      #expect(refused == answer.refused, "system \(answer.number)")
      #expect(solved.solver.ambiguousVariables().isEmpty, "system \(answer.number)")
    }
  }

  @Test func `constraints added one at a time and in any order give the same`() {
    for answer in Self.answers.prefix(600) {
      let system = RandomSystem(number: answer.number)
      var random = SplitMix64(seed: UInt64(answer.number))
      var order = Array(system.parts.indices)
      for index in order.indices.reversed() { order.swapAt(index, random.next(index + 1)) }
      var solved = SolvedSystem(RandomSystem(number: answer.number))
      solved.solver = Solver()
      solved.ids = []
      solved.variables = (0..<system.count).map { _ in solved.solver.makeVariable() }
      for index in order {
        solved.add(system.parts[index], order: index)
        solved.solver.solve()
      }
      #expect(Self.close(solved.values, answer.values), "system \(answer.number)")
      let refused = solved.solver.conflicts.map { order[Int($0.broken.index)] }
      #expect(refused.sorted() == answer.refused, "system \(answer.number)")
    }
  }

  @Test func `taking constraints out and putting them in again changes nothing`() {
    for answer in Self.answers.prefix(600) {
      let system = RandomSystem(number: answer.number)
      var solved = SolvedSystem(system)
      var random = SplitMix64(seed: UInt64(answer.number))
      for _ in 0..<6 {
        let index = random.next(system.parts.count)
        solved.solver.remove(solved.ids[index])
        if random.next(2) == 0 { solved.solver.solve() }
        solved.add(system.parts[index], order: index)
        solved.ids[index] = solved.ids.removeLast()
        solved.solver.solve()
      }
      #expect(Self.close(solved.values, answer.values), "system \(answer.number)")
      #expect(solved.solver.conflicts.count == answer.refused.count, "system \(answer.number)")
    }
  }

  @Test func `numbers that change and change back leave no trace`() {
    for answer in Self.answers.prefix(600) {
      let system = RandomSystem(number: answer.number)
      var solved = SolvedSystem(system)
      var random = SplitMix64(seed: UInt64(answer.number))
      for step in 0..<12 {
        let index = random.next(system.parts.count)
        solved.solver.setConstant(Double(random.next(401) - 200), of: solved.ids[index])
        if step.isMultiple(of: 2) { solved.solver.solve() }
        if random.next(3) == 0 {
          let other = random.next(system.parts.count)
          solved.solver.remove(solved.ids[other])
          solved.add(system.parts[other], order: other)
          solved.ids[other] = solved.ids.removeLast()
        }
      }
      for (id, part) in zip(solved.ids, system.parts) {
        solved.solver.setConstant(part.constant, of: id)
      }
      solved.solver.solve()
      #expect(Self.close(solved.values, answer.values), "system \(answer.number)")
      #expect(solved.solver.conflicts.count == answer.refused.count, "system \(answer.number)")
    }
  }

  @Test func `a changed system has the values of one built anew`() {
    for answer in Self.answers.prefix(600) {
      let system = RandomSystem(number: answer.number)
      var solved = SolvedSystem(system)
      var random = SplitMix64(seed: UInt64(answer.number) &* 7)
      var changed = system
      for index in system.parts.indices where random.next(3) == 0 {
        let constant = Double(random.next(401) - 200)
        solved.solver.setConstant(constant, of: solved.ids[index])
        changed.setConstant(constant, at: index)
      }
      solved.solver.solve()
      let anew = SolvedSystem(changed)
      // Which of several solutions is found may depend on the way; what is missed may not.
      for (id, part) in zip(solved.ids, changed.parts) where part.priority.isRequired {
        let isBroken = anew.solver.conflicts.contains { $0.broken == id }
        #expect(isBroken || solved.solver.violation(of: id) < 1e-6)
      }
      #expect(solved.solver.conflicts.map(\.broken) == anew.solver.conflicts.map(\.broken))
      for level in [750.0, 500, 250] {
        let old = solved.missed(changed, Priority(level))
        let new = anew.missed(changed, Priority(level))
        #expect(abs(old - new) < 1e-6, "system \(answer.number), priority \(level)")
      }
    }
  }

  @Test func `every reported conflict cannot hold, and holds without any one of its members`() {
    var seen = 0
    for answer in Self.answers where !answer.refused.isEmpty {
      let system = RandomSystem(number: answer.number)
      let solved = SolvedSystem(system)
      for conflict in solved.solver.conflicts {
        seen += 1
        let members = conflict.constraints.map { Int($0.index) }
        #expect(members == members.sorted())
        #expect(conflict.broken == conflict.constraints.last)
        #expect(!Self.hold(members, of: system))
        for member in members { #expect(Self.hold(members.filter { $0 != member }, of: system)) }
      }
    }
    #expect(seen > 500)
  }

  private static func hold(_ members: [Int], of system: RandomSystem) -> Bool {
    var solver = Solver()
    let variables = (0..<system.count).map { _ in solver.makeVariable() }
    for member in members {
      let part = system.parts[member]
      _ = solver.add(
        part.terms.map { Term(variables[$0.variable], $0.coefficient) }, part.constant,
        part.relation)
    }
    solver.solve()
    return solver.conflicts.isEmpty
  }
}

extension SolvedSystem {
  /// By how much the constraints of a priority are missed in all.
  func missed(_ system: RandomSystem, _ priority: Priority) -> Double {
    zip(ids, system.parts).filter { $1.priority == priority }
      .reduce(0) { $0 + solver.violation(of: $1.0) }
  }
}
