import CCairo
import CPango

/// Pango's view of a font configuration, with one layout that is used again and again.
///
/// Glyphs are neither hinted nor moved to whole units, or layouts would depend on the resolution.
/// Owns its objects; stays in the task that made it.
@safe
final class FontMap {
  let configuration: FontConfiguration
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let layout: OpaquePointer
  private let tabular: OpaquePointer
  private var descriptions: [DescriptionKey: OpaquePointer]
  private var known: [String: Bool] = [:]
  private var faces: [OpaquePointer: Face]

  /// What is asked of a font.
  struct DescriptionKey: Hashable {
    var families: [String]
    var size: Double
    var weight: Int
  }

  /// What is known of a loaded font.
  struct Face {
    var family: String
    var hasColor: Bool
  }

  init(_ configuration: FontConfiguration) throws(FontError) {
    guard let map = unsafe proofsheet_new_font_map(configuration.config) else {
      throw .unavailable
    }
    guard let context = unsafe pango_font_map_create_context(map),
      let layout = unsafe pango_layout_new(context), let tabular = unsafe pango_attr_list_new()
    else {
      unsafe proofsheet_unref(map)
      throw .unavailable
    }
    self.configuration = configuration
    unsafe descriptions = [:]
    unsafe faces = [:]
    unsafe self.map = unsafe map
    unsafe self.context = context
    unsafe self.layout = layout
    unsafe self.tabular = tabular
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_layout_set_auto_dir(layout, 0)
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    unsafe pango_attr_list_insert(tabular, pango_attr_font_features_new("tnum=1"))
  }

  deinit {
    FontLock.hold {
      unsafe faces.keys.forEach { unsafe proofsheet_unref(UnsafeMutableRawPointer($0)) }
      unsafe descriptions.values.forEach { unsafe pango_font_description_free($0) }
      unsafe pango_attr_list_unref(tabular)
      unsafe proofsheet_unref(UnsafeMutableRawPointer(layout))
      unsafe proofsheet_unref(UnsafeMutableRawPointer(context))
      unsafe proofsheet_unref(map)
    }
  }

  /// Whether a family is loaded.
  func has(family: String) -> Bool {
    if let answer = known[family] { return answer }
    let answer = unsafe pango_font_map_get_family(map, family) != nil
    known[family] = answer
    return answer
  }

  /// Family and kind of a loaded font.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> Face {
    let key = OpaquePointer(font)
    if let face = unsafe faces[key] { return face }
    unsafe proofsheet_reset_freetype(font)
    var family = ""
    if let description = unsafe pango_font_describe(font) {
      if let name = unsafe pango_font_description_get_family(description) {
        family = unsafe String(cString: name)
      }
      unsafe pango_font_description_free(description)
    }
    let face = unsafe Face(family: family, hasColor: proofsheet_font_has_color(font) != 0)
    // Kept alive, or another font could come to lie at the same address.
    unsafe g_object_ref(UnsafeMutableRawPointer(font))
    unsafe faces[key] = face
    return face
  }

  /// Sets a text in one line.
  func prepare(
    _ utf8: [CChar], count: Int, key: DescriptionKey, tabularDigits: Bool, locale: String,
    rightToLeft: Bool
  ) {
    unsafe pango_context_set_language(context, pango_language_from_string(locale))
    unsafe pango_context_set_base_dir(
      context, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    unsafe pango_layout_context_changed(layout)
    unsafe pango_layout_set_font_description(layout, description(key))
    unsafe pango_layout_set_attributes(layout, tabularDigits ? tabular : nil)
    unsafe pango_layout_set_text(layout, utf8, Int32(count))
  }

  private func description(_ key: DescriptionKey) -> OpaquePointer? {
    if let description = unsafe descriptions[key] { return unsafe description }
    guard let description = unsafe pango_font_description_new() else { return nil }
    unsafe pango_font_description_set_family(description, key.families.joined(separator: ","))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(key.weight)))
    // Absolute, or Pango would take points of 1/72 inch on a display of 96 dots.
    unsafe pango_font_description_set_absolute_size(
      description, key.size * Double(PANGO_SCALE))
    unsafe descriptions[key] = description
    return unsafe description
  }
}
