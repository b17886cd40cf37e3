import Bitmaps
import Records

/// Small pictures beside a run, for comments.
enum Thumbnails {
  /// The folder of a run that they lie in.
  static let folder = "thumbnails"
  /// The file that lists them, so that the next comment clears away those that it does not need.
  static let listName = ".proofsheet-thumbnails"

  /// Writes small pictures of some configurations.
  ///
  /// - Parameters:
  ///   - names: the configurations; those without a PNG are passed over.
  ///   - run: the run that they belong to.
  ///   - width: the width in pixels; a picture that is no wider is taken as it is.
  /// - Returns: the paths inside the run folder by name.
  /// - Throws: ``FileError`` if something can't be written.
  static func write(
    _ names: [String], of run: CommentedRun, width: Int
  ) throws(FileError) -> [String: String] {
    let place = try RunFolder(run.run.path, shown: run.run.shown, list: listName)
    defer { place.release() }
    var paths: [String: String] = [:]
    for name in names {
      guard let file = run.entries[name]?.files["png"]?.path, let bytes = try? run.run.read(file),
        let picture = try? PNGReader.read(bytes, convertingColors: false),
        let small = try? PNGWriter.write(picture.scaledDown(toWidth: width))
      else { continue }
      let path = "\(folder)/\(name).png"
      try place.announce([path])
      try place.write(small, to: path, worker: 0)
      paths[name] = path
    }
    let files = Set(paths.values)
    try place.remove(place.stale(besides: files))
    try place.finish(keeping: files)
    return paths
  }
}
