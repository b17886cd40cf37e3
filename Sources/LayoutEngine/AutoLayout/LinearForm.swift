import ConstraintSolver

/// A sum of variables and a number.
struct LinearForm {
  var terms: [Term] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { terms = [Term(variable)] }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var result = left
    result.add(right, times: 1)
    return result
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm {
    var result = left
    result.add(right, times: -1)
    return result
  }

  static func + (left: LinearForm, right: Double) -> LinearForm {
    var result = left
    result.constant += right
    return result
  }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    var result = LinearForm()
    result.add(form, times: factor)
    return result
  }

  /// Adds a multiple of another sum.
  mutating func add(_ other: LinearForm, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

/// A rectangle whose numbers are sums of variables, in the root's space.
struct RectForm {
  var x: LinearForm
  var y: LinearForm
  var width: LinearForm
  var height: LinearForm

  var maxX: LinearForm { x + width }
  var maxY: LinearForm { y + height }
}
