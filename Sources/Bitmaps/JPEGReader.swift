import CTurboJPEG

/// Reads JPEG files: baseline and progressive, in colours, greys or inks.
enum JPEGReader {
  /// The size of a picture, upright, without decoding it.
  static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    let head = try JPEGDecoder().head(of: bytes)
    return JPEGMarkers(bytes).orientation >= 5
      ? (head.height, head.width) : (head.width, head.height)
  }

  /// Decodes a picture.
  static func read(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    let decoder = try JPEGDecoder()
    let head = try decoder.head(of: bytes)
    try PictureReader.check(width: head.width, height: head.height)
    let markers = JPEGMarkers(bytes)
    var remarks: [String] = []
    if markers.isProfileBroken {
      remarks.append("has a colour profile with parts missing: taken for sRGB")
    }
    var profile = markers.profile.flatMap { ColorProfile(icc: $0) }
    if markers.profile != nil, profile == nil {
      remarks.append("has a colour profile that can't be read: taken for sRGB")
    }
    if let known = profile, known.isStandard { profile = nil }
    var isConverted = head.hasInks
    let (pixels, warning) = try decoder.pixels(of: bytes, head)
    if let warning { remarks.append("may be damaged: \(warning)") }
    var bitmap: Bitmap
    if head.hasInks {
      var converted = profile?.converted(invertedInks: pixels)
      if converted == nil {
        if profile != nil {
          remarks.append("has a colour profile that does not fit its inks")
        }
        remarks.append("has inks (CMYK) without a profile: its colours are a guess")
        converted = plainColors(invertedInks: pixels)
      }
      bitmap = Bitmap(width: head.width, height: head.height, pixels: converted ?? pixels)
    } else {
      bitmap = Bitmap(width: head.width, height: head.height, pixels: pixels)
      if let profile {
        if profile.convert(&bitmap) {
          isConverted = true
        } else {
          remarks.append("has a colour profile that does not fit its pixels: taken for sRGB")
        }
      }
    }
    return DecodedPicture(
      bitmap: bitmap.upright(from: markers.orientation),
      isShownByFile: !isConverted && markers.orientation == 1, remarks: remarks)
  }

  /// Inks taken for perfect ones: each lets through what is left of it and of black.
  private static func plainColors(invertedInks inks: [UInt8]) -> [UInt8] {
    var colors = [UInt8](repeating: 255, count: inks.count)
    for start in stride(from: 0, to: inks.count, by: 4) {
      let black = Int(inks[start + 3])
      for channel in 0..<3 {
        colors[start + channel] = UInt8((Int(inks[start + channel]) * black + 127) / 255)
      }
    }
    return colors
  }
}

/// What the head of a JPEG file says.
private struct JPEGHead {
  /// Width as stored, in pixels.
  var width: Int
  /// Height as stored, in pixels.
  var height: Int
  /// Whether the pixels are inks.
  var hasInks: Bool
}

/// The JPEG library's decoder.
///
/// Owns the library's object.
@safe
private struct JPEGDecoder: ~Copyable {
  private let handle: tjhandle

  /// - Note: `tjInitDecompress`.
  init() throws(PictureError) {
    guard let handle = unsafe tjInitDecompress() else {
      throw PictureError("not enough memory for a JPEG decoder")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe tjDestroy(handle) }

  /// - Note: `tjDecompressHeader3`.
  func head(of bytes: [UInt8]) throws(PictureError) -> JPEGHead {
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = unsafe bytes.withUnsafeBufferPointer { source in
      unsafe tjDecompressHeader3(
        handle, source.baseAddress, UInt(source.count), &width, &height, &subsampling, &space)
    }
    // A warning is told when the pixels are read.
    if status != 0, width < 1 || height < 1 || isFatal { throw PictureError(message) }
    let hasInks = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    return JPEGHead(width: Int(width), height: Int(height), hasInks: hasInks)
  }

  /// The pixels: red, green, blue and full alpha, or what is left out of four inks.
  ///
  /// - Note: `tjDecompress2`; the exact transform gives the same bytes on every processor.
  func pixels(
    of bytes: [UInt8], _ head: JPEGHead
  ) throws(PictureError) -> (pixels: [UInt8], warning: String?) {
    let format = head.hasInks ? TJPF_CMYK : TJPF_RGBA
    let size = head.width * head.height * 4
    var status: Int32 = 0
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      unsafe target.initialize(repeating: 0)
      unsafe bytes.withUnsafeBufferPointer { source in
        status = unsafe tjDecompress2(
          handle, source.baseAddress, UInt(source.count), target.baseAddress, Int32(head.width),
          0, Int32(head.height), Int32(format.rawValue), TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
      }
      count = size
    }
    guard status != 0 else { return (pixels, nil) }
    // Bytes too many between segments cost nothing; any other warning means that pixels are lost.
    guard !isFatal, message.contains("extraneous bytes") else { throw PictureError(message) }
    return (pixels, message)
  }

  private var isFatal: Bool { unsafe tjGetErrorCode(handle) == Int32(TJERR_FATAL.rawValue) }

  private var message: String {
    guard let text = unsafe tjGetErrorStr2(handle) else { return "the JPEG library gave no reason" }
    return unsafe String(cString: text)
  }
}
