public import Geometry
public import Typography

/// A line of text at a place; already broken, measured and aligned.
public struct TextRun: Hashable, Sendable {
  /// A soft edge of the ground's colour that keeps text readable over patterns.
  public struct Halo: Hashable, Sendable {
    /// The colour of the ground.
    public var color: Color
    /// How far the edge reaches beyond the letters, in page points.
    public var width: Double

    /// Makes a halo.
    public init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The characters; no line breaks.
  public var string: String
  /// Typeface and size in page points.
  public var font: Font
  /// The left end of the baseline, whatever the reading direction, in page points.
  public var origin: Point
  /// The measured advance width in page points; renderers MUST keep to it.
  public var width: Double
  /// The colour.
  public var color: Color
  /// The halo, if any.
  public var halo: Halo?
  /// The reading direction.
  public var direction: LayoutDirection
  /// The locale, a BCP 47 tag.
  public var locale: String

  /// Makes a run from its parts.
  public init(
    _ string: String, font: Font, origin: Point, width: Double, color: Color, halo: Halo? = nil,
    direction: LayoutDirection = .leftToRight, locale: String = "en"
  ) {
    self.string = string
    self.font = font
    self.origin = origin
    self.width = width
    self.color = color
    self.halo = halo
    self.direction = direction
    self.locale = locale
  }
}
