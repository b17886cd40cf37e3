import CommandLineParsing
import Comparison

/// `proofsheet diff`.
struct DiffCommand: RunnableCommand {
  /// A form of the result.
  enum Format: String, CaseIterable {
    case text
    case json
    case junit
    case sarif
    case markdown
  }

  let context: CommandContext
  let console: Console

  /// Compares two sides and tells what differs.
  func run() -> ExitCode {
    let names = context.parsed.positionals
    let loader = SideLoader(context: context)
    let result: DiffResult
    do throws(FileError) {
      let (rules, problems) = try PictureRulesReader(context: context).read()
      for problem in problems { console.fail(problem) }
      guard problems.isEmpty else { return .usage }
      var pictures = PictureComparer(rules: rules)
      pictures.folder = context.parsed.value("output").map {
        DifferenceFolder(path: context.path($0), shown: $0)
      }
      let candidate = try loader.load(names[1])
      let reference = try loader.reference(names[0])
      if reference == nil {
        console.note("\(names[0]): there is no such folder: everything is new")
      }
      let unknown = RegionNames(sides: [candidate, reference].compactMap { $0 }).problems(rules)
      for problem in unknown { console.fail("options '--ignore' and '--only': \(problem)") }
      guard unknown.isEmpty else { return .usage }
      var progress = ProgressLine(console: console, count: 0)
      let comparer = SideComparer(
        reference: reference, candidate: candidate, pictures: pictures, jobs: context.cores)
      result = comparer.compare(shown: names[0]) { done, count in
        progress.count = count
        progress.show(done)
      }
      progress.clear()
      try writePages(of: result, by: comparer)
      if let file = context.parsed.value("history") {
        let entry = try RunHistory.Entry(
          of: result, candidate: candidate, revision: context.parsed.value("revision") ?? "")
        try Files.append(line: entry.line, to: context.path(file), shown: file)
      }
    } catch {
      console.fail("\(error)")
      return .failed
    }
    tell(result)
    return code(of: result)
  }

  /// Writes the pages that the command line asks for.
  private func writePages(of result: DiffResult, by comparer: SideComparer) throws(FileError) {
    guard let shown = context.parsed.value("report"), let catalog = BuiltInCatalog.load() else {
      return
    }
    let name = context.parsed.positionals[1]
    guard Files.kind(of: context.path(name)) == .folder else {
      throw FileError(path: name, reason: "a page shows a folder, not a revision")
    }
    let reports = DiffReports(
      comparer: comparer, result: result, candidate: (context.path(name), name),
      canApprove: context.canWrite(into: context.parsed.positionals[0]),
      devices: catalog.devicesByID)
    do {
      let (pages, problems) = try reports.write(into: context.path(shown), shown: shown)
      for problem in problems { console.fail(problem) }
      for page in pages { console.note("the page is \(page)") }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: shown, reason: (error as? StoredRunProblem)?.message ?? "\(error)")
    }
  }

  private func tell(_ result: DiffResult) {
    let format =
      context.parsed.has("json")
      ? Format.json : context.parsed.value("format").flatMap(Format.init) ?? .text
    switch format {
    case .text: for line in DiffText.lines(of: result) { console.print(Console.printable(line)) }
    case .json: console.output(DiffJSON.text(result))
    case .junit:
      console.output(
        DiffJUnit.xml(result, requiresReference: context.parsed.has("require-reference")))
    case .sarif: console.output(DiffSARIF.json(result, version: ProofsheetCommand.version))
    case .markdown: console.output(DiffMarkdown.text(result))
    }
    for change in result.fingerprint where result.verdict != .error {
      console.note("\(change.key) is another one: pixels are not compared")
    }
    for note in result.notes { console.note(note) }
    if format == .text, !result.reference.contains(":"),
      result.verdict == .different || result.verdict == .new
    {
      let names = [result.reference, result.candidate].map(ShellWord.quoted).joined(separator: " ")
      let one = result.causes.isEmpty ? "" : "; --cause N takes what one cause changed"
      console.note("to take all of it: proofsheet approve \(names)\(one)")
    }
    for failure in result.failures { console.fail("\(failure.name): \(failure.reason)") }
  }

  private func code(of result: DiffResult) -> ExitCode {
    switch result.verdict {
    case .error: return .failed
    case .different: return .findings
    case .new: return context.parsed.has("require-reference") ? .findings : .ok
    case .same: return .ok
    }
  }
}
