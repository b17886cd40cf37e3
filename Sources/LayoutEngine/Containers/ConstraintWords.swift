import ConstraintSolver
import Diagnostics
import Geometry
import LayoutSpecs

/// Says what constraints did, in the words of a spec.
struct ConstraintWords {
  let joint: JointConstraints
  let request: AutoLayoutRequest

  private var rules: [ConstraintRule] { joint.rules }
  private var ruleOfConstraint: [Int] { joint.ruleOfConstraint }

  /// What decided the frame of a child.
  func reason(_ view: String, _ result: AutoLayoutResult) -> String {
    let origins = result.decidedBy[view] ?? []
    var parts: [String] = []
    for origin in origins {
      let part = member(origin).words
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.isEmpty ? "no constraint" : "by " + parts.joined(separator: ", ")
  }

  /// Conflicts, what is open, and edges that do not turn with the reading direction.
  func report(_ result: AutoLayoutResult) -> ConstraintReport {
    var report = ConstraintReport()
    report.conflicts = result.conflicts.map { conflict in
      ConstraintReport.Conflict(
        members: members(conflict.origins), broken: member(conflict.broken),
        elements: named(conflict.origins))
    }
    report.ambiguities = result.ambiguities.compactMap { open in
      guard let element = element(of: open.view) else { return nil }
      return ConstraintReport.Ambiguity(
        element: element, axis: open.axis, isPosition: open.isPosition, isLength: open.isLength,
        isContent: open.isContent, members: members(open.origins))
    }
    for (index, rule) in rules.enumerated() {
      let attributes = rule.equations.flatMap(\.terms).map(\.attribute).filter(\.isPhysicalEdge)
      guard !attributes.isEmpty else { continue }
      var names: [String] = []
      for attribute in attributes where !names.contains(attribute.rawValue) {
        names.append(attribute.rawValue)
      }
      let origins = ruleOfConstraint.indices.filter { ruleOfConstraint[$0] == index }
        .map { AutoLayoutResult.Origin.constraint($0) }
      report.physicalEdges.append(
        ConstraintReport.PhysicalEdge(
          member: member(rule),
          elements: named(origins), attributes: names))
    }
    return report
  }

  /// Each of some constraints once: a line may stand for several.
  private func members(_ origins: [AutoLayoutResult.Origin]) -> [ConstraintReport.Member] {
    var result: [ConstraintReport.Member] = []
    for member in origins.map(member) where !result.contains(member) { result.append(member) }
    return result
  }

  private func member(_ rule: ConstraintRule) -> ConstraintReport.Member {
    ConstraintReport.Member(text: rule.text, position: rule.position, sourceID: rule.sourceID)
  }

  private func member(_ origin: AutoLayoutResult.Origin) -> ConstraintReport.Member {
    switch origin {
    case .constraint(let index):
      return member(rules[ruleOfConstraint[index]])
    case .content(let view, let axis, let hugs):
      let length = axis == .horizontal ? "width" : "height"
      let priority = priority(of: view, axis, hugs: hugs).map { " @\($0)" } ?? ""
      return ConstraintReport.Member(
        text: "the content \(length) of \(name(of: view)), \(hugs ? "hugging" : "resisting")"
          + priority, position: nil)
    case .stack(let view): return words("the arrangement of \(name(of: view))")
    case .autoresizing(let view): return words("the place of \(name(of: view))")
    case .nonNegative(let view, let axis):
      let length = axis == .horizontal ? "width" : "height"
      return words("the least \(length) of \(name(of: view)) (0)")
    case .system: return words("the size of the container")
    }
  }

  private func words(_ text: String) -> ConstraintReport.Member {
    ConstraintReport.Member(text: text, position: nil)
  }

  private func priority(of view: String, _ axis: Axis, hugs: Bool) -> Int? {
    guard let found = Self.find(view, in: request.root) else { return nil }
    let priorities = hugs ? found.hugging : found.compressionResistance
    return Int(priorities[axis].rawValue)
  }

  private static func find(_ view: String, in tree: ConstrainedView) -> ConstrainedView? {
    if tree.id == view { return tree }
    return tree.children.lazy.compactMap { find(view, in: $0) }.first
  }

  /// The ids of the elements that constraints name, in the order of the tree.
  private func named(_ origins: [AutoLayoutResult.Origin]) -> [String] {
    var views: Set<String> = []
    for origin in origins {
      switch origin {
      case .constraint(let index):
        views.formUnion(joint.constraints[index].terms.map(\.item.view))
      case .content(let view, _, _), .nonNegative(let view, _), .autoresizing(let view),
        .stack(let view), .system(let view):
        views.insert(view)
      }
    }
    return joint.elements.filter { views.contains($0.view) }.map(\.element)
  }

  private func element(of view: String) -> String? {
    joint.elements.first { $0.view == view }?.element
  }

  private func name(of view: String) -> String {
    element(of: view).map { "'\($0)'" } ?? (view == ConstraintsNode.root ? "the container" : view)
  }
}
