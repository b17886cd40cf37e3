import ConstraintSolver
import LayoutSpecs

/// The constraints of a container and of those joined to it, as one system.
///
/// Containers of constraints, stack views and what scrolls them, one directly inside the other, are
/// laid out together: rules of the outer may name what lies in the inner, and sizes follow from
/// inside as well as from outside.
struct JointConstraints {
  /// The constraints, those of outer containers first.
  private(set) var constraints: [LayoutConstraint] = []
  /// The rules that they come from.
  private(set) var rules: [ConstraintRule] = []
  /// The rule of each constraint.
  private(set) var ruleOfConstraint: [Int] = []
  /// The rectangles that rules name and that are known in window space only.
  private(set) var windowGuides: [String] = []
  /// The views in the order of the tree, with the ids of their elements.
  private(set) var elements: [(view: String, element: String)] = []
  /// Whether there is more than one container.
  private(set) var isTree = false

  /// Gathers what lies in a container.
  ///
  /// - Parameters:
  ///   - rules: the rules of the outermost container.
  ///   - items: its children.
  ///   - root: its id among views.
  init(rules: [ConstraintRule], items: [ConstraintItemNode], root: String) {
    gather(rules, items, in: root, root: root)
  }

  /// The id of a child among views.
  static func viewID(_ index: Int, in container: String) -> String { "\(container)#\(index)" }

  private mutating func gather(
    _ rules: [ConstraintRule], _ items: [ConstraintItemNode], in container: String, root: String
  ) {
    var names: [String: String] = [:]
    Self.collect(items, in: container, into: &names)
    for rule in rules {
      for equation in rule.equations {
        let terms = equation.terms.compactMap { term -> LayoutConstraint.Term? in
          guard let attribute = LayoutAttribute(rawValue: term.attribute.rawValue) else {
            return nil
          }
          return LayoutConstraint.Term(
            term.factor, item(term.item, names, in: container, root: root), attribute)
        }
        constraints.append(
          LayoutConstraint(
            id: rule.text, terms: terms, constant: equation.constant,
            relation: Self.relation(equation.relation),
            priority: Priority(Double(equation.priority))))
        ruleOfConstraint.append(self.rules.count)
      }
      self.rules.append(rule)
    }
    for (index, item) in items.enumerated() {
      let view = Self.viewID(index, in: container)
      elements.append((view, item.traits.element))
      guard let joined = item.joined else { continue }
      isTree = true
      gather(joined.rules, joined.items, in: view, root: root)
    }
  }

  /// The views by the names that rules know them by, at any depth.
  private static func collect(
    _ items: [ConstraintItemNode], in container: String, into names: inout [String: String]
  ) {
    for (index, item) in items.enumerated() {
      let view = viewID(index, in: container)
      if let name = item.traits.name, names[name] == nil { names[name] = view }
      if let joined = item.joined { collect(joined.items, in: view, into: &names) }
    }
  }

  /// What a name of a rule means.
  private mutating func item(
    _ name: String, _ names: [String: String], in container: String, root: String
  ) -> LayoutItem {
    if let view = names[name] { return LayoutItem(view) }
    if name == "parent" { return LayoutItem(container) }
    if let slash = name.lastIndex(of: "/"),
      let part = Self.parts[String(name[name.index(after: slash)...])],
      let view = names[String(name[..<slash])]
    {
      return LayoutItem(view, part)
    }
    if let part = Self.parts[name], container != root || part != .readable {
      return LayoutItem(container, part)
    }
    if !windowGuides.contains(name) { windowGuides.append(name) }
    return LayoutItem(name)
  }

  private static let parts: [String: LayoutItem.Part] = [
    "safeArea": .safeArea, "margins": .margins, "keyboard": .keyboard, "readable": .readable,
    "contentLayout": .contentLayout, "frameLayout": .frameLayout,
  ]

  private static func relation(_ relation: ConstraintRule.Relation) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
