import CommandLineParsing
import Records

/// `proofsheet prune`.
struct PruneCommand {
  let context: CommandContext
  let console: Console

  /// Removes, or lists, what nothing needs any more of a reference.
  func run() -> ExitCode {
    let names = context.parsed.positionals
    do throws(FileError) {
      let loader = SideLoader(context: context)
      let root = context.path(names[0])
      guard Files.kind(of: root) == .folder else {
        throw FileError(path: names[0], reason: "no such folder")
      }
      let reference = try loader.load(names[0])
      let candidate = names.count > 1 ? try loader.load(names[1]) : nil
      let orphans = ReferenceOrphans(reference: reference, candidate: candidate)
      for folder in orphans.parts {
        console.fail(
          "\(folder.isEmpty ? names[1] : Paths.join(names[1], folder)): the run has a part of its "
            + "matrix alone, what it lacks may be wanted: draw it without axis options")
      }
      guard orphans.parts.isEmpty else { return .usage }
      for path in orphans.files { console.print(Paths.join(names[0], path)) }
      let count = DiffText.plural(orphans.files.count, "file")
      guard !context.parsed.has("dry-run") else {
        console.note("\(count) to remove; nothing was removed")
        return .ok
      }
      // Manifests first: they must not name what is gone.
      for (path, manifest) in orphans.manifests {
        let target = Paths.join(root, path)
        try Files.write(Array(manifest.json.utf8), to: target, by: target + ".partial")
      }
      for path in orphans.files { try remove(path, below: root, shown: names[0]) }
      console.note("removed \(count)")
      return .ok
    } catch {
      console.fail("\(error)")
      return .failed
    }
  }

  private func remove(_ path: String, below root: String, shown: String) throws(FileError) {
    let target = Paths.join(root, path)
    // A folder inside may be a link to somewhere else: nothing is removed there.
    guard let real = Paths.real(root), let parent = Paths.parent(of: target),
      let folder = Paths.real(parent), folder == real || Paths.isInside(folder, folder: real)
    else { return }
    do { try Files.remove(target) } catch {
      throw FileError(path: Paths.join(shown, path), reason: error.reason)
    }
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      Files.removeEmptyFolder(Paths.join(root, parts.joined(separator: "/")))
      parts = parts.dropLast()
    }
  }
}

/// What of a reference nothing needs: files that its manifests do not name, and what a candidate no
/// longer has.
struct ReferenceOrphans {
  /// The files, seen from the reference.
  private(set) var files: [String] = []
  /// The manifests that change, by their paths.
  private(set) var manifests: [(path: String, manifest: Manifest)] = []
  /// The folders of the candidate's runs that can't tell what is no longer there: they have a part of
  /// their matrix alone.
  private(set) var parts: [String] = []

  /// The endings of what runs write; other files are someone else's.
  private static let endings: Set<String> = ["json", "svg", "png", "pdf"]

  /// Looks for orphans.
  ///
  /// - Parameters:
  ///   - reference: the reference.
  ///   - candidate: what is there now; absent: only what manifests do not name is looked for.
  init(reference: ComparedSide, candidate: ComparedSide?) {
    for run in reference.runs {
      var manifest = run.manifest
      if let candidate, let partner = Self.partner(of: run, reference, candidate) {
        if partner.manifest.isPartial { parts.append(partner.folder) }
        let names = Set(partner.manifest.configurations.map(\.name))
        manifest.configurations.removeAll { !names.contains($0.name) }
        let series = Set(partner.manifest.series.map(\.name))
        manifest.series.removeAll { !series.contains($0.name) }
      }
      if manifest != run.manifest {
        manifests.append((run.path(Manifest.fileName), manifest))
      }
      let named = Set(manifest.allFiles.map { run.path($0.path) })
      let prefix = run.folder.isEmpty ? "" : run.folder + "/"
      files += reference.files.paths.filter { path in
        // A configuration's files lie in a folder of its screen and device: what lies above, as
        // reports and notes do, is not looked at.
        path.hasPrefix(prefix) && !named.contains(path)
          && path.dropFirst(prefix.count).split(separator: "/").count >= 3
          && Self.endings.contains(Paths.fileExtension(of: path))
      }
    }
    // A candidate without pictures outside of runs says nothing of those.
    if let candidate, !candidate.pictures.isEmpty {
      let kept = Set(candidate.pictures)
      files += reference.pictures.filter { !kept.contains($0) }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func partner(
    of run: ComparedSide.Run, _ reference: ComparedSide, _ candidate: ComparedSide
  ) -> ComparedSide.Run? {
    reference.runs.count == 1 && candidate.runs.count == 1
      ? candidate.runs[0] : candidate.runs.first { $0.folder == run.folder }
  }
}
