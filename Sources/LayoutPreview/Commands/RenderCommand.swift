import Annotations
import CommandLineParsing
import Diagnostics
import LayoutEngine
import LayoutSpecs
import Records

/// `proofsheet render`.
struct RenderCommand: RunnableCommand {
  let context: CommandContext
  var console: Console
  var code = ExitCode.ok

  /// Draws, or lists, every spec of the command line; a broken one never costs the others.
  mutating func run() -> ExitCode {
    let (options, problems) = RenderOptionsReader.read(context.parsed, cores: context.cores)
    for problem in problems { console.fail(problem) }
    guard problems.isEmpty else { return .usage }
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    let loader = SpecLoader(context: context)
    let specs = loader.load(
      context.parsed.positionals, catalog: catalog.catalog, console: &console, code: &code)
    let matrix = loader.matrixOptions
    var gate = MatrixGate(context: context)
    let jobs = specs.compactMap { loaded in
      gate.job(
        of: loaded, in: catalog.catalog, options: matrix, console: console, code: &code)
    }
    for measure in options.preview.measures {
      let problems = MeasureCheck.problems(measure, in: jobs.map(\.loaded.spec))
      for problem in problems {
        console.fail("option '--measure': \(problem)")
        code.raise(to: .usage)
      }
      if !problems.isEmpty { return code }
    }
    if let text = context.parsed.value("sweep") {
      switch SweepRequest.read(text) {
      case .success(let request): sweep(jobs, request, options: options)
      case .failure(let problem):
        console.fail("option '--sweep': \(problem.message)")
        return .usage
      }
    } else if context.parsed.has("list") {
      list(jobs)
    } else {
      draw(jobs, options: options, hasAxisOptions: !matrix.isEmpty, catalogHash: catalog.hash)
    }
    return code
  }

  // MARK: Listing

  private func list(_ jobs: [Job]) {
    if context.parsed.has("json") {
      let specs = jobs.map { job in
        JSONValue.object([
          "spec": .string(job.loaded.source.file), "name": .string(job.loaded.spec.name),
          "configurations": .array(job.expansion.configurations.map { .string($0.name) }),
          "leftOut": .integer(job.expansion.leftOut), "excluded": .integer(job.expansion.excluded),
        ])
      }
      console.output(
        JSONValue.object(["format": .integer(1), "specs": .array(specs)]).text())
      return
    }
    for job in jobs {
      for configuration in job.expansion.configurations { console.print(configuration.name) }
      console.note("\(job.loaded.source.file): \(RunReport.counts(of: job.expansion))")
    }
  }

  // MARK: Drawing

  private mutating func draw(
    _ jobs: [Job], options: RunOptions, hasAxisOptions: Bool, catalogHash: String
  ) {
    let batch = Batch(
      context: context, options: options, hasAxisOptions: hasAxisOptions, catalogHash: catalogHash)
    let reports = batch.draw(jobs, console: console, code: &code) { job in
      job.loaded.assets(
        allowOutside: options.allowOutside, decodes: options.formats.contains { $0 != .json })
    }
    if context.parsed.has("json") { console.output(RunReport.json(reports)) }
  }
}
