import Cairo
import CommandLineParsing
import LayoutEngine
import LayoutSpecs
import Records

/// `proofsheet sheet`.
struct SheetCommand: RunnableCommand {
  let context: CommandContext
  var console: Console
  var code = ExitCode.ok

  /// Makes the sheet of every spec of the command line; a broken one never costs the others.
  mutating func run() -> ExitCode {
    let (options, problems) = SheetOptions.read(context.parsed)
    for problem in problems { console.fail(problem) }
    guard problems.isEmpty else { return .usage }
    for word in context.parsed.positionals where isRunFolder(word) {
      console.fail(
        "'\(word)' is the folder of a run; a sheet is drawn from the spec, so name that instead")
      code.raise(to: .usage)
    }
    guard code == .ok else { return code }
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    let fonts: [LibraryVersions.FontVersion]
    do throws(FontError) { fonts = try LibraryVersions.fonts() } catch {
      console.fail("\(error)")
      return .failed
    }
    let loader = SpecLoader(context: context)
    let matrix = loader.matrixOptions
    let batch = Batch(
      context: context, options: RunOptions(), hasAxisOptions: !matrix.isEmpty,
      catalogHash: catalog.hash)
    var results: [SheetResult] = []
    let specs = loader.load(
      context.parsed.positionals, catalog: catalog.catalog, console: &console, code: &code)
    var gate = MatrixGate(context: context)
    for loaded in specs {
      let job = gate.job(
        of: loaded, in: catalog.catalog, options: matrix, console: console, code: &code)
      guard let expansion = job?.expansion else { continue }
      let assets = loaded.assets(allowOutside: options.allowOutside, decodes: true)
      console.report(assets.diagnostics)
      if assets.hasErrors { code.raise(to: .invalidInput) }
      let run = SheetRun(
        loaded: loaded, configurations: expansion.configurations, assets: assets,
        fingerprint: batch.fingerprint(fonts: fonts, assets: assets), options: options)
      let shown = Paths.join(context.parsed.value("output") ?? "Output", loaded.spec.name)
      results.append(draw(run, into: shown))
    }
    if context.parsed.has("json") {
      console.output(
        JSONValue.object([
          "format": .integer(1), "sheets": .array(results.map(\.json)),
        ]).text())
    }
    return code
  }

  private func isRunFolder(_ word: String) -> Bool {
    Files.kind(of: Paths.join(context.path(word), Manifest.fileName)) == .file
  }

  private mutating func draw(_ run: SheetRun, into shown: String) -> SheetResult {
    var progress = ProgressLine(console: console, count: run.configurations.count * 2)
    let result = run.draw(into: context.path(shown), shown: shown) { progress.show($0) }
    progress.clear()
    if let failure = result.failure {
      console.fail("\(result.file): \(failure)")
      code.raise(to: result.isUsage ? .usage : .failed)
      return result
    }
    console.note(
      "\(result.file): \(Self.count(result.previews, "preview")) on "
        + "\(Self.count(result.pages, "page")), \(Self.count(result.rows, "finding"))")
    if !context.parsed.has("json") {
      for file in result.files { console.print(Paths.join(shown, file)) }
    }
    return result
  }

  private static func count(_ number: Int, _ word: String) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }
}
