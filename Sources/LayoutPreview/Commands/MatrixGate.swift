import CommandLineParsing
import Devices
import Diagnostics

/// Tells what is wrong with the matrices of a batch, and which of them can be worked with.
struct MatrixGate {
  let context: CommandContext
  private var toldUsageErrors: Set<String> = []

  init(context: CommandContext) { self.context = context }

  /// Writes out the matrix of a spec and tells what is wrong with it; nothing where it can't be worked
  /// with.
  mutating func job(
    of loaded: LoadedSpec, in catalog: DeviceCatalog, options: MatrixOptions, console: Console,
    code: inout ExitCode
  ) -> Job? {
    let expansion = Matrix.expand(spec: loaded.spec, catalog: catalog, options: options)
    return accept(expansion, of: loaded, options: options, console: console, code: &code)
      ? Job(loaded: loaded, expansion: expansion) : nil
  }

  private mutating func accept(
    _ expansion: MatrixExpansion, of loaded: LoadedSpec, options: MatrixOptions,
    console: Console, code: inout ExitCode
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
}
