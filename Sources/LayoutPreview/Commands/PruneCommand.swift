import CommandLineParsing
import Records

/// `proofsheet prune`.
struct PruneCommand: RunnableCommand {
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
