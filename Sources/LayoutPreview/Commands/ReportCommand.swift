import CommandLineParsing
import Devices
import Records

/// `proofsheet report`.
struct ReportCommand: RunnableCommand {
  let context: CommandContext
  var console: Console
  var code = ExitCode.ok

  /// Writes the page of a run.
  mutating func run() -> ExitCode {
    guard let jobs = context.jobs(console: console) else { return .usage }
    let catalog = context.loadCatalog(console: &console, code: &code)
    guard let shown = context.parsed.positionals.first, let catalog else { return code }
    do throws(StoredRunProblem) {
      let run = try StoredRun(path: context.path(shown), shown: shown)
      var writer = ReportWriter(
        run: run, devices: catalog.catalog.devicesByID, jobs: jobs)
      if let reference = context.parsed.value("reference") {
        guard context.parsed.value("diff") == nil else {
          console.fail("options '--reference' and '--diff' tell the same: name one of them")
          return .usage
        }
        try compare(run, with: reference, jobs: jobs, for: &writer)
      } else {
        writer.changes = try context.readDiff().map { ReportChanges($0) }
      }
      write(writer, into: context.parsed.value("output") ?? shown)
    } catch {
      console.fail(error.message)
      code.raise(to: error.isInvalid ? .invalidInput : .failed)
    }
    return code
  }

  /// Holds the run against its reference: a run folder, or a folder that holds a run of this name.
  private func compare(
    _ run: StoredRun, with name: String, jobs: Int, for writer: inout ReportWriter
  ) throws(StoredRunProblem) {
    do throws(FileError) {
      let loader = SideLoader(context: context)
      var shown = name
      var reference = try loader.reference(name)
      if let side = reference, !side.runs.contains(where: { $0.folder.isEmpty }) {
        // A folder of runs: the one of this name is meant, and no other.
        shown = Paths.join(name, run.manifest.name)
        reference =
          side.runs.contains { $0.folder == run.manifest.name } ? try loader.load(shown) : nil
      }
      if reference == nil { console.note("\(shown): there is no such run: everything is new") }
      let comparer = SideComparer(
        reference: reference, candidate: try loader.load(run.shown), pictures: PictureComparer(),
        jobs: jobs)
      var progress = ProgressLine(console: console, count: 0)
      let result = comparer.compare(shown: shown) { done, count in
        progress.count = count
        progress.show(done)
      }
      progress.clear()
      for failure in result.failures { console.fail("\(failure.name): \(failure.reason)") }
      writer.changes = ReportChanges(
        result, canApprove: context.canWrite(into: shown))
      writer.comparison = comparer.matches().both.first.flatMap(comparer.comparer).map {
        ReportComparison(comparer: $0, changed: result.changed)
      }
    } catch {
      throw StoredRunProblem(message: error.description, isInvalid: false)
    }
  }

  private mutating func write(_ writer: ReportWriter, into shown: String) {
    do throws(FileError) {
      let result = try writer.write(into: context.path(shown), shown: shown)
      for problem in result.problems.prefix(20) { console.fail(problem) }
      if result.problems.count > 20 {
        console.fail("and \(result.problems.count - 20) files more")
      }
      if !result.problems.isEmpty { code.raise(to: .failed) }
      let page = Paths.join(shown, "index.html")
      if context.parsed.has("json") {
        console.output(
          JSONValue.object([
            "format": .integer(1), "page": .string(page),
            "configurations": .integer(result.configurations), "files": .integer(result.files),
            "problems": .array(result.problems.map { .string($0) }),
          ]).text())
      } else {
        console.print(page)
      }
    } catch {
      console.fail("can't write \(error)")
      code.raise(to: .failed)
    }
  }
}

extension CommandContext {
  /// How many threads work; nothing, and said, where the option makes no sense.
  func jobs(console: Console) -> Int? {
    guard let text = parsed.value("jobs") else { return cores }
    if let jobs = Int(text), (1...1024).contains(jobs) { return jobs }
    console.fail("option '--jobs' needs a number from 1 to 1024, found '\(text)'")
    return nil
  }

  /// Whether a reference of this name can be approved into: a folder, there or not, but no revision.
  func canWrite(into name: String) -> Bool {
    switch Files.kind(of: path(name)) {
    case .folder: true
    case nil: !name.contains(":")
    default: false
    }
  }

  /// The comparison that the command line names; nothing where it names none.
  func readDiff() throws(StoredRunProblem) -> DiffSummary? {
    guard let file = parsed.value("diff") else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path(file), shown: file, limit: StoredRun.limit)
    } catch {
      throw StoredRunProblem(message: "can't read \(error)", isInvalid: false)
    }
    return try DiffSummary.read(bytes, shown: file)
  }
}

extension DeviceCatalog {
  /// The devices by their ids.
  var devicesByID: [String: Device] {
    Dictionary(devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
