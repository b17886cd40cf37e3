public import Bitmaps

/// Draws what differs over a pale picture of the candidate, as large as the union of both.
public enum DifferencePicture {
  private static let different: (UInt8, UInt8, UInt8) = (214, 0, 58)
  private static let antialiased: (UInt8, UInt8, UInt8) = (232, 170, 0)
  private static let noise: (UInt8, UInt8, UInt8) = (110, 140, 220)
  private static let hatch: (UInt8, UInt8, UInt8) = (150, 150, 160)

  /// Makes the picture.
  ///
  /// What differs is crimson, soft edges amber, noise blue; what is not compared is hatched. Where
  /// only one picture has pixels, these are seen through a tint.
  ///
  /// - Parameters:
  ///   - reference: the accepted picture.
  ///   - candidate: the new one.
  ///   - difference: what differs, with the class of each pixel.
  /// - Precondition: the classes of the pixels are there.
  /// - Returns: an opaque picture.
  public static func bitmap(
    _ reference: Bitmap, _ candidate: Bitmap, _ difference: PixelDifference
  ) -> Bitmap {
    let (width, height) = (difference.width, difference.height)
    precondition(difference.classes.count == width * height, "the class of each pixel is known")
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var target = pixels.mutableSpan
    let (old, new) = (reference.pixels.span, candidate.pixels.span)
    let classes = difference.classes.span
    for y in 0..<height {
      for x in 0..<width {
        let pale =
          if x < candidate.width, y < candidate.height {
            Self.pale(new, at: (y * candidate.width + x) * 4)
          } else if x < reference.width, y < reference.height {
            Self.pale(old, at: (y * reference.width + x) * 4)
          } else {
            UInt8(255)
          }
        let color: (UInt8, UInt8, UInt8)
        switch PixelDifference.PixelClass(rawValue: classes[y * width + x]) {
        case .different:
          let isShared =
            x < reference.width && x < candidate.width && y < reference.height
            && y < candidate.height
          color = isShared ? Self.different : tinted(pale)
        case .antialiased: color = Self.antialiased
        case .noise: color = Self.noise
        case .ignored: color = (x + y) % 8 < 2 ? Self.hatch : (pale, pale, pale)
        case .same, nil: color = (pale, pale, pale)
        }
        let start = (y * width + x) * 4
        target[start] = color.0
        target[start + 1] = color.1
        target[start + 2] = color.2
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The brightness of a pixel, most of it taken away.
  private static func pale(_ pixels: Span<UInt8>, at start: Int) -> UInt8 {
    let (red, green, blue) = (Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
    let brightness = (red * 77 + green * 150 + blue * 29) >> 8
    let onWhite = 255 - (255 - brightness) * Int(pixels[start + 3]) / 255
    return UInt8(255 - (255 - onWhite) * 28 / 100)
  }

  private static func tinted(_ pale: UInt8) -> (UInt8, UInt8, UInt8) {
    (UInt8(Int(pale) * 3 / 4 + 55), UInt8(Int(pale) * 3 / 4), UInt8(Int(pale) * 3 / 4 + 14))
  }
}
