package import ConstraintSolver

/// A constraint between numbers of views and guides: their sum compared with zero.
package struct LayoutConstraint: Hashable, Sendable {
  /// A number of an item with what it is multiplied by.
  package struct Term: Hashable, Sendable {
    /// What the number is multiplied by.
    package var coefficient: Double
    /// Whose number it is.
    package var item: LayoutItem
    /// Which number it is.
    package var attribute: LayoutAttribute

    /// Makes a term.
    package init(_ coefficient: Double, _ item: LayoutItem, _ attribute: LayoutAttribute) {
      self.coefficient = coefficient
      self.item = item
      self.attribute = attribute
    }
  }

  /// The name that reports use.
  package var id: String
  /// The terms on the left side.
  package var terms: [Term]
  /// What is added to them, in points.
  package var constant: Double
  /// How the sum compares with zero.
  package var relation: Relation
  /// How much it counts.
  package var priority: Priority

  /// Makes a constraint from its terms.
  package init(
    id: String, terms: [Term], constant: Double, relation: Relation,
    priority: Priority = .required
  ) {
    self.id = id
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// Makes a constraint of the platform's form: `first = multiplier × second + constant`.
  ///
  /// - Parameters:
  ///   - id: the name that reports use.
  ///   - first: the item on the left, with its attribute.
  ///   - relation: how the left side compares with the right one.
  ///   - second: the item on the right, with its attribute; absent: the constant alone.
  ///   - multiplier: what the number of the second item is multiplied by.
  ///   - constant: what is added on the right, in points.
  ///   - priority: how much it counts.
  package init(
    id: String, _ first: (item: LayoutItem, attribute: LayoutAttribute), _ relation: Relation,
    _ second: (item: LayoutItem, attribute: LayoutAttribute)?, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required
  ) {
    var terms = [Term(1, first.item, first.attribute)]
    if let second { terms.append(Term(-multiplier, second.item, second.attribute)) }
    self.init(
      id: id, terms: terms, constant: -constant, relation: relation, priority: priority)
  }
}
