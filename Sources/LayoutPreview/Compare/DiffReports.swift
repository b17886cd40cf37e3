import Bitmaps
import Devices
import Geometry
import Records

/// Writes what `diff` found as pages: one for each run, and one for pictures that belong to none.
struct DiffReports {
  let comparer: SideComparer
  let result: DiffResult
  /// The folder of the candidate, and its name as the user knows it.
  let candidate: (path: String, shown: String)
  /// Whether the reference can be written into.
  let canApprove: Bool
  let devices: [String: Device]

  /// Writes the pages.
  ///
  /// - Parameters:
  ///   - path: the folder for the page, or for a folder of each run where there are several.
  ///   - shown: the folder as the user would name it.
  /// - Returns: the pages as the user would name them, and what could not be read.
  /// - Throws: ``FileError`` if something can't be written, ``StoredRunProblem`` if a run can't be used.
  func write(
    into path: String, shown: String
  ) throws -> (pages: [String], problems: [String]) {
    var pages: [String] = []
    var problems: [String] = []
    func write(_ writer: ReportWriter, _ folder: String) throws {
      let place = folder.isEmpty ? shown : Paths.join(shown, folder)
      let written = try writer.write(
        into: folder.isEmpty ? path : Paths.join(path, folder), shown: place)
      pages.append(Paths.join(place, "index.html"))
      problems += written.problems
    }
    let matches = comparer.matches().both
    let pictures = comparer.candidate.pictures
    let isSingle = matches.count + (pictures.isEmpty ? 0 : 1) == 1
    for match in matches {
      let run = try StoredRun(
        path: Paths.join(candidate.path, match.new.folder),
        shown: match.new.folder.isEmpty
          ? candidate.shown : Paths.join(candidate.shown, match.new.folder))
      try write(
        writer(run, comparer.comparer(of: match), prefix: match.prefix),
        isSingle ? "" : match.new.folder.isEmpty ? run.manifest.name : match.new.folder)
    }
    if !pictures.isEmpty { try write(pictureWriter(), isSingle ? "" : "pictures") }
    return (pages, problems)
  }

  private func writer(_ run: StoredRun, _ comparer: RunComparer?, prefix: String) -> ReportWriter {
    ReportWriter(
      run: run, devices: devices,
      changes: ReportChanges(result, canApprove: canApprove, prefix: prefix),
      comparison: comparer.map { ReportComparison(comparer: $0, changed: result.changed) },
      jobs: self.comparer.jobs)
  }

  // MARK: Pictures outside of runs

  private func pictureWriter() throws(FileError) -> ReportWriter {
    let new = try Self.manifest(comparer.candidate)
    let run = StoredRun(path: candidate.path, shown: candidate.shown, manifest: new)
    let pairs: RunComparer? =
      if let reference = comparer.reference {
        RunComparer(
          .init(folder: "", manifest: try Self.manifest(reference)), of: reference,
          .init(folder: "", manifest: new), of: comparer.candidate, pictures: comparer.pictures,
          prefix: "", hasRecords: false)
      } else {
        nil
      }
    return writer(run, pairs, prefix: "")
  }

  /// The pictures of a side in the shape of a run: each a configuration without a record.
  private static func manifest(_ side: ComparedSide) throws(FileError) -> Manifest {
    var entries: [Manifest.Entry] = []
    for path in side.pictures {
      let bytes = try side.files.read(path)
      let (width, height) = PNGReader.header(bytes) ?? (1, 1)
      let size = Size(width: Double(width), height: Double(height))
      entries.append(
        Manifest.Entry(
          name: path, files: ["png": .init(path: path, hash: Fingerprint.hash(bytes))],
          picture: .init(
            size: size, origin: .zero, factor: 1, device: Rect(origin: .zero, size: size))))
    }
    return Manifest(
      name: Paths.name(of: side.files.shown), fingerprint: "", parts: [:], configurations: entries)
  }
}
