#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <cairo-ft.h>
#include FT_MODULE_H

// Macros and casts between classes of GObject that Swift does not see.

static inline void proofsheet_unref(void *object) { g_object_unref(object); }

static inline PangoFontMap *proofsheet_new_font_map(FcConfig *config) {
  // Asked for by type, since the general constructor reads the environment.
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map != NULL) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

static inline FcBool proofsheet_font_has_color(PangoFont *font) {
  FcBool color = FcFalse;
  if (!PANGO_IS_FC_FONT(font)) return FcFalse;
  FcPatternGetBool(pango_fc_font_get_pattern(PANGO_FC_FONT(font)), FC_COLOR, 0, &color);
  return color;
}

static inline cairo_scaled_font_t *proofsheet_scaled_font(PangoFont *font) {
  return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

static inline void proofsheet_reset_freetype(PangoFont *font) {
  // FreeType takes properties from the environment when Cairo starts it; those that change outlines
  // are put back to their defaults.
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
  if (scaled == NULL) return;
  FT_Face face = cairo_ft_scaled_font_lock_face(scaled);
  if (face == NULL) return;
  FT_Bool no_darkening = 1;
  FT_UInt interpreter = 40;
  FT_Property_Set(face->glyph->library, "cff", "no-stem-darkening", &no_darkening);
  FT_Property_Set(face->glyph->library, "type1", "no-stem-darkening", &no_darkening);
  FT_Property_Set(face->glyph->library, "autofitter", "no-stem-darkening", &no_darkening);
  FT_Property_Set(face->glyph->library, "truetype", "interpreter-version", &interpreter);
  cairo_ft_scaled_font_unlock_face(scaled);
}

static inline PangoDirection proofsheet_base_direction(const char *text, int length) {
  // The first letter with a direction, as the bidirectional algorithm defines it. Marked deprecated
  // because programs that only lay out text do not need it.
  return pango_find_base_dir(text, length);
}

static inline void proofsheet_use_fonts(void *map) {
  // The map that SVG text is set with in this thread; none gives back the library's own choice.
  pango_cairo_font_map_set_default((PangoCairoFontMap *)map);
}
