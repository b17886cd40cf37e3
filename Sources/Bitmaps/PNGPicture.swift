import CZlib

/// A PNG file with what its chunks say of colours and frames.
struct PNGPicture {
  /// How the numbers of a file are to be understood.
  private enum Colors {
    /// They are sRGB, by what the file says or by default.
    case standard
    /// A gamma alone, which the PNG library applies.
    case gamma
    /// A profile.
    case profile(ColorProfile)
  }

  private let bytes: [UInt8]
  /// Chunks before the pixels, by name; of several the first.
  private var chunks: [String: Range<Int>] = [:]
  private var remarks: [String] = []

  /// Lists the chunks of a file; of a damaged one as many as there are.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 8
    while start + 12 <= bytes.count {
      let length = Int(number(at: start))
      let name = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
      guard name != "IDAT", start + 12 + length <= bytes.count else { break }
      if chunks[name] == nil { chunks[name] = (start + 8)..<(start + 8 + length) }
      start += 12 + length
    }
  }

  /// How the picture lies, 1 to 8 as in EXIF; 1 is upright.
  ///
  /// - Note: Source: PNG specification, third edition, 11.3.3.5 (`eXIf`).
  var orientation: Int {
    chunks["eXIf"].flatMap { EXIFOrientation.read(bytes[$0]) } ?? 1
  }

  /// Decodes the picture.
  func decode() throws(PictureError) -> DecodedPicture {
    var copy = self
    return try copy.decoding()
  }

  private mutating func decoding() throws(PictureError) -> DecodedPicture {
    if chunks["acTL"] != nil { remarks.append("is animated: its first frame is drawn") }
    let colors = colors()
    var bitmap: Bitmap
    do throws(PNGError) {
      let usesGamma = if case .gamma = colors { true } else { false }
      bitmap = try PNGReader.read(bytes, convertingColors: usesGamma)
    } catch {
      throw PictureError(error.message)
    }
    var isConverted = false
    switch colors {
    case .standard: break
    case .gamma: isConverted = true
    case .profile(let profile):
      isConverted = profile.convert(&bitmap)
      if !isConverted { remarks.append("has a colour profile that can't be used: taken for sRGB") }
    }
    // Few programs turn a PNG file, so one that lies is not passed on as it is.
    return DecodedPicture(
      bitmap: bitmap.upright(from: orientation),
      isShownByFile: !isConverted && chunks["acTL"] == nil && orientation == 1, remarks: remarks)
  }

  // MARK: Colours

  /// What holds of several chunks, in the order of the specification: `cICP`, `iCCP`, `sRGB`, then
  /// `cHRM` with `gAMA`.
  ///
  /// - Note: Source: PNG specification, third edition, 4.3.
  private mutating func colors() -> Colors {
    if let chunk = chunks["cICP"], chunk.count == 4 {
      // Code points of H.273: primaries and transfer of sRGB are 1 and 13, primaries of P3 are 12.
      switch (bytes[chunk.lowerBound], bytes[chunk.lowerBound + 1]) {
      case (1, 13): return .standard
      case (12, 13):
        if let profile = ColorProfile(primaries: .displayP3, gamma: nil) {
          return .profile(profile)
        }
      default:
        remarks.append("names its colours by code points that are not known: taken for sRGB")
        return .standard
      }
    }
    if let chunk = chunks["iCCP"] {
      guard let profile = profile(in: chunk) else {
        remarks.append("has a colour profile that can't be read: taken for sRGB")
        return .standard
      }
      return profile.isStandard ? .standard : .profile(profile)
    }
    if chunks["sRGB"] != nil { return .standard }
    var gamma: Double?
    if let chunk = chunks["gAMA"], chunk.count == 4, number(at: chunk.lowerBound) > 0 {
      gamma = Double(number(at: chunk.lowerBound)) / 100_000
    }
    // 1 / 2.2 stands for the curve of sRGB, as in libpng, which allows for five hundredths.
    if let value = gamma, abs(value * 2.2 - 1) <= 0.05 { gamma = nil }
    if let chunk = chunks["cHRM"], chunk.count == 32 {
      let values = (0..<8).map { Double(number(at: chunk.lowerBound + 4 * $0)) / 100_000 }
      let primaries = ColorProfile.Primaries(
        white: (values[0], values[1]), red: (values[2], values[3]), green: (values[4], values[5]),
        blue: (values[6], values[7]))
      if !primaries.areStandard {
        guard let profile = ColorProfile(primaries: primaries, gamma: gamma.map { 1 / $0 }) else {
          remarks.append("names primaries that are no colours: taken for sRGB")
          return .standard
        }
        return .profile(profile)
      }
    }
    return gamma == nil ? .standard : .gamma
  }

  /// The profile of an `iCCP` chunk: a name, a zero, the method of compression, the data.
  private func profile(in chunk: Range<Int>) -> ColorProfile? {
    guard let end = bytes[chunk].firstIndex(of: 0), end + 2 < chunk.upperBound,
      bytes[end + 1] == 0, let data = Self.inflated(bytes[(end + 2)..<chunk.upperBound])
    else { return nil }
    return ColorProfile(icc: data)
  }

  /// What was compressed, if it is no larger than any profile in use.
  ///
  /// - Note: `uncompress`.
  private static func inflated(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    var size = 1 << 14
    while size <= 1 << 24 {
      var length = uLongf(size)
      var status: Int32 = Z_OK
      let result = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
        unsafe data.withUnsafeBufferPointer { source in
          status = unsafe uncompress(
            target.baseAddress, &length, source.baseAddress, uLong(source.count))
        }
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return result }
      guard status == Z_BUF_ERROR else { return nil }
      size *= 4
    }
    return nil
  }

  private func number(at index: Int) -> UInt32 {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
