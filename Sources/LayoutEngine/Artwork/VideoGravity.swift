public import Geometry
public import LayoutSpecs

/// How the system's player fills its frame by itself.
public enum VideoGravity {
  /// The mode for a video: as asked, else by the ratio of its sides.
  ///
  /// Below 2:1 the whole picture is fitted, from 2:1 to 2.40:1 inclusive the frame is filled, above the
  /// picture is fitted again. The ratio is that of the file: bars that are part of the picture count,
  /// for the system does not see them.
  ///
  /// - Parameters:
  ///   - gravity: what the spec asks for.
  ///   - picture: the size of the video; its unit does not matter.
  /// - Returns: `fit` or `fill`.
  /// - Note: Source: layout metrics, section 8, video gravity (high).
  public static func mode(_ gravity: VideoContent.Gravity, for picture: Size) -> ContentMode {
    switch gravity {
    case .fit: return .fit
    case .fill: return .fill
    case .automatic:
      // Products, so that the limits are met exactly.
      let isWide = picture.width >= 2 * picture.height
      let isUltraWide = picture.width * 5 > picture.height * 12
      return isWide && !isUltraWide ? .fill : .fit
    }
  }

  /// The ratio of the sides in words, for example `1.778:1`.
  public static func ratio(of picture: Size) -> String {
    "\((picture.width / picture.height).text(decimals: 3)):1"
  }
}
