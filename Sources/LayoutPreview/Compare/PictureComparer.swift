import Bitmaps
import PixelComparison

/// Compares two PNG files, and draws what differs where that is wanted.
struct PictureComparer: Sendable {
  /// Two files whose bytes differ.
  struct Pair {
    /// The configuration, or the path of the picture.
    var name: String
    var reference: [UInt8]
    var candidate: [UInt8]
    /// The files as the user would name them.
    var shown: (reference: String, candidate: String)
    /// Whether the layout changed too.
    var hasCause = false
  }

  var rules = PictureRules()
  /// Whether pixels are compared; else other bytes are another picture.
  var decodes = true
  /// Where pictures of differences go; absent: nowhere.
  var folder: DifferenceFolder?

  /// Compares a pair.
  ///
  /// - Parameters:
  ///   - pair: the files.
  ///   - frames: the rectangles of an element in pixels, by the widths of both pictures.
  /// - Returns: what differs; nothing where as much of it may.
  /// - Throws: ``FileError`` if a file is damaged, or the picture of the difference can't be written.
  func compare(
    _ pair: Pair, frames: (String, Int, Int) -> [PixelRect] = { _, _, _ in [] }
  ) throws(FileError) -> DiffResult.Picture? {
    guard decodes else {
      return DiffResult.Picture(name: pair.name, hasCause: pair.hasCause)
    }
    let old = try Self.decode(pair.reference, pair.shown.reference)
    let new = try Self.decode(pair.candidate, pair.shown.candidate)
    let options = rules.options(
      width: max(old.width, new.width), height: max(old.height, new.height)
    ) { frames($0, old.width, new.width) }
    let difference = PixelComparer.compare(
      old, new, options: options, tellsClasses: folder != nil)
    if difference.hasSameSize, difference.count == 0 || rules.tolerance.allows(difference) {
      return nil
    }
    var picture = DiffResult.Picture(
      name: pair.name, pixels: difference.count, share: difference.share,
      bounds: difference.bounds, hasCause: pair.hasCause)
    if !difference.hasSameSize {
      picture.remark = "\(old.width) × \(old.height) pixels became \(new.width) × \(new.height)"
    }
    if let folder {
      picture.file = try folder.write(
        DifferencePicture.bitmap(old, new, difference), name: pair.name)
    }
    return picture
  }

  private static func decode(_ bytes: [UInt8], _ shown: String) throws(FileError) -> Bitmap {
    if String(decoding: bytes.prefix(40), as: UTF8.self).hasPrefix("version https://git-lfs") {
      throw FileError(
        path: shown, reason: "only its Git LFS pointer is here; 'git lfs pull' fetches the picture")
    }
    do throws(PNGError) { return try PNGReader.read(bytes, convertingColors: false) } catch {
      throw FileError(path: shown, reason: error.message)
    }
  }
}

/// The folder that pictures of differences are written into.
struct DifferenceFolder: Sendable {
  /// The folder.
  let path: String
  /// The folder as the user named it.
  let shown: String

  /// Writes a picture.
  ///
  /// - Returns: the path inside the folder.
  func write(_ bitmap: Bitmap, name: String) throws(FileError) -> String {
    let file = name.hasSuffix(".png") ? name : name + ".png"
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
