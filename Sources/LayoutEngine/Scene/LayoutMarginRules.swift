import Devices
import Geometry
import Typography

/// The margins of a root view, and the readable width inside them.
///
/// - Note: Source: layout metrics, section 2. The root view of a phone has 16 points on both sides,
///   20 from 414 points of width on in portrait and in a regular width; an iPad has 20 in a regular
///   width and 16 in a compact one. Margins stand beside the safe area. Other platforms have what
///   the catalogue knows, else none.
enum LayoutMarginRules {
  /// The width of the readable guide at the default category.
  private static let readableWidth = 672.0
  /// The size of body text at the default category.
  private static let bodySize = 17.0

  /// The layout margins of the root view, safe area included.
  static func margins(
    family: DeviceFamily, display: OrientedDisplay, window: Size, sizeClasses: SizeClasses?,
    safeArea: EdgeInsets
  ) -> EdgeInsets {
    let side = systemMinimum(family: family, window: window, sizeClasses: sizeClasses)
    guard var measured = display.layoutMargins, window == display.size else {
      var margins = EdgeInsets(left: side, right: side)
      // Beside a strip the inset is the margin: iPhone Duo, section 1.1.
      if let edge = display.sideStripEdge, safeArea[edge] > 0 { margins[edge] = 0 }
      return safeArea + margins
    }
    // The measured margin beside the side strip is the strip's inset. Where the strip is gone, as
    // without a status bar, that edge is like any other.
    for edge in [Edge.left, .right]
    where measured[edge] == 0 && safeArea[edge] == 0 && display.safeArea[edge] > 0 {
      measured[edge] = side
    }
    return safeArea + measured
  }

  /// The least margin at both sides of the root view, by the rule of the platform.
  static func systemMinimum(
    family: DeviceFamily, window: Size, sizeClasses: SizeClasses?
  ) -> Double {
    switch family {
    case .iphone, .ipad:
      if sizeClasses?.horizontal == .regular { return 20 }
      let isPortrait = window.height >= window.width
      return family == .iphone && isPortrait && window.width >= 414 ? 20 : 16
    case .watch, .tv, .vision, .mac: return 0
    }
  }

  /// The widest that the readable content guide is in points; nothing where it has no limit.
  ///
  /// Only the width at the default category is known; for others it is scaled with the size of body
  /// text, by our own choice. On iPadOS 26 no limit was seen. Platforms other than iOS have no known
  /// one.
  static func readableWidth(for configuration: Configuration) -> Double? {
    let family = configuration.device.family
    guard family.typePlatform == .ios else { return nil }
    if family == .ipad, configuration.os?.major ?? 0 >= 26 { return nil }
    let body = DynamicType.specification(
      platform: .ios, style: .body, size: configuration.textSize
    ).size
    return readableWidth * body / bodySize
  }

  /// The readable content guide: centred in the margins, never wider than them.
  static func readable(in margins: Rect, for configuration: Configuration) -> Rect {
    let width = min(margins.width, readableWidth(for: configuration) ?? .infinity)
    return Rect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
  }
}
