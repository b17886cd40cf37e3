import CCairo
import CPango
package import Geometry

extension Context {
  /// How glyphs reach the surface.
  package enum GlyphForm {
    /// As outlines that are filled: at their exact places, on surfaces made of pixels.
    ///
    /// Cairo would move each ready-made glyph to a whole pixel, which makes small text uneven.
    case outlines
    /// As glyphs of embedded fonts: text that can be searched and copied, in documents.
    case glyphs
  }

  /// Draws a line of text in the current colour.
  ///
  /// - Parameters:
  ///   - line: the glyphs.
  ///   - origin: the left end of the baseline.
  ///   - width: the width to stretch the line to; its own is kept where they hardly differ.
  ///   - form: how glyphs reach the surface.
  package func show(_ line: ShapedLine, at origin: Point, width: Double, form: GlyphForm) {
    placed(line, at: origin, width: width) {
      switch form {
      case .outlines:
        appendOutlines(line, at: $0)
        unsafe cairo_fill(cr)
        showGlyphs(line, at: $0) { $0 }
      case .glyphs:
        showGlyphs(line, at: $0) { _ in true }
      }
    }
  }

  /// Draws a soft edge around a line of text in the current colour.
  ///
  /// - Parameters:
  ///   - line: the glyphs.
  ///   - origin: the left end of the baseline.
  ///   - width: as in ``show(_:at:width:form:)``.
  ///   - reach: how far the edge goes beyond the letters.
  package func showHalo(_ line: ShapedLine, at origin: Point, width: Double, reach: Double) {
    placed(line, at: origin, width: width) {
      appendOutlines(line, at: $0)
      stroke(width: reach * 2, join: .round)
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
    for run in line.runs {
      guard !run.hasColor, let item = unsafe run.item.pointee.item else { continue }
      unsafe cairo_move_to(cr, origin.x + run.x, origin.y)
      unsafe pango_cairo_glyph_string_path(
        cr, item.pointee.analysis.font, run.item.pointee.glyphs)
    }
  }

  private func showGlyphs(_ line: ShapedLine, at origin: Point, where wanted: (Bool) -> Bool) {
    for run in line.runs {
      guard wanted(run.hasColor) else { continue }
      unsafe cairo_move_to(cr, origin.x + run.x, origin.y)
      unsafe pango_cairo_show_glyph_item(cr, line.utf8, run.item)
    }
    unsafe cairo_new_path(cr)
  }
}
