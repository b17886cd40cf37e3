import Comparison
import Records
import Synchronization

/// Compares two sides: runs with runs, loose pictures with loose pictures.
struct SideComparer {
  let reference: ComparedSide?
  let candidate: ComparedSide
  let pictures: PictureComparer
  let jobs: Int

  /// One thing to compare.
  private enum Task: Sendable {
    case configuration(RunComparer, Manifest.Entry, Manifest.Entry)
    case series(RunComparer, Manifest.Series, Manifest.Series)
    case picture(ComparedSide, String)

    var name: String {
      switch self {
      case .configuration(let run, _, let entry): run.prefix + entry.name
      case .series(let run, _, let series): run.prefix + series.name
      case .picture(_, let path): path
      }
    }
  }

  /// Compares everything.
  ///
  /// - Parameters:
  ///   - shown: the reference as the user named it.
  ///   - progress: told now and then how many pairs are done, and of how many.
  /// - Returns: what differs.
  func compare(shown: String, progress: @escaping (Int, Int) -> Void) -> DiffResult {
    var result = DiffResult(reference: shown, candidate: candidate.files.shown)
    let tasks = tasks(&result)
    let outcomes = Mutex([RunComparer.Outcome?](repeating: nil, count: tasks.count))
    let comparer = self
    WorkerPool.run(
      jobs: jobs, count: tasks.count, makeState: { _ in },
      task: { _, index in
        let outcome = comparer.outcome(of: tasks[index])
        outcomes.withLock { $0[index] = outcome }
      }, progress: { progress($0, tasks.count) })
    collect(tasks, outcomes.withLock { $0 }, into: &result)
    return result
  }

  private func outcome(of task: Task) -> RunComparer.Outcome {
    switch task {
    case .configuration(let run, let before, let after): return run.compare(before, after)
    case .series(let run, let before, let after):
      var outcome = RunComparer.Outcome()
      do throws(FileError) {
        outcome.picture = try run.picture(
          run.prefix + after.name, before.files, after.files, layout: nil)
      } catch {
        outcome.failure = error.description
      }
      return outcome
    case .picture(let reference, let path):
      var outcome = RunComparer.Outcome()
      do throws(FileError) {
        let (old, new) = (reference.files.place(path), candidate.files.place(path))
        if try !FileEquality.areSame(old, new) {
          outcome.picture = try pictures.compare(.init(name: path, reference: old, candidate: new))
        }
      } catch {
        outcome.failure = error.description
      }
      return outcome
    }
  }

  // MARK: Pairs

  /// A run of the candidate with its partner.
  struct Match {
    var new: ComparedSide.Run
    /// Absent where the reference has none.
    var old: ComparedSide.Run?
    /// What stands before the names of configurations where there are several runs.
    var prefix: String
  }

  /// The runs of the candidate, and those that only the reference has.
  ///
  /// Runs are the same by their folders; a single run is compared with a single one, whatever the
  /// folders are called.
  func matches() -> (both: [Match], gone: [(run: ComparedSide.Run, prefix: String)]) {
    let old = reference?.runs ?? []
    let isSingle = old.count == 1 && candidate.runs.count == 1
    let hasSeveral = max(old.count, candidate.runs.count) > 1
    func prefix(_ run: ComparedSide.Run) -> String {
      hasSeveral && !run.folder.isEmpty ? run.folder + "/" : ""
    }
    let both = candidate.runs.map { run in
      Match(
        new: run, old: isSingle ? old[0] : old.first { $0.folder == run.folder },
        prefix: prefix(run))
    }
    let gone = old.filter { run in
      !isSingle && !candidate.runs.contains { $0.folder == run.folder }
    }
    return (both, gone.map { ($0, prefix($0)) })
  }

  /// What compares the configurations of two runs; nothing where the reference has no such run.
  func comparer(of match: Match) -> RunComparer? {
    guard let reference, let old = match.old else { return nil }
    return RunComparer(
      old, of: reference, match.new, of: candidate, pictures: pictures, prefix: match.prefix)
  }

  private func tasks(_ result: inout DiffResult) -> [Task] {
    var tasks: [Task] = []
    let (both, gone) = matches()
    for match in both {
      guard let comparer = comparer(of: match) else {
        result.new += match.new.manifest.configurations.map { match.prefix + $0.name }
        continue
      }
      tasks += pairs(comparer, &result)
    }
    for (run, prefix) in gone {
      result.removed += run.manifest.configurations.map { prefix + $0.name }
    }
    let before = Set(reference?.pictures ?? [])
    for path in candidate.pictures {
      if let reference, before.contains(path) {
        tasks.append(.picture(reference, path))
      } else {
        result.new.append(path)
      }
    }
    let after = Set(candidate.pictures)
    result.removed += (reference?.pictures ?? []).filter { !after.contains($0) }
    return tasks
  }

  private func pairs(_ run: RunComparer, _ result: inout DiffResult) -> [Task] {
    var tasks: [Task] = []
    let before = Dictionary(
      run.old.manifest.configurations.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    for entry in run.new.manifest.configurations {
      if let other = before[entry.name] {
        tasks.append(.configuration(run, other, entry))
      } else {
        result.new.append(run.prefix + entry.name)
      }
    }
    let after = Set(run.new.manifest.configurations.map(\.name))
    result.removed += run.old.manifest.configurations.map(\.name)
      .filter { !after.contains($0) }.map { run.prefix + $0 }
    let series = Dictionary(
      run.old.manifest.series.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    for entry in run.new.manifest.series {
      if let other = series[entry.name] { tasks.append(.series(run, other, entry)) }
    }
    if !run.fingerprint.isEmpty, result.fingerprint.isEmpty { result.fingerprint = run.fingerprint }
    if run.isRecordsAlone, run.new.manifest.configurations.contains(where: { $0.files.count > 1 }) {
      result.notes.append(
        "\(Paths.join(result.reference, run.old.folder)): records alone, pictures are told by hash")
    }
    return tasks
  }

  // MARK: Results

  private func collect(
    _ tasks: [Task], _ outcomes: [RunComparer.Outcome?], into result: inout DiffResult
  ) {
    var groups = CauseGroups()
    var changed: Set<String> = []
    var looks = Looks()
    var new = Grouping<[String], DiffResult.Finding>()
    var fixed = Grouping<[String], DiffResult.Finding>()
    for (task, outcome) in zip(tasks, outcomes) {
      guard var outcome else { continue }
      let name = task.name
      if case .configuration(_, _, let entry) = task {
        result.compared.append(.init(name: name, axes: ConfigurationAxes.axes(of: entry.name)))
      } else if case .picture = task {
        result.compared.append(.init(name: name, axes: [:]))
      }
      if let failure = outcome.failure {
        result.failures.append(.init(name: name, reason: failure))
        continue
      }
      if outcome.dropUncounted() { result.uncounted.append(name) }
      guard outcome.isChanged else { continue }
      if case .series = task {
      } else {
        result.changed.append(name)
        changed.insert(name)
      }
      if var layout = outcome.layout {
        layout.configuration = name
        blameFingerprint(task, outcome, &layout)
        groups.add(layout)
        for look in layout.looks { looks.add(look, screen: layout.screen, configuration: name) }
        for finding in layout.newFindings { Self.add(finding, layout, name, to: &new) }
        for finding in layout.fixedFindings { Self.add(finding, layout, name, to: &fixed) }
      } else if outcome.picture != nil, case .configuration(let run, _, _) = task,
        !run.fingerprint.isEmpty
      {
        groups.add(Self.cause(run.fingerprint), screen: "", configuration: name)
      }
      if var picture = outcome.picture {
        // A picture of several layouts differs because one of them does.
        if case .series(let run, _, let series) = task,
          series.configurations.contains(where: { changed.contains(run.prefix + $0) })
        {
          picture.hasCause = true
        }
        result.pictures.append(picture)
      }
    }
    result.causes = groups.groups
    result.looks = looks.all
    result.newFindings = new.items { $0.configurations = $1 }
    result.fixedFindings = fixed.items { $0.configurations = $1 }
    result.pictures = result.pictures.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.hasCause != y.hasCause { return y.hasCause }
      let (p, q) = (x.share ?? 2, y.share ?? 2)
      return p != q ? p > q : a.offset < b.offset
    }.map(\.element)
  }

  /// A picture that differs where program or fonts do, and no element moved, is their doing.
  private func blameFingerprint(
    _ task: Task, _ outcome: RunComparer.Outcome, _ layout: inout LayoutDifference
  ) {
    guard case .configuration(let run, _, _) = task, !run.fingerprint.isEmpty,
      outcome.picture != nil, layout.causes.isEmpty
    else { return }
    layout.causes.append(Self.cause(run.fingerprint))
  }

  private static func cause(_ fingerprint: [RuleChange]) -> Cause {
    Cause(
      element: fingerprint.map(\.key).joined(separator: ", "), kind: "", change: .fingerprint,
      delta: .zero, rules: fingerprint, frame: nil)
  }

  private static func add(
    _ finding: RecordedLayout.Finding, _ layout: LayoutDifference, _ name: String,
    to groups: inout Grouping<[String], DiffResult.Finding>
  ) {
    // Measured numbers in the message differ from device to device: they play no part.
    let key = [layout.screen, finding.rule, finding.severity, finding.element ?? ""]
    groups.add(
      DiffResult.Finding(
        rule: finding.rule, severity: finding.severity, screen: layout.screen,
        element: finding.element, message: finding.message, configurations: []), name, key: key)
  }
}

/// Puts equal things of several configurations together, in the order of the first of each.
private struct Grouping<Key: Hashable, Item> {
  private var order: [Key] = []
  private var members: [Key: (item: Item, names: [String])] = [:]

  mutating func add(_ item: Item, _ name: String, key: Key) {
    if members[key] == nil {
      order.append(key)
      members[key] = (item, [])
    }
    members[key]?.names.append(name)
  }

  func items(_ set: (inout Item, [String]) -> Void) -> [Item] {
    order.compactMap { members[$0] }.map { member in
      var copy = member.item
      set(&copy, member.names)
      return copy
    }
  }
}
