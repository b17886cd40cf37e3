import Cairo
import CommandLineParsing
import LayoutEngine
import LayoutSpecs

/// A spec with its matrix written out.
struct Job {
  var loaded: LoadedSpec
  var expansion: MatrixExpansion
}

/// Draws specs one after the other, each into a folder of its own, and tells of each.
struct Batch {
  let context: CommandContext
  let options: RunOptions
  /// Whether options replaced axes, so that what a run leaves alone is not stale.
  let hasAxisOptions: Bool
  let catalogHash: String
  /// What was drawn earlier and need not be drawn again.
  var memory: RunMemory?
  /// Numbers of the pictures and fonts of a job; they matter to the memory alone.
  var assetKeys: (Job) -> [String: Int] = { _ in [:] }
  /// Whether to stop before the work is done.
  var isStopped: (@Sendable () -> Bool)?
  /// Called now and then while there is work, with the number of configurations that are done.
  var progress: (Int) -> Void = { _ in }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - jobs: what to draw.
  ///   - console: where it is told.
  ///   - code: raised by what goes wrong.
  ///   - load: reads the assets of a job.
  /// - Returns: what came of each job; empty where nothing can be drawn at all.
  func draw(
    _ jobs: [Job], console: Console, code: inout ExitCode, loading load: (Job) -> LoadedAssets
  ) -> [RunReport] {
    let fonts: [LibraryVersions.FontVersion]
    do throws(FontError) {
      fonts = try LibraryVersions.fonts()
      _ = try Painter(fontFiles: [])
    } catch {
      if !jobs.isEmpty {
        console.fail("\(error)")
        code.raise(to: .failed)
      }
      return []
    }
    let parent = context.parsed.value("output") ?? "Output"
    var reports: [RunReport] = []
    for job in jobs {
      let spec = job.loaded.spec
      let assets = load(job)
      console.report(assets.diagnostics)
      if assets.hasErrors { code.raise(to: .invalidInput) }
      let run = Run(
        spec: spec, configurations: job.expansion.configurations, assets: assets,
        fingerprint: fingerprint(fonts: fonts, assets: assets), options: options,
        isPartial: job.expansion.isPartial, hasAxisOptions: hasAxisOptions, memory: memory,
        assetKeys: assetKeys(job), isStopped: isStopped)
      let shown = Paths.join(parent, spec.name)
      var progress = ProgressLine(console: console, count: run.configurations.count)
      let result = run.draw(into: context.path(shown), shown: shown) {
        progress.show($0)
        self.progress($0)
      }
      progress.clear()
      let report = RunReport(
        file: job.loaded.source.file, expansion: job.expansion, result: result)
      report.tell(on: console, hasAxisOptions: hasAxisOptions, wantsClean: options.clean)
      if FailLine(context.parsed).isCrossed(by: result) { code.raise(to: .findings) }
      if result.stop != nil || !result.failures.isEmpty { code.raise(to: .failed) }
      reports.append(report)
      if result.stop == nil, !context.parsed.has("json") { console.print(shown) }
    }
    return reports
  }

  /// What the bytes of a spec's pictures depend on beside the spec.
  func fingerprint(
    fonts: [LibraryVersions.FontVersion], assets: LoadedAssets
  ) -> Fingerprint {
    let installed = fonts.compactMap { font in font.version.map { "\(font.family) \($0)" } }
    var parts = [
      "program": ProofsheetCommand.version, "catalogue": catalogHash,
      "fonts": installed.joined(separator: ", "), "cairo": LibraryVersions.cairo,
      "pango": LibraryVersions.pango,
    ]
    if !assets.fontHash.isEmpty { parts["specFonts"] = assets.fontHash }
    parts.merge(assets.libraries) { first, _ in first }
    return Fingerprint(parts: parts)
  }
}
