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
    for result in report.expectations {
      let key = Sweep.Key(order: order + 1, kind: "expect", path: result.expectation.text)
      state[key] = result.outcome.rawValue
    }
    return state
  }
}
