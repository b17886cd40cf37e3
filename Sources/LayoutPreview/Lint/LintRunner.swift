import Findings
import LayoutEngine
import LayoutSpecs
import Synchronization

/// Resolves the configurations of a spec, without drawing, and checks them.
struct LintRunner {
  let spec: Spec
  let configurations: [Configuration]
  let assets: LoadedAssets
  let jobs: Int

  /// Checks everything.
  ///
  /// - Returns: what was found, in the order of the screens.
  func check() -> CheckReport {
    let requests = Dictionary(
      uniqueKeysWithValues: spec.screens.map { ($0.id, assets.request(for: $0, of: spec)) })
    let layouts = Mutex([ResolvedLayout?](repeating: nil, count: configurations.count))
    let run = self
    WorkerPool.run(
      jobs: jobs, count: configurations.count,
      makeState: { _ in Result { try Painter(fontFiles: run.assets.fontFiles) } },
      task: { painter, index in
        let configuration = run.configurations[index]
        guard case .success(let painter) = painter,
          let request = requests[configuration.screen]
        else { return }
        let layout = painter.resolve(request, in: configuration)
        layouts.withLock { $0[index] = layout }
      }, progress: { _ in })
    var report = CheckReport()
    let all = layouts.withLock { $0.compactMap { $0 } }
    for screen in spec.screens {
      let own = all.filter { $0.configuration.screen == screen.id }
      if !own.isEmpty { report.add(Checker.check(own, of: screen, in: spec)) }
    }
    report.add(Checker.check(all, in: spec))
    return report
  }
}
