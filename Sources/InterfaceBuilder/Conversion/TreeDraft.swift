import Documents
import Geometry
import LayoutEngine

/// The views of a scene as nodes of a spec.
struct TreeDraft {
  let builder: SceneLayoutBuilder
  let rules: RuleDraft
  let leaves: LeafDraft
  /// The constraints that could not be said, in the order of the file.
  private(set) var leftOut: [InterfaceConstraint] = []

  init(builder: SceneLayoutBuilder, rules: RuleDraft, leaves: LeafDraft) {
    self.builder = builder
    self.rules = rules
    self.leaves = leaves
  }

  /// A node, and the constraints of the view that the container around it has to hold.
  struct Made {
    var node: DocumentNode
    var constraints: [InterfaceConstraint] = []
  }

  /// The node of the root view, with everything that lies inside.
  mutating func root() -> DocumentNode {
    let root = builder.root
    let draft = Draft(at: root.position)
    guard root.kind == "stackView" || Self.scrolls(root) else {
      return make(root, SceneLayoutBuilder.Context()).node
    }
    // Only constraints hold rules: what arranges or scrolls alone gets some around it.
    let made = make(root, SceneLayoutBuilder.Context())
    let name = rules.names[root.id] ?? "root"
    let all = ["leading", "top", "width", "height"].map {
      draft.scalar("\(name).\($0) == parent.\($0)")
    }
    return draft.mapping([
      (
        "constraints",
        draft.mapping([
          ("children", draft.list([made.node])),
          ("rules", draft.list(all + said(made.constraints, in: ""))),
        ])
      )
    ])
  }

  static func scrolls(_ view: InterfaceView) -> Bool {
    ["scrollView", "tableView", "collectionView"].contains(view.kind)
  }

  private mutating func make(
    _ view: InterfaceView, _ context: SceneLayoutBuilder.Context
  ) -> Made {
    let draft = Draft(at: view.position)
    var inner = context
    inner.parent = view
    if view.kind == "tableView" { inner.isInTable = true }
    if view.kind == "tableViewCell" { inner.cell = view }
    var made: Made
    if view.kind == "stackView" {
      made = stack(view, inner, draft)
    } else if view.children.isEmpty {
      made = Made(node: leaves.node(view), constraints: view.constraints)
    } else {
      let children = view.children.map { make($0, inner) }
      // What names something further out is said there.
      let all = children.flatMap(\.constraints) + view.constraints
      let isOutermost = context.parent == nil
      let own = all.filter { isOutermost || rules.isWithin($0, view.id) }
      let container = constraints(view, children, own, draft)
      made = Self.scrolls(view) ? scroll(container, draft) : Made(node: container)
      made.constraints = all.filter { !isOutermost && !rules.isWithin($0, view.id) }
    }
    made.node = made.node.adding(modifiers(of: view, made.node, context, draft))
    return made
  }

  // MARK: Containers

  private mutating func constraints(
    _ view: InterfaceView, _ children: [Made], _ constraints: [InterfaceConstraint],
    _ draft: Draft
  ) -> DocumentNode {
    let isScrolled = Self.scrolls(view)
    let rows = CellRows(of: view)
    let lines = CellLines(of: view)
    let frames = view.children.flatMap { child -> [DocumentNode] in
      let frame = rules.rules(
        for: child, builder.placement(of: child, in: view), isScrolled: isScrolled)
      guard frame.count == 4 else { return frame }
      if let own = rows?.rules(for: child, rules.names) { return frame.prefix(2) + own }
      return lines?.rules(for: child, frame: frame, rules.names) ?? frame
    }
    let own =
      said(constraints, in: view.id) + sizeRules(of: view, isScrolled, draft)
      + (ScrolledCells(of: view)?.rules(rules.names) ?? [])
    return draft.mapping([
      (
        "constraints",
        draft.mapping([
          ("children", draft.list(children.map(\.node))), ("rules", draft.list(frames + own)),
          ("safeAreaMargins", view.addsSafeAreaToMargins ? nil : draft.flag(false)),
          ("preservesMargins", view.preservesParentMargins ? draft.flag(true) : nil),
        ])
      )
    ])
  }

  /// The size that a view asks for although it holds others, as rules that give way.
  private func sizeRules(
    of view: InterfaceView, _ isScrolled: Bool, _ draft: Draft
  ) -> [DocumentNode] {
    let size = ControlRules.intrinsicSize(of: view, builder.document)
    let item = isScrolled ? "frameLayout" : "parent"
    let sides = [
      ("width", size.width, view.hugging.horizontal, view.compressionResistance.horizontal),
      ("height", size.height, view.hugging.vertical, view.compressionResistance.vertical),
    ]
    return sides.flatMap { attribute, length, hugging, resistance -> [DocumentNode] in
      guard let length else { return [] }
      let number = Draft.text(of: length)
      return [
        draft.scalar("\(item).\(attribute) <= \(number) @\(hugging)"),
        draft.scalar("\(item).\(attribute) >= \(number) @\(resistance)"),
      ]
    }
  }

  private mutating func said(
    _ constraints: [InterfaceConstraint], in container: String
  ) -> [DocumentNode] {
    constraints.compactMap { constraint in
      if let rule = rules.rule(constraint, in: container) { return rule }
      leftOut.append(constraint)
      return nil
    }
  }

  private func scroll(_ container: DocumentNode, _ draft: Draft) -> Made {
    Made(
      node: draft.mapping([
        (
          "scroll",
          draft.mapping([("content", container), ("axis", draft.scalar("both"))])
        )
      ]))
  }

  private mutating func stack(
    _ view: InterfaceView, _ inner: SceneLayoutBuilder.Context, _ draft: Draft
  ) -> Made {
    let arrangement = StackRules.arrangement(of: view)
    let children = view.children.map { make($0, inner) }
    let node = draft.mapping([
      (
        "stackView",
        draft.mapping([
          ("axis", arrangement.axis == .vertical ? draft.scalar("vertical") : nil),
          (
            "distribution",
            arrangement.distribution == .fill
              ? nil : draft.scalar(arrangement.distribution.rawValue)
          ),
          (
            "alignment",
            arrangement.alignment == .fill ? nil : draft.scalar(arrangement.alignment.rawValue)
          ),
          ("spacing", arrangement.spacing == 0 ? nil : draft.number(arrangement.spacing)),
          ("baselineRelative", arrangement.isBaselineRelative ? draft.flag(true) : nil),
          ("children", draft.list(children.map(\.node))),
        ])
      )
    ])
    return Made(node: node, constraints: children.flatMap(\.constraints) + view.constraints)
  }

  // MARK: Modifiers

  private func modifiers(
    of view: InterfaceView, _ node: DocumentNode, _ context: SceneLayoutBuilder.Context,
    _ draft: Draft
  ) -> [(String, DocumentNode?)] {
    let isArranged = context.parent?.kind == "stackView" && view.key.isEmpty
    let (hugging, resistance) = builder.priorities(of: view)
    return [
      ("id", rules.names[view.id].map(draft.scalar)),
      (
        "hidden",
        view.isHidden ? (isArranged ? draft.scalar("collapse") : draft.flag(true)) : nil
      ),
      ("margins", margins(of: view, context, draft)),
      ("cornerRadius", context.parent == nil ? nil : view.cornerRadius.map(draft.number)),
      (
        "background",
        context.parent == nil
          ? nil : leaves.colors.color("backgroundColor", of: view, draft)
      ),
      (
        "hugging",
        priorities(hugging, usual: self.hugging(of: node), of: view, context, draft)
      ),
      (
        "compressionResistance",
        priorities(
          resistance, usual: .init(horizontal: 750, vertical: 750), of: view, context, draft)
      ),
    ]
  }

  /// Priorities that are not those that the language takes for the kind by itself.
  private func priorities(
    _ priorities: InterfaceView.AxisPriorities, usual: InterfaceView.AxisPriorities,
    of view: InterfaceView, _ context: SceneLayoutBuilder.Context, _ draft: Draft
  ) -> DocumentNode? {
    guard context.parent != nil, view.children.isEmpty, view.kind != "stackView",
      priorities != usual
    else { return nil }
    let (x, y) = (priorities.horizontal, priorities.vertical)
    if x == y { return draft.number(Double(x)) }
    return draft.list([draft.number(Double(x)), draft.number(Double(y))])
  }

  /// How strongly nodes hug by themselves.
  private func hugging(of node: DocumentNode) -> InterfaceView.AxisPriorities {
    guard case .mapping(let entries) = node.content, let kind = entries.first?.key else {
      return .init(horizontal: 250, vertical: 250)
    }
    switch kind {
    case "text", "image": return .init(horizontal: 251, vertical: 251)
    case "toggle", "stepper", "spinner": return .init(horizontal: 750, vertical: 750)
    case "progress": return .init(horizontal: 250, vertical: 750)
    default: return .init(horizontal: 250, vertical: 250)
    }
  }

  private func margins(
    of view: InterfaceView, _ context: SceneLayoutBuilder.Context, _ draft: Draft
  ) -> DocumentNode? {
    let isCell = view.kind == "tableViewCellContentView"
    guard view.margins != nil || isCell, !view.children.isEmpty else { return nil }
    let margins = MarginRules.margins(of: view, context, builder.document)
    if margins.top == margins.bottom, margins.left == margins.right {
      if margins.top == margins.left { return draft.number(margins.top) }
      return draft.list([draft.number(margins.top), draft.number(margins.left)])
    }
    return draft.mapping([
      ("top", draft.number(margins.top)), ("leading", draft.number(margins.left)),
      ("bottom", draft.number(margins.bottom)), ("trailing", draft.number(margins.right)),
    ])
  }
}
