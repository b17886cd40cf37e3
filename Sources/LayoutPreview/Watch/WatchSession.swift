import CommandLineParsing
import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Records

/// What a watch remembers from one save to the next.
final class WatchSession {
  private let context: CommandContext
  private let console: Console
  private let options: RunOptions
  let watcher: FileWatcher

  /// The files that the last drawing came from.
  private(set) var files: Set<String> = []
  private let stop = StopFlag()
  private var pages: [String: Page] = [:]
  private var devices: [String: Device] = [:]

  /// The page of one run.
  private struct Page {
    var shown: String
    var drawn = RunMemory()
    var written = ReportMemory()
    /// What the page shows.
    var manifest: Manifest?
    /// A text that changes with what the page shows; empty until there is a page.
    var key = ""
    var errors: [String] = []
  }

  init(context: CommandContext, console: Console, options: RunOptions, watcher: FileWatcher) {
    self.context = context
    self.console = console
    self.options = options
    self.watcher = watcher
  }

  /// Draws what differs from the last time, and tells the pages.
  ///
  /// - Returns: how it went, and how the files looked before they were read: what is saved while the
  ///   work goes on is drawn after it.
  func draw() -> (code: ExitCode, known: FileSnapshot) {
    // What the files are is known only once they are read, so they are looked at twice.
    var known = FileSnapshot(of: files)
    let before = files
    let code = drawAll { self.files == before ? () : (known = FileSnapshot(of: self.files)) }
    return (code, known)
  }

  private func drawAll(_ filesAreKnown: () -> Void) -> ExitCode {
    let log = Log()
    var told = Console(
      output: { _ in },
      error: { [console] text in
        log.text += text
        console.error(text)
      }, isTerminal: console.isTerminal, usesColor: console.usesColor, isQuiet: true)
    var code = ExitCode.ok
    let loader = SpecLoader(context: context)
    let catalogs = Set(context.parsed.list("catalog").map(context.path))
    let sources = SpecSources.read(
      context.parsed.positionals, in: context.workingDirectory, input: { [] }
    ).sources
    files = catalogs.union(sources.map { context.path($0.file) })
    // Folders are looked at too: a spec may be added, or come back.
    files.formUnion(context.parsed.positionals.map(context.path))
    guard let catalog = context.loadCatalog(console: &told, code: &code) else {
      tellPages(log.errors)
      return code
    }
    devices = catalog.catalog.devicesByID
    let specs = loader.load(
      context.parsed.positionals, catalog: catalog.catalog, console: &told, code: &code)
    let matrix = loader.matrixOptions
    for loaded in specs { files.formUnion(assets(of: loaded)) }
    filesAreKnown()
    var gate = MatrixGate(context: context)
    for loaded in specs {
      let job = gate.job(
        of: loaded, in: catalog.catalog, options: matrix, console: told, code: &code)
      guard let job else { continue }
      draw(
        job, catalogHash: catalog.hash, hasAxisOptions: !matrix.isEmpty, console: told, code: &code)
      if stop.isSet { return code }
    }
    tellPages(log.errors)
    return code
  }

  /// Tells the pages that nobody watches any more.
  func end() {
    for page in pages.values where !page.key.isEmpty { write(page, isLive: false) }
    console.note("The watch has ended.")
  }

  // MARK: One spec

  private func draw(
    _ job: Job, catalogHash: String, hasAxisOptions: Bool, console told: Console,
    code: inout ExitCode
  ) {
    let name = job.loaded.spec.name
    let shown = Paths.join(context.parsed.value("output") ?? "Output", name)
    var page = pages[name] ?? Page(shown: shown)
    let isFirst = page.key.isEmpty
    var first = FirstPart(count: isFirst ? 0 : job.expansion.configurations.count)
    let stop = stop
    let watcher = watcher
    let batch = Batch(
      context: context, options: options, hasAxisOptions: hasAxisOptions, catalogHash: catalogHash,
      memory: page.drawn, assetKeys: { [self] in assetKeys($0) }, isStopped: { stop.isSet },
      progress: { [self] done in
        if watcher.isEnded() { stop.set() }
        if first.isDue(done) { writeFirst(job, of: page) }
      })
    let reports = batch.draw([job], console: told, code: &code) { job in
      job.loaded.assets(allowOutside: options.allowOutside, decodes: true)
    }
    guard let report = reports.first, report.result.stop == nil else { return }
    if let written = write(page, isLive: true) { (page.key, page.manifest) = written }
    pages[name] = page
    let result = report.result
    let count = result.configurations
    let again = count - result.kept
    console.note(
      "\(job.loaded.source.file): \(isFirst ? "" : "\(again) of ")"
        + "\(count) configuration\(count == 1 ? "" : "s") drawn\(isFirst ? "" : " again") in "
        + "\(result.seconds.text(decimals: 1)) s")
    if isFirst { console.print(Paths.join(page.shown, "index.html")) }
  }

  /// Shows what is drawn so far where the rest takes longer: the page has it in the order of the matrix,
  /// and most of what can be seen of it comes first.
  private func writeFirst(_ job: Job, of page: Page) {
    guard let manifest = page.manifest,
      manifest.configurations.map(\.name) == job.expansion.configurations.map(\.name)
    else { return }
    write(page, isLive: true, page.drawn.newest(of: manifest))
  }

  /// Writes the page of a run.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - isLive: whether it will be told of news.
  ///   - manifest: what it shows; absent: what the run folder says.
  /// - Returns: the key of what it shows, and that; nothing where it can't be written.
  @discardableResult
  private func write(
    _ page: Page, isLive: Bool, _ manifest: Manifest? = nil
  ) -> (key: String, manifest: Manifest)? {
    let path = context.path(page.shown)
    do {
      let run =
        try manifest.map { StoredRun(path: path, shown: page.shown, manifest: $0) }
        ?? StoredRun(path: path, shown: page.shown)
      let writer = ReportWriter(
        run: run, devices: devices, isLive: isLive, jobs: options.jobs, memory: page.written)
      return (try writer.write(into: path, shown: page.shown).key, run.manifest)
    } catch let problem as StoredRunProblem {
      console.fail(problem.message)
    } catch {
      console.fail("can't write \(error)")
    }
    return nil
  }

  /// Shows what is wrong in all pages, or that nothing is any more.
  private func tellPages(_ errors: [String]) {
    for (name, page) in pages where !page.key.isEmpty && page.errors != errors {
      pages[name]?.errors = errors
      do throws(FileError) {
        try ReportWriter.tell(
          errors, key: page.key, in: context.path(page.shown), shown: page.shown)
      } catch {
        console.fail("can't write \(error)")
      }
    }
  }

  // MARK: Files

  /// The files beside a spec that its drawings depend on.
  private func assets(of loaded: LoadedSpec) -> Set<String> {
    let names =
      loaded.spec.assets.values.compactMap { asset in
        if case .file(let file, _) = asset.source { file } else { nil }
      } + loaded.spec.fonts.map(\.file.value)
    return Set(names.map { Paths.resolve($0, in: loaded.source.folder) })
  }

  /// Numbers that differ where the contents of these files do, by the names of the assets; fonts have
  /// one together, under no name.
  private func assetKeys(_ job: Job) -> [String: Int] {
    func key(_ files: [String]) -> Int {
      var hasher = Hasher()
      for file in files {
        let path = Paths.resolve(file, in: job.loaded.source.folder)
        hasher.combine(file)
        hasher.combine(try? Files.read(path, shown: path, limit: AssetLoader.pictureLimit))
      }
      return hasher.finalize()
    }
    let spec = job.loaded.spec
    var keys = spec.assets.compactMapValues { asset in
      if case .file(let file, _) = asset.source { key([file]) } else { nil }
    }
    keys[""] = key(spec.fonts.map(\.file.value))
    return keys
  }
}

/// What was said on standard error.
private final class Log {
  var text = ""

  /// The lines that tell of errors, without colours.
  var errors: [String] {
    text.split(separator: "\n").map { line in
      String(line.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
    }.filter { $0.contains("error: ") }
  }
}
