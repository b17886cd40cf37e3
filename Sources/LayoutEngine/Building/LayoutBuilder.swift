import Devices
import Geometry
import LayoutSpecs
import Typography

/// Builds the layout tree of a screen for one configuration.
///
/// Conditions, components, strings and inherited values are resolved here; the tree knows only
/// lengths, texts and pictures. Edges are logical: left stands for leading.
struct LayoutBuilder {
  let request: LayoutRequest
  let configuration: Configuration
  let scene: Scene
  var conditions: ConditionEnvironment
  let measurer: any TextMeasuring
  let palette: Palette
  let sink: PlacementSink

  init(
    request: LayoutRequest, configuration: Configuration, scene: Scene,
    conditions: ConditionEnvironment, measurer: any TextMeasuring, sink: PlacementSink
  ) {
    self.request = request
    self.configuration = configuration
    self.scene = scene
    self.conditions = conditions
    self.measurer = measurer
    self.sink = sink
    palette = Palette(configuration)
  }

  /// The same for another scene.
  func building(in scene: Scene) -> LayoutBuilder {
    LayoutBuilder(
      request: request, configuration: configuration, scene: scene, conditions: conditions,
      measurer: measurer, sink: sink)
  }

  /// The tree of a screen's content, or of something beside it.
  func root(_ content: Node, path: String = "content") -> LayoutNode {
    let environment = BuildEnvironment(
      foreground: palette.rgba(.label), lineLimit: nil, minimumScale: 1,
      textSize: configuration.textSize, stackAxis: nil, idPrefix: nil)
    return single(content, path: path, environment)
  }

  /// A node where exactly one is wanted: several are put one below the other, as SwiftUI does.
  func single(_ node: Node, path: String, _ environment: BuildEnvironment) -> LayoutNode {
    var nodes: [LayoutNode] = []
    build(node, path: path, environment, into: &nodes)
    if nodes.count == 1 { return nodes[0] }
    return StackNode(
      axis: .vertical, children: nodes, spacing: nil, alignment: .horizontal(.center))
  }

  /// Children of a container, in order.
  func children(
    _ nodes: [Node], path: String, _ environment: BuildEnvironment
  ) -> [LayoutNode] {
    var result: [LayoutNode] = []
    result.reserveCapacity(nodes.count)
    for index in nodes.indices {
      build(nodes[index], path: Self.path(path, index), environment, into: &result)
    }
    return result
  }

  /// The path of a child.
  private static func path(_ parent: String, _ index: Int) -> String {
    var path = parent
    path.append("/")
    path.append(String(index))
    return path
  }

  /// Adds what stands in the place of a node: nothing, one, or the members of a group.
  private func build(
    _ node: Node, path: String, _ environment: BuildEnvironment, into result: inout [LayoutNode]
  ) {
    // Nodes are large: one that does not vary is passed on as it is.
    if node.variations.isEmpty {
      buildSettled(node, path: path, environment, into: &result)
    } else {
      buildSettled(
        applyingVariations(node, path: path), path: path, environment, into: &result)
    }
  }

  /// Adds what stands in the place of a node whose variations have been applied.
  private func buildSettled(
    _ node: Node, path: String, _ environment: BuildEnvironment, into result: inout [LayoutNode]
  ) {
    guard node.modifiers.hidden != .collapses else { return }
    switch node.kind {
    case .group(let members):
      for index in members.indices {
        let path = Self.path(path, index)
        var member = applyingVariations(members[index], path: path)
        member.modifiers = member.modifiers.completed(by: node.modifiers)
        build(member, path: path, environment, into: &result)
      }
    case .switch(let branches):
      let index = branches.firstIndex { $0.condition?.holds(in: conditions) ?? true }
      sink.decisions.append(
        LayoutDecision(kind: .branch, path: path, value: index.map(String.init) ?? "none"))
      guard let branch = index.map({ branches[$0] }) else { return }
      var chosen = applyingVariations(branch.node, path: path)
      chosen.modifiers = node.modifiers.completed(by: chosen.modifiers)
      chosen.modifiers.id = branch.node.modifiers.id ?? node.modifiers.id
      build(chosen, path: path, environment, into: &result)
    case .use(let name):
      guard let component = request.spec.components[name] else { return }
      var placed = applyingVariations(component, path: path)
      let own = placed.modifiers.id
      placed.modifiers = node.modifiers.completed(by: placed.modifiers)
      placed.modifiers.id = own
      var inner = environment
      if let id = node.modifiers.id {
        let full = environment.idPrefix.map { "\($0)/\(id.value)" } ?? id.value
        inner.idPrefix = full
        // A component without an id of its own answers to the name it is used under.
        if own == nil { placed.modifiers.id = Located("", at: id.position) }
      }
      build(placed, path: path, inner, into: &result)
    default:
      result.append(wrapped(node, path: path, environment))
    }
  }

  /// The modifiers of a node with the changes whose conditions hold.
  func modifiers(of node: Node) -> Modifiers {
    var result = node
    for variation in node.variations where variation.condition.holds(in: conditions) {
      for assignment in variation.assignments { assignment.apply(&result) }
    }
    return result.modifiers
  }

  private func applyingVariations(_ node: Node, path: String) -> Node {
    guard !node.variations.isEmpty else { return node }
    var result = node
    for (index, variation) in node.variations.enumerated() {
      let holds = variation.condition.holds(in: conditions)
      sink.decisions.append(
        LayoutDecision(
          kind: .variation, path: "\(path):\(index)", value: holds ? "holds" : "not"))
      guard holds else { continue }
      for assignment in variation.assignments { assignment.apply(&result) }
    }
    result.variations = []
    return result
  }

  /// A node with its modifiers around it, inside out in the order of the language.
  private func wrapped(
    _ node: Node, path: String, _ environment: BuildEnvironment
  ) -> LayoutNode {
    let modifiers = node.modifiers
    var inner = environment
    if let foreground = modifiers.foreground {
      inner.foreground = palette.rgba(foreground)
      inner.isForegroundAsked = true
    }
    inner.lineLimit = modifiers.lineLimit ?? inner.lineLimit
    inner.minimumScale = modifiers.minimumScale ?? inner.minimumScale
    let template = template(for: node, path: path, environment)
    var result = core(node, path: path, template: template, inner)
    if let ratio = modifiers.aspectRatio { result = AspectRatioNode(child: result, ratio: ratio) }
    if let padding = modifiers.padding {
      result = PaddingNode(child: result, insets: logical(padding))
    }
    if let frame = modifiers.frame { result = framed(result, frame) }
    // What is laid out together with the constraints around it has its frame from these.
    let isJoined = result is ConstraintsNode
    if case .spacer = node.kind {
      // Room has no element and no ground; a frame around it still counts.
    } else {
      if let margins = modifiers.margins {
        result = MarginsNode(
          child: result, insets: insets(of: margins, isRoot: path == "content"),
          readableWidth: LayoutMarginRules.readableWidth(for: configuration))
      }
      result = ElementNode(
        child: result, template: template,
        ground: modifiers.background.map {
          ElementNode.GroundTemplate(
            color: palette.rgba($0), cornerRadius: modifiers.cornerRadius ?? 0)
        })
    }
    if node.kind.scrolls, modifiers.growsWithItsScroll, !isJoined {
      result = ScrollExtensionNode(child: result)
    }
    result = outerWrapped(result, node.kind, modifiers, path: path, environment)
    guard environment.isConstrained, node.kind.isPlacedByConstraints else { return result }
    return constrained(result, node, template: template, environment)
  }

  /// The modifiers that take effect around the element's frame.
  private func outerWrapped(
    _ element: LayoutNode, _ kind: NodeKind, _ modifiers: Modifiers, path: String,
    _ environment: BuildEnvironment
  ) -> LayoutNode {
    var result = element
    if modifiers.readableWidth, let width = readableWidth {
      result = ReadableWidthNode(child: result, width: width)
    }
    if !modifiers.align.isEmpty {
      result = AlignNode(
        child: result,
        edges: modifiers.align.map { (logical($0.edge), $0.guide.value) })
    }
    if let inset = modifiers.safeAreaInset {
      var outside = environment
      outside.stackAxis = nil
      outside.isConstrained = false
      result = SafeAreaInsetNode(
        child: result, bar: single(inset.content, path: "\(path)/safeAreaInset", outside),
        edge: logical(inset.edge), spacing: inset.spacing)
    }
    if let ignored = modifiers.ignoresSafeArea ?? kind.ignoredSafeArea {
      var regions: SafeAreaRegions = []
      if ignored.container { regions.insert(.container) }
      if ignored.keyboard { regions.insert(.keyboard) }
      result = IgnoresSafeAreaNode(
        child: result, edges: Set(ignored.edges.map { logical($0) }), regions: regions)
    }
    if let priority = modifiers.layoutPriority {
      result = PriorityNode(child: result, priority: priority)
    }
    if let wish = modifiers.displacement {
      result = DisplaceNode(child: result, path: path, wish: wish)
    }
    if let offset = modifiers.offset { result = OffsetNode(child: result, offset: offset) }
    return result
  }

  private func framed(_ child: LayoutNode, _ frame: Modifiers.Frame) -> LayoutNode {
    var result = child
    let horizontal = FlexibleFrameNode.Limits(
      minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth)
    let vertical = FlexibleFrameNode.Limits(
      minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight)
    if frame.width != nil || frame.height != nil {
      result = FixedFrameNode(
        child: result, width: frame.width, height: frame.height, alignment: frame.alignment)
    }
    if !horizontal.isEmpty || !vertical.isEmpty {
      result = FlexibleFrameNode(
        child: result, horizontal: horizontal, vertical: vertical, alignment: frame.alignment)
    }
    return result
  }

  /// Everything of an element that is known before it is placed.
  private func template(
    for node: Node, path: String, _ environment: BuildEnvironment
  ) -> ElementTemplate {
    sink.expectElements(1)
    let modifiers = node.modifiers
    var id = path
    var isNamed = false
    if let own = modifiers.id {
      isNamed = true
      let parts = [environment.idPrefix, own.value.isEmpty ? nil : own.value]
      id = parts.compactMap { $0 }.joined(separator: "/")
    }
    let isInteractive = modifiers.interactive ?? node.kind.isControl
    var facts = ElementFacts(
      id: id, path: path, kind: node.kind.name, isInteractive: isInteractive,
      role: modifiers.role ?? (isInteractive ? .interactive : node.kind.defaultRole),
      position: node.position)
    facts.isNamed = isNamed
    facts.accessibilityLabel = modifiers.accessibilityLabel
    facts.rules = modifiers.rules
    facts.leadsTo = modifiers.leadsTo?.value
    facts.isPrimary = modifiers.isPrimary ?? false
    facts.focusScale = modifiers.focusScale
    facts.isFocused = modifiers.isFocused ?? false
    facts.isSized = modifiers.frame != nil || modifiers.aspectRatio != nil
    facts.layoutRule = layoutRule(of: node, environment)
    return ElementTemplate(
      facts, isHidden: modifiers.hidden == .keepsPlace, cornerRadius: modifiers.cornerRadius ?? 0)
  }

  /// Distances of the spec in logical edges.
  func logical(_ edges: DirectionalEdges) -> EdgeInsets {
    let physical = edges.resolved(in: configuration.direction)
    return configuration.direction == .rightToLeft ? physical.mirrored : physical
  }

  /// An edge of the spec as a logical edge.
  func logical(_ edge: DirectionalEdge) -> Edge {
    let physical = edge.resolved(in: configuration.direction)
    guard configuration.direction == .rightToLeft, physical.axis == .horizontal else {
      return physical
    }
    return physical.opposite
  }

  /// The layout margins that a node gives to what it holds: those of the root view of a screen are
  /// never smaller than the system's own.
  private func insets(of margins: DirectionalEdges, isRoot: Bool) -> EdgeInsets {
    let least = isRoot ? scene.systemMinimumMargins : .zero
    let isMirrored = configuration.direction == .rightToLeft
    return logical(margins).max(isMirrored ? least.mirrored : least)
  }

  /// The width of the readable content guide in points.
  private var readableWidth: Double? { scene.guide("readable")?.width }
}

extension Modifiers {
  /// Whether nothing said beside a scroll keeps its frame from reaching the window's edge.
  fileprivate var growsWithItsScroll: Bool {
    guard padding == nil, aspectRatio == nil else { return false }
    guard let frame else { return true }
    let limits = [frame.width, frame.height, frame.maxWidth, frame.maxHeight]
    return limits.allSatisfy { $0?.isInfinite ?? true }
  }
}

extension NodeKind {
  /// Whether the kind scrolls what it holds.
  fileprivate var scrolls: Bool {
    switch self {
    case .scroll, .list: true
    default: false
    }
  }

  /// What of the safe area the kind ignores where the spec does not say: a picture of a screen shows
  /// what lies outside it too.
  fileprivate var ignoredSafeArea: Modifiers.IgnoredSafeArea? {
    guard case .screenshot = self else { return nil }
    return Modifiers.IgnoredSafeArea(edges: [.top, .bottom, .leading, .trailing])
  }

  /// Whether the kind can be placed by constraints: room between children is not an element.
  fileprivate var isPlacedByConstraints: Bool {
    if case .spacer = self { false } else { true }
  }

  /// Whether the kind is a control.
  var isControl: Bool {
    switch self {
    case .button, .textField, .toggle, .slider, .stepper, .segmented: true
    default: false
    }
  }

  /// What rules take the kind for.
  var defaultRole: Modifiers.Role {
    switch self {
    case .text: .text
    case .button, .textField, .toggle, .slider, .stepper, .segmented: .interactive
    // What they tell matters as a picture does.
    case .image, .video, .screenshot, .progress, .spinner: .image
    case .divider, .spacer: .decoration
    default: .container
    }
  }
}
