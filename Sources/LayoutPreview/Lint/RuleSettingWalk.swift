import LayoutSpecs

/// Collects the settings of rules in a spec.
enum RuleSettingWalk {
  /// All settings in the order of the file.
  static func settings(of spec: Spec) -> [RuleSetting] {
    var result = spec.rules
    for screen in spec.screens {
      result += screen.rules
      for root in screen.roots { visit(root, &result) }
    }
    for component in spec.components.values { visit(component, &result) }
    var seen: Set<RuleSetting> = []
    return result.filter { seen.insert($0).inserted }.sorted { $0.position < $1.position }
  }

  private static func visit(_ node: Node, _ settings: inout [RuleSetting]) {
    settings += node.modifiers.rules
    let parts = node.parts
    for child in parts.always + parts.alternatives.flatMap({ $0 }) { visit(child, &settings) }
  }
}
