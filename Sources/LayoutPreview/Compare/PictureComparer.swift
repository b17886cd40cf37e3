import Bitmaps
import PixelComparison

/// Compares two PNG files, and draws what differs where that is wanted.
struct PictureComparer: Sendable {
  /// Two files whose bytes differ.
  struct Pair {
    /// The configuration, or the path of the picture.
    var name: String
    var reference: FileEquality.Place
    var candidate: FileEquality.Place
    /// Whether the layout changed too.
    var hasCause = false
  }

  var rules = PictureRules()
  /// Whether pixels are compared; else other bytes are another picture.
  var decodes = true
  /// Where pictures of differences go; absent: nowhere.
  var folder: DifferenceFolder?
  private let gate = MemoryGate(limit: 96 << 20)
  private let memory = RowMemory()

  /// Makes a comparer of some rules, or one that does not look at pixels.
  init(rules: PictureRules = PictureRules(), decodes: Bool = true) {
    self.rules = rules
    self.decodes = decodes
  }

  /// The rectangles of an element in pixels, by the widths of both pictures.
  typealias Frames = (String, Int, Int) -> [PixelRect]

  /// Compares a pair.
  ///
  /// - Parameters:
  ///   - pair: the files.
  ///   - frames: where elements lie.
  /// - Returns: what differs, or that no pixel counts; nothing where as much of it may.
  /// - Throws: ``FileError`` if a file is damaged, or the picture of the difference can't be written.
  func compare(
    _ pair: Pair, frames: Frames = { _, _, _ in [] }
  ) throws(FileError) -> DiffResult.Picture? {
    guard decodes else {
      return DiffResult.Picture(name: pair.name, hasCause: pair.hasCause)
    }
    let room = try Self.memory(for: pair.reference, pair.candidate, drawing: folder != nil)
    return try gate.withRoom(for: room) { () throws(FileError) in
      try compareFiles(pair, frames)
    }
  }

  private func compareFiles(
    _ pair: Pair, _ frames: Frames
  ) throws(FileError) -> DiffResult.Picture? {
    let oldBytes = try pair.reference.files.read(pair.reference.path)
    let newBytes = try pair.candidate.files.read(pair.candidate.path)
    if folder == nil, let files = PNGPair(oldBytes, newBytes, memory: memory) {
      let options = rules.options(width: files.width, height: files.height) {
        frames($0, files.width, files.width)
      }
      if options.countsNothing { return Self.uncounted(pair) }
      if let difference = PixelComparer.compare(files, options: options) {
        return picture(pair, difference)
      }
    }
    let old = try Self.decode(oldBytes, pair.reference.shown)
    let new = try Self.decode(newBytes, pair.candidate.shown)
    let options = rules.options(
      width: max(old.width, new.width), height: max(old.height, new.height)
    ) { frames($0, old.width, new.width) }
    if options.countsNothing, old.width == new.width, old.height == new.height {
      return Self.uncounted(pair)
    }
    let difference = PixelComparer.compare(
      old, new, options: options, tellsClasses: folder != nil)
    guard var picture = picture(pair, difference) else { return nil }
    if !difference.hasSameSize {
      picture.remark = "\(old.width) × \(old.height) pixels became \(new.width) × \(new.height)"
    }
    if let folder {
      picture.file = try folder.write(
        DifferencePicture.bitmap(old, new, difference), name: pair.name)
    }
    return picture
  }

  private static func uncounted(_ pair: Pair) -> DiffResult.Picture {
    DiffResult.Picture(name: pair.name, hasCause: pair.hasCause, isUncounted: true)
  }

  /// What is told of a difference; nothing where as much of it may be.
  private func picture(_ pair: Pair, _ difference: PixelDifference) -> DiffResult.Picture? {
    if difference.hasSameSize, difference.count == 0 || rules.tolerance.allows(difference) {
      return nil
    }
    return DiffResult.Picture(
      name: pair.name, pixels: difference.count, share: difference.share,
      bounds: difference.bounds, hasCause: pair.hasCause)
  }

  /// How much memory a comparison takes, by what the heads of the files say.
  ///
  /// A damaged head may say anything; then reading fails before memory is taken.
  private static func memory(
    for first: FileEquality.Place, _ second: FileEquality.Place, drawing: Bool
  ) throws(FileError) -> Int {
    var total = 0
    for place in [first, second] {
      guard let path = place.files.location(of: place.path) else { continue }
      let head = try Files.read(path, shown: place.shown, limit: 24, cutting: true)
      guard let (width, height) = PNGReader.header(head), width * height <= PNGReader.maximumPixels
      else { continue }
      // Decoded pixels and the file, at most half as large again; of a drawn difference its classes, its
      // pixels and its file too.
      total += width * height * (drawing ? 13 : 5)
    }
    return total
  }

  private static func decode(_ bytes: [UInt8], _ shown: String) throws(FileError) -> Bitmap {
    if String(decoding: bytes.prefix(40), as: UTF8.self).hasPrefix("version https://git-lfs") {
      throw FileError(
        path: shown, reason: "only its Git LFS pointer is here; 'git lfs pull' fetches the picture")
    }
    do throws(PNGError) { return try PNGReader.read(bytes, convertingColors: false) } catch {
      throw FileError(path: shown, reason: "it is damaged or cut short: \(error.message)")
    }
  }
}

/// The folder that pictures of differences are written into.
struct DifferenceFolder: Sendable {
  /// The folder.
  let path: String
  /// The folder as the user named it.
  let shown: String

  /// The path inside the folder of the picture of a configuration, or of a pair of pictures.
  static func file(of name: String) -> String { name.hasSuffix(".png") ? name : name + ".png" }

  /// Writes a picture.
  ///
  /// - Returns: the path inside the folder.
  func write(_ bitmap: Bitmap, name: String) throws(FileError) -> String {
    let file = Self.file(of: name)
    guard Paths.isConfined(file) else {
      throw FileError(path: Paths.join(shown, file), reason: "it would lie outside the folder")
    }
    let target = Paths.join(path, file)
    do {
      let bytes = try PNGWriter.write(bitmap)
      if let parent = Paths.parent(of: target) { try Files.makeFolder(parent) }
      try Files.write(bytes, to: target, by: target + ".partial")
    } catch let error as FileError {
      throw FileError(path: Paths.join(shown, file), reason: error.reason)
    } catch {
      throw FileError(path: Paths.join(shown, file), reason: "\(error)")
    }
    return file
  }
}
