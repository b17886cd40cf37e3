import CLCMS

/// What the numbers of a picture mean as colours, and their conversion to sRGB.
///
/// Owns the library's object.
@safe
final class ColorProfile {
  /// How many numbers a pixel has, and what they stand for.
  enum Space {
    case gray
    case rgb
    case cmyk
  }

  /// The three lights and the white of a display, as coordinates of chromaticity.
  struct Primaries {
    var white: (x: Double, y: Double)
    var red: (x: Double, y: Double)
    var green: (x: Double, y: Double)
    var blue: (x: Double, y: Double)

    /// Those of sRGB.
    ///
    /// - Note: Source: IEC 61966-2-1.
    static let standard = Primaries(
      white: (0.3127, 0.3290), red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06))

    /// Those of Display P3.
    ///
    /// - Note: Source: SMPTE EG 432-1, with the white of sRGB.
    static let displayP3 = Primaries(
      white: (0.3127, 0.3290), red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))

    /// Whether they are those of sRGB, as nearly as files round them.
    var areStandard: Bool {
      let own = [white, red, green, blue]
      let standard = [
        Self.standard.white, Self.standard.red, Self.standard.green, Self.standard.blue,
      ]
      return zip(own, standard).allSatisfy { abs($0.x - $1.x) < 0.005 && abs($0.y - $1.y) < 0.005 }
    }
  }

  private let profile: cmsHPROFILE
  /// What the numbers stand for.
  let space: Space

  /// Reads an ICC profile; nothing where the data is damaged or of no space that pictures have.
  ///
  /// - Note: `cmsOpenProfileFromMem`.
  init?(icc: [UInt8]) {
    let profile = unsafe icc.withUnsafeBytes { data in
      unsafe cmsOpenProfileFromMem(data.baseAddress, cmsUInt32Number(data.count))
    }
    guard let profile = unsafe profile else { return nil }
    switch unsafe cmsGetColorSpace(profile) {
    case cmsSigGrayData: space = .gray
    case cmsSigRgbData: space = .rgb
    case cmsSigCmykData: space = .cmyk
    default:
      unsafe cmsCloseProfile(profile)
      return nil
    }
    unsafe self.profile = profile
  }

  /// Makes the profile of a display; nothing where its lights span no colours.
  ///
  /// - Parameters:
  ///   - primaries: its lights and its white.
  ///   - gamma: the power that numbers are raised to for light; absent: the curve of sRGB.
  /// - Note: `cmsCreateRGBProfile`.
  init?(primaries: Primaries, gamma: Double?) {
    var white = cmsCIExyY(x: primaries.white.x, y: primaries.white.y, Y: 1)
    var lights = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: primaries.red.x, y: primaries.red.y, Y: 1),
      Green: cmsCIExyY(x: primaries.green.x, y: primaries.green.y, Y: 1),
      Blue: cmsCIExyY(x: primaries.blue.x, y: primaries.blue.y, Y: 1))
    // The pieces of the curve of IEC 61966-2-1, as the library's fourth parametric type takes them.
    let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let curve =
      if let gamma {
        unsafe cmsBuildGamma(nil, gamma)
      } else {
        unsafe cmsBuildParametricToneCurve(nil, 4, parameters)
      }
    guard let curve = unsafe curve else { return nil }
    var curves: [OpaquePointer?] = unsafe [curve, curve, curve]
    let profile = unsafe cmsCreateRGBProfile(&white, &lights, &curves)
    unsafe cmsFreeToneCurve(curve)
    guard let profile = unsafe profile else { return nil }
    unsafe self.profile = profile
    space = .rgb
  }

  deinit { unsafe cmsCloseProfile(profile) }

  /// Whether no colour moves by more than one step of 255 on the way to sRGB.
  var isStandard: Bool {
    var samples: [UInt8] = []
    switch space {
    case .gray: samples = (0...255).map { UInt8($0) }
    case .rgb:
      let steps: [UInt8] = [0, 16, 64, 128, 192, 240, 255]
      for red in steps {
        for green in steps { for blue in steps { samples += [red, green, blue] } }
      }
    case .cmyk: return false
    }
    let isGray = space == .gray
    guard
      let converted = converted(
        samples, from: isGray ? proofsheet_gray_8 : proofsheet_rgb_8,
        count: samples.count / (isGray ? 1 : 3))
    else { return false }
    return samples.indices.allSatisfy { index in
      let place = isGray ? index * 4 : index / 3 * 4 + index % 3
      return abs(Int(converted[place]) - Int(samples[index])) <= 1
    }
  }

  /// Converts a picture of red, green and blue, or of greys, to sRGB; alpha stays.
  ///
  /// - Returns: whether it could be done; a profile of greys does not fit a picture in colours.
  func convert(_ bitmap: inout Bitmap) -> Bool {
    let count = bitmap.width * bitmap.height
    let converted: [UInt8]?
    switch space {
    case .cmyk: return false
    case .rgb: converted = self.converted(bitmap.pixels, from: proofsheet_rgba_8, count: count)
    case .gray:
      guard bitmap.isGray else { return false }
      let greys = (0..<count).map { bitmap.pixels[$0 * 4] }
      converted = self.converted(greys, from: proofsheet_gray_8, count: count)
    }
    guard var converted else { return false }
    for index in stride(from: 3, to: converted.count, by: 4) {
      converted[index] = bitmap.pixels[index]
    }
    bitmap.pixels = converted
    return true
  }

  /// Converts inks, stored as what is left out of each, to sRGB.
  ///
  /// - Parameter inks: four bytes a pixel: cyan, magenta, yellow, black.
  /// - Returns: red, green, blue and full alpha; nothing where the profile is not one of inks.
  func converted(invertedInks inks: [UInt8]) -> [UInt8]? {
    guard space == .cmyk else { return nil }
    return converted(inks, from: proofsheet_inverted_cmyk_8, count: inks.count / 4)
  }

  /// - Note: `cmsCreateTransform` with the perceptual intent, which is made for pictures.
  private func converted(_ pixels: [UInt8], from format: UInt32, count: Int) -> [UInt8]? {
    guard let standard = unsafe cmsCreate_sRGBProfile() else { return nil }
    defer { unsafe cmsCloseProfile(standard) }
    guard
      let transform = unsafe cmsCreateTransform(
        profile, format, standard, proofsheet_rgba_8, cmsUInt32Number(INTENT_PERCEPTUAL), 0)
    else { return nil }
    defer { unsafe cmsDeleteTransform(transform) }
    return unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { target, used in
      // Alpha is not the transform's to write.
      unsafe target.initialize(repeating: 255)
      unsafe pixels.withUnsafeBytes { source in
        unsafe cmsDoTransform(
          transform, source.baseAddress, target.baseAddress, cmsUInt32Number(count))
      }
      used = count * 4
    }
  }
}

/// The version of the colour library at run time, for example `2.14`.
public enum ColorLibrary {
  /// The version.
  ///
  /// - Note: `cmsGetEncodedCMMversion`.
  public static var version: String {
    let number = Int(cmsGetEncodedCMMversion())
    return "\(number / 1000).\(number % 1000 / 10)"
  }
}

extension Bitmap {
  /// Whether red, green and blue are equal in every pixel.
  var isGray: Bool {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let red = pixels[start]
      if pixels[start + 1] != red || pixels[start + 2] != red { return false }
    }
    return true
  }
}
