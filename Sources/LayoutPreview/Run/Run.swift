import Drawing
import Findings
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import Records
import Rendering
import Synchronization

/// Draws the configurations of one spec into its run folder.
struct Run {
  let spec: Spec
  let configurations: [Configuration]
  let assets: LoadedAssets
  let fingerprint: Fingerprint
  let options: RunOptions
  /// Whether the spec's matrix has more configurations than these.
  let isPartial: Bool
  /// Whether options replaced axes, so that what this run leaves alone is not stale.
  let hasAxisOptions: Bool
  /// What was drawn earlier and need not be drawn again; nothing where everything is drawn.
  var memory: RunMemory?
  /// Numbers that differ where pictures do, by name, and under no name that of fonts; they matter to the
  /// memory alone.
  var assetKeys: [String: Int] = [:]
  /// Whether to stop before the work is done.
  var isStopped: (@Sendable () -> Bool)?

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - path: the run folder.
  ///   - shown: the run folder as the user would name it.
  ///   - progress: told now and then how many configurations are done.
  /// - Returns: what came of it; a configuration that failed stands in it with the reason.
  func draw(into path: String, shown: String, progress: (Int) -> Void) -> RunResult {
    let start = ContinuousClock.now
    var result = RunResult(name: spec.name, folder: shown, configurations: configurations.count)
    do throws(FileError) {
      let folder = try RunFolder(path, shown: shown)
      defer { folder.release() }
      let plans =
        (options.drawsSeries ? SeriesPlan.plans(of: configurations) : [])
        + (options.drawsFlow ? SeriesPlan.flows(of: configurations) : [])
      let planned = Set(
        configurations.flatMap(files) + plans.flatMap(files) + [Manifest.fileName])
      try folder.announce(planned)
      let outcomes = drawAll(into: folder, progress: progress)
      if isStopped?() == true { throw FileError(path: shown, reason: "stopped half way") }
      let series = draw(plans, into: folder, result: &result)
      try finish(folder, planned: planned, outcomes: outcomes, series: series, result: &result)
    } catch {
      result.stop = error.description
    }
    let time = ContinuousClock.now - start
    result.seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return result
  }

  /// What came of one configuration.
  struct Outcome: Sendable {
    var files: [String: Manifest.File] = [:]
    var notes: [String: Int] = [:]
    var findings = Manifest.Findings()
    var failedExpectations = 0
    var failure: String?
    var picture: Manifest.Picture?
    /// Whether the files of an earlier run were kept.
    var isKept = false

    /// What the manifest says of it.
    func entry(named name: String) -> Manifest.Entry {
      Manifest.Entry(
        name: name, files: files, findings: findings, failure: failure, picture: picture)
    }
  }

  private func files(of configuration: Configuration) -> [String] {
    ([.json] + options.formats.filter { $0 != .json }).map { configuration.name + $0.fileSuffix }
  }

  private func files(of plan: SeriesPlan) -> [String] {
    options.formats.filter { $0 != .json }.map { plan.name + $0.fileSuffix }
  }

  /// Draws series and flows; one that fails is told and costs the others nothing.
  private func draw(
    _ plans: [SeriesPlan], into folder: RunFolder, result: inout RunResult
  ) -> [Manifest.Series] {
    guard !plans.isEmpty else { return [] }
    var series: [Manifest.Series] = []
    do {
      let painter = try Painter(fontFiles: assets.fontFiles)
      for plan in plans {
        let layouts = plan.configurations.compactMap { configuration -> ResolvedLayout? in
          spec.screens.first { $0.id == configuration.screen }.map { screen in
            painter.resolve(assets.request(for: screen, of: spec), in: configuration)
          }
        }
        let list = painter.series(
          layouts, kind: plan.kind, specName: spec.name, options: options.preview,
          assets: Set(assets.pictures.keys))
        var files: [String: Manifest.File] = [:]
        do {
          for format in options.formats where format != .json {
            let scale = options.scale.value(for: 3)
            let bytes = try painter.bytes(
              of: list, format: format, scale: scale, pictures: assets.pictures)
            let name = plan.name + format.fileSuffix
            try folder.write(bytes, to: name, worker: 0)
            files[format.rawValue] = Manifest.File(path: name, hash: Fingerprint.hash(bytes))
          }
        } catch {
          result.failures.append(.init(name: plan.name, reason: "\(error)"))
        }
        result.files += files.count
        series.append(
          Manifest.Series(
            name: plan.name, configurations: plan.configurations.map(\.name), files: files))
      }
    } catch {
      result.failures.append(.init(name: "series", reason: "\(error)"))
    }
    return series
  }

  private func drawAll(into folder: RunFolder, progress: (Int) -> Void) -> [Outcome] {
    let board = ResultBoard(count: configurations.count)
    let requests = Dictionary(
      uniqueKeysWithValues: spec.screens.map { screen in
        (screen.id, assets.request(for: screen, of: spec))
      })
    let fontFiles = assets.fontFiles
    let fingerprint = fingerprint.text
    let draw = self
    WorkerPool.run(
      jobs: options.jobs, count: configurations.count,
      makeState: { worker in (worker, Result { try Painter(fontFiles: fontFiles) }) },
      task: { state, index in
        let configuration = draw.configurations[index]
        guard draw.isStopped?() != true else { return }
        guard let request = requests[configuration.screen] else { return }
        let (worker, painter) = state
        switch painter {
        case .success(let painter):
          board.set(
            index,
            draw.outcome(
              request, configuration, painter: painter, folder: folder, worker: worker,
              fingerprint: fingerprint))
        case .failure(let error): board.set(index, Outcome(failure: "\(error)"))
        }
      }, progress: progress)
    return board.outcomes
  }

  private func outcome(
    _ request: LayoutRequest, _ configuration: Configuration, painter: Painter,
    folder: RunFolder, worker: Int, fingerprint: String
  ) -> Outcome {
    var outcome = Outcome()
    let layout = painter.resolve(request, in: configuration)
    for note in layout.notes { outcome.notes[note.rule, default: 0] += 1 }
    let report = Checker.check(layout, of: request.screen, in: request.spec)
    outcome.findings = Manifest.Findings(report.findings)
    outcome.failedExpectations = report.expectations.filter { $0.outcome == .failed }.count
    func write(_ bytes: [UInt8], _ format: RunOptions.Format) throws(FileError) {
      let name = configuration.name + format.fileSuffix
      try folder.write(bytes, to: name, worker: worker)
      outcome.files[format.rawValue] = Manifest.File(
        path: name, hash: Fingerprint.hash(bytes))
    }
    do {
      let record = GeometryRecord.json(
        of: layout, report: report, fingerprint: fingerprint)
      let formats = options.formats.filter { $0 != .json }
      let drawing =
        formats.isEmpty
        ? nil
        : painter.drawing(
          of: layout, specName: spec.name, findings: report.findings, options: options.preview,
          assets: Set(assets.pictures.keys))
      let made = memory == nil ? nil : drawing.map { RunMemory.Drawing($0, assets: assetKeys) }
      let kept = memory?.kept(configuration.name).flatMap { kept in
        kept.outcome.files.values.allSatisfy { folder.has($0.path) } ? kept : nil
      }
      let isSameDrawing = kept.map { $0.drawing == made } ?? false
      if let kept, isSameDrawing, kept.record == record.hashValue {
        var outcome = kept.outcome
        outcome.isKept = true
        return outcome
      }
      defer {
        if let memory, outcome.failure == nil {
          memory.keep(
            RunMemory.Kept(record: record.hashValue, drawing: made, outcome: outcome),
            of: configuration.name)
        }
      }
      try write(Array(record.utf8), .json)
      guard let list = drawing else { return outcome }
      if let kept, isSameDrawing {
        outcome.picture = kept.outcome.picture
        outcome.files.merge(kept.outcome.files) { new, _ in new }
        return outcome
      }
      outcome.picture = list.placement.map { placement in
        Manifest.Picture(
          size: list.size, origin: placement.origin, factor: placement.factor,
          device: placement.device)
      }
      for format in formats {
        let bytes = try painter.bytes(
          of: list, format: format, scale: options.scale.value(for: layout.scene.scale),
          pictures: assets.pictures)
        try write(bytes, format)
      }
    } catch {
      outcome.failure = "\(error)"
    }
    return outcome
  }

  private func finish(
    _ folder: RunFolder, planned: Set<String>, outcomes: [Outcome], series: [Manifest.Series],
    result: inout RunResult
  ) throws(FileError) {
    let entries = zip(configurations, outcomes).map { $1.entry(named: $0.name) }
    let manifest = Manifest(
      name: spec.name, fingerprint: fingerprint.text, parts: fingerprint.parts,
      configurations: entries, series: series, isPartial: isPartial)
    try folder.write(Array(manifest.json.utf8), to: Manifest.fileName, worker: 0)
    result.files += outcomes.reduce(1) { $0 + $1.files.count }
    let failed = entries.compactMap { entry in
      entry.failure.map { RunResult.Failure(name: entry.name, reason: $0) }
    }
    result.failures = failed + result.failures
    result.drawn = configurations.count - failed.count
    result.kept = outcomes.filter(\.isKept).count
    for outcome in outcomes {
      result.notes.merge(outcome.notes, uniquingKeysWith: +)
      result.findings.errors += outcome.findings.errors
      result.findings.warnings += outcome.findings.warnings
      result.findings.infos += outcome.findings.infos
      result.failedExpectations += outcome.failedExpectations
    }
    var kept = planned
    if hasAxisOptions {
      kept.formUnion(folder.earlier)
    } else {
      result.stale = folder.stale(besides: planned)
      if options.clean {
        try folder.remove(result.stale)
        result.removedStale = true
      } else {
        kept.formUnion(result.stale)
      }
    }
    try folder.finish(keeping: kept)
  }

  /// The outcomes of all configurations, set by several threads.
  private final class ResultBoard: Sendable {
    private let storage: Mutex<[Outcome]>

    init(count: Int) {
      storage = Mutex(Array(repeating: Outcome(), count: count))
    }

    func set(_ index: Int, _ outcome: Outcome) {
      storage.withLock { $0[index] = outcome }
    }

    var outcomes: [Outcome] { storage.withLock { $0 } }
  }
}
