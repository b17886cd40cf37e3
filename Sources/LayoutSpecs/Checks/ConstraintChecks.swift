import Diagnostics

/// Looks up the items that constraints name.
enum ConstraintChecks {
  /// The guides that constraints know beside those of the screen.
  static let guides = [
    "parent", "window", "safeArea", "margins", "readable", "keyboard", "contentLayout",
    "frameLayout",
  ]
  /// The guides that a container inside another has, named behind its id and a slash.
  static let innerGuides = [
    "safeArea", "margins", "readable", "keyboard", "contentLayout", "frameLayout",
  ]

  /// The regions that constraints know; a rule on one that a device lacks does not apply there.
  static let regions = ["fold", "cameras", "housing", "homeIndicator", "statusStrip"]

  /// The children that one container may have: what it costs to solve grows with their square.
  static let childLimit = 2000

  /// Reports every item that is no child and no guide, and what only children of constraints have.
  ///
  /// - Precondition: no component uses itself, and the spec keeps to its limits.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    var walk = ConstraintWalk(spec: spec, decoder: decoder)
    for screen in spec.screens {
      for root in screen.roots { walk.visit(root, isConstrained: false, screen: screen) }
    }
    for (_, component) in spec.components.sorted(by: { $0.key < $1.key }) {
      // A component may stand under constraints, in any screen.
      walk.visit(component, isConstrained: true, screen: nil)
    }
  }
}

/// A walk over nodes that knows what stands under constraints.
private struct ConstraintWalk {
  let spec: Spec
  let decoder: SpecDecoder
  private var told: Set<SourcePosition> = []

  init(spec: Spec, decoder: SpecDecoder) {
    self.spec = spec
    self.decoder = decoder
  }

  mutating func visit(_ node: Node, isConstrained: Bool, screen: Screen?) {
    if !isConstrained { checkModifiers(node) }
    if case .constraints(let content) = node.kind { check(content, screen) }
    for variation in node.variations {
      var changed = node
      for assignment in variation.assignments { assignment.apply(&changed) }
      if case .constraints(let content) = changed.kind { check(content, screen) }
    }
    let parts = node.parts
    let passes: Bool
    switch node.kind {
    case .constraints, .stackView: passes = true
    case .group, .switch: passes = isConstrained
    default: passes = false
    }
    for child in parts.always + parts.alternatives.joined() {
      visit(child, isConstrained: passes, screen: screen)
    }
  }

  private mutating func checkModifiers(_ node: Node) {
    let modifiers = node.modifiers
    for (key, isSet) in [
      ("hugging", modifiers.hugging != nil),
      ("compressionResistance", modifiers.compressionResistance != nil),
    ] where isSet && told.insert(node.position).inserted {
      decoder.error(
        "'\(key)' is for children of 'constraints' only", rule: "misplaced-key", at: node.position)
    }
  }

  private mutating func check(_ content: ConstraintsContent, _ screen: Screen?) {
    if content.children.count > ConstraintChecks.childLimit, let first = content.children.first,
      told.insert(first.position).inserted
    {
      decoder.error(
        "'constraints' has at most \(ConstraintChecks.childLimit) children, found "
          + "\(content.children.count): nest containers", rule: "too-many-nodes",
        at: first.position)
    }
    var ids: Set<String> = []
    collect(content.children, into: &ids)
    let own = (screen.map { [$0] } ?? spec.screens).flatMap(\.guides).map(\.name)
    let guides = ConstraintChecks.guides + ConstraintChecks.regions + own
    checkMetrics(content, ids)
    for item in content.rules.flatMap(\.items) {
      guard !ids.contains(item.value), !guides.contains(item.value),
        !Self.isInnerGuide(item.value, of: ids), content.metrics[item.value] == nil,
        told.insert(item.position).inserted
      else { continue }
      if Names.guides.contains(item.value) {
        decoder.error(
          "'\(item.value)' in a constraint is not supported yet", rule: "not-supported-yet",
          at: item.position)
        continue
      }
      let near = NearestWord.find(item.value, among: guides + ids.sorted())
      decoder.error(
        "no child of these constraints and no guide is called '\(Words.cut(item.value))'"
          + (near.map { ", did you mean '\($0)'?" } ?? ""),
        rule: "unknown-item", at: item.position)
    }
  }

  /// Reports metrics that have the name of something else.
  private mutating func checkMetrics(_ content: ConstraintsContent, _ ids: Set<String>) {
    guard let position = content.children.first?.position else { return }
    for name in content.metrics.keys.sorted()
    where ids.contains(name) || Names.guides.contains(name) {
      guard told.insert(position).inserted else { return }
      decoder.error(
        "the metric '\(Words.cut(name))' has the name of a child or a guide", rule: "duplicate-id",
        at: position)
    }
  }

  /// Whether a name means a guide of a child: `list/safeArea`.
  private static func isInnerGuide(_ name: String, of ids: Set<String>) -> Bool {
    guard let slash = name.lastIndex(of: "/") else { return false }
    return ids.contains(String(name[..<slash]))
      && ConstraintChecks.innerGuides.contains(String(name[name.index(after: slash)...]))
  }

  /// The ids of children, over all branches, through groups and components, and in containers that
  /// are laid out together with this one.
  private func collect(_ nodes: [Node], into ids: inout Set<String>) {
    for node in nodes {
      if let id = node.modifiers.id { ids.insert(id.value) }
      switch node.kind {
      case .group(let members): collect(members, into: &ids)
      case .constraints(let content): collect(content.children, into: &ids)
      case .stackView(let content): collect(content.children, into: &ids)
      case .scroll(let content):
        if case .constraints(let inner) = content.content.kind {
          collect(inner.children, into: &ids)
        }
      case .switch(let branches): collect(branches.map(\.node), into: &ids)
      case .use(let name):
        guard let component = spec.components[name] else { continue }
        var inner: Set<String> = []
        collect([component], into: &inner)
        if let prefix = node.modifiers.id?.value { inner = Set(inner.map { "\(prefix)/\($0)" }) }
        ids.formUnion(inner)
      default: break
      }
    }
  }
}
