import ConstraintSolver
import Documents
package import Geometry
package import LayoutEngine

/// A scene as a tree of views with constraints, ready to be laid out.
package struct SceneLayout {
  /// The tree and its constraints.
  package var request: AutoLayoutRequest
  /// The views of the file, parents before what they hold.
  package var views: [InterfaceView]
  /// Constraints that name something the scene does not hold.
  package var unresolved: [InterfaceConstraint]

  /// Makes the layout of a scene at the size that its file gives it; nothing without a view.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - document: the file that it comes from.
  ///   - traits: size classes and the kind of device.
  ///   - safeArea: the safe area of the root view in points.
  package init?(
    _ scene: InterfaceScene, of document: InterfaceDocument, in traits: InterfaceTraits,
    safeArea: EdgeInsets
  ) {
    guard let root = scene.root?.installed(in: traits), let frame = root.frame else { return nil }
    let builder = SceneLayoutBuilder(
      document: document, controller: scene.controller, root: root)
    let constraints = builder.constraints
    request = AutoLayoutRequest(
      root: builder.tree, constraints: constraints.resolved, size: frame.size)
    request.safeArea = safeArea
    views = root.withDescendants
    unresolved = constraints.unresolved
  }
}

/// Makes the tree and the constraints of a scene.
struct SceneLayoutBuilder {
  let document: InterfaceDocument
  let controller: InterfaceController?
  let root: InterfaceView
  /// What the constraints name.
  private let named: Set<String>
  /// What constraints may name, by id.
  let items: [String: LayoutItem]
  /// How strongly views have a stored size that nothing else in the file says.
  private let unknownSizes: [String: Int]

  init(document: InterfaceDocument, controller: InterfaceController?, root: InterfaceView) {
    self.document = document
    self.controller = controller
    self.root = root
    var named: Set<String> = []
    var items: [String: LayoutItem] = [:]
    for view in root.withDescendants {
      items[view.id] = LayoutItem(view.id)
      for (id, guide) in view.guides { items[id] = LayoutItem(view.id, guide.part) }
      for constraint in view.constraints {
        named.insert(constraint.first.item)
        if let second = constraint.second { named.insert(second.item) }
      }
    }
    for (id, guide) in controller?.layoutGuides ?? [:] {
      items[id] = LayoutItem(root.id, guide == .top ? .topLayout : .bottomLayout)
    }
    self.named = named
    self.items = items
    let unknown = root.withDescendants.filter { ControlRules.isOfUnknownSize($0, document) }
    unknownSizes = Dictionary(
      unknown.enumerated().map { index, view in
        let range = ControlRules.unknownSizes
        return (view.id, min(range.lowerBound + index, range.upperBound))
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Views

  /// What a view has from those that hold it.
  struct Context {
    var parent: InterfaceView?
    var cell: InterfaceView?
    var isInTable = false
  }

  /// The whole tree.
  var tree: ConstrainedView { view(root, Context()) }

  private func view(_ view: InterfaceView, _ context: Context) -> ConstrainedView {
    let size = ControlRules.intrinsicSize(of: view, document)
    var result = ConstrainedView(
      id: view.id,
      content: IntrinsicContent(
        width: size.width, height: size.height, text: FontRules.textBox(of: view)))
    result.placement = placement(of: view, in: context.parent)
    let (hugging, resistance) = self.priorities(of: view)
    result.hugging = priorities(hugging)
    result.compressionResistance = priorities(resistance)
    result.alignmentInsets = ControlRules.alignmentInsets(of: view, document)
    result.margins.insets = MarginRules.margins(of: view, context, document)
    result.margins.addsSafeArea = view.addsSafeAreaToMargins
    result.margins.preservesSuperview = view.preservesParentMargins
    switch view.kind {
    case "scrollView", "tableView", "collectionView": result.behavior = .scroll
    case "stackView": result.behavior = .stack(StackRules.arrangement(of: view))
    default: break
    }
    result.isHidden = view.isHidden
    var inner = context
    inner.parent = view
    if view.kind == "tableView" { inner.isInTable = true }
    if view.kind == "tableViewCell" { inner.cell = view }
    result.children = view.children.map { self.view($0, inner) }
    return result
  }

  /// How strongly a view hugs and resists.
  func priorities(
    of view: InterfaceView
  ) -> (hugging: InterfaceView.AxisPriorities, resistance: InterfaceView.AxisPriorities) {
    guard let size = unknownSizes[view.id] else {
      return (view.hugging, view.compressionResistance)
    }
    let weak = InterfaceView.AxisPriorities(horizontal: size, vertical: size)
    return (weak, weak)
  }

  private func priorities(
    _ priorities: InterfaceView.AxisPriorities
  ) -> ConstrainedView.AxisPriorities {
    .init(
      Priority(Double(priorities.horizontal)), Priority(Double(priorities.vertical)))
  }

  func placement(
    of view: InterfaceView, in parent: InterfaceView?
  ) -> ConstrainedView.Placement {
    guard let parent, let frame = view.frame else { return .constraints }
    if parent.kind == "visualEffectView", view.key == "contentView" { return .fills }
    let isArranged = parent.kind == "stackView" && view.key.isEmpty
    let isNamed = named.contains(view.id) || view.guides.keys.contains { named.contains($0) }
    if isArranged || (view.isConstrained && !view.hasFixedFrame && isNamed) {
      return .constraints
    }
    return .frame(
      frame, LayoutEngine.AutoresizingMask(rawValue: mask(of: view, in: parent).rawValue),
      superview: parent.frame?.size ?? frame.size)
  }

  /// What of a view's frame follows its parent: what the file says, but for what lists lay out.
  ///
  /// Rows are as wide as their table, headers and footers of a collection reach from side to side, and
  /// cells are filled.
  private func mask(of view: InterfaceView, in parent: InterfaceView) -> AutoresizingMask {
    if ["tableViewCell", "collectionViewCell"].contains(parent.kind), view.key == "contentView" {
      return [.widthSizable, .heightSizable]
    }
    if let layout = parent.element.child("collectionViewFlowLayout"),
      ["sectionHeaderView", "sectionFooterView"].contains(view.key)
    {
      return FlowLines.axis(of: layout) == .vertical ? .widthSizable : .heightSizable
    }
    let isRow =
      view.kind == "tableViewCell" || ["tableHeaderView", "tableFooterView"].contains(view.key)
    return parent.kind == "tableView" && isRow ? .widthSizable : view.autoresizing
  }

  // MARK: Constraints

  /// The constraints of all views, parents first, and those that name something unknown.
  var constraints: (resolved: [LayoutConstraint], unresolved: [InterfaceConstraint]) {
    var resolved: [LayoutConstraint] = []
    var unresolved: [InterfaceConstraint] = []
    for constraint in root.withDescendants.flatMap(\.constraints) {
      guard let made = self.constraint(constraint) else {
        unresolved.append(constraint)
        continue
      }
      resolved.append(made)
    }
    return (resolved, unresolved)
  }

  private func constraint(_ constraint: InterfaceConstraint) -> LayoutConstraint? {
    guard let first = side(constraint.first) else { return nil }
    let second = constraint.second.flatMap(side)
    if constraint.second != nil, second == nil { return nil }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LayoutConstraint(
      id: constraint.id, first, relation, second, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: Priority(Double(constraint.priority)))
  }

  private func side(
    _ side: InterfaceConstraint.Side
  ) -> (item: LayoutItem, attribute: LayoutAttribute)? {
    let word = side.attribute == "baseline" ? "lastBaseline" : side.attribute
    guard let item = items[side.item], let attribute = LayoutAttribute(rawValue: word) else {
      return nil
    }
    return (item, attribute)
  }
}

extension InterfaceView.ViewGuide {
  /// The rectangle that the guide is.
  var part: LayoutItem.Part {
    switch self {
    case .safeArea: .safeArea
    case .contentLayoutGuide: .contentLayout
    case .frameLayoutGuide: .frameLayout
    case .keyboard: .keyboard
    }
  }
}
