import CCairo
import CPango
package import Geometry

extension Context {
  /// Draws a line of text in the current colour as glyphs of embedded fonts: text that can be
  /// searched and copied.
  ///
  /// - Parameters:
  ///   - line: the glyphs.
  ///   - origin: the left end of the baseline.
  ///   - width: the width to stretch the line to; its own is kept where they hardly differ.
  package func show(_ line: ShapedLine, at origin: Point, width: Double) {
    placed(line, at: origin, width: width) { showGlyphs(line, at: $0) { _ in true } }
  }

  /// Draws a soft edge around a line of text in the current colour.
  ///
  /// - Parameters:
  ///   - line: the glyphs.
  ///   - origin: the left end of the baseline.
  ///   - width: as in ``show(_:at:width:)``.
  ///   - reach: how far the edge goes beyond the letters.
  package func showHalo(_ line: ShapedLine, at origin: Point, width: Double, reach: Double) {
    placed(line, at: origin, width: width) {
      appendOutlines(line, at: $0)
      stroke(width: reach * 2, join: .round)
    }
  }

  /// Draws a line of text in the current colour into a picture made of pixels.
  ///
  /// Glyphs lie where they belong to an eighth of a pixel. Large ones, and stretched or very long lines, are
  /// filled as outlines, which is exact.
  ///
  /// - Parameters:
  ///   - line: the glyphs.
  ///   - origin: the left end of the baseline in points.
  ///   - width: as in ``show(_:at:width:)``.
  ///   - reach: how far an edge around the letters goes in points; zero for the letters themselves.
  ///   - scale: pixels per point; nothing but this scale MUST be set on the context.
  ///   - fonts: where glyphs are remembered.
  package func showPixels(
    _ line: ShapedLine, at origin: Point, width: Double, reach: Double = 0, scale: Double,
    fonts: TextShaper
  ) {
    let stretched = line.width > 0 && width > 0 && abs(line.width - width) > 0.01
    if stretched || line.missingGlyphs > 0 || line.fontSize * scale > 96
      || line.width * scale > 16_000
    {
      placed(line, at: origin, width: width) {
        appendOutlines(line, at: $0)
        if reach > 0 { stroke(width: reach * 2, join: .round) } else { fill() }
        if reach == 0 { showGlyphs(line, at: $0) { $0 } }
      }
      return
    }
    let mask = LineMask(
      line, at: Point(x: origin.x * scale, y: origin.y * scale), scale: scale, reach: reach,
      masks: fonts.masks)
    show(mask)
    if reach == 0 { showGlyphs(line, at: origin) { $0 } }
  }

  private func show(_ mask: LineMask) {
    guard mask.width > 0 else { return }
    var coverage = mask.coverage
    unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      let surface = unsafe cairo_image_surface_create_for_data(
        bytes.baseAddress, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height),
        Int32(mask.rowLength))
      unsafe cairo_save(cr)
      unsafe cairo_identity_matrix(cr)
      unsafe cairo_mask_surface(cr, surface, Double(mask.left), Double(mask.top))
      unsafe cairo_restore(cr)
      // Finished, so that nothing can look at the bytes when they are gone.
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }

  private func placed(
    _ line: ShapedLine, at origin: Point, width: Double, _ draw: (Point) -> Void
  ) {
    guard line.width > 0, width > 0, abs(line.width - width) > 0.01 else {
      draw(origin)
      return
    }
    unsafe cairo_save(cr)
    unsafe cairo_translate(cr, origin.x, origin.y)
    unsafe cairo_scale(cr, width / line.width, 1)
    draw(.zero)
    unsafe cairo_restore(cr)
  }

  private func appendOutlines(_ line: ShapedLine, at origin: Point) {
    FontLock.hold {
      for run in line.runs {
        guard !run.hasColor, let item = unsafe run.item.pointee.item else { continue }
        unsafe cairo_move_to(cr, origin.x + run.x, origin.y)
        unsafe pango_cairo_glyph_string_path(
          cr, item.pointee.analysis.font, run.item.pointee.glyphs)
      }
    }
  }

  private func showGlyphs(_ line: ShapedLine, at origin: Point, where wanted: (Bool) -> Bool) {
    FontLock.hold {
      for run in line.runs where wanted(run.hasColor) {
        unsafe cairo_move_to(cr, origin.x + run.x, origin.y)
        unsafe pango_cairo_show_glyph_item(cr, line.utf8, run.item)
      }
    }
    unsafe cairo_new_path(cr)
  }
}
