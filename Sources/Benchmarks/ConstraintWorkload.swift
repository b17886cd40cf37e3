import ConstraintSolver

/// The screen of 61 views as linear constraints.
///
/// Bars above and below, a hero, eight rows of a picture, two labels, a chip and a line. Texts have
/// fixed heights.
struct ConstraintWorkload {
  /// A constraint: the sum of terms and a number, compared with zero.
  struct Part {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
  }

  /// A view: its variables are four numbers from here on.
  private struct View {
    var first: Int
    var left: Int { first }
    var top: Int { first + 1 }
    var width: Int { first + 2 }
    var height: Int { first + 3 }
  }

  private(set) var variableCount = 0
  private(set) var parts: [Part] = []
  private var root = View(first: 0)

  /// Writes the constraints down, but for the size of the root.
  init() {
    root = makeView()
    equal([(root.left, 1)], 0)
    equal([(root.top, 1)], 0)
    let bar = addBar(items: 3, isTop: true)
    let hero = makeView()
    inset(hero, in: root, 16)
    equal([(hero.height, 1), (hero.width, -0.5)], 0)
    equal([(hero.top, 1), (bar.top, -1), (bar.height, -1)], -8)
    let headline = makeView()
    inset(headline, in: hero, 12)
    equal([(headline.height, 1)], -34)
    equal([(headline.top, 1), (headline.height, 1), (hero.top, -1), (hero.height, -1)], 12)
    var above = hero
    for _ in 0..<8 { above = addRow(below: above) }
    _ = addBar(items: 5, isTop: false)
  }

  /// The variables of the root's width and height.
  var size: (width: Int, height: Int) { (root.width, root.height) }

  /// A solver with everything in it, and the constraints of the root's size.
  func solver(
    width: Double, height: Double
  ) -> (solver: Solver, width: ConstraintID, height: ConstraintID) {
    var solver = Solver()
    solver.reserve(variables: variableCount, constraints: parts.count + 2)
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    let widthID = solver.add([Term(variables[size.width])], -width, .equal)
    let heightID = solver.add([Term(variables[size.height])], -height, .equal)
    for part in parts {
      _ = solver.add(
        part.terms.map { Term(variables[$0.variable], $0.coefficient) }, part.constant,
        part.relation)
    }
    solver.solve()
    return (solver, widthID, heightID)
  }

  /// The constraints a line each for other programs: relation, number, then variable and factor.
  var text: String {
    var lines = ["\(variableCount) \(size.width) \(size.height)"]
    for part in parts {
      let sign =
        switch part.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let terms = part.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      lines.append("\(sign) \(part.constant) \(terms)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Views

  private mutating func makeView() -> View {
    let view = View(first: variableCount)
    variableCount += 4
    return view
  }

  private mutating func equal(_ terms: [(variable: Int, coefficient: Double)], _ constant: Double) {
    parts.append(Part(terms: terms, constant: constant, relation: .equal))
  }

  private mutating func atLeast(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double
  ) {
    parts.append(Part(terms: terms, constant: constant, relation: .greaterThanOrEqual))
  }

  /// Keeps a view inside another along x.
  private mutating func inset(_ view: View, in outer: View, _ distance: Double) {
    equal([(view.left, 1), (outer.left, -1)], -distance)
    equal(
      [(view.left, 1), (view.width, 1), (outer.left, -1), (outer.width, -1)], distance)
  }

  private mutating func addBar(items: Int, isTop: Bool) -> View {
    let bar = makeView()
    inset(bar, in: root, 0)
    equal([(bar.height, 1)], isTop ? -44 : -49)
    if isTop {
      equal([(bar.top, 1), (root.top, -1)], -47)
    } else {
      equal([(bar.top, 1), (bar.height, 1), (root.top, -1), (root.height, -1)], 34)
    }
    var last: View?
    for _ in 0..<items {
      let item = makeView()
      if let last {
        equal([(item.left, 1), (last.left, -1), (last.width, -1)], -8)
        equal([(item.width, 1), (last.width, -1)], 0)
      } else {
        equal([(item.left, 1), (bar.left, -1)], -16)
      }
      equal([(item.top, 1), (bar.top, -1)], -4)
      equal([(item.height, 1), (bar.height, -1)], 8)
      last = item
    }
    if let last {
      equal([(last.left, 1), (last.width, 1), (bar.left, -1), (bar.width, -1)], 16)
    }
    return bar
  }

  private mutating func addRow(below above: View) -> View {
    let row = makeView()
    inset(row, in: root, 16)
    equal([(row.top, 1), (above.top, -1), (above.height, -1)], -8)
    let (image, title, label, chip, line) = (
      makeView(), makeView(), makeView(), makeView(), makeView()
    )
    equal([(image.left, 1), (row.left, -1)], -8)
    equal([(image.top, 1), (row.top, -1)], -8)
    equal([(image.width, 1)], -44)
    equal([(image.height, 1), (image.width, -1)], 0)
    equal([(title.left, 1), (image.left, -1), (image.width, -1)], -8)
    equal([(title.top, 1), (image.top, -1)], 0)
    equal([(title.height, 1)], -21)
    equal([(title.left, 1), (title.width, 1), (chip.left, -1)], 8)
    equal([(label.left, 1), (title.left, -1)], 0)
    equal([(label.width, 1), (title.width, -1)], 0)
    equal([(label.top, 1), (title.top, -1), (title.height, -1)], -2)
    equal([(label.height, 1)], -17)
    equal([(chip.width, 1)], -60)
    equal([(chip.height, 1)], -24)
    equal([(chip.left, 1), (chip.width, 1), (row.left, -1), (row.width, -1)], 8)
    equal([(chip.top, 1), (chip.height, 0.5), (row.top, -1), (row.height, -0.5)], 0)
    inset(line, in: row, 0)
    equal([(line.height, 1)], -1)
    equal([(line.top, 1), (line.height, 1), (row.top, -1), (row.height, -1)], 0)
    equal([(row.top, 1), (row.height, 1), (label.top, -1), (label.height, -1)], -8)
    atLeast([(title.width, 1)], 0)
    atLeast([(row.height, 1)], -44)
    return row
  }
}
