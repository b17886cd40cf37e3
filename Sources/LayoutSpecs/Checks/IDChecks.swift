import Diagnostics

/// Looks for ids that stand twice in a screen.
enum IDChecks {
  /// Reports each id that is taken, and each guide whose name an id has.
  ///
  /// - Precondition: no component uses itself, and the spec keeps to its limits.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    for screen in spec.screens {
      var walk = IDWalk(spec: spec, screen: screen.id)
      for root in screen.roots { walk.visit(root, prefix: "", through: nil) }
      for id in screen.ownIDs { walk.take(id.value, at: id.position, through: nil) }
      let guides = Set(screen.guides.map(\.name))
      for problem in walk.problems { report(problem, decoder) }
      for (id, position) in walk.found where guides.contains(id) {
        decoder.error(
          "'\(id)' is the name of a guide of screen '\(screen.id)' already", rule: "duplicate-id",
          at: position)
      }
    }
  }

  /// All ids of a screen, over all branches, with the prefixes that components have in it.
  ///
  /// - Precondition: no component uses itself, and the spec keeps to its limits.
  static func ids(of screen: Screen, in spec: Spec) -> Set<String> {
    var walk = IDWalk(spec: spec, screen: screen.id)
    for root in screen.roots { walk.visit(root, prefix: "", through: nil) }
    return walk.all.union(screen.ownIDs.map(\.value))
  }

  private static func report(_ problem: IDWalk.Problem, _ decoder: SpecDecoder) {
    let first = "the first is on line \(problem.first.line)"
    if let component = problem.component {
      decoder.error(
        "component '\(component)' brings the id '\(problem.id)' into screen '\(problem.screen)' a "
          + "second time: give this 'use' an id of its own",
        rule: "duplicate-id", at: problem.position)
    } else {
      decoder.error(
        "duplicate id '\(problem.id)' in screen '\(problem.screen)', \(first)",
        rule: "duplicate-id", at: problem.position)
    }
  }
}

extension Screen {
  /// The ids that a screen gives outside its trees: to tabs, to what is shown over it and to the
  /// buttons of that.
  fileprivate var ownIDs: [Located<String>] {
    let over = presentation?.chain ?? []
    return (tabs?.items ?? []).compactMap(\.id)
      + over.flatMap { [$0.id].compactMap { $0 } + $0.actions.compactMap(\.id) }
  }
}

/// A walk over one screen with its components in their places.
private struct IDWalk {
  struct Problem {
    var id: String
    var screen: String
    var position: SourcePosition
    var first: SourcePosition
    /// The component that brings the id, where the node of the screen is a `use`.
    var component: String?
  }

  /// The `use` of the screen through which the walk came.
  struct Use {
    var component: String
    var position: SourcePosition
  }

  let spec: Spec
  let screen: String
  var problems: [Problem] = []
  /// All ids of the screen itself in the order of the file.
  var found: [(id: String, position: SourcePosition)] = []
  /// All ids with the prefixes that components give them.
  private(set) var all: Set<String> = []
  private var taken: [String: SourcePosition] = [:]
  /// The ids taken since the walk began, so that a branch can be undone.
  private var trail: [String] = []
  private var reported: Set<SourcePosition> = []

  init(spec: Spec, screen: String) {
    self.spec = spec
    self.screen = screen
  }

  mutating func visit(_ node: Node, prefix: String, through use: Use?) {
    if let id = node.modifiers.id {
      take(prefix + id.value, at: id.position, through: use)
    }
    if case .use(let name) = node.kind, let component = spec.components[name] {
      let inner = node.modifiers.id.map { prefix + $0.value + "/" } ?? prefix
      visit(
        component, prefix: inner,
        through: use ?? Use(component: name, position: node.position))
    }
    let parts = node.parts
    for child in parts.always { visit(child, prefix: prefix, through: use) }
    guard !parts.alternatives.isEmpty else { return }
    // Each branch sees what stands outside, not what stands in the others.
    let outside = trail.count
    var inside: [(String, SourcePosition)] = []
    for branch in parts.alternatives {
      for child in branch { visit(child, prefix: prefix, through: use) }
      for id in trail[outside...] {
        if let position = taken.removeValue(forKey: id) { inside.append((id, position)) }
      }
      trail.removeSubrange(outside...)
    }
    for (id, position) in inside where taken[id] == nil {
      taken[id] = position
      trail.append(id)
    }
  }

  mutating func take(_ id: String, at position: SourcePosition, through use: Use?) {
    all.insert(id)
    if use == nil { found.append((id, position)) }
    guard let first = taken[id] else {
      taken[id] = position
      trail.append(id)
      return
    }
    let place = use?.position ?? position
    // A component with ten ids that is used twice is one mistake.
    guard reported.insert(place).inserted else { return }
    problems.append(
      Problem(
        id: id, screen: screen, position: place, first: first, component: use?.component))
  }
}
