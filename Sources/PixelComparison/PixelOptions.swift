public import Bitmaps

/// How two pictures are compared.
public struct PixelOptions: Hashable, Sendable {
  /// The largest distance of two colours that counts as equal, 0 to 1, as pixelmatch measures it over
  /// white; absent: every other number is another colour, also of what cannot be seen.
  public var threshold: Double?
  /// Whether pixels that look like the soft edge of a shape are passed over.
  public var ignoresAntialiasing: Bool
  /// The fewest differing pixels that must touch each other to count; with 1 all do, fewer are noise.
  public var smallestCluster: Int
  /// Which pixels count; absent: all.
  public var mask: PixelMask?

  /// Makes options: exact unless said.
  public init(
    threshold: Double? = nil, ignoresAntialiasing: Bool = false, smallestCluster: Int = 1,
    mask: PixelMask? = nil
  ) {
    self.threshold = threshold
    self.ignoresAntialiasing = ignoresAntialiasing
    self.smallestCluster = smallestCluster
    self.mask = mask
  }

  /// Whether the mask leaves no pixel to compare.
  public var countsNothing: Bool { mask.map { !$0.counts.contains(1) } ?? false }
}

/// The pixels of a canvas that count.
public struct PixelMask: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// One byte a pixel, row by row from the top: 1 where it counts, 0 where it does not.
  public private(set) var counts: [UInt8]

  /// Makes a mask in which all pixels count, or none.
  ///
  /// - Precondition: both extents are positive.
  public init(width: Int, height: Int, counting: Bool) {
    precondition(width > 0 && height > 0, "a mask has at least one pixel")
    self.width = width
    self.height = height
    counts = Array(repeating: counting ? 1 : 0, count: width * height)
  }

  /// Lets the pixels of a rectangle count, or not; what lies outside is passed over.
  public mutating func set(_ rect: PixelRect, counting: Bool) {
    let columns = max(rect.x, 0)..<max(min(rect.x + rect.width, width), max(rect.x, 0))
    let rows = max(rect.y, 0)..<max(min(rect.y + rect.height, height), max(rect.y, 0))
    for y in rows {
      for x in columns { counts[y * width + x] = counting ? 1 : 0 }
    }
  }

  /// Takes out the pixels that are dark in a picture, which lies at the top left.
  public mutating func ignoreDark(of picture: Bitmap) {
    for y in 0..<min(height, picture.height) {
      for x in 0..<min(width, picture.width) {
        let pixel = picture[x, y]
        let isDark = Int(pixel.red) + Int(pixel.green) + Int(pixel.blue) < 3 * 128
        if isDark, pixel.alpha >= 128 { counts[y * width + x] = 0 }
      }
    }
  }
}
