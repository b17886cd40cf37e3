import Records

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
