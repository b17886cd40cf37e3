import Devices
import Records

/// A run as a comment sees it.
struct CommentedRun {
  /// A row of the summary.
  struct Counts {
    var name: String
    var configurations = 0
    var errors = 0
    var warnings = 0
    var infos = 0
    var failedExpectations = 0
    var notDrawn = 0
    var changed = 0
    var new = 0

    /// Adds another row.
    mutating func add(_ other: Counts) {
      configurations += other.configurations
      errors += other.errors
      warnings += other.warnings
      infos += other.infos
      failedExpectations += other.failedExpectations
      notDrawn += other.notDrawn
      changed += other.changed
      new += other.new
    }
  }

  let run: StoredRun
  /// The records that can be read, in the order of the matrix.
  let records: [(name: String, record: RecordedLayout)]
  let devices: [String: Device]
  /// The configurations that differ from the reference, of this run.
  let changed: [String]
  /// The configurations that the reference does not have, of this run.
  let new: [String]
  /// The entries of the manifest by name.
  let entries: [String: Manifest.Entry]
  /// What can't be read, in words.
  let problems: [String]

  init(_ run: StoredRun, devices: [String: Device], diff: DiffSummary?) {
    self.run = run
    self.devices = devices
    var records: [(String, RecordedLayout)] = []
    var problems: [String] = []
    for entry in run.manifest.configurations {
      guard let file = entry.files["json"] else { continue }
      if let bytes = try? run.read(file.path), let record = try? RecordedLayout(reading: bytes) {
        records.append((entry.name, record))
      } else {
        problems.append("\(Paths.join(run.shown, file.path)): no record that can be read")
      }
    }
    self.records = records
    self.problems = problems
    entries = Dictionary(
      run.manifest.configurations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = Set(diff?.changedNames ?? [])
    let new = Set(diff?.newNames ?? [])
    let names = run.manifest.configurations.map(\.name)
    self.changed = names.filter(changed.contains)
    self.new = names.filter(new.contains)
  }

  /// The counts of every family, a foldable device being one of its own, in the order of the matrix.
  var families: [Counts] {
    let records = Dictionary(records, uniquingKeysWith: { first, _ in first })
    let changed = Set(changed)
    let new = Set(new)
    var rows: [Counts] = []
    for entry in run.manifest.configurations {
      let record = records[entry.name]
      let name = Self.family(of: record.flatMap { devices[$0.device] })
      var counts = Counts(name: name)
      counts.configurations = 1
      counts.errors = entry.findings.errors
      counts.warnings = entry.findings.warnings
      counts.infos = entry.findings.infos
      counts.failedExpectations = record?.failedExpectations.count ?? 0
      counts.notDrawn = entry.failure == nil ? 0 : 1
      counts.changed = changed.contains(entry.name) ? 1 : 0
      counts.new = new.contains(entry.name) ? 1 : 0
      if let place = rows.firstIndex(where: { $0.name == name }) {
        rows[place].add(counts)
      } else {
        rows.append(counts)
      }
    }
    return rows
  }

  private static func family(of device: Device?) -> String {
    guard let device else { return "Other devices" }
    guard device.poses.isEmpty else { return device.name }
    switch device.family {
    case .iphone: return "iPhone"
    case .ipad: return "iPad"
    case .watch: return "Apple Watch"
    case .tv: return "Apple TV"
    case .vision: return "Vision"
    case .mac: return "Mac"
    }
  }
}
