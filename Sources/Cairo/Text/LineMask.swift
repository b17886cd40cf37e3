import CPango
import Geometry

/// A line of text as coverage, at its place among the pixels of a picture.
struct LineMask {
  /// Pixels from the left side of the picture.
  var left = 0
  /// Pixels from the top of the picture.
  var top = 0
  var width = 0
  var height = 0
  /// One byte a pixel, row-major, top row first.
  var coverage: [UInt8] = []

  /// Puts the masks of a line's glyphs together.
  ///
  /// - Parameters:
  ///   - line: the glyphs; those that are pictures are left out.
  ///   - origin: the left end of the baseline in pixels.
  ///   - scale: pixels per point.
  ///   - reach: how far the edge around glyphs goes in points; zero for the glyphs themselves.
  ///   - masks: where masks are remembered.
  init(
    _ line: ShapedLine, at origin: Point, scale: Double, reach: Double, masks: GlyphMasks
  ) {
    var placed: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
    placed.reserveCapacity(line.utf8.count)
    var (right, bottom) = (Int.min, Int.min)
    (left, top) = (Int.max, Int.max)
    let unit = scale / Double(PANGO_SCALE)
    for run in line.runs where !run.hasColor {
      guard let font = unsafe run.item.pointee.item?.pointee.analysis.font,
        let glyphs = unsafe run.item.pointee.glyphs
      else { continue }
      var position = 0
      for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
        let info = unsafe glyphs.pointee.glyphs[index]
        defer { position += Int(info.geometry.width) }
        // The glyph that Pango sets for characters without form.
        guard info.glyph != 0x0fff_ffff else { continue }
        let x = quarters(
          origin.x + run.x * scale + Double(position + Int(info.geometry.x_offset)) * unit)
        let y = quarters(origin.y + Double(info.geometry.y_offset) * unit)
        let key = GlyphMasks.Key(
          font: Int(bitPattern: font), glyph: info.glyph, phaseX: x & 3, phaseY: y & 3,
          scale: scale, reach: reach)
        let mask = unsafe masks.mask(key, font: font)
        guard mask.width > 0 else { continue }
        let (glyphLeft, glyphTop) = ((x >> 2) + mask.left, (y >> 2) + mask.top)
        placed.append((mask, glyphLeft, glyphTop))
        left = min(left, glyphLeft)
        top = min(top, glyphTop)
        right = max(right, glyphLeft + mask.width)
        bottom = max(bottom, glyphTop + mask.height)
      }
    }
    guard !placed.isEmpty else {
      (left, top) = (0, 0)
      return
    }
    width = right - left
    height = bottom - top
    // Cairo wants rows of whole words.
    let stride = rowLength
    coverage = [UInt8](repeating: 0, count: stride * height)
    unsafe coverage.withUnsafeMutableBufferPointer { target in
      for (mask, x, y) in placed {
        unsafe mask.coverage.withUnsafeBufferPointer { source in
          for row in 0..<mask.height {
            let start = (y - top + row) * stride + x - left
            for column in 0..<mask.width {
              let sum = unsafe target[start + column]
                .addingReportingOverflow(source[row * mask.width + column])
              unsafe target[start + column] = sum.overflow ? 255 : sum.partialValue
            }
          }
        }
      }
    }
  }

  /// Bytes from one row to the next.
  var rowLength: Int { (width + 3) & ~3 }
}

/// The nearest number of quarters of a pixel.
private func quarters(_ position: Double) -> Int {
  Int((position * GlyphMasks.phases).rounded(.toNearestOrAwayFromZero))
}
