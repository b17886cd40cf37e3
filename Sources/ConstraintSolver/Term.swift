/// A variable with the number that it is multiplied by.
package struct Term: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// What it is multiplied by.
  package var coefficient: Double

  /// Makes a term; without a number it is the variable itself.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
