/// A picture in sRGB with straight alpha.
public struct Bitmap: Hashable, Sendable {
  /// Width in pixels, at least 1.
  public let width: Int
  /// Height in pixels, at least 1.
  public let height: Int
  /// The pixels: row-major, top row first, four bytes a pixel (red, green, blue, alpha).
  public var pixels: [UInt8]

  /// Makes a picture from its pixels.
  ///
  /// - Precondition: both extents are positive and there are `width * height * 4` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a picture of one colour, transparent unless said.
  public init(
    width: Int, height: Int,
    filledWith pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) = (0, 0, 0, 0)
  ) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<(width * height) {
      pixels.append(pixel.red)
      pixels.append(pixel.green)
      pixels.append(pixel.blue)
      pixels.append(pixel.alpha)
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// One pixel; x grows to the right and y downwards.
  ///
  /// - Precondition: the place lies inside the picture.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    get {
      let start = offset(x, y)
      return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
    }
    set {
      let start = offset(x, y)
      pixels[start] = newValue.red
      pixels[start + 1] = newValue.green
      pixels[start + 2] = newValue.blue
      pixels[start + 3] = newValue.alpha
    }
  }

  /// Whether no pixel lets the ground show through.
  ///
  /// - Complexity: O(pixels).
  public var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel inside the bitmap")
    return (y * width + x) * 4
  }
}
