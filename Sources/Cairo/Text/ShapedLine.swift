import CPango
package import Geometry

/// One line of text as glyphs at their places, ready to be drawn any number of times.
@safe
package final class ShapedLine {
  /// Glyphs of one font.
  @safe
  struct Run {
    let item: UnsafeMutablePointer<PangoGlyphItem>
    /// Where the run begins, from the left end of the line, in points.
    let x: Double
    /// Whether the glyphs are pictures and have no outlines.
    let hasColor: Bool
  }

  let runs: [Run]
  /// The characters, ended by a zero.
  let utf8: [CChar]
  /// The font map that the fonts belong to.
  private let owner: FontMap
  /// The size of the type in points.
  let fontSize: Double
  /// The advance width in points, not rounded.
  package let width: Double
  /// The reading direction, decided by the first letter that has one.
  package let direction: LayoutDirection
  /// The family that all glyphs come from; nothing where several were needed.
  package let onlyFamily: String?
  /// Families that stood in for the one asked for, in order of first use from the left.
  package let fallbackFamilies: [String]
  /// How many characters no family had a glyph for.
  package let missingGlyphs: Int
  /// Whether letters reach into their neighbours, as those of Arabic and Devanagari do.
  ///
  /// Where such glyphs are drawn one by one and let the ground show through, every join is seen.
  package let hasJoinedLetters: Bool

  private static let joinedScripts: Set<UInt8> = [
    UInt8(PANGO_SCRIPT_ARABIC.rawValue), UInt8(PANGO_SCRIPT_SYRIAC.rawValue),
    UInt8(PANGO_SCRIPT_NKO.rawValue), UInt8(PANGO_SCRIPT_MONGOLIAN.rawValue),
    UInt8(PANGO_SCRIPT_DEVANAGARI.rawValue), UInt8(PANGO_SCRIPT_BENGALI.rawValue),
    UInt8(PANGO_SCRIPT_GURMUKHI.rawValue),
  ]

  /// Takes the glyphs of the first line of a font map's layout.
  init(
    layoutOf map: FontMap, utf8: [CChar], fontSize: Double, direction: LayoutDirection,
    expectedFamily: String
  ) {
    var runs: [Run] = []
    var position = 0
    var fallbacks: [String] = []
    var missing = 0
    var families: Set<String> = []
    var hasJoinedLetters = false
    let line = unsafe pango_layout_get_line_readonly(map.layout, 0)
    var node = unsafe line?.pointee.runs
    while let entry = unsafe node {
      defer { unsafe node = entry.pointee.next }
      guard
        let shared = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = unsafe pango_glyph_item_copy(shared),
        let glyphs = unsafe item.pointee.glyphs,
        let font = unsafe item.pointee.item.pointee.analysis.font
      else { continue }
      let script = unsafe item.pointee.item.pointee.analysis.script
      if Self.joinedScripts.contains(script) { hasJoinedLetters = true }
      let face = unsafe map.face(of: font)
      unsafe runs.append(
        Run(item: item, x: Double(position) / Double(PANGO_SCALE), hasColor: face.hasColor))
      unsafe position += Int(pango_glyph_string_get_width(glyphs))
      families.insert(face.family)
      if face.family.lowercased() != expectedFamily.lowercased(),
        !fallbacks.contains(face.family)
      {
        fallbacks.append(face.family)
      }
      for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
        // The flag that Pango sets on the box that it draws for an unknown character.
        let glyph = unsafe glyphs.pointee.glyphs[index].glyph
        if glyph & 0x1000_0000 != 0 { missing += 1 }
      }
    }
    self.runs = runs
    self.utf8 = utf8
    self.fontSize = fontSize
    owner = map
    width = Double(position) / Double(PANGO_SCALE)
    self.direction = direction
    onlyFamily = families.count == 1 ? families.first : nil
    fallbackFamilies = fallbacks
    missingGlyphs = missing
    self.hasJoinedLetters = hasJoinedLetters
  }

  deinit {
    FontLock.hold {
      for run in runs { unsafe pango_glyph_item_free(run.item) }
    }
  }
}
