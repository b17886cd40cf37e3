import CCairo

/// A picture in memory to draw on.
///
/// Owns its surface.
@safe
package struct ImageSurface: ~Copyable {
  private let surface: OpaquePointer
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// Whether there is no alpha channel.
  package let isOpaque: Bool

  /// The longest side in pixels.
  package static let maximumSide = 32_767

  /// Makes a surface, black where opaque and transparent otherwise.
  ///
  /// - Parameters:
  ///   - width: in pixels, 1 to ``maximumSide``.
  ///   - height: in pixels, 1 to ``maximumSide``.
  ///   - opaque: whether the alpha channel is left out.
  /// - Throws: ``CairoError`` if a side is out of range or there is not enough memory.
  /// - Note: `cairo_image_surface_create`.
  package init(width: Int, height: Int, opaque: Bool) throws(CairoError) {
    guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
      let surface = unsafe cairo_image_surface_create(
        opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width32, height32)
    else { throw CairoError(code: CAIRO_STATUS_INVALID_SIZE.rawValue) }
    do {
      try unsafe CairoError.check(cairo_surface_status(surface))
    } catch {
      unsafe cairo_surface_destroy(surface)
      throw error
    }
    unsafe self.surface = surface
    self.width = width
    self.height = height
    isOpaque = opaque
  }

  deinit { FontLock.hold { unsafe cairo_surface_destroy(surface) } }

  /// Makes something to draw with.
  package func makeContext() throws(CairoError) -> Context {
    try unsafe Context(surface)
  }

  /// The picture as red, green and blue; alpha is left out.
  ///
  /// - Returns: three bytes a pixel, row-major, top row first.
  package func rgb() -> [UInt8] {
    let (width, height) = (width, height)
    return unsafe withRows { rows, stride in
      unsafe [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
        count = width * height * 3
        guard var out = target.baseAddress else { return }
        for y in 0..<height {
          let row = unsafe rows + y * stride
          for x in 0..<width {
            let pixel = unsafe row[x]
            unsafe out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            unsafe out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            unsafe out[2] = UInt8(truncatingIfNeeded: pixel)
            unsafe out += 3
          }
        }
      }
    }
  }

  /// The picture as red, green, blue and straight alpha.
  ///
  /// - Returns: four bytes a pixel, row-major, top row first.
  package func rgba() -> [UInt8] {
    let (width, height, isOpaque) = (width, height, isOpaque)
    return unsafe withRows { rows, stride in
      unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        count = width * height * 4
        guard var out = target.baseAddress else { return }
        for y in 0..<height {
          let row = unsafe rows + y * stride
          for x in 0..<width {
            let pixel = unsafe row[x]
            let alpha = isOpaque ? 255 : pixel >> 24
            unsafe out[0] = straight(pixel >> 16 & 255, alpha)
            unsafe out[1] = straight(pixel >> 8 & 255, alpha)
            unsafe out[2] = straight(pixel & 255, alpha)
            unsafe out[3] = UInt8(truncatingIfNeeded: alpha)
            unsafe out += 4
          }
        }
      }
    }
  }

  private func withRows<Result>(
    _ body: (UnsafePointer<UInt32>, _ stride: Int) -> Result
  ) -> Result where Result: ExpressibleByArrayLiteral {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return [] }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
    return unsafe data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      unsafe body(UnsafePointer(pixels), stride)
    }
  }
}

/// A channel without its alpha, to the nearest whole number.
@inline(__always)
private func straight(_ channel: UInt32, _ alpha: UInt32) -> UInt8 {
  if alpha == 255 { return UInt8(truncatingIfNeeded: channel) }
  if alpha == 0 { return 0 }
  return UInt8(truncatingIfNeeded: min((channel * 255 + alpha / 2) / alpha, 255))
}
