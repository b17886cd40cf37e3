import CPNG

/// Reads PNG files.
public enum PNGReader {
  /// The longest side that is read, in pixels: Cairo's limit.
  public static let maximumSide = 32_767
  /// The most pixels that are read: a picture of this size takes a gigabyte.
  public static let maximumPixels = 1 << 28

  /// Whether bytes begin as a PNG does.
  public static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature)
  }

  /// The size of a picture from the head of its file, without decoding it.
  ///
  /// - Parameter bytes: the file, or at least its first 24 bytes.
  /// - Returns: width and height in pixels; nothing where the head is not that of a PNG.
  public static func header(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, isPNG(bytes), Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    let width = bigEndian(bytes, at: 16)
    let height = bigEndian(bytes, at: 20)
    guard width > 0, height > 0, width <= 0x7fff_ffff, height <= 0x7fff_ffff else { return nil }
    return (width, height)
  }

  /// Decodes a picture to sRGB with straight alpha.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - convertingColors: whether a `gAMA` chunk that is not sRGB's is applied; switch it off
  ///     to compare the numbers that two files hold.
  /// - Returns: the picture.
  /// - Throws: ``PNGError`` if the file is damaged, is no PNG, or is larger than the limits.
  /// - Note: `png_image_begin_read_from_memory`, `png_image_finish_read`.
  public static func read(
    _ bytes: [UInt8], convertingColors: Bool = true
  ) throws(PNGError) -> Bitmap {
    guard isPNG(bytes) else { throw PNGError("not a PNG file") }
    if !convertingColors, let bitmap = PNGFastReader.read(bytes) { return bitmap }
    guard let (width, height) = header(bytes) else { throw PNGError("no valid PNG header") }
    guard max(width, height) <= maximumSide, width * height <= maximumPixels else {
      throw PNGError(
        "the picture is \(width) x \(height) pixels; at most \(maximumSide) a side are read")
    }
    return try decode(
      convertingColors ? bytes : withoutColorChunks(bytes), width: width, height: height)
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private static func decode(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(PNGError) -> Bitmap {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    var failure: String?
    let pixels = unsafe bytes.withUnsafeBytes { source -> [UInt8] in
      guard
        unsafe png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0
      else {
        unsafe failure = message(of: image)
        return []
      }
      unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      // Sixteen bits a channel without a colour chunk are sRGB too, not linear.
      unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      return unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        unsafe buffer.initialize(repeating: 0)
        count = width * height * 4
        let stride = png_int_32(width * 4)
        if unsafe png_image_finish_read(&image, nil, buffer.baseAddress, stride, nil) == 0 {
          unsafe failure = message(of: image)
        }
      }
    }
    unsafe png_image_free(&image)
    if let failure { throw PNGError(failure) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The file without the chunks that say which colours its numbers mean.
  private static func withoutColorChunks(_ bytes: [UInt8]) -> [UInt8] {
    let dropped = ["gAMA", "cHRM", "sRGB", "iCCP"].map { Array($0.utf8) }
    var result = Array(bytes[..<8])
    result.reserveCapacity(bytes.count)
    var start = 8
    while start + 12 <= bytes.count {
      let end = start + 12 + bigEndian(bytes, at: start)
      guard end <= bytes.count else { break }
      if !dropped.contains(Array(bytes[(start + 4)..<(start + 8)])) {
        result += bytes[start..<end]
      }
      start = end
    }
    // What is left of a damaged file is kept, so that the decoder can say what is wrong.
    return result + bytes[start...]
  }

  private static func bigEndian(_ bytes: [UInt8], at index: Int) -> Int {
    Int(bytes[index]) << 24 | Int(bytes[index + 1]) << 16 | Int(bytes[index + 2]) << 8
      | Int(bytes[index + 3])
  }
}

/// The message that the library left in a picture, or a general one.
func message(of image: png_image) -> String {
  var image = unsafe image
  let text = unsafe withUnsafeBytes(of: &image.message) { bytes in
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  return text.isEmpty ? "the PNG library gave no reason" : text
}
