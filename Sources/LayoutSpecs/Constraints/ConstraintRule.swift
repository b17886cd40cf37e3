public import Diagnostics

/// A line under `rules` of a `constraints` node: one constraint, or several written as one.
public struct ConstraintRule: Hashable, Sendable {
  /// A number that constraints speak of.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Whether the number is a physical edge, which does not turn with the reading direction.
    public var isPhysicalEdge: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: true
      default: false
      }
    }
  }

  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable {
    /// Both sides are the same.
    case equal = "=="
    /// The left side is at most the right one.
    case lessThanOrEqual = "<="
    /// The left side is at least the right one.
    case greaterThanOrEqual = ">="
  }

  /// A number of an item, times a factor.
  public struct Term: Hashable, Sendable {
    /// The factor.
    public var factor: Double
    /// The id of a child, or the name of a guide; `parent` is the container.
    public var item: String
    /// The number.
    public var attribute: Attribute

    /// Makes a term.
    public init(factor: Double, item: String, attribute: Attribute) {
      self.factor = factor
      self.item = item
      self.attribute = attribute
    }
  }

  /// A constraint, everything on the left side: the sum of terms and a number, compared with zero.
  public struct Equation: Hashable, Sendable {
    /// The terms.
    public var terms: [Term]
    /// The number added to them, in points.
    public var constant: Double
    /// How the sum compares with zero.
    public var relation: Relation
    /// How much it counts, 1 to 1000; 1000 must hold.
    public var priority: Int

    /// Makes a constraint.
    public init(terms: [Term], constant: Double, relation: Relation, priority: Int = 1000) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.priority = priority
    }
  }

  /// The line as written.
  public var text: String
  /// The constraints that it stands for.
  public var equations: [Equation]
  /// The items that it names, with their places, in the order of the line.
  public var items: [Located<String>]
  /// Where the line is written.
  public var position: SourcePosition
  /// The id of the constraint that the line was made of, in the storyboard or xib that the spec was
  /// imported from.
  public var sourceID: String?

  /// Makes a rule from its parts.
  public init(
    text: String, equations: [Equation], items: [Located<String>], position: SourcePosition,
    sourceID: String? = nil
  ) {
    self.text = text
    self.equations = equations
    self.items = items
    self.position = position
    self.sourceID = sourceID
  }

  /// The rule with numbers in the place of the names of metrics.
  ///
  /// - Parameter metrics: lengths in points by name.
  /// - Returns: the rule without the items that are names of metrics.
  public func replacing(_ metrics: [String: Double]) -> ConstraintRule {
    guard !metrics.isEmpty, items.contains(where: { metrics[$0.value] != nil }) else { return self }
    var result = self
    result.items.removeAll { metrics[$0.value] != nil }
    for index in equations.indices {
      for term in equations[index].terms {
        guard let value = metrics[term.item] else { continue }
        result.equations[index].constant += term.factor * value
      }
      result.equations[index].terms.removeAll { metrics[$0.item] != nil }
    }
    return result
  }
}
