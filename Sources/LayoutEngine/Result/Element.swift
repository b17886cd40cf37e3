public import Diagnostics
public import Geometry
public import LayoutSpecs
public import Typography

/// One element of a resolved layout.
public struct Element: Hashable, Sendable {
  /// The id given in the spec, else the path.
  public var id: String
  /// The path from the root: `content`, then a slot or an index for each step.
  public var path: String
  /// Whether the id was given in the spec.
  public var isNamed: Bool
  /// The kind key of the spec; rows of a list are `row`.
  public var kind: String
  /// The index of the parent element among the layout's elements; absent for a root.
  public var parent: Int?
  /// The frame in the parent element's space, in points; a root's parent is the window.
  public var frame: Rect
  /// The frame in window space.
  public var windowFrame: Rect
  /// The part of the frame that no scroll, list or window clips.
  ///
  /// Of empty size at the frame's origin when nothing shows.
  public var visible: Rect
  /// Whether the element is laid out but not shown.
  public var isHidden: Bool
  /// Whether the element reacts to touch.
  public var isInteractive: Bool
  /// What rules take the element for.
  public var role: Modifiers.Role
  /// The text read aloud, where the spec gives one.
  public var accessibilityLabel: String?
  /// What is drawn in the frame.
  public var content: ElementContent
  /// The ground of the element, `0xRRGGBBAA`, with the rectangle that it covers in window space.
  public var ground: Ground?
  /// The radius of the corners of what is drawn, in points.
  public var cornerRadius: Double
  /// The rectangle of the content inside padding and frame, in window space.
  public var contentFrame: Rect
  /// Why the element has its size.
  public var reason: SizeReason
  /// How it moved off an active fold; absent where it did not.
  public var displacement: Displacement?
  /// What of its visible part active regions take, in window space, by the order of the scene; said
  /// of controls, texts and pictures.
  public var overlaps: [Overlap] = []
  /// Whether the spec gives the element a size of its own, by a frame or an aspect ratio.
  public var isSized = false
  /// What the spec says of its layout; a part that the system or a container made has none.
  public var layoutRule = LayoutRule()
  /// Whether it is what the screen is about.
  public var isPrimary = false
  /// How many times larger it is while it has the focus; absent where the spec says nothing.
  public var focusScale: Double?
  /// Whether it has the focus.
  public var isFocused = false
  /// The screen that using it leads to, or `back` or `dismiss`; absent where the spec says nothing.
  public var leadsTo: String?
  /// Whether something shown over the screen keeps it from being used.
  public var isBeneath = false
  /// What a container of constraints says about them; absent for all other elements.
  public var constraintReport: ConstraintReport?
  /// What the spec says of rules on this element.
  public var rules: [RuleSetting] = []
  /// Where the node is written.
  public var position: SourcePosition

  /// What an active region takes of an element.
  public struct Overlap: Hashable, Sendable {
    /// The id of the region.
    public var region: String
    /// The rectangle that both have in common, in window space.
    public var frame: Rect

    /// Makes an overlap.
    public init(region: String, frame: Rect) {
      self.region = region
      self.frame = frame
    }
  }

  /// A coloured ground.
  public struct Ground: Hashable, Sendable {
    /// The colour, `0xRRGGBBAA`.
    public var color: UInt32
    /// What it covers, in window space.
    public var frame: Rect
    /// The radius of its corners in points.
    public var cornerRadius: Double

    /// Makes a ground from its parts.
    public init(color: UInt32, frame: Rect, cornerRadius: Double) {
      self.color = color
      self.frame = frame
      self.cornerRadius = cornerRadius
    }
  }

  /// Makes an element from its parts.
  public init(
    id: String, path: String, isNamed: Bool, kind: String, parent: Int?, frame: Rect,
    windowFrame: Rect, visible: Rect, isHidden: Bool, isInteractive: Bool, role: Modifiers.Role,
    accessibilityLabel: String?, content: ElementContent, ground: Ground?,
    cornerRadius: Double = 0, contentFrame: Rect, reason: SizeReason, position: SourcePosition
  ) {
    self.id = id
    self.path = path
    self.isNamed = isNamed
    self.kind = kind
    self.parent = parent
    self.frame = frame
    self.windowFrame = windowFrame
    self.visible = visible
    self.isHidden = isHidden
    self.isInteractive = isInteractive
    self.role = role
    self.accessibilityLabel = accessibilityLabel
    self.content = content
    self.ground = ground
    self.cornerRadius = cornerRadius
    self.contentFrame = contentFrame
    self.reason = reason
    self.position = position
  }
}

/// Why an element has its size.
public struct SizeReason: Hashable, Sendable {
  /// The width that was proposed in points; absent where none was.
  public var proposedWidth: Double?
  /// The height that was proposed in points; absent where none was.
  public var proposedHeight: Double?
  /// The path of the node that proposed it; absent for a root.
  public var proposer: String?
  /// What decided each axis, in words.
  public var rule: String

  /// Makes a reason from its parts.
  public init(proposedWidth: Double?, proposedHeight: Double?, proposer: String?, rule: String) {
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.proposer = proposer
    self.rule = rule
  }
}

/// What is drawn in an element's frame.
public enum ElementContent: Hashable, Sendable {
  /// Nothing of its own: it holds others.
  case container
  /// Lines of text.
  case text(PlacedText)
  /// A button with its title, its symbol, or both.
  case button(ButtonDrawing)
  /// A picture.
  case image(PlacedImage)
  /// A labelled stand-in with the colour of its words, `0xRRGGBBAA`.
  case box(label: String?, color: UInt32)
  /// A hairline.
  case divider
  /// Scrolling content with its size and the part of it that lies before the frame.
  case scroll(contentSize: Size)
  /// A system bar.
  case bar(BarDrawing)
  /// A row of a list, with whether a line separates it from the next.
  case row(index: Int, separator: Bool)
  /// A control.
  case control(PlacedControl)
  /// Two views that share their room.
  case arrangement(PlacedArrangement)
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
  /// Whether characters were left out.
  public var truncated: Bool
  /// Whether the spec limits the number of lines, so that characters may be left out by design.
  public var isLimited = false
  /// How far the text was shrunk to fit; 1 where it was not.
  public var scale: Double
  /// The distance from the top of the frame to the first baseline in points.
  public var firstBaseline: Double
  /// The distance from the top of the frame to the last baseline in points.
  public var lastBaseline: Double
  /// The reading direction.
  public var direction: LayoutDirection

  /// Makes a text from its parts.
  public init(
    string: String, lines: [Line], font: Font, style: TextStyle, color: UInt32, truncated: Bool,
    scale: Double, firstBaseline: Double, lastBaseline: Double, direction: LayoutDirection
  ) {
    self.string = string
    self.lines = lines
    self.font = font
    self.style = style
    self.color = color
    self.truncated = truncated
    self.scale = scale
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.direction = direction
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
