public import Geometry
public import LayoutSpecs

/// Something that is shown over a screen, with its place in the window.
public struct PlacedPresentation: Hashable, Sendable {
  /// What a presentation becomes in a configuration.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A card that stands on the bottom of the window, or hangs a little above it.
    case card
    /// It covers the whole window.
    case cover
    /// A card in the middle of the window, or of a half of it.
    case centered
    /// A box that points at what it belongs to.
    case popover
    /// A small card with a question.
    case alert
    /// Choices at the bottom of the window.
    case choices
  }

  /// The arrow of a popover: a triangle in window space.
  public struct Arrow: Hashable, Sendable {
    /// The point that touches what the popover belongs to.
    public var tip: Point
    /// The ends of the side that lies on the popover.
    public var base: [Point]

    /// Makes an arrow.
    public init(tip: Point, base: [Point]) {
      self.tip = tip
      self.base = base
    }
  }

  /// The path of its element: `present`, `present/present` over it.
  public var path: String
  /// The id given in the spec, else the path.
  public var id: String
  /// What the spec asks for.
  public var style: PresentationStyle
  /// What it is here.
  public var shape: Shape
  /// Where it lies, in window space.
  public var frame: Rect
  /// The radii of its corners in points of the window.
  public var corners: CornerRadii
  /// How its own space lies in the window.
  public var map: SurfaceMap
  /// The height that it rests at; absent where it has no detents here.
  public var detent: Detent?
  /// Its grabber, in window space.
  public var grabber: Rect?
  /// Its arrow; popovers have one.
  public var arrow: Arrow?
  /// How opaque the black is that lies over everything beneath it, 0 to 1.
  public var dim: Double
  /// How the screen beneath is drawn back; absent where it stays as it is.
  public var beneath: SurfaceMap?
  /// Whether the place of it rests on numbers of ours.
  public var isAssumed: Bool
  /// Why it has its place, in words.
  public var reason: String
  /// Its elements among those of the layout, itself first.
  public var elements: Range<Int>
  /// What it shows, in its own space: as a screen of its own.
  public var surface: ResolvedLayout
}
