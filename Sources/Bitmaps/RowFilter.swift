/// Undoes the filters of PNG rows, a pixel of 32 bits at a time.
///
/// Sums of bytes are made for all channels at once. Three channels become four, opaque.
///
/// - Note: Source: PNG specification, third edition, 9.
struct RowFilter {
  /// Pixels in a row.
  let width: Int
  /// Three or four.
  let channels: Int

  /// What lies to the left of a row and above the first one: nothing, and opaque where there is no alpha,
  /// which makes every sum opaque as well.
  var ground: UInt32 { channels == 3 ? 0xFF00_0000 : 0 }

  /// Undoes the filter of a row.
  ///
  /// - Parameters:
  ///   - source: the row as the file has it, the number of the filter first; with three channels one
  ///     byte more can be read.
  ///   - above: the pixels of the row above, of the first one ``ground``.
  ///   - target: where the pixels go, four bytes each; at or before the place of their source.
  /// - Returns: whether there is such a filter.
  func undo(
    _ source: UnsafeRawPointer, above: UnsafeRawPointer, into target: UnsafeMutableRawPointer
  ) -> Bool {
    channels == 3
      ? unsafe undo(source, above, target, as: ThreeChannels.self)
      : unsafe undo(source, above, target, as: FourChannels.self)
  }

  @inline(__always)
  private func undo<Pixels: FilteredPixels>(
    _ source: UnsafeRawPointer, _ above: UnsafeRawPointer, _ target: UnsafeMutableRawPointer,
    as pixels: Pixels.Type
  ) -> Bool {
    let row = unsafe source + 1
    switch unsafe source.load(as: UInt8.self) {
    case 0: unsafe pixels.copy(row, target, width: width, ground: ground)
    case 1: unsafe sub(row, target, pixels)
    case 2: unsafe up(row, above, target, pixels)
    case 3: unsafe average(row, above, target, pixels)
    case 4: unsafe paeth(row, above, target, pixels)
    default: return false
    }
    return true
  }

  /// The sum of each of four bytes, without what would be carried over.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  @inline(__always)
  private func sub<Pixels: FilteredPixels>(
    _ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ pixels: Pixels.Type
  ) {
    var left = ground
    for x in 0..<width {
      left = unsafe Self.sum(pixels.pixel(row, x), left)
      unsafe target.storeBytes(of: left, toByteOffset: x &* 4, as: UInt32.self)
    }
  }

  @inline(__always)
  private func up<Pixels: FilteredPixels>(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ target: UnsafeMutableRawPointer,
    _ pixels: Pixels.Type
  ) {
    for x in 0..<width {
      let top = unsafe above.load(fromByteOffset: x &* 4, as: UInt32.self)
      let value = unsafe Self.sum(pixels.pixel(row, x), top)
      unsafe target.storeBytes(of: value, toByteOffset: x &* 4, as: UInt32.self)
    }
  }

  @inline(__always)
  private func average<Pixels: FilteredPixels>(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ target: UnsafeMutableRawPointer,
    _ pixels: Pixels.Type
  ) {
    var left = ground
    for x in 0..<width {
      let top = unsafe above.load(fromByteOffset: x &* 4, as: UInt32.self)
      // Half the sum of two bytes, down: what both have, and half of what one has.
      let half = (left & top) &+ (((left ^ top) & 0xFEFE_FEFE) >> 1)
      left = unsafe Self.sum(pixels.pixel(row, x), half)
      unsafe target.storeBytes(of: left, toByteOffset: x &* 4, as: UInt32.self)
    }
  }

  /// The channels of a pixel side by side.
  private typealias Lanes = SIMD4<Int16>

  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> Lanes {
    Lanes(truncatingIfNeeded: unsafe unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func distance(_ lanes: Lanes) -> Lanes {
    lanes.replacing(with: Lanes() &- lanes, where: lanes .< Lanes())
  }

  @inline(__always)
  private func paeth<Pixels: FilteredPixels>(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ target: UnsafeMutableRawPointer,
    _ pixels: Pixels.Type
  ) {
    var left = Self.lanes(ground)
    var corner = left
    for x in 0..<width {
      let top = unsafe Self.lanes(above.load(fromByteOffset: x &* 4, as: UInt32.self))
      // p - a, p - b and p - c of the specification, p = a + b - c.
      let fromLeft = top &- corner
      let fromTop = left &- corner
      let toLeft = Self.distance(fromLeft)
      let toTop = Self.distance(fromTop)
      let toCorner = Self.distance(fromLeft &+ fromTop)
      var predicted = corner.replacing(with: top, where: toTop .<= toCorner)
      predicted.replace(with: left, where: (toLeft .<= toTop) .& (toLeft .<= toCorner))
      left = unsafe (Self.lanes(pixels.pixel(row, x)) &+ predicted) & Lanes(repeating: 0xFF)
      corner = top
      let value = unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: left), to: UInt32.self)
      unsafe target.storeBytes(of: value, toByteOffset: x &* 4, as: UInt32.self)
    }
  }
}

/// How pixels lie in the rows of a file.
private protocol FilteredPixels {
  /// The bytes of a pixel, the fourth nothing where there is none.
  static func pixel(_ row: UnsafeRawPointer, _ x: Int) -> UInt32
  /// Takes a row as it is.
  static func copy(
    _ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, width: Int, ground: UInt32)
}

private enum FourChannels: FilteredPixels {
  @inline(__always)
  static func pixel(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
    unsafe row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
  }

  @inline(__always)
  static func copy(
    _ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, width: Int, ground: UInt32
  ) {
    unsafe target.copyMemory(from: row, byteCount: width * 4)
  }
}

private enum ThreeChannels: FilteredPixels {
  @inline(__always)
  static func pixel(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
    // The fourth byte is the first of the next pixel.
    unsafe row.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self) & 0x00FF_FFFF
  }

  @inline(__always)
  static func copy(
    _ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, width: Int, ground: UInt32
  ) {
    for x in 0..<width {
      unsafe target.storeBytes(
        of: pixel(row, x) | ground, toByteOffset: x &* 4, as: UInt32.self)
    }
  }
}
