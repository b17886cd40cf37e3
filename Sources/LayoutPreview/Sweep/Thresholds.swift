import LayoutSpecs

/// The lengths that conditions of a screen speak of.
enum Thresholds {
  /// All numbers that window sizes are held against, in a screen with its bars and in the spec's
  /// components.
  static func lengths(in screen: Screen, of spec: Spec) -> [Double] {
    var found: Set<Double> = []
    for variation in screen.variations { collect(variation.condition, &found) }
    for root in screen.roots + spec.components.values { collect(root, &found) }
    return found.sorted()
  }

  private static func collect(_ node: Node, _ found: inout Set<Double>) {
    for variation in node.variations { collect(variation.condition, &found) }
    if case .switch(let branches) = node.kind {
      for branch in branches {
        if let condition = branch.condition { collect(condition, &found) }
      }
    }
    let parts = node.parts
    for part in parts.always + parts.alternatives.joined() { collect(part, &found) }
  }

  private static func collect(_ condition: Condition, _ found: inout Set<Double>) {
    switch condition {
    case .compare(.windowWidth, _, .number(let length)),
      .compare(.windowHeight, _, .number(let length)):
      found.insert(length)
    case .all(let parts), .any(let parts): for part in parts { collect(part, &found) }
    case .not(let part): collect(part, &found)
    default: break
    }
  }
}
