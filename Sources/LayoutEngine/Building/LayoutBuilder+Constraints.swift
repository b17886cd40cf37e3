import Geometry
import LayoutSpecs

extension LayoutBuilder {
  /// The node of a container of constraints.
  ///
  /// - Parameters:
  ///   - content: its children and rules.
  ///   - modifiers: what stands beside the kind.
  ///   - path: the path of the container.
  ///   - environment: what it inherits.
  ///   - behavior: what it does with its children.
  /// - Returns: the node.
  func constraints(
    _ content: ConstraintsContent, _ modifiers: Modifiers, path: String,
    _ environment: BuildEnvironment, behavior: ConstrainedView.Behavior = .plain
  ) -> ConstraintsNode {
    var inner = environment
    inner.stackAxis = nil
    inner.isConstrained = true
    let nodes = children(content.children, path: path, inner)
    let items = nodes.compactMap { $0 as? ConstraintItemNode }
    // Rules in a component name its nodes without what the screen puts before them.
    for item in items { item.drop(prefix: environment.idPrefix) }
    let present = Self.names(of: items)
    let guides = Self.guideNames.union(scene.guides.map(\.name)).union(scene.regionGuides.keys)
    // A rule on what stands in another branch, or on a region that is not there, does not apply.
    let rules = content.rules.map { $0.replacing(content.metrics) }.filter { rule in
      rule.items.allSatisfy { Self.isKnown($0.value, present, guides) }
    }
    let stated = modifiers.margins.map { logical($0) }
    var innerMargins = ConstrainedView.Margins()
    if let stated { innerMargins.insets = stated }
    if case .stack = behavior, stated == nil { innerMargins.insets = .zero }
    innerMargins.addsSafeArea = content.addsSafeAreaToMargins
    innerMargins.preservesSuperview = content.preservesOuterMargins
    let isMirrored = configuration.direction == .rightToLeft
    return ConstraintsNode(
      items: items, rules: rules, stackAxis: environment.stackAxis,
      surroundings: ConstraintsNode.Surroundings(
        windowWidth: scene.window.width,
        safeArea: isMirrored ? scene.safeArea.mirrored : scene.safeArea,
        margins: isMirrored ? scene.margins.mirrored : scene.margins, own: stated),
      direction: configuration.direction, behavior: behavior, innerMargins: innerMargins)
  }

  /// The names that rules know children by, those in joined containers too.
  private static func names(of items: [ConstraintItemNode]) -> Set<String> {
    items.reduce(into: []) { names, item in
      if let name = item.traits.name { names.insert(name) }
      if let joined = item.joined { names.formUnion(self.names(of: joined.items)) }
    }
  }

  /// Whether a name of a rule means something here: a child, a guide, or a guide of a child.
  private static func isKnown(
    _ name: String, _ present: Set<String>, _ guides: Set<String>
  ) -> Bool {
    if present.contains(name) || guides.contains(name) { return true }
    guard let slash = name.lastIndex(of: "/") else { return false }
    return present.contains(String(name[..<slash]))
  }

  /// The node of a stack view.
  func stackView(
    _ content: StackViewContent, _ modifiers: Modifiers, path: String,
    _ environment: BuildEnvironment
  ) -> ConstraintsNode {
    var arrangement = StackArrangement(axis: content.axis == .vertical ? .vertical : .horizontal)
    arrangement.distribution =
      StackArrangement.Distribution(rawValue: content.distribution.rawValue) ?? .fill
    arrangement.alignment =
      StackArrangement.Alignment(rawValue: content.alignment.rawValue) ?? .fill
    arrangement.spacing = content.spacing
    arrangement.isBaselineRelative = content.isBaselineRelative
    arrangement.isMarginsRelative = modifiers.margins != nil
    return constraints(
      ConstraintsContent(children: content.children), modifiers, path: path, environment,
      behavior: .stack(arrangement))
  }

  /// The node of what scrolls a container of constraints inside another; nothing where it scrolls
  /// something else.
  func joinedScroll(
    _ content: ScrollContent, _ modifiers: Modifiers, path: String,
    _ environment: BuildEnvironment
  ) -> ConstraintsNode? {
    guard environment.isConstrained, case .constraints(let inner) = content.content.kind,
      content.content.variations.isEmpty
    else { return nil }
    return constraints(
      inner, content.content.modifiers, path: "\(path)/content", environment, behavior: .scroll)
  }

  private static let guideNames: Set<String> = [
    "parent", "window", "safeArea", "margins", "readable", "keyboard", "contentLayout",
    "frameLayout",
  ]

  /// A child of constraints with what these look at.
  func constrained(
    _ child: LayoutNode, _ node: Node, template: ElementTemplate, _ environment: BuildEnvironment
  ) -> ConstraintItemNode {
    var traits = ConstraintItemNode.Traits(
      name: template.facts.isNamed ? template.facts.id : nil, element: template.facts.id)
    let modifiers = node.modifiers
    let standard = node.kind.standardHugging
    traits.hugging =
      modifiers.hugging.map { ($0.horizontal, $0.vertical) } ?? standard
    if let resistance = modifiers.compressionResistance {
      traits.resistance = (resistance.horizontal, resistance.vertical)
    }
    let isBare = modifiers.padding == nil && modifiers.frame == nil
    if isBare { traits.alignmentInsets = alignmentInsets(of: node.kind) }
    switch node.kind {
    case .text(let content):
      let side: HorizontalAlignment =
        switch content.alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
      traits.alignment = Alignment(horizontal: side, vertical: .center)
      traits.isLabel = isBare
      traits.isEmptyLabel = isBare && isEmpty(content.value)
    case .button, .image, .segmented, .textField: traits.keepsContentSize = isBare
    default: break
    }
    return ConstraintItemNode(child: child, traits: traits)
  }

  /// How much larger the frame of a control is than what constraints take it for.
  ///
  /// - Note: Source: interface builder facts, section 8.
  private func alignmentInsets(of kind: NodeKind) -> EdgeInsets {
    let metrics = ControlMetrics(configuration)
    switch kind {
    case .toggle(let content) where content.title == nil:
      let toggle = metrics.toggle.value
      return EdgeInsets(right: toggle.frame.width - toggle.intrinsic.width)
    case .slider where metrics.look != .glass:
      return EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmented where metrics.look != .glass: return EdgeInsets(bottom: 1)
    default: return .zero
    }
  }
}

extension NodeKind {
  /// How strongly the kind resists growing, along x and y, where a spec does not say.
  ///
  /// - Note: Source: layout metrics, section 6, "Hugging and compression".
  fileprivate var standardHugging: (horizontal: Int, vertical: Int) {
    switch self {
    case .text, .image: (251, 251)
    case .toggle(let content): content.title == nil ? (750, 750) : (250, 750)
    case .stepper, .spinner: (750, 750)
    case .progress: (250, 750)
    default: (250, 250)
    }
  }
}
