public import Geometry

/// A display in one orientation: everything that layout and drawing need to know of it.
///
/// All rectangles and insets are in points of the display so turned, physical edges.
public struct OrientedDisplay: Hashable, Sendable {
  /// The safe area of another system release.
  public struct Variant: Hashable, Sendable {
    /// The first major version that it holds for; absent is open.
    public var from: Int?
    /// The last major version that it holds for; absent is open.
    public var to: Int?
    /// The safe area of a full-screen window without bars.
    public var safeArea: EdgeInsets
    /// Whether a source states it; else it is an assumption and marked so wherever it is shown.
    public var sourced: Bool
    /// Tags of the catalogue's source list.
    public var sources: [String]

    /// Makes a variant from its parts.
    public init(
      from: Int?, to: Int?, safeArea: EdgeInsets, sourced: Bool, sources: [String] = []
    ) {
      self.from = from
      self.to = to
      self.safeArea = safeArea
      self.sourced = sourced
      self.sources = sources
    }

    /// Whether the variant holds for a version.
    public func holds(for version: Version) -> Bool {
      version.major >= from ?? .min && version.major <= to ?? .max
    }
  }

  /// What changes when the status bar is hidden, where that is known.
  public struct StatusBarHidden: Hashable, Sendable {
    /// The safe area without a status bar.
    public var safeArea: EdgeInsets
    /// Frames of regions that differ without a status bar, by region id.
    public var regionFrames: [String: Rect]
    /// Regions that are not active without a status bar.
    public var inactiveRegions: [String]

    /// Makes the change from its parts.
    public init(
      safeArea: EdgeInsets, regionFrames: [String: Rect] = [:], inactiveRegions: [String] = []
    ) {
      self.safeArea = safeArea
      self.regionFrames = regionFrames
      self.inactiveRegions = inactiveRegions
    }
  }

  /// How the safe area grows when it is adapted to the rounded corners along one axis.
  public struct CornerAdaptation: Hashable, Sendable {
    /// What is added when corners are avoided along x; absent if unknown.
    public var horizontal: EdgeInsets?
    /// What is added when corners are avoided along y, never together with the other; absent if
    /// unknown.
    public var vertical: EdgeInsets?

    /// Makes the pair.
    public init(horizontal: EdgeInsets?, vertical: EdgeInsets?) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The orientation.
  public var orientation: Orientation
  /// Width and height in points.
  public var size: Size
  /// The safe area of a full-screen window without app bars, status bar shown as the system does.
  public var safeArea: EdgeInsets
  /// Safe areas of other system releases, in the order of the catalogue.
  public var safeAreaVariants: [Variant]
  /// The size classes of a full-screen window; absent where the platform has none.
  public var sizeClasses: SizeClasses?
  /// The radii of the screen's corners.
  public var cornerRadii: CornerRadii
  /// The height of the bar with time and battery; 0 where the system hides it, absent if unknown.
  public var statusBarHeight: Double?
  /// The cut-out for camera and sensors.
  public var housing: SensorHousing?
  /// The home indicator's pill.
  public var homeIndicator: Rect?
  /// Division and occlusion regions, in the order of the catalogue.
  public var regions: [ReservedRegion]
  /// The edge along which the system keeps a strip for status and bars; absent where it has none.
  public var sideStripEdge: Edge?
  /// What changes when the status bar is hidden, where that is known.
  public var statusBarHidden: StatusBarHidden?
  /// How the safe area is adapted to the corners, where that is known.
  public var cornerAdaptation: CornerAdaptation?
  /// Root view margins measured on this display, beside the safe area; absent: by the platform's rule.
  public var layoutMargins: EdgeInsets?
  /// The height of the docked keyboard with its prediction bar, bottom inset included; absent if
  /// unknown.
  public var keyboardHeight: Double?
  /// The fixed parts that an app can have beside or over another; absent where there are none.
  public var multitasking: Multitasking?
  /// The window of apps built with an older SDK; absent where they have the whole display.
  public var olderBuild: OlderBuild?

  /// Makes an oriented display; what is not named is empty or unknown.
  public init(
    orientation: Orientation, size: Size, safeArea: EdgeInsets, safeAreaVariants: [Variant] = [],
    sizeClasses: SizeClasses? = nil, cornerRadii: CornerRadii = .zero,
    statusBarHeight: Double? = nil, housing: SensorHousing? = nil, homeIndicator: Rect? = nil,
    regions: [ReservedRegion] = [], sideStripEdge: Edge? = nil,
    statusBarHidden: StatusBarHidden? = nil, cornerAdaptation: CornerAdaptation? = nil,
    layoutMargins: EdgeInsets? = nil, keyboardHeight: Double? = nil,
    multitasking: Multitasking? = nil, olderBuild: OlderBuild? = nil
  ) {
    self.orientation = orientation
    self.size = size
    self.safeArea = safeArea
    self.safeAreaVariants = safeAreaVariants
    self.sizeClasses = sizeClasses
    self.cornerRadii = cornerRadii
    self.statusBarHeight = statusBarHeight
    self.housing = housing
    self.homeIndicator = homeIndicator
    self.regions = regions
    self.sideStripEdge = sideStripEdge
    self.statusBarHidden = statusBarHidden
    self.cornerAdaptation = cornerAdaptation
    self.layoutMargins = layoutMargins
    self.keyboardHeight = keyboardHeight
    self.multitasking = multitasking
    self.olderBuild = olderBuild
  }
}
