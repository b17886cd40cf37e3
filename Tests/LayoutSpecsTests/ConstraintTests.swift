import Diagnostics
import Documents
import LayoutSpecs
import Testing

/// Constraints as text and as pictures.
struct ConstraintTests {
  /// The constraints that a rule stands for, each as a line: terms, constant, relation, priority.
  private func equations(_ rule: String) throws -> [String] {
    let quoted = "\"\(rule)\""
    let text = """
      proofsheet: 1
      name: a
      screens:
        - id: main
          content:
            constraints:
              children: [{ box: , id: a }, { box: , id: b }, { box: , id: play-button }]
              rules: [\(quoted)]
      """
    let reading = SpecReader.read(Array(text.utf8), file: "a.yaml")
    let problems = reading.diagnostics.map(\.line).joined(separator: "\n")
    let spec = try #require(reading.spec, "\(problems)")
    guard case .constraints(let content) = spec.screens[0].content.kind else { return [] }
    return content.rules.flatMap(\.equations).map { equation in
      let terms = equation.terms.map { "\($0.factor)*\($0.item).\($0.attribute.rawValue)" }
      return
        "\(terms.joined(separator: " ")) \(equation.constant) \(equation.relation.rawValue) @\(equation.priority)"
    }
  }

  @Test func `sums on both sides, factors, priorities`() throws {
    #expect(
      try equations("a.leading == b.trailing + 8")
        == ["1.0*a.leading -1.0*b.trailing -8.0 == @1000"])
    #expect(
      try equations("2 * a.width - 4 <= b.width / 2 + systemSpacing @750")
        == ["2.0*a.width -0.5*b.width -12.0 <= @750"])
    #expect(
      try equations("- a.top + 3 * systemSpacing >= parent.topMargin")
        == ["-1.0*a.top -1.0*parent.topMargin 24.0 >= @1000"])
    #expect(
      try equations("play-button.width == 44") == ["1.0*play-button.width -44.0 == @1000"])
  }

  @Test func `groups stand for their members in turn`() throws {
    #expect(
      try equations("(a, b).top == parent.top")
        == ["1.0*a.top -1.0*parent.top 0.0 == @1000", "1.0*b.top -1.0*parent.top 0.0 == @1000"])
    #expect(
      try equations("(a, b).top == (b, a).bottom")
        == ["1.0*a.top -1.0*b.bottom 0.0 == @1000", "1.0*b.top -1.0*a.bottom 0.0 == @1000"])
  }

  /// The examples of Apple's Visual Format Language page, written out by hand.
  @Test func `pictures of constraints`() throws {
    // Standard space.
    #expect(try equations("[a]-[b]") == ["1.0*b.leading -1.0*a.trailing -8.0 == @1000"])
    // Width constraint.
    #expect(try equations("[a(>=50)]") == ["1.0*a.width -50.0 >= @1000"])
    // Connection to superview: the edge for a number, the margins without one.
    #expect(
      try equations("|-50-[a]-50-|")
        == [
          "1.0*a.leading -1.0*parent.leading -50.0 == @1000",
          "1.0*parent.trailing -1.0*a.trailing -50.0 == @1000",
        ])
    #expect(
      try equations("|-[a]-|")
        == [
          "1.0*a.leading -1.0*parent.leadingMargin 0.0 == @1000",
          "1.0*parent.trailingMargin -1.0*a.trailing 0.0 == @1000",
        ])
    // Vertical layout.
    #expect(try equations("V:[a]-10-[b]") == ["1.0*b.top -1.0*a.bottom -10.0 == @1000"])
    // Flush views.
    #expect(try equations("[a][b]") == ["1.0*b.leading -1.0*a.trailing 0.0 == @1000"])
    // Priority, equal widths, several predicates.
    #expect(try equations("[a(100@20)]") == ["1.0*a.width -100.0 == @20"])
    #expect(try equations("[a(==b)]") == ["1.0*a.width -1.0*b.width 0.0 == @1000"])
    #expect(
      try equations("[b(>=70,<=100)]")
        == ["1.0*b.width -70.0 >= @1000", "1.0*b.width -100.0 <= @1000"])
    // A complete line of layout.
    #expect(
      try equations("|-[a]-[b]-[play-button(>=20)]-|").count == 5)
    // A priority for the line goes to what has none of its own.
    #expect(
      try equations("[a(50@9)]-4-[b] @250")
        == ["1.0*a.width -50.0 == @9", "1.0*b.leading -1.0*a.trailing -4.0 == @250"])
  }

  /// What the rules of two children stand for once metrics are numbers.
  private func replaced(_ rule: String, metrics: String) -> (lines: [String], problems: [String]) {
    let text = """
      proofsheet: 1
      name: a
      screens:
        - id: main
          content:
            constraints:
              children: [{ box: , id: a }, { box: , id: b }]
              metrics: \(metrics)
              rules: ["\(rule)"]
      """
    let reading = SpecReader.read(Array(text.utf8), file: "a.yaml")
    guard case .constraints(let content)? = reading.spec?.screens[0].content.kind else {
      return ([], reading.diagnostics.map(\.message))
    }
    let rules = content.rules.map { $0.replacing(content.metrics) }
    #expect(rules.flatMap(\.items).allSatisfy { content.metrics[$0.value] == nil })
    return (
      rules.flatMap(\.equations).map { equation in
        let terms = equation.terms.map { "\($0.factor)*\($0.item).\($0.attribute.rawValue)" }
        return "\(terms.joined(separator: " ")) \(equation.constant)"
      }, reading.diagnostics.map(\.message)
    )
  }

  @Test func `pictures name lengths as metrics`() {
    #expect(
      replaced("V:[a(tall)]-gap-[b(<=tall)]", metrics: "{ tall: 40, gap: 12 }").lines
        == ["1.0*a.height -40.0", "1.0*b.height -40.0", "1.0*b.top -1.0*a.bottom -12.0"])
    #expect(
      replaced("|-(>=gap)-[a]", metrics: "{ gap: 12 }").lines
        == ["1.0*a.leading -1.0*parent.leading -12.0"])
  }

  @Test func `metrics that are not there, or have the name of a child, are told`() {
    #expect(
      replaced("[a]-gab-[b]", metrics: "{ gap: 12 }").problems.first?.contains("'gab'") == true)
    #expect(
      replaced("[a]-b-[b]", metrics: "{ b: 12 }").problems
        == ["the metric 'b' has the name of a child or a guide"])
  }
}
