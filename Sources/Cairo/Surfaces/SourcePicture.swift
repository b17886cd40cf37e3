import CCairo

/// A picture to draw from, kept in the form that Cairo composes.
///
/// Owns its surface.
@safe
package final class SourcePicture {
  let surface: OpaquePointer
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
  /// - Throws: ``CairoError`` if a side is out of range or there is not enough memory.
  package init(width: Int, height: Int, rgba: [UInt8]) throws(CairoError) {
    precondition(rgba.count == width * height * 4, "four bytes a pixel")
    guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
      let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width32, height32)
    else { throw CairoError(code: CAIRO_STATUS_INVALID_SIZE.rawValue) }
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let data = unsafe cairo_image_surface_get_data(surface)
    else {
      unsafe cairo_surface_destroy(surface)
      throw CairoError(code: status.rawValue)
    }
    unsafe self.surface = surface
    self.width = width
    self.height = height
    let stride = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
    unsafe data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
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
    unsafe cairo_surface_mark_dirty(surface)
  }

  deinit { unsafe cairo_surface_destroy(surface) }
}

@inline(__always)
private func premultiplied(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
  (UInt32(channel) * alpha + 127) / 255
}
