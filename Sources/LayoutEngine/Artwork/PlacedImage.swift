public import Geometry
public import LayoutSpecs

/// A picture with everything that drawing and records need.
public struct PlacedImage: Hashable, Sendable {
  /// What a video has beside a picture.
  public struct Video: Hashable, Sendable {
    /// What the spec asks for.
    public var gravity: VideoContent.Gravity
    /// The picture in the other of the two modes that its viewer can choose.
    public var alternative: ArtworkFit

    /// Makes a video from its parts.
    public init(gravity: VideoContent.Gravity, alternative: ArtworkFit) {
      self.gravity = gravity
      self.alternative = alternative
    }
  }

  /// What a picture of a whole screen has beside a picture.
  public struct Screenshot: Hashable, Sendable {
    /// Its pixels; absent where it has none.
    public var pixels: Size?
    /// How many of them are a point.
    public var scale: Double

    /// Makes a screenshot from its parts.
    public init(pixels: Size?, scale: Double) {
      self.pixels = pixels
      self.scale = scale
    }
  }

  /// The name of the asset.
  public var asset: String
  /// How the picture lies in its frame, in window space.
  public var fit: ArtworkFit
  /// What a video has beside it; absent for a picture.
  public var video: Video?
  /// What a picture of a whole screen has beside it; absent for another picture.
  public var screenshot: Screenshot?
  /// What lies over the part that shows, by cause.
  public var covers: [ArtworkCover]
  /// The regions that must stay visible, by name.
  public var focus: [FocusRegion]
  /// How they could all stay visible; absent without a focus.
  public var advice: FocusAdvice?
  /// Bars that are part of the picture; absent where it has none.
  public var bakedBars: BakedBars?
  /// How many device pixels are drawn for a pixel of the picture, where it has fewer than are drawn.
  public var enlarged: Double?

  /// Makes a picture that nothing is known of but its place.
  public init(asset: String, fit: ArtworkFit, video: Video? = nil) {
    self.asset = asset
    self.fit = fit
    self.video = video
    covers = []
    focus = []
  }

  /// Bars that are part of a screenshot, in points of the screen that it shows; absent for another
  /// picture and where there are none.
  public var screenshotBars: EdgeInsets? {
    guard screenshot != nil, let parts = bakedBars?.parts, parts != .zero else { return nil }
    let size = fit.picture
    return EdgeInsets(
      top: parts.top * size.height, left: parts.left * size.width,
      bottom: parts.bottom * size.height, right: parts.right * size.width)
  }

  /// How the picture fills its frame.
  public var mode: ContentMode { fit.mode }
  /// Where the whole picture goes, in window space; may reach beyond the frame, which clips it.
  public var drawn: Rect { fit.drawn }
  /// The share of the picture that the frame cuts off, 0 to 1.
  public var cropped: Double { fit.cropped }
  /// The share of the frame that the picture leaves free, 0 to 1.
  public var unused: Double { fit.unused }
  /// Whether all focus regions can be seen whole; absent without a focus.
  public var focusVisible: Bool? {
    focus.isEmpty ? nil : focus.allSatisfy { $0.state == .visible }
  }

  /// The same on the other side of a window of a width.
  func mirrored(in width: Double) -> PlacedImage {
    var result = self
    result.fit = fit.mirrored(in: width)
    result.video?.alternative = video?.alternative.mirrored(in: width) ?? fit
    return result
  }
}
