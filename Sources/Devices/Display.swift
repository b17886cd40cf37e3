public import Geometry

/// One screen of a device.
public struct Display: Hashable, Sendable {
  /// A number of pixels along both axes.
  public struct PixelSize: Hashable, Sendable {
    /// Pixels along x.
    public var width: Int
    /// Pixels along y.
    public var height: Int

    /// Makes a size from its two counts.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The name inside the device: `main`, or `outer` and `inner` of a foldable.
  public var id: String
  /// Pixels per point of the rendered picture.
  public var scale: Double
  /// Width and height in points, in the first of the orientations.
  public var size: Size
  /// The real size where the guidelines' table prints a wrong one that ``size`` keeps.
  public var correctedSize: Size?
  /// The pixels that the system renders: points times scale, in the first of the orientations.
  public var renderPixels: PixelSize
  /// The pixels of the panel, in the first of the orientations; differ from the rendered ones where
  /// the device scales the picture.
  public var panelPixels: PixelSize
  /// Panel pixels per inch; absent where the panel is not the device's own.
  public var pixelsPerInch: Double?
  /// The diagonal in inches.
  public var diagonalInches: Double?
  /// The distance from the edge of the display to the edge of the body in portrait or native
  /// orientation, in points; absent if unknown.
  public var bezel: EdgeInsets?
  /// The edge that the front camera sits behind, in portrait or native orientation; absent if
  /// unknown or where a housing shows it.
  public var frontCameraEdge: Edge?
  /// Whether apps are shown in orientations that they do not declare; a display that honours what
  /// apps declare stays as it is held last.
  public var ignoresDeclaredOrientations: Bool
  /// The display in each orientation that it supports, portrait or native first.
  public var orientations: [OrientedDisplay]

  /// Makes a display from its parts.
  public init(
    id: String, scale: Double, size: Size, correctedSize: Size? = nil, renderPixels: PixelSize,
    panelPixels: PixelSize, pixelsPerInch: Double?, diagonalInches: Double?, bezel: EdgeInsets?,
    frontCameraEdge: Edge? = nil, ignoresDeclaredOrientations: Bool = false,
    orientations: [OrientedDisplay]
  ) {
    self.id = id
    self.scale = scale
    self.size = size
    self.correctedSize = correctedSize
    self.renderPixels = renderPixels
    self.panelPixels = panelPixels
    self.pixelsPerInch = pixelsPerInch
    self.diagonalInches = diagonalInches
    self.bezel = bezel
    self.frontCameraEdge = frontCameraEdge
    self.ignoresDeclaredOrientations = ignoresDeclaredOrientations
    self.orientations = orientations
  }

  /// Panel pixels per point: the native scale of UIKit, smaller than ``scale`` where the device
  /// scales the picture down.
  public var nativeScale: Double { Double(panelPixels.width) / size.width }

  /// The display in an orientation; nothing where it is not supported.
  public func oriented(_ orientation: Orientation) -> OrientedDisplay? {
    orientations.first { $0.orientation == orientation }
  }
}
