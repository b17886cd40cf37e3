extension Screen {
  /// The roots of all trees of a screen: its content, the items of its bars, and those of what is
  /// shown over it.
  package var roots: [Node] {
    [content] + (navigation?.leading ?? []) + (navigation?.trailing ?? [])
      + (toolbar?.items ?? []) + ornaments.map(\.content)
      + (presentation?.chain ?? []).flatMap(\.roots)
  }
}

extension Presentation {
  /// The roots of its own trees.
  fileprivate var roots: [Node] {
    (content.map { [$0] } ?? []) + (navigation?.leading ?? []) + (navigation?.trailing ?? [])
      + (toolbar?.items ?? [])
  }
}

extension Node {
  /// The nodes that stand below this one in all its states, in lists that exclude each other.
  ///
  /// A list is one way the node can be: the branches of a `switch`, the bars that `when` can set.
  /// What is always there is `parts`, what excludes each other is `alternatives`.
  package var parts: (always: [Node], alternatives: [[Node]]) {
    var always: [Node] = []
    var alternatives: [[Node]] = []
    switch kind {
    case .text, .button, .image, .video, .screenshot, .box, .spacer, .divider, .textField, .toggle,
      .slider,
      .stepper, .segmented, .progress, .spinner, .use:
      break
    case .vstack(let content): always = content.children
    case .hstack(let content): always = content.children
    case .zstack(let content): always = content.children
    case .grid(let content): always = content.children
    case .constraints(let content): always = content.children
    case .stackView(let content): always = content.children
    case .scroll(let content): always = [content.content]
    case .list(let content):
      if case .nodes(let rows) = content.rows { always = rows }
    case .arrangement(let content): always = [content.primary, content.secondary]
    case .splitView(let content):
      always = [content.sidebar] + (content.content.map { [$0] } ?? []) + [content.detail]
    case .group(let children): always = children
    case .switch(let branches): alternatives = branches.map { [$0.node] }
    }
    var bars = modifiers.safeAreaInset.map { [[$0.content]] } ?? []
    for variation in variations {
      for assignment in variation.assignments where assignment.key == "safeAreaInset" {
        var changed = self
        assignment.apply(&changed)
        if let bar = changed.modifiers.safeAreaInset { bars.append([bar.content]) }
      }
    }
    if bars.count == 1 { always += bars[0] } else { alternatives += bars }
    return (always, alternatives)
  }

  /// The most stand-ins that a list draws in any of its states.
  var rowCount: Int {
    var most = 0
    if case .list(let content) = kind, case .count(let rows) = content.rows { most = rows }
    for variation in variations {
      for assignment in variation.assignments where assignment.key == "rows" {
        var changed = self
        assignment.apply(&changed)
        if case .list(let content) = changed.kind, case .count(let rows) = content.rows {
          most = max(most, rows)
        }
      }
    }
    return most
  }
}
