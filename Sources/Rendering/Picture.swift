public import Bitmaps

/// A picture that a display list may draw.
public struct Picture: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// The picture as a PNG file, for formats that carry files.
  public let png: [UInt8]

  /// Makes a picture from its pixels and, where there is one, the file they came from.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - png: the file; absent means that one is made.
  /// - Throws: `PNGError` if a file has to be made and there is not enough memory.
  public init(bitmap: Bitmap, png: [UInt8]? = nil) throws(PNGError) {
    self.bitmap = bitmap
    if let png { self.png = png } else { self.png = try PNGWriter.write(bitmap) }
  }

  /// Reads a picture from a PNG file.
  ///
  /// - Throws: `PNGError` if the file is damaged or too large.
  public init(png: [UInt8]) throws(PNGError) {
    try self.init(bitmap: PNGReader.read(png), png: png)
  }
}
