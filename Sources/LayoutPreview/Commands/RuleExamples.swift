import CommandLineParsing
import Diagnostics
import Findings
import LayoutSpecs

/// Draws the examples of rules, each with what its rule finds on it.
struct RuleExamples {
  let context: CommandContext
  let console: Console

  /// Draws the failing and the passing example of each rule, and writes their specs beside.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - folder: where specs and run folders are written, as the user named it.
  ///   - code: raised by what goes wrong; that something is found is what an example is for.
  func draw(_ rules: [RuleInfo], into folder: String, code: inout ExitCode) {
    var console = console
    guard !rules.isEmpty, let catalog = context.loadCatalog(console: &console, code: &code) else {
      return
    }
    // What is found is told by the explanation above, and the pictures.
    console.isQuiet = true
    var options = RunOptions()
    options.jobs = context.cores
    let batch = Batch(
      context: context, options: options, hasAxisOptions: false, catalogHash: catalog.hash)
    for rule in rules {
      let id = rule.id.lowercased()
      for (name, example) in [
        ("\(id)-found", rule.failing), ("\(id)-not-found", rule.passing),
      ] {
        let bytes = Array(example.spec(named: name).utf8)
        let file = Paths.join(folder, "\(name).yaml")
        do throws(FileError) {
          try Files.makeFolder(context.path(folder))
          let path = context.path(file)
          try Files.write(bytes, to: path, by: path + ".partial")
        } catch {
          console.fail("can't write \(error)")
          code.raise(to: .failed)
          continue
        }
        let reading = SpecReader.read(bytes, file: file)
        console.report(reading.diagnostics)
        guard var spec = reading.spec else {
          code.raise(to: .failed)
          continue
        }
        spec.rules = Self.silencing(all: rule.id)
        let loaded = LoadedSpec(
          source: SpecSource(file: file, folder: folder, bytes: bytes), spec: spec)
        let job = Job(
          loaded: loaded, expansion: Matrix.expand(spec: spec, catalog: catalog.catalog))
        var drawn = ExitCode.ok
        _ = batch.draw([job], console: console, code: &drawn) {
          $0.loaded.assets(allowOutside: false, decodes: true)
        }
        if drawn != .findings { code.raise(to: drawn) }
      }
    }
  }

  /// Settings by which nothing but one rule tells of what it finds.
  private static func silencing(all but: String) -> [RuleSetting] {
    RuleRegistry.all.map { $0.info.id }.filter { $0 != but }.map {
      RuleSetting(
        rule: $0, severity: .off, reason: "an example of \(but)",
        position: SourcePosition(line: 1, column: 1))
    }
  }
}
