import ConstraintSolver
import Geometry

extension AutoLayoutSystem {
  /// What was solved, in the words of the request.
  func result() -> AutoLayoutResult {
    var result = AutoLayoutResult()
    result.unresolved = unresolved
    let frames = nodes.indices.map { solvedFrame(of: $0) }
    for (index, node) in nodes.enumerated() {
      let outer = node.parent.map { frames[$0].origin } ?? .zero
      result.rootFrames[node.view.id] = frames[index]
      result.frames[node.view.id] = frames[index].offset(x: -outer.x, y: -outer.y)
      if let scrolled = node.scrolled {
        result.contentSizes[node.view.id] = Size(
          width: clean(solver.value(of: scrolled.width)),
          height: clean(solver.value(of: scrolled.height)))
      }
    }
    result.size = frames[0].size
    result.conflicts = solver.conflicts.map { conflict in
      AutoLayoutResult.Conflict(
        origins: conflict.constraints.map { origin(of: $0) }, broken: origin(of: conflict.broken))
    }
    if request.findsAmbiguities { result.ambiguities = ambiguities() }
    guard request.explains else { return result }
    for index in nodes.indices where !nodes[index].isCollapsed {
      result.decidedBy[nodes[index].view.id] = deciders(of: index)
    }
    return result
  }

  func origin(of id: ConstraintID) -> AutoLayoutResult.Origin {
    emitted[Int(id.index)].origin
  }

  private func solvedFrame(of index: Int) -> Rect {
    let insets = nodes[index].view.alignmentInsets
    let rect = rect(of: index)
    let frame = rect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    return Rect(
      x: clean(frame.minX), y: clean(frame.minY), width: max(clean(frame.width), 0),
      height: max(clean(frame.height), 0))
  }

  /// A number without what the arithmetic of the solver leaves in its last digits.
  private func clean(_ value: Double) -> Double {
    let result = (value * 1e9).rounded() / 1e9
    return result == 0 ? 0 : result
  }

  /// The constraints that decided a view's frame and name it, or arrange it.
  private func deciders(of index: Int) -> [AutoLayoutResult.Origin] {
    let node = nodes[index]
    let parent = node.parent.map { nodes[$0].view.id }
    var result: [AutoLayoutResult.Origin] = []
    for variable in [node.left, node.top, node.width, node.height] {
      for id in solver.decidingConstraints(of: variable) {
        let origin = origin(of: id)
        guard names(origin, node.view.id, parent), !result.contains(origin) else { continue }
        result.append(origin)
      }
    }
    return result
  }

  private func names(
    _ origin: AutoLayoutResult.Origin, _ view: String, _ parent: String?
  ) -> Bool {
    switch origin {
    case .constraint(let index):
      request.constraints[index].terms.contains { $0.item.view == view }
    case .content(let other, _, _), .autoresizing(let other), .nonNegative(let other, _),
      .system(let other):
      other == view
    case .stack(let other): other == view || other == parent
    }
  }
}
