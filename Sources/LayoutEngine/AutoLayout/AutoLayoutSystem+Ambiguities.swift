import ConstraintSolver
import Geometry

extension AutoLayoutSystem {
  /// The numbers that the constraints leave open, in the order of the tree.
  func ambiguities() -> [AutoLayoutResult.Ambiguity] {
    let open = Set(solver.ambiguousVariables())
    let places = open.isEmpty ? [:] : openPlaces(among: open)
    return nodes.indices.flatMap { index -> [AutoLayoutResult.Ambiguity] in
      guard !nodes[index].isCollapsed else { return [] }
      return [Axis.horizontal, .vertical].compactMap { axis in
        let length = axis == .horizontal ? nodes[index].width : nodes[index].height
        var result = AutoLayoutResult.Ambiguity(view: nodes[index].view.id, axis: axis)
        result.isPosition = places[index]?.contains(axis) ?? false
        result.isLength = open.contains(length)
        result.isContent = isContentOpen(of: index, axis)
        guard result.isPosition || result.isLength || result.isContent else { return nil }
        result.origins = origins(of: index, axis, inContent: result.isContent)
        return result
      }
    }
  }

  /// The axes along which places of views in their superviews are open.
  ///
  /// What keeps its distance from a superview whose own place is open lies where it should: as in
  /// Interface Builder the superview alone is open.
  private func openPlaces(among open: Set<Variable>) -> [Int: Set<Axis>] {
    var copy = solver
    var offsets: [(index: Int, axis: Axis, offset: Variable)] = []
    var result: [Int: Set<Axis>] = [:]
    for (index, node) in nodes.enumerated() {
      for (axis, start) in [(Axis.horizontal, node.left), (.vertical, node.top)]
      where open.contains(start) {
        let outer = node.parent.map { axis == .horizontal ? nodes[$0].left : nodes[$0].top }
        guard let outer, open.contains(outer) else {
          result[index, default: []].insert(axis)
          continue
        }
        let offset = copy.makeVariable()
        _ = copy.add([Term(offset), Term(start, -1), Term(outer)], 0, .equal)
        offsets.append((index, axis, offset))
      }
    }
    guard !offsets.isEmpty else { return result }
    copy.solve()
    let moving = Set(copy.ambiguousVariables())
    for (index, axis, offset) in offsets where moving.contains(offset) {
      result[index, default: []].insert(axis)
    }
    return result
  }

  /// Whether a view scrolls others, and nothing but the system itself says how far.
  private func isContentOpen(of index: Int, _ axis: Axis) -> Bool {
    guard let scrolled = nodes[index].scrolled,
      nodes[index].children.contains(where: {
        nodes[$0].view.placement == .constraints && !nodes[$0].view.isGuide
      })
    else { return false }
    let id = nodes[index].view.id
    let length = axis == .horizontal ? scrolled.width : scrolled.height
    return solver.decidingConstraints(of: length).map(origin).allSatisfy { origin in
      switch origin {
      case .nonNegative(let view, _), .system(let view): view == id
      default: false
      }
    }
  }

  /// Where the constraints come from that speak of a view along an axis; of what scrolls, those that
  /// tie its content to what it holds, or those that do not.
  private func origins(
    of index: Int, _ axis: Axis, inContent: Bool
  ) -> [AutoLayoutResult.Origin] {
    let view = nodes[index].view.id
    let inner = Set(nodes[index].children.map { nodes[$0].view.id })
    return request.constraints.enumerated().compactMap { number, constraint in
      let terms = constraint.terms
      guard terms.contains(where: { $0.item.view == view }),
        terms.allSatisfy({ $0.attribute.axis == axis }),
        !nodes[index].scrolls
          || inContent == terms.contains(where: { inner.contains($0.item.view) })
      else { return nil }
      return .constraint(number)
    }
  }
}
