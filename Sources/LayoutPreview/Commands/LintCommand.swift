import CommandLineParsing
import Diagnostics
import Findings
import LayoutEngine
import LayoutSpecs

/// `proofsheet lint`.
struct LintCommand: RunnableCommand {
  /// A form of the findings.
  enum Format: String, CaseIterable {
    case text
    case json
    case junit
    case sarif
    case github
  }

  let context: CommandContext
  var console: Console
  var code = ExitCode.ok

  /// Checks every spec of the command line without drawing; a broken one never costs the others.
  mutating func run() -> ExitCode {
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    guard let known = readKnown() else { return code }
    let loader = SpecLoader(context: context)
    let specs = loader.load(
      context.parsed.positionals, catalog: catalog.catalog, console: &console, code: &code)
    let matrix = loader.matrixOptions
    var gate = MatrixGate(context: context)
    var results: [LintResult] = []
    for loaded in specs {
      guard checkSettings(of: loaded.spec) else { continue }
      let job = gate.job(
        of: loaded, in: catalog.catalog, options: matrix, console: console, code: &code)
      guard let expansion = job?.expansion else { continue }
      let assets = AssetLoader(
        spec: loaded.spec, folder: loaded.source.folder,
        allowOutside: context.parsed.has("allow-outside") || loaded.source.isInterface,
        decodes: false
      ).load()
      console.report(assets.diagnostics)
      if !assets.diagnostics.isEmpty { code.raise(to: .invalidInput) }
      let report = LintRunner(
        spec: loaded.spec, configurations: expansion.configurations, assets: assets,
        jobs: context.cores
      ).check()
      var result = LintResult(
        file: loaded.source.file, name: loaded.spec.name,
        configurations: expansion.configurations.count, report: report)
      known.apply(to: &result)
      if matrix.isEmpty { tellUnused(result, loaded.spec) }
      results.append(result)
    }
    write(results)
    return code
  }

  // MARK: Known findings

  /// The known findings that the command line names; nothing where the file can't be used.
  private mutating func readKnown() -> KnownFindings? {
    guard let file = context.parsed.value("known") else { return KnownFindings(of: []) }
    do throws(FileError) {
      let bytes = try Files.read(context.path(file), shown: file, limit: 64 << 20)
      console.sources[file] = bytes
      let (known, diagnostics) = KnownFindings.read(bytes, file: file)
      console.report(diagnostics)
      guard diagnostics.isEmpty else {
        code.raise(to: .invalidInput)
        return nil
      }
      return known
    } catch {
      console.fail("can't read \(error)")
      code.raise(to: .failed)
      return nil
    }
  }

  // MARK: Settings

  /// Reports settings of rules that there are not.
  private mutating func checkSettings(of spec: Spec) -> Bool {
    let ids = RuleRegistry.all.map { $0.info.id }
    let unknown = RuleSettingWalk.settings(of: spec).filter { !ids.contains($0.rule) }
    console.report(
      unknown.map { setting in
        Diagnostic(
          file: spec.file, position: setting.position,
          message: "unknown rule '\(setting.rule)'"
            + NearestWord.proposal(for: setting.rule, among: ids), rule: "unknown-rule")
      })
    if !unknown.isEmpty { code.raise(to: .invalidInput) }
    return unknown.isEmpty
  }

  /// Reports settings that no finding met, of a run over the whole matrix.
  private func tellUnused(_ result: LintResult, _ spec: Spec) {
    let unused = RuleSettingWalk.settings(of: spec).filter {
      !result.report.usedSettings.contains($0)
    }
    console.report(
      unused.map { setting in
        Diagnostic(
          .warning, file: spec.file, position: setting.position,
          message: "rule \(setting.rule) finds nothing here that this could change",
          rule: "unused-setting")
      })
  }

  // MARK: Output

  private mutating func write(_ results: [LintResult]) {
    let format =
      context.parsed.has("json")
      ? Format.json : context.parsed.value("format").flatMap(Format.init) ?? .text
    switch format {
    case .text: for line in results.flatMap(LintText.lines) { console.print(line) }
    case .github:
      for line in results.flatMap(GitHubAnnotations.lines) { console.print(line) }
    case .json: console.output(LintJSON.text(results))
    case .junit: console.output(JUnitReport.xml(results))
    case .sarif: console.output(SARIFReport.json(results, version: ProofsheetCommand.version))
    }
    for result in results { console.note(LintText.summary(of: result)) }
    if let file = context.parsed.value("write-known") {
      let text = KnownFindings(of: results).json
      do throws(FileError) {
        let path = context.path(file)
        let folder = Paths.parent(of: path) ?? "/"
        try Files.write(
          Array(text.utf8), to: path, by: Paths.join(folder, ".\(Paths.name(of: path)).partial"))
      } catch {
        console.fail("can't write \(error)")
        code.raise(to: .failed)
      }
      // Who writes down what there is does not fail on it.
      return
    }
    let line = FailLine(context.parsed)
    if results.contains(where: line.isCrossed) { code.raise(to: .findings) }
  }
}
