import CCairo
package import Geometry

/// Draws on a surface.
///
/// Owns its Cairo context, which keeps the surface alive.
/// Coordinates are those of the current transformation; at first the surface's own units with y
/// down. Cairo stays silent after a failure, so ``check()`` MUST be called after drawing.
@safe
package final class Context {
  let cr: OpaquePointer

  /// - Note: `cairo_create`, which never returns null.
  init(_ surface: OpaquePointer) throws(CairoError) {
    guard let cr = unsafe cairo_create(surface) else {
      throw CairoError(code: CAIRO_STATUS_NO_MEMORY.rawValue)
    }
    do {
      try unsafe CairoError.check(cairo_status(cr))
    } catch {
      unsafe cairo_destroy(cr)
      throw error
    }
    unsafe self.cr = cr
  }

  deinit { FontLock.hold { unsafe cairo_destroy(cr) } }

  /// Throws if anything drawn so far failed.
  ///
  /// - Note: `cairo_status`.
  package func check() throws(CairoError) {
    try unsafe CairoError.check(cairo_status(cr))
  }

  /// Keeps the state for ``restore()``.
  package func save() { unsafe cairo_save(cr) }

  /// Takes the state back that was kept last.
  package func restore() { unsafe cairo_restore(cr) }

  /// Multiplies the coordinates of what follows.
  package func scale(x: Double, y: Double) { unsafe cairo_scale(cr, x, y) }

  /// Moves the origin of what follows.
  package func translate(x: Double, y: Double) { unsafe cairo_translate(cr, x, y) }

  /// Starts a new part of the current outline.
  package func move(to point: Point) { unsafe cairo_move_to(cr, point.x, point.y) }

  /// Adds a straight line to the current outline.
  package func line(to point: Point) { unsafe cairo_line_to(cr, point.x, point.y) }

  /// Adds a cubic curve to the current outline.
  package func curve(_ first: Point, _ second: Point, to end: Point) {
    unsafe cairo_curve_to(cr, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  /// Closes the current part of the outline.
  package func close() { unsafe cairo_close_path(cr) }

  /// Forgets the current outline.
  package func clearPath() { unsafe cairo_new_path(cr) }

  /// Adds a rectangle to the current outline.
  package func rectangle(_ rect: Rect) {
    unsafe cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Takes one colour for what follows; channels 0 to 1, straight alpha.
  package func setColor(red: Double, green: Double, blue: Double, alpha: Double) {
    unsafe cairo_set_source_rgba(cr, red, green, blue, alpha)
  }

  /// Takes colours along a line for what follows; the outer ones go on beyond the line.
  ///
  /// - Note: `cairo_pattern_create_linear`.
  package func setGradient(
    from start: Point, to end: Point,
    stops: [(offset: Double, red: Double, green: Double, blue: Double, alpha: Double)]
  ) {
    let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    for stop in stops {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, stop.red, stop.green, stop.blue, stop.alpha)
    }
    unsafe cairo_set_source(cr, pattern)
    unsafe cairo_pattern_destroy(pattern)
  }

  /// Fills the current outline by the nonzero rule and forgets it unless it is to be kept.
  package func fill(keepingPath: Bool = false) {
    if keepingPath { unsafe cairo_fill_preserve(cr) } else { unsafe cairo_fill(cr) }
  }

  /// Covers everything inside the clip.
  package func paint() { unsafe cairo_paint(cr) }

  /// How ends of lines look.
  package enum Cap { case butt, round, square }

  /// How corners of lines look.
  package enum Join { case miter, round }

  /// Draws along the current outline and forgets it unless it is to be kept.
  ///
  /// - Parameters:
  ///   - width: the width of the line.
  ///   - dash: lengths of dashes and gaps in turn; empty for a full line.
  ///   - cap: the ends.
  ///   - join: the corners.
  ///   - keepingPath: whether the outline stays.
  package func stroke(
    width: Double, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter,
    keepingPath: Bool = false
  ) {
    unsafe cairo_set_line_width(cr, width)
    unsafe cairo_set_dash(cr, dash, Int32(dash.count), 0)
    switch cap {
    case .butt: unsafe cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: unsafe cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: unsafe cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    unsafe cairo_set_line_join(cr, join == .miter ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND)
    // SVG's limit; Cairo's own is 10.
    unsafe cairo_set_miter_limit(cr, 4)
    if keepingPath { unsafe cairo_stroke_preserve(cr) } else { unsafe cairo_stroke(cr) }
  }

  /// Lets what follows be seen inside the current outline only, and forgets the outline.
  package func clip() { unsafe cairo_clip(cr) }

  /// Lets what follows be drawn on a layer of its own until ``endGroup(opacity:)``.
  package func beginGroup() { unsafe cairo_push_group(cr) }

  /// Draws the layer begun last as a whole.
  package func endGroup(opacity: Double) {
    unsafe cairo_pop_group_to_source(cr)
    unsafe cairo_paint_with_alpha(cr, opacity)
  }

  /// Draws a picture stretched to a rectangle; colours do not bleed over its edges.
  ///
  /// - Parameters:
  ///   - picture: what to draw.
  ///   - frame: where the whole picture goes.
  ///   - opacity: 0 to 1.
  ///   - scale: pixels per unit of the frame that the picture is wanted with.
  ///   - asFile: whether what is drawn on is a document, which carries a photo as a file.
  package func draw(
    _ picture: SourcePicture, in frame: Rect, opacity: Double, scale: Double, asFile: Bool
  ) {
    guard !frame.isEmpty else { return }
    let enlarging =
      frame.width * scale > Double(picture.width) || frame.height * scale > Double(picture.height)
    let level = picture.level(
      coveringWidth: frame.width * scale, height: frame.height * scale, withFile: asFile)
    unsafe cairo_save(cr)
    unsafe cairo_rectangle(cr, frame.minX, frame.minY, frame.width, frame.height)
    unsafe cairo_clip(cr)
    unsafe cairo_translate(cr, frame.minX, frame.minY)
    unsafe cairo_scale(
      cr, frame.width / Double(level.width), frame.height / Double(level.height))
    unsafe cairo_set_source_surface(cr, level.surface, 0, 0)
    let pattern = unsafe cairo_get_source(cr)
    // Padding keeps the outermost pixels from fading into nothing. A document, whose edges are exact,
    // would carry a padded copy instead of the file; but Cairo 1.16 cuts a translucent picture
    // without padding wrongly in SVG.
    let isPadded = !asFile || opacity < 1
    unsafe cairo_pattern_set_extend(pattern, isPadded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    unsafe cairo_pattern_set_filter(
      pattern, enlarging ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
    unsafe cairo_paint_with_alpha(cr, opacity)
    unsafe cairo_restore(cr)
  }
}
