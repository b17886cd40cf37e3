import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs

/// Runs the sweeps of a spec.
struct SweepRunner {
  let spec: Spec
  let assets: LoadedAssets
  let painter: Painter
  let request: SweepRequest

  /// The results for some configurations, each swept along every axis that is asked for.
  func run(_ configurations: [Configuration]) -> [SweepResult] {
    configurations.flatMap { configuration -> [SweepResult] in
      guard let screen = spec.screens.first(where: { $0.id == configuration.screen }) else {
        return []
      }
      let layout = assets.request(for: screen, of: spec)
      let display = painter.resolve(layout, in: configuration).scene.window.size
      let base = request.base(display)
      let thresholds = Thresholds.lengths(in: screen, of: spec)
      return request.axes.map { axis, range in
        let tracks = Sweep.tracks(over: range, thresholds: thresholds) { length in
          var size = base
          size[axis] = length
          var swept = configuration
          swept.window = WindowShape.size(size).text
          return state(of: painter.resolve(layout, in: swept), screen)
        }
        return SweepResult(
          screen: configuration.screen, configuration: configuration.name, axis: axis,
          range: range, other: base[axis.other], tracks: tracks)
      }
    }
  }

  /// The states of a layout: its size classes, what it decided, what rules find by looking at it
  /// alone, and how the expectations turn out.
  private func state(of layout: ResolvedLayout, _ screen: Screen) -> Sweep.State {
    var state: Sweep.State = [:]
    if let classes = layout.scene.sizeClasses {
      state[Sweep.Key(order: 0, kind: "widthClass", path: "")] = classes.horizontal.rawValue
      state[Sweep.Key(order: 0, kind: "heightClass", path: "")] = classes.vertical.rawValue
    }
    for decision in layout.decisions {
      let order = LayoutDecision.Kind.allCases.firstIndex(of: decision.kind) ?? 0
      state[Sweep.Key(order: order + 1, kind: decision.kind.rawValue, path: decision.path)] =
        decision.value
    }
    let report = Checker.check(layout, of: screen, in: spec)
    let order = LayoutDecision.Kind.allCases.count + 1
    for finding in report.findings {
      let path = [finding.rule, finding.element].compactMap { $0 }.joined(separator: " ")
      state[Sweep.Key(order: order, kind: "finding", path: path)] = finding.severity.rawValue
    }
    for (expectation, result) in zip(screen.expectations, report.expectations) {
      let key = Sweep.Key(order: order + 1, kind: "expect", path: expectation.text)
      state[key] = result.outcome.rawValue
    }
    return state
  }
}

/// The lengths that conditions of a screen speak of.
enum Thresholds {
  /// All numbers that window sizes are held against, in a screen and in the spec's components.
  static func lengths(in screen: Screen, of spec: Spec) -> [Double] {
    var found: Set<Double> = []
    for variation in screen.variations { collect(variation.condition, &found) }
    for root in [screen.content] + spec.components.values { collect(root, &found) }
    return found.sorted()
  }

  private static func collect(_ node: Node, _ found: inout Set<Double>) {
    for variation in node.variations { collect(variation.condition, &found) }
    switch node.kind {
    case .vstack(let content): for child in content.children { collect(child, &found) }
    case .hstack(let content): for child in content.children { collect(child, &found) }
    case .zstack(let content): for child in content.children { collect(child, &found) }
    case .grid(let content): for child in content.children { collect(child, &found) }
    case .group(let children): for child in children { collect(child, &found) }
    case .scroll(let content): collect(content.content, &found)
    case .list(let content):
      if case .nodes(let rows) = content.rows { for row in rows { collect(row, &found) } }
    case .switch(let branches):
      for branch in branches {
        if let condition = branch.condition { collect(condition, &found) }
        collect(branch.node, &found)
      }
    default: break
    }
    if let inset = node.modifiers.safeAreaInset { collect(inset.content, &found) }
  }

  private static func collect(_ condition: Condition, _ found: inout Set<Double>) {
    switch condition {
    case .compare(.windowWidth, _, .number(let length)),
      .compare(.windowHeight, _, .number(let length)):
      found.insert(length)
    case .all(let parts), .any(let parts): for part in parts { collect(part, &found) }
    case .not(let part): collect(part, &found)
    default: break
    }
  }
}
