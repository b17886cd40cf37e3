import Records

/// Copies what a candidate run made into the reference; nothing is drawn anew and the candidate stays.
struct Approval {
  /// A file to copy.
  struct Copy {
    /// The path of the candidate's file, seen from its side.
    var from: String
    /// The path in the reference folder.
    var to: String
    /// What the bytes must hash to, by the candidate's manifest; absent where none says.
    var hash: String?
  }

  /// What is to be done.
  struct Plan {
    var copies: [Copy] = []
    /// The manifests of the reference as they will be, by their paths.
    var manifests: [(path: String, manifest: Manifest)] = []
    /// Why something can't be accepted.
    var refusals: [String] = []
  }

  let comparer: SideComparer
  /// Whether pictures are left out.
  let recordsAlone: Bool

  /// Plans which files go where.
  func plan(accepting names: Set<String>, isAll: Bool) -> Plan {
    var plan = Plan()
    for match in comparer.matches().both {
      add(match, names, isAll: isAll, to: &plan)
    }
    for path in comparer.candidate.pictures where names.contains(path) {
      plan.copies.append(Copy(from: path, to: path, hash: nil))
    }
    return plan
  }

  private func add(
    _ match: SideComparer.Match, _ names: Set<String>, isAll: Bool, to plan: inout Plan
  ) {
    let accepted = match.new.manifest.configurations.filter {
      names.contains(match.prefix + $0.name) && $0.failure == nil
    }
    let known = Set(match.new.manifest.configurations.map(\.name))
    // A run of a part says nothing of the rest of the reference: that stays.
    let hasRest =
      match.new.manifest.isPartial
      && match.old?.manifest.configurations.contains { !known.contains($0.name) } ?? false
    let takesAll = isAll && !hasRest
    guard !accepted.isEmpty || isAll else { return }
    let folder = match.old?.folder ?? match.new.folder
    func target(_ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }
    var manifest = match.old?.manifest ?? match.new.manifest
    if match.old == nil { manifest.configurations = [] }
    if let old = match.old?.manifest, old.fingerprint != match.new.manifest.fingerprint, !takesAll {
      plan.refusals.append(
        "\(Paths.join(comparer.candidate.files.shown, match.new.folder)): program, catalogue or "
          + "fonts are others than the reference's: a part can't be accepted, a whole run can")
      return
    }
    manifest.fingerprint = match.new.manifest.fingerprint
    manifest.parts = match.new.manifest.parts
    manifest.name = match.new.manifest.name
    manifest.isPartial =
      takesAll ? match.new.manifest.isPartial : match.old?.manifest.isPartial ?? true
    for entry in accepted {
      for (format, file) in entry.files.sorted(by: { $0.key < $1.key })
      where format == "json" || !recordsAlone {
        plan.copies.append(
          Copy(from: match.new.path(file.path), to: target(file.path), hash: file.hash))
      }
    }
    manifest.configurations = merged(
      manifest.configurations, match.new.manifest.configurations, accepted, dropsOthers: takesAll)
    addSeries(match, dropsOthers: takesAll, target, &manifest, &plan)
    if manifest != match.old?.manifest {
      plan.manifests.append((target(Manifest.fileName), manifest))
    }
  }

  /// The entries of the reference with those accepted, in the order of the candidate; what only the
  /// reference has comes last, or goes where everything is accepted.
  private func merged(
    _ old: [Manifest.Entry], _ new: [Manifest.Entry], _ accepted: [Manifest.Entry],
    dropsOthers: Bool
  ) -> [Manifest.Entry] {
    let taken = Set(accepted.map(\.name))
    let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    var result = new.compactMap { taken.contains($0.name) ? $0 : before[$0.name] }
    let names = Set(new.map(\.name))
    if !dropsOthers { result += old.filter { !names.contains($0.name) } }
    return result
  }

  /// Pictures of several configurations go with them, once none of these is left as it was.
  private func addSeries(
    _ match: SideComparer.Match, dropsOthers: Bool, _ target: (String) -> String,
    _ manifest: inout Manifest, _ plan: inout Plan
  ) {
    let current = Dictionary(
      manifest.configurations.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    let candidates = Dictionary(
      match.new.manifest.configurations.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    var series: [Manifest.Series] = []
    for entry in match.new.manifest.series {
      let isCurrent = entry.configurations.allSatisfy { current[$0] == candidates[$0] }
      if isCurrent {
        series.append(entry)
        guard !recordsAlone,
          entry != match.old?.manifest.series.first(where: { $0.name == entry.name })
        else { continue }
        for file in entry.files.values.sorted(by: { $0.path < $1.path }) {
          plan.copies.append(
            Copy(from: match.new.path(file.path), to: target(file.path), hash: file.hash))
        }
      } else if let old = match.old?.manifest.series.first(where: { $0.name == entry.name }) {
        series.append(old)
      }
    }
    if !dropsOthers, let old = match.old?.manifest {
      let names = Set(match.new.manifest.series.map(\.name))
      series += old.series.filter { !names.contains($0.name) }
    }
    manifest.series = series
  }

  // MARK: Copying

  /// Copies files, then writes the manifests, so that an interrupted approval is told as a difference.
  ///
  /// - Parameters:
  ///   - plan: what is to be done.
  ///   - folder: the reference folder.
  ///   - shown: the folder as the user named it.
  /// - Returns: how many files were written; those that are as they should be stay untouched.
  /// - Throws: ``FileError`` if a file of the candidate is damaged, or one can't be written.
  func carryOut(_ plan: Plan, in folder: String, shown: String) throws(FileError) -> Int {
    var count = 0
    for copy in plan.copies {
      let bytes = try comparer.candidate.files.read(copy.from)
      if let hash = copy.hash, Fingerprint.hash(bytes) != hash {
        throw FileError(
          path: Paths.join(comparer.candidate.files.shown, copy.from),
          reason: "it is not what its run wrote: the manifest has another hash")
      }
      if try write(bytes, to: copy.to, in: folder, shown: shown) { count += 1 }
    }
    for (path, manifest) in plan.manifests {
      if try write(Array(manifest.json.utf8), to: path, in: folder, shown: shown) { count += 1 }
    }
    return count
  }

  /// Writes a file where it is not there already with these bytes.
  private func write(
    _ bytes: [UInt8], to path: String, in folder: String, shown: String
  ) throws(FileError) -> Bool {
    guard Paths.isConfined(path) else {
      throw FileError(path: Paths.join(shown, path), reason: "it would lie outside the folder")
    }
    let target = Paths.join(folder, path)
    if Files.kind(of: target) == .file,
      try Files.read(target, shown: Paths.join(shown, path), limit: FolderFiles.limit) == bytes
    {
      return false
    }
    if let parent = Paths.parent(of: target) { try Files.makeFolder(parent) }
    try Files.write(bytes, to: target, by: target + ".partial")
    return true
  }
}
