/// Finds the sides that a command line names.
struct SideLoader {
  let context: CommandContext

  /// A side that must be there.
  ///
  /// - Throws: ``FileError`` if there is no such folder or revision, or it cannot be read.
  func load(_ name: String) throws(FileError) -> ComparedSide {
    let path = context.path(name)
    switch Files.kind(of: path) {
    case .folder: return try ComparedSide(FolderFiles(path, shown: name))
    case nil where name.contains(":"):
      return try ComparedSide(GitFiles(name, in: context.workingDirectory))
    case nil: throw FileError(path: name, reason: "no such file or folder")
    default: throw FileError(path: name, reason: "it is not a folder")
    }
  }

  /// The reference; nothing where there is no such folder, so that everything is new.
  func reference(_ name: String) throws(FileError) -> ComparedSide? {
    Files.kind(of: context.path(name)) == nil && !name.contains(":") ? nil : try load(name)
  }
}
