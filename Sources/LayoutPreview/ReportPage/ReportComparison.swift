import Comparison
import Records

/// A run held against its reference, as far as the page of the run shows both.
struct ReportComparison: Sendable {
  /// The folder of what comes from the reference, inside the folder of the page.
  static let folder = "data/reference"
  /// The folder of pictures of differences, inside the folder of the page.
  static let differenceFolder = "data/difference"

  /// Compares configurations of the run with those of the reference.
  private var comparer: RunComparer
  /// The names of configurations that differ.
  let changed: Set<String>
  /// The configurations that only the reference has, in its order.
  let removed: [Manifest.Entry]
  private let before: [String: Manifest.Entry]

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - comparer: compares one configuration after the other.
  ///   - changed: the names of those that differ, as the comparer has them.
  init(comparer: RunComparer, changed: [String]) {
    self.comparer = RunComparer(
      comparer.old, of: comparer.reference, comparer.new, of: comparer.candidate,
      pictures: comparer.pictures, prefix: "",
      hasRecords: comparer.hasRecords)
    let prefix = comparer.prefix
    self.changed = Set(
      changed.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
    before = Dictionary(
      comparer.old.manifest.configurations.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let names = Set(comparer.new.manifest.configurations.map(\.name))
    removed = comparer.old.manifest.configurations.filter { !names.contains($0.name) }
  }

  /// The same, with pictures of differences drawn into the folder of a page.
  ///
  /// - Parameters:
  ///   - path: the folder of the page.
  ///   - shown: the folder as the user would name it.
  /// - Returns: a comparison that draws.
  func drawing(into path: String, shown: String) -> ReportComparison {
    var pictures = comparer.pictures
    pictures.folder = DifferenceFolder(
      path: Paths.join(path, Self.differenceFolder),
      shown: Paths.join(shown, Self.differenceFolder))
    var copy = self
    copy.comparer = RunComparer(
      comparer.old, of: comparer.reference, comparer.new, of: comparer.candidate,
      pictures: pictures, prefix: "", hasRecords: comparer.hasRecords)
    return copy
  }

  /// The files that may be written for these configurations, and for those that are gone.
  func files(of entries: [Manifest.Entry]) -> [String] {
    entries.filter { changed.contains($0.name) }.flatMap { entry in
      [Self.script(of: entry.name)]
        + (before[entry.name]?.files["png"] == nil
          ? []
          : [
            Self.picture(of: entry.name),
            "\(Self.differenceFolder)/\(DifferenceFolder.file(of: entry.name))",
          ])
    } + removed.filter { $0.files["png"] != nil }.map { Self.picture(of: $0.name) }
  }

  private static func script(of name: String) -> String { "\(folder)/\(name).js" }
  private static func picture(of name: String) -> String { "\(folder)/\(name).png" }

  /// A configuration as the reference has it.
  struct Before {
    /// The record; absent where the reference names none.
    var record: [UInt8]?
    var svg: [UInt8]?
    /// The path of the picture in the folder of the page, where there is no SVG.
    var file: String?
  }

  /// Reads a configuration of the reference; a picture that is no SVG is copied.
  ///
  /// - Parameters:
  ///   - old: the configuration.
  ///   - folder: the folder of the page.
  ///   - worker: the number of the thread.
  /// - Returns: what there is.
  /// - Throws: ``FileError`` if a file can't be read or written.
  func before(
    _ old: Manifest.Entry, into folder: RunFolder, worker: Int
  ) throws(FileError) -> Before {
    let side = comparer.reference.files
    func path(_ format: String) -> String? {
      old.files[format].map { comparer.old.path($0.path) }
    }
    var before = Before()
    before.record = try path("json").map { path throws(FileError) in try side.read(path) }
    if let path = path("svg"), side.has(path) {
      before.svg = try side.read(path)
    } else if let path = path("png"), side.has(path) {
      let file = Self.picture(of: old.name)
      try folder.write(side.read(path), to: file, worker: worker)
      before.file = file
    }
    return before
  }

  /// Writes what a configuration was, and what differs.
  ///
  /// - Parameters:
  ///   - entry: the configuration as the run has it.
  ///   - folder: the folder of the page.
  ///   - worker: the number of the thread.
  /// - Returns: the files written.
  /// - Throws: ``FileError`` if a file can't be read or written.
  func write(
    _ entry: Manifest.Entry, into folder: RunFolder, worker: Int
  ) throws(FileError) -> [String] {
    guard changed.contains(entry.name), let old = before[entry.name] else { return [] }
    var files = [Self.script(of: entry.name)]
    var content: [String: JSONValue?] = [:]
    let before = try before(old, into: folder, worker: worker)
    let record = before.record.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    content["svg"] = before.svg.map { .string(String(decoding: $0, as: UTF8.self)) }
    if let path = before.file {
      files.append(path)
      content["file"] = .string(path)
    }
    content["page"] = old.picture.map { ReportIndex.page($0) }
    content["version"] = .string(ReportIndex.version(old))
    let outcome = comparer.compare(old, entry)
    if let file = outcome.picture?.file {
      let path = "\(Self.differenceFolder)/\(file)"
      files.append(path)
      content["difference"] = .string(path)
      content["differenceVersion"] = .string(ReportIndex.version(old) + ReportIndex.version(entry))
    }
    content["elements"] = .array((outcome.layout?.elements ?? []).map(Self.element))
    content["newFindings"] = .array((outcome.layout?.newFindings ?? []).map(Self.finding))
    content["fixedFindings"] = .array((outcome.layout?.fixedFindings ?? []).map(Self.finding))
    let name = JSONValue.string(entry.name).line
    let script = "proofsheet.reference(\(name), \(JSONValue.record(content).line), \(record));\n"
    try folder.write(Array(script.utf8), to: Self.script(of: entry.name), worker: worker)
    return files
  }

  private static func element(_ change: ElementChange) -> JSONValue {
    .record([
      "id": .string(change.id), "role": .string(change.role.rawValue),
      "cause": change.cause.map { .string($0) },
      "before": change.reference.map { .rect($0) }, "after": change.candidate.map { .rect($0) },
    ])
  }

  private static func finding(_ finding: RecordedLayout.Finding) -> JSONValue {
    .record([
      "rule": .string(finding.rule), "severity": .string(finding.severity),
      "element": finding.element.map { .string($0) }, "message": .string(finding.message),
    ])
  }
}
