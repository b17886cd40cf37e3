import CPNG

/// Writes PNG files that say they are sRGB.
///
/// Equal pictures give equal bytes. Rows are not filtered and compressed lightly, which for flat
/// drawings is both faster and smaller than the library's default.
public enum PNGWriter {
  /// Encodes a picture: three channels where it is opaque, four otherwise.
  ///
  /// - Throws: ``PNGError`` if there is not enough memory.
  public static func write(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    try write(bitmap, filtering: false)
  }

  /// Encodes a picture as other programs do, each row with the filter that looks best for it.
  ///
  /// Several times slower; what readers are tested and measured with.
  ///
  /// - Throws: ``PNGError`` if there is not enough memory.
  package static func writeFiltered(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    try write(bitmap, filtering: true)
  }

  private static func write(_ bitmap: Bitmap, filtering: Bool) throws(PNGError) -> [UInt8] {
    guard bitmap.isOpaque else {
      return try write(
        bitmap.pixels, channels: 4, width: bitmap.width, height: bitmap.height,
        filtering: filtering)
    }
    let count = bitmap.width * bitmap.height
    let colors = unsafe [UInt8](unsafeUninitializedCapacity: count * 3) { target, used in
      unsafe bitmap.pixels.withUnsafeBufferPointer { source in
        for index in 0..<count {
          unsafe target[index * 3] = source[index * 4]
          unsafe target[index * 3 + 1] = source[index * 4 + 1]
          unsafe target[index * 3 + 2] = source[index * 4 + 2]
        }
      }
      used = count * 3
    }
    return try write(
      colors, channels: 3, width: bitmap.width, height: bitmap.height, filtering: filtering)
  }

  /// Encodes rows of red, green and blue, or of those and straight alpha.
  ///
  /// - Parameters:
  ///   - pixels: row-major, top row first, `channels` bytes a pixel.
  ///   - channels: 3 or 4.
  ///   - width: in pixels.
  ///   - height: in pixels.
  /// - Returns: the file.
  /// - Throws: ``PNGError`` if there is not enough memory.
  /// - Note: `png_image_write_to_memory`, which writes an `sRGB` chunk for eight-bit pictures.
  public static func write(
    _ pixels: [UInt8], channels: Int, width: Int, height: Int
  ) throws(PNGError) -> [UInt8] {
    try write(pixels, channels: channels, width: width, height: height, filtering: false)
  }

  private static func write(
    _ pixels: [UInt8], channels: Int, width: Int, height: Int, filtering: Bool
  ) throws(PNGError) -> [UInt8] {
    precondition(channels == 3 || channels == 4, "three or four channels")
    precondition(pixels.count == width * height * channels, "as many bytes as the size needs")
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | (channels == 4 ? PNG_FORMAT_FLAG_ALPHA : 0))
    unsafe image.flags = filtering ? 0 : png_uint_32(PNG_IMAGE_FLAG_FAST)
    // The exact size is only known after compressing; the bound saves doing that twice.
    var size = unsafe png_image_size_bound(&image)
    var failure: String?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let written = unsafe pixels.withUnsafeBytes { source in
        unsafe png_image_write_to_memory(
          &image, buffer.baseAddress, &size, 0, source.baseAddress,
          png_int_32(width * channels), nil)
      }
      if written == 0 { unsafe failure = message(of: image) }
      count = written == 0 ? 0 : size
    }
    unsafe png_image_free(&image)
    if let failure { throw PNGError(failure) }
    // A copy of the right size: the bound is larger than the pixels.
    return unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
  }
}
