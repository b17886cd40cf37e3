import CTurboJPEG

/// Writes JPEG files, for photos that were JPEG files before their colours were converted.
///
/// Equal pictures give equal bytes.
public enum JPEGWriter {
  /// The quality that pictures are written with, 1 to 100; chosen: a step of colour is hardly seen.
  public static let quality: Int32 = 95

  /// Encodes a picture with all of its colour; alpha is left out.
  ///
  /// - Parameter bitmap: the picture, opaque.
  /// - Returns: the file, which by saying nothing of its colours is sRGB.
  /// - Throws: ``PictureError`` if a side is too long for JPEG or there is not enough memory.
  /// - Note: `tjCompress2`; the exact transform gives the same bytes on every processor.
  public static func write(_ bitmap: Bitmap) throws(PictureError) -> [UInt8] {
    guard let handle = unsafe tjInitCompress() else {
      throw PictureError("not enough memory for a JPEG encoder")
    }
    defer { unsafe tjDestroy(handle) }
    var size: UInt = 0
    var target: UnsafeMutablePointer<UInt8>?
    let status = unsafe bitmap.pixels.withUnsafeBufferPointer { source in
      unsafe tjCompress2(
        handle, source.baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
        Int32(TJPF_RGBX.rawValue), &target, &size, Int32(TJSAMP_444.rawValue), quality,
        TJFLAG_ACCURATEDCT)
    }
    defer { unsafe tjFree(target) }
    guard status == 0, let target = unsafe target else {
      throw PictureError(
        unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) }
          ?? "the JPEG library gave no reason")
    }
    return unsafe Array(UnsafeBufferPointer(start: target, count: Int(size)))
  }
}
