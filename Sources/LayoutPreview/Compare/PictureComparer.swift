import Bitmaps

/// Compares two PNG files.
struct PictureComparer: Sendable {
  /// Compares two files whose bytes differ.
  ///
  /// - Returns: what differs; nothing where the pixels are the same.
  /// - Throws: ``FileError`` if one of them is damaged.
  func compare(
    _ name: String, _ reference: [UInt8], _ candidate: [UInt8], hasCause: Bool,
    shown: (reference: String, candidate: String)
  ) throws(FileError) -> DiffResult.Picture? {
    let old = try Self.decode(reference, shown.reference)
    let new = try Self.decode(candidate, shown.candidate)
    guard old.width == new.width, old.height == new.height else {
      return DiffResult.Picture(
        name: name,
        remark: "\(old.width) × \(old.height) pixels became \(new.width) × \(new.height)",
        hasCause: hasCause)
    }
    var count = 0
    for start in stride(from: 0, to: old.pixels.count, by: 4)
    where old.pixels[start..<(start + 4)] != new.pixels[start..<(start + 4)] { count += 1 }
    guard count > 0 else { return nil }
    return DiffResult.Picture(
      name: name, pixels: count, share: Double(count) / Double(old.width * old.height),
      hasCause: hasCause)
  }

  private static func decode(_ bytes: [UInt8], _ shown: String) throws(FileError) -> Bitmap {
    do throws(PNGError) { return try PNGReader.read(bytes, convertingColors: false) } catch {
      throw FileError(path: shown, reason: error.message)
    }
  }
}
