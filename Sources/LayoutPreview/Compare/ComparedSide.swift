import Records

/// One side of a comparison: the runs in it, and pictures that belong to none.
struct ComparedSide: Sendable {
  /// A run with where it lies.
  struct Run: Sendable {
    /// The folder, seen from the side; empty where the side is the run.
    var folder: String
    var manifest: Manifest

    /// The path of a file of the run, seen from the side.
    func path(_ file: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }
  }

  let files: any ComparedFiles
  private(set) var runs: [Run] = []
  /// Pictures outside of runs, by their paths.
  private(set) var pictures: [String] = []

  /// Looks through the files of a side.
  ///
  /// - Throws: ``FileError`` if a manifest is damaged.
  init(_ files: any ComparedFiles) throws(FileError) {
    self.files = files
    var folders: [String] = []
    for path in files.paths where Paths.name(of: path) == Manifest.fileName {
      let bytes = try files.read(path)
      let folder = Paths.parent(of: path) ?? ""
      // A run that lies in another one's folder is not part of it.
      do throws(RecordError) {
        let manifest = try Manifest(reading: bytes)
        for file in manifest.allFiles where !Paths.isConfined(file.path) {
          throw RecordError(message: "'\(file.path)' does not lie in the run folder")
        }
        runs.append(Run(folder: folder, manifest: manifest))
        folders.append(folder)
      } catch {
        // Other programs have manifests too: only what says it is ours must be whole.
        guard Self.isOurs(bytes) else { continue }
        throw FileError(
          path: Paths.join(files.shown, path), reason: error.description)
      }
    }
    for path in files.paths where Paths.fileExtension(of: path) == "png" {
      if !folders.contains(where: { $0.isEmpty || path.hasPrefix($0 + "/") }) {
        pictures.append(path)
      }
    }
  }

  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1 << 16), as: UTF8.self).contains("\"configurations\"")
  }
}

extension Manifest {
  /// All files of all configurations and series.
  var allFiles: [File] {
    configurations.flatMap(\.files.values) + series.flatMap(\.files.values)
  }
}
