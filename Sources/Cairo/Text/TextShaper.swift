import CPango
package import Geometry
package import Typography

/// Turns text into glyphs with the program's pinned fonts.
///
/// The fonts are Inter and, for what it lacks, Noto by script, from the system's packages; fonts
/// that the user brings along come before Noto, and first where their family is asked for. Nothing
/// else on the machine and nothing in the environment changes an answer. Make one for each worker:
/// it remembers what it has shaped and may not be shared between threads.
///
/// - Note: Fonts are Debian's `fonts-inter`, `fonts-noto-core`, `fonts-noto-cjk` and
///   `fonts-noto-color-emoji`.
public final class TextShaper {
  private let files: [String]
  /// The text family and the user's fonts: quick to search.
  private let textMap: FontMap
  /// All fonts; made when a text first needs more than the text family has.
  private var allFonts: FontMap?
  private var lines: [LineKey: ShapedLine] = [:]
  private var paragraphs: [LineKey: ParagraphMetrics] = [:]
  private let textVersion: String
  /// Glyphs as they were drawn before.
  let masks = GlyphMasks()

  /// Loads the fonts.
  ///
  /// - Parameter fontFiles: paths of font files that the user brings along.
  /// - Throws: ``FontError/missingFamily(_:)`` if Inter is not installed,
  ///   ``FontError/unreadableFile(_:)`` if a file is not a font.
  public init(fontFiles: [String] = []) throws(FontError) {
    files = fontFiles
    let configuration = try FontConfiguration(.text, files: fontFiles)
    guard let version = configuration.version(ofFamily: FontFamilies.text) else {
      throw .missingFamily(FontFamilies.text)
    }
    textVersion = version
    textMap = try FontMap(configuration)
  }

  /// The name of the metrics used: the text family with its version.
  public var metricsName: String { "\(FontFamilies.text) \(textVersion)" }

  /// Sets a text in one line.
  ///
  /// - Parameters:
  ///   - string: the characters; a space is set for control characters and line breaks.
  ///   - font: typeface and size in points.
  ///   - direction: the reading direction of a text without letters that have one.
  ///   - locale: a BCP 47 tag.
  /// - Returns: the line; the same object for the same question while it is remembered.
  package func shape(
    _ string: String, font: Font, direction: LayoutDirection, locale: String
  ) -> ShapedLine {
    let key = LineKey(string: string, font: font, direction: direction, locale: locale)
    if let line = lines[key] { return line }
    let line = makeLine(key)
    // A bound, so that a run over thousands of configurations does not grow.
    if lines.count >= 20_000 { lines.removeAll(keepingCapacity: true) }
    lines[key] = line
    return line
  }

  /// Where a paragraph may be broken; remembered, since it is asked for at many widths.
  func metrics(of key: LineKey) -> ParagraphMetrics {
    if let metrics = paragraphs[key] { return metrics }
    let line = shape(key.string, font: key.font, direction: key.direction, locale: key.locale)
    let metrics = ParagraphMetrics(line, locale: key.locale)
    if paragraphs.count >= 2_000 { paragraphs.removeAll(keepingCapacity: true) }
    paragraphs[key] = metrics
    return metrics
  }

  /// Whether a family can be used.
  func isAvailable(family: String) -> Bool {
    textMap.has(family: family) || (completeMap()?.has(family: family) ?? false)
  }

  /// Prepares a layout for a text in the fonts that it needs.
  ///
  /// - Returns: the font map whose layout is ready, the text as it was handed over, and the family
  ///   that is expected to do all of it.
  private func prepare(_ key: LineKey) -> (map: FontMap, utf8: [CChar], family: String) {
    let text = DisplayableText.clean(key.string)
    let utf8 = Array(text.utf8CString)
    let direction = baseDirection(of: key.string, otherwise: key.direction)
    let family = key.font.family.flatMap { isAvailable(family: $0) ? $0 : nil }
    let expected = family ?? FontFamilies.text
    let quick = family.map { textMap.has(family: $0) } ?? true
    if quick, text.unicodeScalars.allSatisfy(isPlain) {
      let families = [expected, FontFamilies.text]
      set(utf8, key, families: families, direction: direction, on: textMap)
      if unsafe pango_layout_get_unknown_glyphs_count(textMap.layout) == 0 {
        return (textMap, utf8, expected)
      }
    }
    guard let map = completeMap() else { return (textMap, utf8, expected) }
    let families = FontFamilies.list(
      family: family, extra: map.configuration.userFamilies, locale: key.locale)
    set(utf8, key, families: families, direction: direction, on: map)
    return (map, utf8, expected)
  }

  /// The direction of the first letter that has one.
  func baseDirection(of string: String, otherwise fallback: LayoutDirection) -> LayoutDirection {
    let found = unsafe string.withCString { text in
      unsafe proofsheet_base_direction(text, Int32(string.utf8.count))
    }
    return switch found {
    case PANGO_DIRECTION_RTL: .rightToLeft
    case PANGO_DIRECTION_LTR: .leftToRight
    default: fallback
    }
  }

  private func makeLine(_ key: LineKey) -> ShapedLine {
    FontLock.hold {
      let (map, utf8, family) = prepare(key)
      return ShapedLine(
        layoutOf: map, utf8: utf8, fontSize: key.font.size,
        direction: baseDirection(of: key.string, otherwise: key.direction),
        expectedFamily: family)
    }
  }

  private func set(
    _ utf8: [CChar], _ key: LineKey, families: [String], direction: LayoutDirection,
    on map: FontMap
  ) {
    map.prepare(
      utf8, count: utf8.count - 1,
      key: FontMap.DescriptionKey(
        families: families,
        size: key.font.size.isFinite ? min(max(key.font.size, 0.01), 10_000) : 1,
        weight: key.font.weight.rawValue),
      tabularDigits: key.font.tabularDigits, locale: key.locale,
      rightToLeft: direction == .rightToLeft)
  }

  /// Lets a library that sets text by itself, in this thread, use the program's fonts and no others.
  ///
  /// - Note: `pango_cairo_font_map_set_default`, which holds for one thread.
  func withDefaultMap<Result>(_ body: () -> Result) -> Result {
    let map = completeMap()
    return FontLock.hold {
      unsafe proofsheet_use_fonts(map?.map)
      defer { proofsheet_use_fonts(nil) }
      return body()
    }
  }

  private func completeMap() -> FontMap? {
    if let allFonts { return allFonts }
    // The files were read when the text fonts were loaded; without the rest, boxes are drawn and
    // counted.
    allFonts = try? FontMap(FontConfiguration(.complete, files: files))
    return allFonts
  }
}

/// What a line was shaped from.
struct LineKey: Hashable {
  var string: String
  var font: Font
  var direction: LayoutDirection
  var locale: String
}

/// Whether a character can be looked for in the text family alone: it belongs to the scripts that
/// the family knows, and is no emoji, which would have to be set in colour.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x590: true
  case 0x200d, 0x20e3: false
  case 0x1e00..<0x2190: true
  case 0x2190..<0x2c00: !scalar.properties.isEmojiPresentation
  default: false
  }
}
