import Records

/// Why a run folder can't be used, in words.
struct StoredRunProblem: Error {
  var message: String
  /// Whether the files are there but hold something else than they should.
  var isInvalid: Bool
}

/// A run folder that was written earlier.
struct StoredRun {
  /// The most bytes of a file that are read; a picture may hold other pictures.
  static let limit = 256 << 20

  /// Where it lies.
  let path: String
  /// The path as the user named it.
  let shown: String
  let manifest: Manifest

  /// A folder whose contents are known.
  init(path: String, shown: String, manifest: Manifest) {
    self.path = path
    self.shown = shown
    self.manifest = manifest
  }

  /// Reads the manifest of a folder.
  ///
  /// - Throws: ``StoredRunProblem`` if there is none, or none that this program understands.
  init(path: String, shown: String) throws(StoredRunProblem) {
    self.path = path
    self.shown = shown
    let file = Paths.join(path, Manifest.fileName)
    guard Files.kind(of: file) == .file else {
      throw StoredRunProblem(message: Self.missing(path, shown), isInvalid: false)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(
        file, shown: Paths.join(shown, Manifest.fileName), limit: Self.limit)
    } catch {
      throw StoredRunProblem(message: "can't read \(error)", isInvalid: false)
    }
    let place = Paths.join(shown, Manifest.fileName)
    let manifest: Manifest
    do throws(RecordError) { manifest = try Manifest(reading: bytes) } catch {
      throw StoredRunProblem(
        message: "\(place): not the manifest of a run, or one that this program can't read: "
          + "\(error.message); 'proofsheet render' writes one", isInvalid: true)
    }
    // Names become paths: one that leads out of the folder was not written by a run.
    for entry in manifest.configurations {
      for name in [entry.name] + entry.files.values.map(\.path) where !Paths.isConfined(name) {
        throw StoredRunProblem(
          message: "\(place): '\(name)' leads out of the run folder", isInvalid: true)
      }
    }
    self.manifest = manifest
  }

  private static func missing(_ path: String, _ shown: String) -> String {
    guard Files.kind(of: path) == .folder else { return "can't read \(shown): no such folder" }
    let runs = ((try? Files.names(in: path, shown: shown)) ?? []).filter {
      Files.kind(of: Paths.join(Paths.join(path, $0), Manifest.fileName)) == .file
    }
    guard !runs.isEmpty else {
      return "can't read \(shown): it holds no \(Manifest.fileName), so it is not a run folder"
    }
    let names = runs.prefix(3).map { Paths.join(shown, $0) }.joined(separator: ", ")
    let more = runs.count > 3 ? " and \(runs.count - 3) more" : ""
    return "\(shown) is not a run folder itself, but holds some: \(names)\(more)"
  }

  /// The bytes of a file of the run.
  func read(_ name: String) throws(FileError) -> [UInt8] {
    try Files.read(
      Paths.join(path, name), shown: Paths.join(shown, name), limit: Self.limit)
  }
}
