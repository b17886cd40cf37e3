public import Devices
public import Geometry

/// What surrounds the content of a configuration: window, insets, guides, regions, bars.
///
/// Rectangles are in window space unless said: origin top left of the window, y down, points.
public struct Scene: Hashable, Sendable {
  /// A reserved region with its state in this configuration.
  public struct Region: Hashable, Sendable {
    /// The region as catalogued, its frame in window space.
    public var region: ReservedRegion
    /// Whether it is active now.
    public var isActive: Bool

    /// Where the line of a division lies along the axis across it, in window space; absent for an
    /// occlusion, and for a sliver that a window has of a division at its edge.
    public var crease: Double? {
      guard region.kind == .division, region.margins != .zero || region.isOpaque else { return nil }
      let line = region.frame.inset(by: region.margins)
      return region.frame.height >= region.frame.width ? line.midX : line.midY
    }

    /// Makes a region with its state.
    public init(region: ReservedRegion, isActive: Bool) {
      self.region = region
      self.isActive = isActive
    }
  }

  /// A system bar.
  public struct Bar: Hashable, Sendable {
    /// The name in records, one of ``SystemBarID``.
    public var id: String
    /// Where it lies.
    public var frame: Rect

    /// Makes a bar.
    public init(id: String, frame: Rect) {
      self.id = id
      self.frame = frame
    }
  }

  /// A guide: a rectangle that takes part in layout but is not drawn by the app.
  public struct Guide: Hashable, Sendable {
    /// The name in specs and records.
    public var name: String
    /// Where it lies.
    public var frame: Rect

    /// Makes a guide.
    public init(name: String, frame: Rect) {
      self.name = name
      self.frame = frame
    }
  }

  /// Bars around a window that does not fill the display.
  public struct Letterbox: Hashable, Sendable {
    /// Where the window lies, in display space.
    public var window: Rect
    /// The bars, in display space.
    public var bars: [Rect]

    /// Makes a letterbox.
    public init(window: Rect, bars: [Rect]) {
      self.window = window
      self.bars = bars
    }
  }

  /// The display as turned in this configuration: as catalogued, at the size of a window that stands
  /// for it, or another one beside the device.
  public var display: OrientedDisplay
  /// Pixels per point.
  public var scale: Double
  /// The window in its own space: origin zero.
  public var window: Rect
  /// The size classes of the window; absent where the platform has none.
  public var sizeClasses: SizeClasses?
  /// The safe area insets of the window.
  public var safeArea: EdgeInsets
  /// Whether the safe area is an assumption of the catalogue.
  public var safeAreaIsAssumed: Bool
  /// The safe area insets that avoid the corners along x; absent where they are unknown.
  public var cornerAdaptedHorizontal: EdgeInsets?
  /// The safe area insets that avoid the corners along y; absent where they are unknown.
  public var cornerAdaptedVertical: EdgeInsets?
  /// The layout margins of the root view, safe area included.
  public var margins: EdgeInsets
  /// Guides in the order of records: safeArea, margins, readable, keyboard, then custom ones.
  public var guides: [Guide]
  /// Division and occlusion regions, active and inactive.
  public var regions: [Region]
  /// System bars.
  public var bars: [Bar]
  /// The home indicator's pill; absent where there is none or it is hidden.
  public var homeIndicator: Rect?
  /// The home indicator's pill where it hides by itself, and shows again at a touch.
  public var autoHiddenIndicator: Rect?
  /// The edges of the display at which the system's own swipes begin, in the order of ``Edge``.
  public var gestureEdges: [GestureEdge] = []
  /// Whether the screen is shown turned towards someone else: a watch on a turned wrist.
  public var isAutorotated = false
  /// Bars around the window; absent where it fills the display.
  public var letterbox: Letterbox?
  /// The least layout margins of the root view beside the safe area.
  public var systemMinimumMargins = EdgeInsets.zero
  /// Where the window lies on the display, and what other apps have of it.
  public var place = Place(kind: .full)
  /// The docked keyboard; absent where it is away.
  public var keyboard: Keyboard?
  /// Whether this is the space of a card over a screen, whose bars have measures of their own.
  public var isCard = false
  /// What a user should hear about the scene.
  public var notes: [Note] = []

  /// Makes a scene from its parts.
  public init(
    display: OrientedDisplay, scale: Double, window: Rect, sizeClasses: SizeClasses?,
    safeArea: EdgeInsets, safeAreaIsAssumed: Bool, cornerAdaptedHorizontal: EdgeInsets?,
    cornerAdaptedVertical: EdgeInsets?, margins: EdgeInsets, guides: [Guide], regions: [Region],
    bars: [Bar], homeIndicator: Rect?, letterbox: Letterbox?
  ) {
    self.display = display
    self.scale = scale
    self.window = window
    self.sizeClasses = sizeClasses
    self.safeArea = safeArea
    self.safeAreaIsAssumed = safeAreaIsAssumed
    self.cornerAdaptedHorizontal = cornerAdaptedHorizontal
    self.cornerAdaptedVertical = cornerAdaptedVertical
    self.margins = margins
    self.guides = guides
    self.regions = regions
    self.bars = bars
    self.homeIndicator = homeIndicator
    self.letterbox = letterbox
  }

  /// The window in display space.
  public var windowOnDisplay: Rect { Rect(origin: place.origin, size: window.size) }

  /// The size of the display in its own points.
  public var displaySize: Size {
    Size(width: display.size.width * place.scale, height: display.size.height * place.scale)
  }

  /// A rectangle of the display, as the scene tells it, in the display's own points.
  public func onDisplay(_ rect: Rect) -> Rect { rect.scaled(by: place.scale) }

  /// The display in window space.
  public var displayFrame: Rect {
    Rect(
      x: -place.origin.x, y: -place.origin.y, width: display.size.width,
      height: display.size.height)
  }

  /// The edge of the window along which bars go where they go upright; absent where they are level.
  ///
  /// Two apps side by side have theirs at the outer edges of the display.
  ///
  /// - Note: Source: iPhone Duo, section 4.1.
  package var stripEdge: Edge? {
    guard let edge = display.sideStripEdge else { return nil }
    guard place.kind == .split else { return edge }
    return place.origin.x > 0 ? .right : .left
  }

  /// The depth of the strip along the side of the display in points.
  package var stripDepth: Double { display.sideStripEdge.map { display.safeArea[$0] } ?? 0 }

  /// The safe area that content is laid out in: that of the window, or what a keyboard leaves of it.
  public var contentArea: Rect {
    let safe = window.inset(by: safeArea)
    guard let top = keyboard?.frame?.minY, top < safe.maxY else { return safe }
    return Rect(left: safe.minX, top: safe.minY, right: safe.maxX, bottom: max(top, safe.minY))
  }

  /// The keyboard layout guide; absent where the keyboard's height is not known.
  ///
  /// A docked keyboard is its guide. Off screen the guide's top edge lies at the bottom of the safe
  /// area.
  var keyboardGuide: Rect? {
    if let keyboard, !keyboard.isKnown { return nil }
    return keyboard?.frame
      ?? Rect(
        left: window.minX, top: window.maxY - safeArea.bottom, right: window.maxX,
        bottom: window.maxY)
  }

  /// The rectangle of a guide by name.
  public func guide(_ name: String) -> Rect? { guides.first { $0.name == name }?.frame }
}
