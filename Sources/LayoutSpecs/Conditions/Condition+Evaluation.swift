extension Condition {
  /// Whether the condition holds for the traits of a configuration.
  ///
  /// A trait that the configuration lacks equals nothing: `==`, `in` and the orders do not hold,
  /// `!=` does. Numbers are equal within 0.01 points; the missing numbers of a version are 0.
  public func holds(in environment: ConditionEnvironment) -> Bool {
    switch self {
    case .flag(let flag): environment.flags.contains(flag)
    case .all(let conditions): conditions.allSatisfy { $0.holds(in: environment) }
    case .any(let conditions): conditions.contains { $0.holds(in: environment) }
    case .not(let condition): !condition.holds(in: environment)
    case .isOne(let trait, let values):
      values.contains { trait.compare(environment.traits[trait], $0) == .same }
    case .compare(let trait, let relation, let value):
      trait.compare(environment.traits[trait], value).satisfies(relation)
    }
  }

  /// How two values stand to each other.
  fileprivate enum Order {
    case before
    case same
    case after
    /// Different, and neither comes first.
    case apart

    init<Value: Comparable>(_ a: Value, _ b: Value) {
      self = a == b ? .same : (a < b ? .before : .after)
    }

    func satisfies(_ relation: Relation) -> Bool {
      switch relation {
      case .equal: self == .same
      case .notEqual: self != .same
      case .less: self == .before
      case .greater: self == .after
      case .lessOrEqual: self == .before || self == .same
      case .greaterOrEqual: self == .after || self == .same
      }
    }
  }
}

extension Condition.Trait {
  fileprivate func compare(
    _ found: Condition.TraitValue?, _ wanted: Condition.TraitValue
  ) -> Condition.Order {
    switch (found, wanted) {
    case (.word(let a), .word(let b)):
      guard case .words(let words, ordered: true) = domain, let first = words.firstIndex(of: a),
        let second = words.firstIndex(of: b)
      else { return a == b ? .same : .apart }
      return Condition.Order(first, second)
    case (.number(let a), .number(let b)):
      return (a - b).magnitude <= 0.01 ? .same : Condition.Order(a, b)
    case (.version(let a), .version(let b)):
      for index in 0..<max(a.count, b.count) {
        let order = Condition.Order(
          index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
        if order != .same { return order }
      }
      return .same
    default: return .apart
    }
  }
}
