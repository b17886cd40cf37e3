/// Reads pictures made of pixels, PNG and JPEG, whatever their files are called.
public enum PictureReader {
  /// The size of a picture from the head of its file, upright, without decoding it.
  ///
  /// - Parameter bytes: the whole file.
  /// - Returns: width and height in pixels.
  /// - Throws: ``PictureError`` if the file is of no kind that is read, its head is damaged, or the
  ///   picture is larger than the limits.
  public static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    let size: (width: Int, height: Int)
    switch try format(of: bytes) {
    case .png:
      guard let header = PNGReader.header(bytes) else {
        throw PictureError("no valid PNG header")
      }
      size =
        PNGPicture(bytes).orientation >= 5
        ? (header.height, header.width) : (header.width, header.height)
    case .jpeg: size = try JPEGReader.size(bytes)
    }
    try check(width: size.width, height: size.height)
    return size
  }

  /// Decodes a picture to sRGB with straight alpha.
  ///
  /// Colours are converted by the profile that the file carries; a photo that is stored lying is put
  /// upright.
  ///
  /// - Parameter bytes: the whole file.
  /// - Returns: the picture, with what is to be said of it.
  /// - Throws: ``PictureError`` if the file is of no kind that is read, is damaged or cut short, or
  ///   holds a picture larger than the limits.
  public static func read(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    switch try format(of: bytes) {
    case .png: try PNGPicture(bytes).decode()
    case .jpeg: try JPEGReader.read(bytes)
    }
  }

  /// The kinds that are made of pixels.
  private enum PixelFormat {
    case png
    case jpeg
  }

  private static func format(of bytes: [UInt8]) throws(PictureError) -> PixelFormat {
    switch PictureFormat.of(bytes) {
    case .png: return .png
    case .jpeg: return .jpeg
    case let other?:
      throw PictureError("\(other.rawValue) holds no pixels that are read", isUnsupported: true)
    case nil: throw PictureError("not a picture of a kind that is known")
    }
  }

  /// Refuses what would take too much memory, before any is set aside.
  static func check(width: Int, height: Int) throws(PictureError) {
    let side = PNGReader.maximumSide
    guard width > 0, height > 0 else { throw PictureError("the picture has no pixels") }
    guard max(width, height) <= side, width * height <= PNGReader.maximumPixels else {
      throw PictureError(
        "the picture is \(width) x \(height) pixels; at most \(side) a side and "
          + "\(PNGReader.maximumPixels) in all are read")
    }
  }
}
