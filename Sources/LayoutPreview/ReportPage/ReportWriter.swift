import Devices
import Documents
import Drawing
import Records
import Synchronization

/// Writes the page of a run: `index.html`, its parts below `report`, and scripts with the data.
///
/// A page that is opened from disk can't fetch anything, so data and pictures come as scripts, one for
/// each configuration, that the page adds when it shows the configuration.
struct ReportWriter {
  /// The file that lists what a report wrote into a folder, so that the next one can clean up.
  static let listName = ".proofsheet-report"

  let run: StoredRun
  let devices: [String: Device]
  /// What differs from a reference; absent where the page tells of none.
  var changes: ReportChanges?
  /// The reference itself, for views of both.
  var comparison: ReportComparison?
  var isLive = false
  var jobs = 1
  /// What an earlier page of the same process holds and need not be written again.
  var memory: ReportMemory?

  /// What came of it.
  struct Result {
    var configurations = 0
    var files = 0
    /// A text that changes with what the page shows.
    var key = ""
    /// Configurations without a picture or a record that could be read, with the reason.
    var problems: [String] = []
  }

  /// Writes the page into a folder, that of the run or another one.
  func write(into path: String, shown: String) throws(FileError) -> Result {
    let folder = try RunFolder(path, shown: shown, list: Self.listName)
    defer { folder.release() }
    let isInPlace = Paths.real(path) == Paths.real(run.path)
    let pages = ReportFiles.all
    let removed = comparison?.removed ?? []
    let names = (run.manifest.configurations + removed).map { Self.script(of: $0.name) }
    let copies = isInPlace ? [] : run.manifest.configurations.compactMap(Self.copiedPicture)
    var files = Set(names + pages.map(\.path) + copies)
    files.formUnion(["data/index.js", News.path])
    var writer = self
    writer.comparison = comparison?.drawing(into: path, shown: shown)
    try folder.announce(
      files.union(writer.comparison?.files(of: run.manifest.configurations) ?? []))
    let board = Board(count: names.count)
    WorkerPool.run(
      jobs: jobs, count: names.count, makeState: { $0 },
      task: { [writer] worker, index in
        board.set(
          index, writer.outcome(index, folder: folder, isInPlace: isInPlace, worker: worker))
      }, progress: { _ in })
    var result = Result(configurations: run.manifest.configurations.count)
    var entries: [ReportIndex.Entry] = []
    for outcome in board.outcomes {
      if let failure = outcome.failure { throw failure }
      if let problem = outcome.problem { result.problems.append(problem) }
      if let entry = outcome.entry { entries.append(entry) }
      files.formUnion(outcome.files)
    }
    result.files = files.count
    let index = ReportIndex(
      run: run, entries: entries, devices: devices, changes: changes, isLive: isLive,
      isInPlace: isInPlace)
    for page in pages where memory?.hasPage != true || !folder.has(page.path) {
      try folder.write(page.bytes(run.manifest.name), to: page.path, worker: 0)
    }
    memory?.hasPage = true
    let (script, key) = index.script
    try folder.write(Array(script.utf8), to: "data/index.js", worker: 0)
    // Last: a page that sees it finds everything else in its place.
    try folder.write(News(index: key).bytes, to: News.path, worker: 0)
    result.key = key
    // What an earlier report left and this one does not need is its own: nobody else wrote it.
    try folder.remove(folder.stale(besides: files))
    try folder.finish(keeping: files)
    return result
  }

  /// Tells a page that is open what is wrong with the spec, and leaves all else as it is.
  ///
  /// - Parameters:
  ///   - errors: a line each; none where all is well again.
  ///   - key: that of the page's index.
  ///   - path: the folder of the page.
  ///   - shown: the folder as the user would name it.
  /// - Throws: ``FileError`` if it can't be written.
  static func tell(
    _ errors: [String], key: String, in path: String, shown: String
  ) throws(FileError) {
    let folder = try RunFolder(path, shown: shown, list: listName)
    defer { folder.release() }
    try folder.write(News(index: key, errors: errors).bytes, to: News.path, worker: 0)
    try folder.finish(keeping: folder.earlier)
  }

  private static func script(of name: String) -> String { "data/\(name).js" }

  /// The picture that a page in another folder takes along, where it is not in a script.
  private static func copiedPicture(_ entry: Manifest.Entry) -> String? {
    entry.files["svg"] == nil ? entry.files["png"]?.path : nil
  }

  // MARK: One configuration

  private struct Outcome: Sendable {
    var entry: ReportIndex.Entry?
    /// What was written of the reference.
    var files: [String] = []
    var problem: String?
    var failure: FileError?
  }

  private func outcome(
    _ index: Int, folder: RunFolder, isInPlace: Bool, worker: Int
  ) -> Outcome {
    let own = run.manifest.configurations
    if index >= own.count, let comparison {
      return outcome(
        removed: comparison.removed[index - own.count], comparison, folder: folder, worker: worker)
    }
    let stored = own[index]
    if let kept = memory?.entry(of: stored), folder.has(Self.script(of: stored.name)) {
      return Outcome(entry: kept)
    }
    var entry = ReportIndex.Entry(stored: stored)
    var outcome = Outcome()
    var recordText = "null"
    if let file = stored.files["json"] {
      if let bytes = try? run.read(file.path), let record = try? RecordedLayout(reading: bytes) {
        entry.record = record
        recordText = String(decoding: bytes, as: UTF8.self)
      } else {
        outcome.problem = "\(Paths.join(run.shown, file.path)): no record that can be read"
      }
    }
    var picture = JSONValue.null
    do throws(FileError) {
      if let file = stored.files["svg"] {
        let bytes = try run.read(file.path)
        entry.layers = SVGLayers.names(in: bytes)
        entry.picture = ("svg", file.path)
        picture = .string(String(decoding: bytes, as: UTF8.self))
      } else if let file = stored.files["png"] {
        entry.picture = ("png", file.path)
        if !isInPlace { try folder.write(run.read(file.path), to: file.path, worker: worker) }
      }
    } catch {
      outcome.problem = error.description
      entry.picture = nil
    }
    write(
      stored.name, picture: picture, record: recordText, into: folder, worker: worker, &outcome)
    do throws(FileError) {
      outcome.files = try comparison?.write(stored, into: folder, worker: worker) ?? []
    } catch {
      // What the reference lacks costs the views of it, not the page.
      outcome.problem = error.description
    }
    outcome.entry = entry
    if outcome.problem == nil, outcome.failure == nil { memory?.keep(entry) }
    return outcome
  }

  /// A configuration that only the reference has, shown as the reference has it.
  private func outcome(
    removed stored: Manifest.Entry, _ comparison: ReportComparison, folder: RunFolder, worker: Int
  ) -> Outcome {
    var outcome = Outcome()
    var entry = ReportIndex.Entry(stored: stored, isRemoved: true)
    var picture = JSONValue.null
    var record = "null"
    do throws(FileError) {
      let before = try comparison.before(stored, into: folder, worker: worker)
      if let bytes = before.record, let read = try? RecordedLayout(reading: bytes) {
        entry.record = read
        record = String(decoding: bytes, as: UTF8.self)
      }
      if let bytes = before.svg {
        entry.layers = SVGLayers.names(in: bytes)
        entry.picture = stored.files["svg"].map { ("svg", $0.path) }
        picture = .string(String(decoding: bytes, as: UTF8.self))
      } else if let file = before.file {
        entry.picture = ("png", file)
        outcome.files.append(file)
      }
    } catch {
      // What the reference lacks costs its view, not the page.
      outcome.problem = error.description
    }
    write(stored.name, picture: picture, record: record, into: folder, worker: worker, &outcome)
    outcome.entry = entry
    return outcome
  }

  /// Writes the script of a configuration.
  private func write(
    _ name: String, picture: JSONValue, record: String, into folder: RunFolder, worker: Int,
    _ outcome: inout Outcome
  ) {
    let script =
      "proofsheet.detail(\(JSONText.quoted(name)), \(picture.line), \(record.trimmingEnd));\n"
    do throws(FileError) {
      try folder.write(Array(script.utf8), to: Self.script(of: name), worker: worker)
    } catch {
      outcome.failure = error
    }
  }

  /// The outcomes of all configurations, set by several threads.
  private final class Board: Sendable {
    private let storage: Mutex<[Outcome]>

    init(count: Int) { storage = Mutex(Array(repeating: Outcome(), count: count)) }

    func set(_ index: Int, _ outcome: Outcome) { storage.withLock { $0[index] = outcome } }

    var outcomes: [Outcome] { storage.withLock { $0 } }
  }
}

extension String {
  /// The text without the line breaks at its end.
  fileprivate var trimmingEnd: Substring {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
