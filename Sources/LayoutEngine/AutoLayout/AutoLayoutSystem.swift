import ConstraintSolver
import Geometry

/// A tree of views as variables and constraints of a solver.
struct AutoLayoutSystem {
  /// A view with its variables: the alignment rectangle in the root's space.
  struct Node {
    var view: ConstrainedView
    var parent: Int?
    var children: [Int] = []
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
    /// The size of what it scrolls.
    var scrolled: (width: Variable, height: Variable)?
    /// Whether it is left out of a stack, or inside what is.
    var isCollapsed: Bool
    var content: IntrinsicContent
    var safeArea = EdgeInsets.zero
    var margins = EdgeInsets.zero
    /// What the readable guide leaves of the margins rectangle on each side.
    var readableInset = 0.0
    var keyboardHeight = 0.0

    var stack: StackArrangement? {
      if case .stack(let arrangement) = view.behavior { arrangement } else { nil }
    }

    var scrolls: Bool { view.behavior == .scroll }
  }

  let request: AutoLayoutRequest
  var solver = Solver()
  var nodes: [Node] = []
  var indexByID: [String: Int] = [:]
  /// The constraints of the solver in the order in which they are emitted, and where they come from.
  var emitted: [(id: ConstraintID, origin: AutoLayoutResult.Origin)] = []
  /// The constraints of the request that name no view of the tree.
  var unresolved: [Int] = []
  /// The next constraint to change, once all are emitted.
  private var cursor: Int?
  /// Whether a number changed since the last solving.
  private var hasChanged = false

  init(_ request: AutoLayoutRequest) {
    self.request = request
    flatten(request.root, parent: nil, isCollapsed: false)
    nodes[0].safeArea = request.safeArea
    nodes[0].keyboardHeight = request.keyboardHeight ?? request.safeArea.bottom
    for index in nodes.indices { nodes[index].margins = margins(of: index) }
  }

  private mutating func flatten(_ view: ConstrainedView, parent: Int?, isCollapsed: Bool) {
    let index = nodes.count
    var own = view
    own.children = []
    nodes.append(
      Node(
        view: own, parent: parent, left: solver.makeVariable(), top: solver.makeVariable(),
        width: solver.makeVariable(), height: solver.makeVariable(), isCollapsed: isCollapsed,
        content: isCollapsed ? .none : view.content(nil)))
    if view.behavior == .scroll {
      nodes[index].scrolled = (solver.makeVariable(), solver.makeVariable())
    }
    if indexByID[view.id] == nil { indexByID[view.id] = index }
    if let parent { nodes[parent].children.append(index) }
    let isStack = nodes[index].stack != nil
    for child in view.children {
      flatten(child, parent: index, isCollapsed: isCollapsed || (isStack && child.isHidden))
    }
  }

  // MARK: Emitting

  /// Adds a constraint, or, once all are there, changes the number of the next one.
  mutating func emit(
    _ form: LinearForm, _ relation: Relation, _ priority: Priority = .required,
    from origin: AutoLayoutResult.Origin
  ) {
    if let next = cursor {
      cursor = next + 1
      let id = emitted[next].id
      guard abs(solver.constant(of: id) - form.constant) > 1e-9 else { return }
      solver.setConstant(form.constant, of: id)
      hasChanged = true
      return
    }
    // What the system itself needs comes before the document.
    let order: Int
    if case .constraint(let index) = origin {
      order = index
    } else {
      order = emitted.count - (1 << 40)
    }
    emitted.append(
      (solver.add(form.terms, form.constant, relation, priority: priority, order: order), origin))
  }

  /// Emits all constraints: what the system needs, then the document's.
  mutating func emitAll() {
    emitRoot()
    for index in nodes.indices.dropFirst() { emitPlacement(of: index) }
    for index in nodes.indices where !nodes[index].isCollapsed {
      emitContent(of: index)
      if nodes[index].stack != nil { emitStack(index) }
    }
    for (index, constraint) in request.constraints.enumerated() {
      emit(constraint, index)
    }
  }

  private mutating func emitRoot() {
    let root = nodes[0]
    let origin = AutoLayoutResult.Origin.system(view: root.view.id)
    emit(LinearForm(root.left) + -root.view.alignmentInsets.left, .equal, from: origin)
    emit(LinearForm(root.top) + -root.view.alignmentInsets.top, .equal, from: origin)
    let insets = root.view.alignmentInsets
    for (variable, length, inset, axis) in [
      (root.width, request.width, insets.left + insets.right, Axis.horizontal),
      (root.height, request.height, insets.top + insets.bottom, .vertical),
    ] {
      switch length {
      case .fixed(let length):
        emit(LinearForm(variable) + (inset - length), .equal, from: origin)
      case .fitting(let length):
        emit(
          LinearForm(variable) + (inset - length), .equal, .fittingSizeLevel, from: origin)
        emit(
          LinearForm(variable), .greaterThanOrEqual,
          from: .nonNegative(view: root.view.id, axis: axis))
      }
    }
    emitScrolled(0)
  }

  private mutating func emitPlacement(of index: Int) {
    let node = nodes[index]
    guard let parent = node.parent else { return }
    let id = node.view.id
    guard !node.isCollapsed else {
      let system = AutoLayoutResult.Origin.stack(view: nodes[parent].view.id)
      emit(LinearForm(node.left) - LinearForm(nodes[parent].left), .equal, from: system)
      emit(LinearForm(node.top) - LinearForm(nodes[parent].top), .equal, from: system)
      emit(LinearForm(node.width), .equal, from: system)
      emit(LinearForm(node.height), .equal, from: system)
      return
    }
    switch nodes[parent].stack == nil || node.view.isGuide ? node.view.placement : .constraints {
    case .constraints:
      emit(
        LinearForm(node.width), .greaterThanOrEqual, from: .nonNegative(view: id, axis: .horizontal)
      )
      emit(
        LinearForm(node.height), .greaterThanOrEqual, from: .nonNegative(view: id, axis: .vertical))
    case .fills:
      let outer = frame(of: parent)
      let inner = frame(of: index)
      for (own, other) in [
        (inner.x, outer.x), (inner.y, outer.y), (inner.width, outer.width),
        (inner.height, outer.height),
      ] {
        emit(own - other, .equal, from: .autoresizing(view: id))
      }
    case .frame(let rect, let mask, let size):
      let outer = frame(of: parent)
      let inner = frame(of: index)
      let x = mask.shares(along: .horizontal, frame: rect, in: size)
      let y = mask.shares(along: .vertical, frame: rect, in: size)
      for (own, origin, growth, share, start) in [
        (inner.x, outer.x, outer.width + -size.width, x.start, rect.minX),
        (inner.y, outer.y, outer.height + -size.height, y.start, rect.minY),
        (inner.width, LinearForm(), outer.width + -size.width, x.length, rect.width),
        (inner.height, LinearForm(), outer.height + -size.height, y.length, rect.height),
      ] {
        var form = own - origin + -start
        if share != 0 { form.add(growth, times: -share) }
        emit(form, .equal, from: .autoresizing(view: id))
      }
    }
    emitScrolled(index)
  }

  private mutating func emitScrolled(_ index: Int) {
    guard let scrolled = nodes[index].scrolled else { return }
    let id = nodes[index].view.id
    emit(
      LinearForm(scrolled.width), .greaterThanOrEqual,
      from: .nonNegative(view: id, axis: .horizontal))
    emit(
      LinearForm(scrolled.height), .greaterThanOrEqual,
      from: .nonNegative(view: id, axis: .vertical))
    // Nothing in it: nothing to scroll.
    emit(LinearForm(scrolled.width), .equal, Self.suppression, from: .system(view: id))
    emit(LinearForm(scrolled.height), .equal, Self.suppression, from: .system(view: id))
  }

  private mutating func emitContent(of index: Int) {
    let node = nodes[index]
    // What the system places keeps its size, whatever its content asks for.
    guard index == 0 || node.view.placement == .constraints || nodes[node.parent ?? 0].stack != nil
    else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard let length = node.content[axis] else { continue }
      let form = LinearForm(axis == .horizontal ? node.width : node.height) + -length
      let id = node.view.id
      emit(
        form, .lessThanOrEqual, node.view.hugging[axis],
        from: .content(view: id, axis: axis, hugs: true))
      emit(
        form, .greaterThanOrEqual, node.view.compressionResistance[axis],
        from: .content(view: id, axis: axis, hugs: false))
    }
  }

  /// Below everything that someone writes: it decides where nothing else does.
  ///
  /// - Note: Source: layout metrics, section 6, `ambiguitySuppression`.
  static let suppression = Priority(25)

  // MARK: Taking anew

  /// Takes contents, safe areas and margins by what was solved.
  ///
  /// - Returns: whether that changes anything.
  mutating func takeAnew() -> Bool {
    for index in nodes.indices where !nodes[index].isCollapsed {
      let width = solver.value(of: nodes[index].width)
      let content = nodes[index].view.content(width)
      let old = nodes[index].content
      // Whether there is a length never depends on the width.
      nodes[index].content = IntrinsicContent(
        width: old.width.map { content.width ?? $0 },
        height: old.height.map { content.height ?? $0 },
        text: content.text)
      takeInsets(of: index)
    }
    cursor = 0
    hasChanged = false
    emitAll()
    return hasChanged
  }

  private mutating func takeInsets(of index: Int) {
    if let parent = nodes[index].parent {
      let reach = reach(of: index)
      if nodes[parent].scrolls || nodes[index].view.isGuide {
        nodes[index].safeArea = .zero
        nodes[index].keyboardHeight = 0
      } else {
        nodes[index].safeArea = nodes[parent].safeArea.less(reach)
        nodes[index].keyboardHeight = max(nodes[parent].keyboardHeight - reach.bottom, 0)
      }
    }
    nodes[index].margins = margins(of: index)
    guard let limit = nodes[index].view.margins.readableWidth else { return }
    let width =
      solver.value(of: nodes[index].width) - nodes[index].margins.left - nodes[index].margins.right
    nodes[index].readableInset = max((width - limit) / 2, 0)
    if nodes[index].view.margins.followsReadableWidth {
      nodes[index].margins.left += nodes[index].readableInset
      nodes[index].margins.right += nodes[index].readableInset
      nodes[index].readableInset = 0
    }
  }

  /// The distances of a view's edges from those of its superview.
  private func reach(of index: Int) -> EdgeInsets {
    guard let parent = nodes[index].parent else { return .zero }
    let outer = rect(of: parent)
    let inner = rect(of: index)
    return EdgeInsets(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }

  private func margins(of index: Int) -> EdgeInsets {
    let node = nodes[index]
    guard !node.view.isGuide else { return .zero }
    let own = node.view.margins
    var result = own.addsSafeArea ? own.insets + node.safeArea : own.insets
    if own.preservesSuperview, let parent = node.parent {
      result = result.max(nodes[parent].margins.less(reach(of: index)))
    }
    return result
  }

  /// The alignment rectangle of a view as solved, in the root's space.
  func rect(of index: Int) -> Rect {
    let node = nodes[index]
    return Rect(
      x: solver.value(of: node.left), y: solver.value(of: node.top),
      width: solver.value(of: node.width), height: solver.value(of: node.height))
  }
}

extension EdgeInsets {
  /// What is left of insets beyond distances; never below zero.
  fileprivate func less(_ distances: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: Swift.max(top - distances.top, 0), left: Swift.max(left - distances.left, 0),
      bottom: Swift.max(bottom - distances.bottom, 0),
      right: Swift.max(right - distances.right, 0))
  }
}
