import Comparison
import Records

/// What became of a spec from run to run: a line for each, the oldest first.
struct RunHistory {
  /// One run.
  struct Entry: Hashable {
    /// What the run is called: a revision or a date, as the caller gave it.
    var revision: String
    var verdict: String
    var compared: Int
    var changed: Int
    var new: Int
    var removed: Int
    /// What changed by itself, in sentences.
    var causes: [String]
    /// What program, data and libraries were.
    var fingerprint: String
    /// In how many configurations something was found, by `SCREEN RULE ELEMENT`.
    var findings: [String: Int]

    /// The line of the file, without its end.
    var line: String {
      JSONValue.object([
        "format": .integer(1), "revision": .string(revision), "verdict": .string(verdict),
        "configurations": .object([
          "compared": .integer(compared), "changed": .integer(changed), "new": .integer(new),
          "removed": .integer(removed),
        ]),
        "causes": .array(causes.map { .string($0) }), "fingerprint": .string(fingerprint),
        "findings": .object(findings.mapValues { .integer($0) }),
      ]).line
    }

    init(
      revision: String, verdict: String, compared: Int, changed: Int, new: Int, removed: Int,
      causes: [String], fingerprint: String, findings: [String: Int]
    ) {
      self.revision = revision
      self.verdict = verdict
      self.compared = compared
      self.changed = changed
      self.new = new
      self.removed = removed
      self.causes = causes
      self.fingerprint = fingerprint
      self.findings = findings
    }

    init(reading bytes: [UInt8]) throws(RecordError) {
      let value = try JSONValue(reading: bytes)
      guard value["format"]?.int == 1, let revision = value["revision"]?.text,
        let verdict = value["verdict"]?.text
      else { throw RecordError(message: "it has no 'format' 1, 'revision' or 'verdict'") }
      let counts = value["configurations"]
      self.init(
        revision: revision, verdict: verdict, compared: counts?["compared"]?.int ?? 0,
        changed: counts?["changed"]?.int ?? 0, new: counts?["new"]?.int ?? 0,
        removed: counts?["removed"]?.int ?? 0,
        causes: (value["causes"]?.values ?? []).compactMap(\.text),
        fingerprint: value["fingerprint"]?.text ?? "",
        findings: (value["findings"]?.entries ?? [:]).compactMapValues(\.int))
    }

    /// What a comparison came to.
    ///
    /// - Throws: ``FileError`` if a record of the candidate cannot be read.
    init(
      of result: DiffResult, candidate: ComparedSide, revision: String
    ) throws(FileError) {
      var findings: [String: Int] = [:]
      for run in candidate.runs {
        for entry in run.manifest.configurations {
          let total = entry.findings.errors + entry.findings.warnings + entry.findings.infos
          guard total > 0, let file = entry.files["json"] else { continue }
          let path = run.path(file.path)
          let bytes = try candidate.files.read(path)
          do throws(RecordError) {
            let layout = try RecordedLayout(reading: bytes)
            let keys = layout.findings.map {
              [layout.screen, $0.rule, $0.element ?? ""].filter { !$0.isEmpty }
                .joined(separator: " ")
            }
            for key in Set(keys) { findings[key, default: 0] += 1 }
          } catch {
            throw FileError(
              path: Paths.join(candidate.files.shown, path), reason: error.description)
          }
        }
      }
      let prints = candidate.runs.map(\.manifest.fingerprint)
      self.init(
        revision: revision, verdict: result.verdict.rawValue, compared: result.compared.count,
        changed: result.changed.count, new: result.new.count, removed: result.removed.count,
        causes: result.causes.map { DiffText.cause($0, result.words) },
        fingerprint: prints.count == 1
          ? prints[0] : Fingerprint.hash(Array(prints.joined(separator: "\n").utf8)),
        findings: findings)
    }
  }

  /// The runs, the oldest first.
  var entries: [Entry] = []

  /// Reads a file.
  ///
  /// - Returns: the runs, and for each line that is none why, with its number from 1.
  static func read(_ bytes: [UInt8]) -> (RunHistory, [(line: Int, error: RecordError)]) {
    var history = RunHistory()
    var problems: [(Int, RecordError)] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      do throws(RecordError) { history.entries.append(try Entry(reading: Array(line))) } catch {
        problems.append((index + 1, error))
      }
    }
    return (history, problems)
  }

  /// A finding of the last run, with the run since which it has been there without a gap.
  struct Standing: Hashable {
    var finding: String
    var configurations: Int
    /// The revision of that run, and its number from 1.
    var since: String
    var number: Int
  }

  /// The findings of the last run, those that came last first.
  var standings: [Standing] {
    guard let last = entries.last else { return [] }
    let standings = last.findings.map { key, count in
      var first = entries.count - 1
      while first > 0, entries[first - 1].findings[key] != nil { first -= 1 }
      return Standing(
        finding: key, configurations: count, since: entries[first].revision, number: first + 1)
    }
    return standings.sorted { ($1.number, $0.finding) < ($0.number, $1.finding) }
  }
}
