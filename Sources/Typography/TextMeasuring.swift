public import Geometry

/// What a text is asked for: the words, their look, and the room there is.
public struct TextRequest: Hashable, Sendable {
  /// The text, with `\n` where lines must break.
  public var string: String
  /// Typeface and size.
  public var font: Font
  /// The width to wrap at in points; absent means one line for each paragraph.
  public var maximumWidth: Double?
  /// How many lines may be shown; absent means all.
  public var lineLimit: Int?
  /// The locale, a BCP 47 tag; decides line breaking and the shapes of shared characters.
  public var locale: String
  /// The reading direction of the paragraph.
  public var direction: LayoutDirection

  /// Makes a request from its parts.
  public init(
    string: String, font: Font, maximumWidth: Double? = nil, lineLimit: Int? = nil,
    locale: String = "en", direction: LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.maximumWidth = maximumWidth
    self.lineLimit = lineLimit
    self.locale = locale
    self.direction = direction
  }

  /// Compares what tells requests apart as a rule before the rest.
  @inlinable public static func == (a: TextRequest, b: TextRequest) -> Bool {
    a.font.size == b.font.size && a.maximumWidth == b.maximumWidth && a.string == b.string
      && a.lineLimit == b.lineLimit && a.font == b.font && a.direction == b.direction
      && a.locale == b.locale
  }

  /// Feeds what tells requests apart as a rule; the rest is left to the comparison.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    // Zero is added for negative zero, which equals zero.
    let size = (font.size + 0).bitPattern
    let width = ((maximumWidth ?? -1) + 0).bitPattern
    hasher.combine(size &+ 31 &* (width &+ 31 &* UInt64(bitPattern: Int64(lineLimit ?? -1))))
  }
}

/// One line of a measured text.
public struct MeasuredLine: Hashable, Sendable {
  /// The characters on the line, with the ellipsis where the text was cut.
  public var string: String
  /// The advance width of the line in points, not rounded.
  public var width: Double

  /// Makes a line from its characters and width.
  public init(string: String, width: Double) {
    self.string = string
    self.width = width
  }
}

/// What measuring a text answers.
///
/// Heights are not part of the answer: they follow the label-height rule, see ``LabelMetrics``.
public struct MeasuredText: Hashable, Sendable {
  /// The lines from top to bottom; an empty text has one empty line.
  public var lines: [MeasuredLine]
  /// Whether characters were left out for want of room.
  public var truncated: Bool
  // Of most texts there is nothing more to say, and all are copied: what there is lies outside.
  private var kept = Kept.nothing

  /// What is said of few texts.
  private struct Remarks: Hashable, Sendable {
    var brokenWord: String?
    var missingFamily: String?
    var fallbackFamilies: [String] = []
    var missingGlyphs = 0
  }

  private indirect enum Kept: Hashable, Sendable {
    case nothing
    case remarks(Remarks)
  }

  /// Makes an answer from its parts.
  public init(
    lines: [MeasuredLine], truncated: Bool = false, brokenWord: String? = nil,
    missingFamily: String? = nil, fallbackFamilies: [String] = [], missingGlyphs: Int = 0
  ) {
    self.lines = lines
    self.truncated = truncated
    remarks = Remarks(
      brokenWord: brokenWord, missingFamily: missingFamily, fallbackFamilies: fallbackFamilies,
      missingGlyphs: missingGlyphs)
  }

  private var remarks: Remarks {
    get { if case .remarks(let remarks) = kept { remarks } else { Remarks() } }
    set { kept = newValue == Remarks() ? .nothing : .remarks(newValue) }
  }

  /// The first word that is wider than the room alone and goes on in the next line; absent where lines
  /// end between words.
  public var brokenWord: String? {
    get { remarks.brokenWord }
    set { remarks.brokenWord = newValue }
  }

  /// The family asked for where it is not installed and another was used.
  public var missingFamily: String? {
    get { remarks.missingFamily }
    set { remarks.missingFamily = newValue }
  }

  /// Families that stood in for characters that the asked one lacks, in order of first use.
  public var fallbackFamilies: [String] {
    get { remarks.fallbackFamilies }
    set { remarks.fallbackFamilies = newValue }
  }

  /// How many characters no family had a glyph for.
  public var missingGlyphs: Int {
    get { remarks.missingGlyphs }
    set { remarks.missingGlyphs = newValue }
  }

  /// Whether only the lines are to be told: no word is broken, and the fonts asked for have it all.
  public var isPlain: Bool {
    if case .nothing = kept { true } else { false }
  }

  /// The width of the widest line in points, not rounded.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
}

/// Measures text for the layout engine; every text of a layout holds on to its measurer.
///
/// The program measures with Pango and pinned fonts; tests use fixed advances. A conformer MUST
/// answer equal requests equally, whatever was asked before.
public protocol TextMeasuring: AnyObject {
  /// Breaks a text into lines and measures them.
  ///
  /// Lines break between words, inside a word only where it is wider than the room alone. With a
  /// line limit the last line that fits ends in `…` where characters were left out; a limit that the
  /// text keeps anyway changes nothing.
  func measure(_ request: TextRequest) -> MeasuredText

  /// The name of the metrics used, written into records, for example `Inter 4.0`.
  var metricsName: String { get }
}
