import Cairo
import CommandLineParsing
import Diagnostics
import LayoutEngine
import LayoutSpecs
import Records

/// `proofsheet explain`.
struct ExplainCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Prints the scene and the elements of one configuration.
  func run() -> ExitCode {
    var console = console
    var code = ExitCode.ok
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    let loader = SpecLoader(context: context)
    let specs = loader.load(
      context.parsed.positionals, catalog: catalog.catalog, console: &console, code: &code)
    guard let loaded = specs.first else { return code }
    if specs.count > 1 {
      console.fail("'explain' takes one spec, found \(specs.count)")
      return .usage
    }
    let expansion = Matrix.expand(
      spec: loaded.spec, catalog: catalog.catalog, options: loader.matrixOptions)
    console.report(expansion.diagnostics)
    for message in expansion.usageErrors { console.fail(message) }
    if !expansion.usageErrors.isEmpty { code.raise(to: .usage) }
    if expansion.diagnostics.contains(where: { $0.severity == .error }) {
      code.raise(to: .invalidInput)
    }
    let impossible = ImpossibleConfiguration(spec: loaded.spec, catalog: catalog.catalog)
    guard !expansion.hasErrors,
      let configuration = choose(expansion.configurations, impossible)
    else {
      code.raise(to: .usage)
      return code
    }
    guard let screen = loaded.spec.screens.first(where: { $0.id == configuration.screen }) else {
      return .failed
    }
    let assets = loaded.assets(
      allowOutside: context.parsed.has("allow-outside"), decodes: false)
    console.report(assets.diagnostics)
    if assets.hasErrors { code.raise(to: .invalidInput) }
    do throws(FontError) {
      let painter = try Painter(fontFiles: assets.fontFiles)
      let layout = painter.resolve(
        assets.request(for: screen, of: loaded.spec, explains: true), in: configuration)
      guard let explanation = explanation(of: layout, file: loaded.source.file) else {
        return .usage
      }
      console.output(explanation)
    } catch {
      console.fail("\(error)")
      code.raise(to: .failed)
    }
    return code
  }

  private func explanation(of layout: ResolvedLayout, file: String) -> String? {
    let root: Int?
    if let id = context.parsed.value("element") {
      root = layout.elements.firstIndex { $0.id == id || $0.path == id }
      guard root != nil else {
        let near = NearestWord.proposal(for: id, among: layout.elements.map(\.id))
        console.fail("no element '\(id)' in this configuration\(near)")
        return nil
      }
    } else {
      root = nil
    }
    return context.parsed.has("json")
      ? Explanation.json(of: layout, file: file, element: root)
      : Explanation.text(of: layout, file: file, element: root)
  }

  private func choose(
    _ configurations: [Configuration], _ impossible: ImpossibleConfiguration
  ) -> Configuration? {
    guard let name = context.parsed.value("configuration") else {
      if configurations.count == 1 { return configurations.first }
      console.fail(
        "'explain' needs --configuration NAME, one of the \(configurations.count) that "
          + "'proofsheet render --list' prints")
      return nil
    }
    if let found = configurations.first(where: { $0.name == name }) { return found }
    if let reason = impossible.reason(name) {
      console.fail("no configuration '\(name)': \(reason)")
      return nil
    }
    let near = NearestWord.proposal(for: name, among: configurations.map(\.name))
    console.fail("no configuration '\(name)' in the matrix\(near)")
    return nil
  }
}
