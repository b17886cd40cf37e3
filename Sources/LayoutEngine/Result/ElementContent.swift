public import Geometry
public import LayoutSpecs
public import Typography

/// What is drawn in an element's frame.
///
/// What is large lies outside the value, so that elements without it stay small.
public enum ElementContent: Hashable, Sendable {
  /// Nothing of its own: it holds others.
  case container
  /// Lines of text.
  indirect case text(PlacedText)
  /// A button with its title, its symbol, or both.
  indirect case button(ButtonDrawing)
  /// A picture.
  indirect case image(PlacedImage)
  /// A labelled stand-in with the colour of its words, `0xRRGGBBAA`.
  case box(label: String?, color: UInt32)
  /// A hairline.
  case divider
  /// Scrolling content with its size and the part of it that lies before the frame.
  case scroll(contentSize: Size)
  /// A system bar.
  indirect case bar(BarDrawing)
  /// A row of a list, with whether a line separates it from the next, and the distance of what it holds from
  /// its sides in points.
  case row(index: Int, separator: Bool, margin: Double)
  /// A control.
  indirect case control(PlacedControl)
  /// Two views that share their room.
  indirect case arrangement(PlacedArrangement)
  /// Columns of navigation with their rectangles in window space.
  case columns([Rect])
}

/// A text with everything that drawing needs.
public struct PlacedText: Hashable, Sendable {
  /// One line with its place.
  public struct Line: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The left end of the baseline in window space.
    public var origin: Point
    /// The advance width in points.
    public var width: Double

    /// Makes a line from its parts.
    public init(string: String, origin: Point, width: Double) {
      self.string = string
      self.origin = origin
      self.width = width
    }
  }

  /// The whole text as resolved for the locale.
  public var string: String
  /// The lines from top to bottom.
  public var lines: [Line]
  /// Typeface and size, after shrinking to fit.
  public var font: Font
  /// The text style.
  public var style: TextStyle
  /// The colour, `0xRRGGBBAA`.
  public var color: UInt32
  // Small values side by side: one more word, and a text is in a class of memory that is slower.
  /// The reading direction.
  public var direction: LayoutDirection
  /// Whether characters were left out.
  public var truncated: Bool
  /// Whether the spec limits the number of lines, so that characters may be left out by design.
  public var isLimited: Bool
  /// The first word that is wider than the room and goes on in the next line.
  public var brokenWord: String?
  /// How far the text was shrunk to fit; 1 where it was not.
  public var scale: Double
  /// The distance from the top of the frame to the first baseline in points.
  public var firstBaseline: Double
  /// The distance from the top of the frame to the last baseline in points.
  public var lastBaseline: Double
}

extension PlacedText {
  // Beside the memberwise initializer, not in its place: a large value that is filled part by part is
  // copied once more than one that is made at once.
  /// Makes a text from its parts.
  public init(
    string: String, lines: [Line], font: Font, style: TextStyle, color: UInt32, truncated: Bool,
    isLimited: Bool = false, brokenWord: String? = nil, scale: Double, firstBaseline: Double,
    lastBaseline: Double, direction: LayoutDirection
  ) {
    self.init(
      string: string, lines: lines, font: font, style: style, color: color, direction: direction,
      truncated: truncated, isLimited: isLimited, brokenWord: brokenWord, scale: scale,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}

/// A button with everything that drawing needs.
public struct ButtonDrawing: Hashable, Sendable {
  /// The look.
  public var style: ButtonContent.Style
  /// The title, if any.
  public var title: PlacedText?
  /// The name of the symbol, if any.
  public var symbol: String?
  /// The square that the symbol is drawn in, in window space.
  public var symbolFrame: Rect?
  /// The colour of a symbol without words beside it, `0xRRGGBBAA`; absent: that of the words, or the
  /// system's.
  public var symbolColor: UInt32?
  /// The ground of the button, in window space; empty for a plain one.
  public var platter: Rect
  /// The radius of the ground's corners in points.
  public var cornerRadius: Double
  /// What the badge of a tab says.
  public var badge: String?

  /// Makes a button from its parts.
  public init(
    style: ButtonContent.Style, title: PlacedText?, symbol: String?, symbolFrame: Rect?,
    platter: Rect, cornerRadius: Double, badge: String? = nil
  ) {
    self.style = style
    self.title = title
    self.symbol = symbol
    self.symbolFrame = symbolFrame
    self.platter = platter
    self.cornerRadius = cornerRadius
    self.badge = badge
  }
}

/// A system bar with everything that drawing needs.
public struct BarDrawing: Hashable, Sendable {
  /// The floating ground of the bar in window space; absent where the bar fills its frame.
  public var platter: Rect?
  /// The radius of the ground's corners in points.
  public var cornerRadius: Double
  /// The edge along which a hairline parts the bar from the content; absent without one.
  public var hairline: Edge?

  /// Makes a bar from its parts.
  public init(platter: Rect?, cornerRadius: Double, hairline: Edge?) {
    self.platter = platter
    self.cornerRadius = cornerRadius
    self.hairline = hairline
  }
}
