import CommandLineParsing
import Diagnostics
import LayoutEngine
import LayoutSpecs
import Records

/// `proofsheet render`.
struct RenderCommand {
  let context: CommandContext
  var console: Console
  var code = ExitCode.ok
  private var toldUsageErrors: Set<String> = []

  init(context: CommandContext, console: Console) {
    self.context = context
    self.console = console
  }

  /// Draws, or lists, every spec of the command line; a broken one never costs the others.
  func run() -> ExitCode {
    var copy = self
    return copy.runAll()
  }

  private mutating func runAll() -> ExitCode {
    let (options, problems) = RenderOptionsReader.read(context.parsed, cores: context.cores)
    for problem in problems { console.fail(problem) }
    guard problems.isEmpty else { return .usage }
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    let loader = SpecLoader(context: context)
    let specs = loader.load(context.parsed.positionals, console: &console, code: &code)
    let matrix = loader.matrixOptions
    let jobs = specs.compactMap { loaded -> Job? in
      let expansion = Matrix.expand(spec: loaded.spec, catalog: catalog.catalog, options: matrix)
      return accept(expansion, of: loaded, options: matrix)
        ? Job(loaded: loaded, expansion: expansion) : nil
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
      draw(jobs, options: options, isPartial: !matrix.isEmpty, catalogHash: catalog.hash)
    }
    return code
  }

  /// Tells what is wrong with a matrix; whether it can be drawn.
  private mutating func accept(
    _ expansion: MatrixExpansion, of loaded: LoadedSpec, options: MatrixOptions
  ) -> Bool {
    console.report(expansion.diagnostics)
    if expansion.diagnostics.contains(where: { $0.severity == .error }) {
      code.raise(to: .invalidInput)
    }
    for message in expansion.usageErrors {
      // A misspelt value is wrong for every spec of a batch, and told once.
      if toldUsageErrors.insert(message).inserted { console.fail(message) }
      code.raise(to: .usage)
    }
    guard !expansion.hasErrors else { return false }
    let file = loaded.source.file
    if expansion.configurations.isEmpty {
      if options.isEmpty {
        console.report([
          Diagnostic(
            file: file, position: nil, message: "the matrix has no configuration left to draw",
            rule: "empty-matrix")
        ])
        code.raise(to: .invalidInput)
      } else {
        console.fail("\(file): the options leave no configuration to draw")
        code.raise(to: .usage)
      }
      return false
    }
    let count = expansion.configurations.count
    if count > Matrix.politeLimit, !context.parsed.has("yes"), !context.parsed.has("list") {
      console.fail(
        "\(file): the matrix has \(count) configurations; more than \(Matrix.politeLimit) are "
          + "drawn only with --yes")
      code.raise(to: .usage)
      return false
    }
    return true
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
    _ jobs: [Job], options: RunOptions, isPartial: Bool, catalogHash: String
  ) {
    let batch = Batch(
      context: context, options: options, isPartial: isPartial, catalogHash: catalogHash)
    let reports = batch.draw(jobs, console: console, code: &code) { job in
      job.loaded.assets(
        allowOutside: options.allowOutside, decodes: options.formats.contains { $0 != .json })
    }
    if context.parsed.has("json") { console.output(RunReport.json(reports)) }
  }
}
