import CommandLineParsing
import Devices
import Records

/// `proofsheet report`.
struct ReportCommand {
  let context: CommandContext
  var console: Console
  private var code = ExitCode.ok

  init(context: CommandContext, console: Console) {
    self.context = context
    self.console = console
  }

  /// Writes the page of a run.
  func run() -> ExitCode {
    var copy = self
    return copy.writePage()
  }

  private mutating func writePage() -> ExitCode {
    guard let jobs = context.jobs(console: console) else { return .usage }
    let catalog = context.loadCatalog(console: &console, code: &code)
    guard let shown = context.parsed.positionals.first, let catalog else { return code }
    do throws(StoredRunProblem) {
      let run = try StoredRun(path: context.path(shown), shown: shown)
      let writer = ReportWriter(
        run: run, devices: catalog.catalog.devicesByID, diff: try context.readDiff(), jobs: jobs)
      write(writer, into: context.parsed.value("output") ?? shown)
    } catch {
      console.fail(error.message)
      code.raise(to: error.isInvalid ? .invalidInput : .failed)
    }
    return code
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
