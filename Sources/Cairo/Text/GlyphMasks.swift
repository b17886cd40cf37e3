import CCairo
import CPango

/// Glyphs as coverage, drawn once for each quarter of a pixel that they can begin at.
///
/// Cairo keeps glyphs for whole pixels only, which makes small text uneven, and filling outlines
/// anew each time costs ten times as much. A mask depends on nothing but its key, so remembering it
/// changes no picture.
@safe
final class GlyphMasks {
  /// What a mask is made from.
  struct Key: Hashable {
    /// The font's address; the font map keeps the font alive.
    var font: Int
    var glyph: UInt32
    /// Quarters of a pixel to the right of a whole one, 0 to 3.
    var phaseX: Int
    /// Quarters of a pixel below a whole one, 0 to 3.
    var phaseY: Int
    /// Pixels per point.
    var scale: Double
    /// How far the edge around the glyph goes in points; zero for the glyph itself.
    var reach: Double
  }

  /// The coverage of a glyph.
  struct Mask {
    /// Pixels from the glyph's origin to the left side.
    var left = 0
    /// Pixels from the glyph's origin to the top, negative above it.
    var top = 0
    var width = 0
    var height = 0
    /// One byte a pixel, row-major, top row first.
    var coverage: [UInt8] = []
  }

  /// The quarters that a pixel is divided into.
  static let phases = 4.0

  private var masks: [Key: Mask] = [:]
  private var bytes = 0
  /// A context on a surface of one pixel, for measuring outlines.
  private let probe: OpaquePointer?

  init() {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    unsafe probe = unsafe cairo_create(surface)
    unsafe cairo_surface_destroy(surface)
  }

  deinit { FontLock.hold { unsafe cairo_destroy(probe) } }

  /// The mask for a key.
  func mask(_ key: Key, font: UnsafeMutablePointer<PangoFont>) -> Mask {
    if let mask = masks[key] { return mask }
    let mask = FontLock.hold { unsafe draw(key, font: font) }
    bytes += mask.coverage.count + 128
    if bytes > 32 << 20 {
      masks.removeAll(keepingCapacity: true)
      bytes = mask.coverage.count + 128
    }
    masks[key] = mask
    return mask
  }

  private func draw(_ key: Key, font: UnsafeMutablePointer<PangoFont>) -> Mask {
    guard let probe = unsafe probe else { return Mask() }
    let line = key.reach * 2
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    unsafe cairo_save(probe)
    unsafe append(key, font: font, to: probe, x: 0, y: 0)
    unsafe cairo_identity_matrix(probe)
    unsafe cairo_path_extents(probe, &left, &top, &right, &bottom)
    unsafe cairo_new_path(probe)
    unsafe cairo_restore(probe)
    guard right > left, bottom > top else { return Mask() }
    // Half of the line lies outside the outline.
    let margin = key.reach * key.scale
    var mask = Mask()
    mask.left = Int((left - margin).rounded(.down))
    mask.top = Int((top - margin).rounded(.down))
    mask.width = Int((right + margin).rounded(.up)) - mask.left
    mask.height = Int((bottom + margin).rounded(.up)) - mask.top
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))
    defer { unsafe cairo_surface_destroy(surface) }
    let cr = unsafe cairo_create(surface)
    defer { unsafe cairo_destroy(cr) }
    unsafe append(key, font: font, to: cr, x: -mask.left, y: -mask.top)
    if line > 0 {
      unsafe cairo_set_line_width(cr, line)
      unsafe cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
      unsafe cairo_stroke(cr)
    } else {
      unsafe cairo_fill(cr)
    }
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return Mask() }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    mask.coverage.reserveCapacity(mask.width * mask.height)
    for y in 0..<mask.height {
      unsafe mask.coverage.append(
        contentsOf: UnsafeBufferPointer(start: data + y * stride, count: mask.width))
    }
    return mask
  }

  /// Adds a glyph's outline with its origin at a pixel and the key's phases.
  private func append(
    _ key: Key, font: UnsafeMutablePointer<PangoFont>, to cr: OpaquePointer?, x: Int, y: Int
  ) {
    unsafe cairo_translate(
      cr, Double(x) + Double(key.phaseX) / GlyphMasks.phases,
      Double(y) + Double(key.phaseY) / GlyphMasks.phases)
    unsafe cairo_scale(cr, key.scale, key.scale)
    unsafe cairo_set_scaled_font(cr, proofsheet_scaled_font(font))
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    unsafe cairo_glyph_path(cr, &glyph, 1)
  }
}
