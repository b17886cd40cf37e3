import CCairo

/// A picture to draw from, kept in the form that Cairo composes.
///
/// Smaller versions, each half as wide and high as the one before, are made when they are first
/// needed: a photo is drawn small in every configuration, and filtering all of it each time would
/// cost more than the rest of a preview.
@safe
package final class SourcePicture {
  /// A version of the picture.
  @safe
  struct Level {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    /// Whether it was asked for its file already.
    var carriesFile = false
  }

  /// Makes the JPEG file of a version: width and height in pixels, four bytes a pixel.
  package typealias JPEGEncoder = (_ width: Int, _ height: Int, _ rgba: [UInt8]) -> [UInt8]?

  private let encodeJPEG: JPEGEncoder?
  private var levels: [Level]
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int

  /// Makes a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - rgba: four bytes a pixel with straight alpha, row-major, top row first.
  ///   - encodeJPEG: makes the files that documents carry, of a photo without alpha, which would be
  ///     many times as large otherwise; absent means that documents carry its pixels.
  /// - Throws: ``CairoError`` if a side is out of range or there is not enough memory.
  package init(
    width: Int, height: Int, rgba: [UInt8], encodeJPEG: JPEGEncoder? = nil
  ) throws(CairoError) {
    precondition(rgba.count == width * height * 4, "four bytes a pixel")
    self.encodeJPEG = encodeJPEG
    self.width = width
    self.height = height
    levels = [
      try unsafe SourcePicture.level(width: width, height: height) { pixels, stride in
        unsafe rgba.withUnsafeBufferPointer { source in
          for y in 0..<height {
            for x in 0..<width {
              let start = (y * width + x) * 4
              let alpha = unsafe UInt32(source[start + 3])
              let red = unsafe premultiplied(source[start], alpha)
              let green = unsafe premultiplied(source[start + 1], alpha)
              let blue = unsafe premultiplied(source[start + 2], alpha)
              unsafe pixels[y * stride + x] = alpha << 24 | red << 16 | green << 8 | blue
            }
          }
        }
      }
    ]
  }

  deinit {
    for level in levels { unsafe cairo_surface_destroy(level.surface) }
  }

  /// A version to draw with.
  ///
  /// - Parameters:
  ///   - targetWidth: in pixels.
  ///   - targetHeight: in pixels.
  ///   - withFile: whether a document is to carry the file of a photo instead of its pixels.
  /// - Returns: the smallest version that has at least these sides, or the whole picture.
  func level(
    coveringWidth targetWidth: Double, height targetHeight: Double, withFile: Bool
  ) -> Level {
    var index = 0
    while true {
      let (nextWidth, nextHeight) = ((levels[index].width + 1) / 2, (levels[index].height + 1) / 2)
      guard Double(nextWidth) >= targetWidth, Double(nextHeight) >= targetHeight,
        nextWidth > 1, nextHeight > 1
      else { break }
      if index + 1 == levels.count {
        guard let half = SourcePicture.half(of: levels[index]) else { break }
        levels.append(half)
      }
      index += 1
    }
    if withFile, !levels[index].carriesFile { attachFile(toLevel: index) }
    return levels[index]
  }

  /// Lets a version carry its file; where there is none, documents carry its pixels.
  ///
  /// - Note: `cairo_surface_set_mime_data`.
  private func attachFile(toLevel index: Int) {
    levels[index].carriesFile = true
    guard let encodeJPEG else { return }
    let level = levels[index]
    guard let file = encodeJPEG(level.width, level.height, Self.rgba(of: level)) else { return }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: file.count)
    unsafe bytes.initialize(from: file, count: file.count)
    // The surface keeps what it is given, and gives it back when it goes.
    let status = unsafe cairo_surface_set_mime_data(
      level.surface, CAIRO_MIME_TYPE_JPEG, bytes, UInt(file.count),
      { unsafe $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, bytes)
    if status != CAIRO_STATUS_SUCCESS { unsafe bytes.deallocate() }
  }

  /// The pixels of an opaque version, four bytes each.
  private static func rgba(of level: Level) -> [UInt8] {
    guard let data = unsafe cairo_image_surface_get_data(level.surface) else { return [] }
    let stride = unsafe Int(cairo_image_surface_get_stride(level.surface)) / 4
    let count = stride * level.height
    return unsafe data.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      var result: [UInt8] = []
      result.reserveCapacity(level.width * level.height * 4)
      for y in 0..<level.height {
        for x in 0..<level.width {
          let pixel = unsafe pixels[y * stride + x]
          result.append(UInt8(truncatingIfNeeded: pixel >> 16))
          result.append(UInt8(truncatingIfNeeded: pixel >> 8))
          result.append(UInt8(truncatingIfNeeded: pixel))
          result.append(255)
        }
      }
      return result
    }
  }

  private static func level(
    width: Int, height: Int, fill: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void
  ) throws(CairoError) -> Level {
    guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
      let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width32, height32)
    else { throw CairoError(code: CAIRO_STATUS_INVALID_SIZE.rawValue) }
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let data = unsafe cairo_image_surface_get_data(surface)
    else {
      unsafe cairo_surface_destroy(surface)
      throw CairoError(code: status.rawValue)
    }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
    unsafe data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      unsafe fill(pixels, stride)
    }
    unsafe cairo_surface_mark_dirty(surface)
    return unsafe Level(surface: surface, width: width, height: height)
  }

  /// A version half as wide and high: each pixel is the mean of four; a last odd row or column
  /// counts twice.
  private static func half(of level: Level) -> Level? {
    let (width, height) = ((level.width + 1) / 2, (level.height + 1) / 2)
    guard let data = unsafe cairo_image_surface_get_data(level.surface) else { return nil }
    let sourceStride = unsafe Int(cairo_image_surface_get_stride(level.surface)) / 4
    return unsafe data.withMemoryRebound(to: UInt32.self, capacity: sourceStride * level.height) {
      source in
      try? unsafe SourcePicture.level(width: width, height: height) { target, stride in
        for y in 0..<height {
          let upper = unsafe source + 2 * y * sourceStride
          let lower = unsafe source + min(2 * y + 1, level.height - 1) * sourceStride
          for x in 0..<width {
            let right = min(2 * x + 1, level.width - 1)
            unsafe target[y * stride + x] = unsafe mean(
              upper[2 * x], upper[right], lower[2 * x], lower[right])
          }
        }
      }
    }
  }
}

/// The mean of four pixels, two channels at a time, to the nearest.
@inline(__always)
private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
  let mask: UInt32 = 0x00ff_00ff
  let odd = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
  let even =
    (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
  return (odd >> 2 & mask) | (even >> 2 & mask) << 8
}

@inline(__always)
private func premultiplied(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
  (UInt32(channel) * alpha + 127) / 255
}
