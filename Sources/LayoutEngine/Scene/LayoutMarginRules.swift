import Devices
import Geometry
import Typography

/// The margins of a root view, and the readable width inside them.
///
/// - Note: Source: layout metrics, section 2. The root view of a phone has 16 points on both sides,
///   20 from 414 points of width on in portrait and in a regular width; an iPad has 20. Margins
///   stand beside the safe area. Other platforms have what the catalogue knows, else none.
enum LayoutMarginRules {
  /// The width of the readable guide at the default category.
  private static let readableWidth = 672.0
  /// The size of body text at the default category.
  private static let bodySize = 17.0

  /// The layout margins of the root view, safe area included.
  static func margins(
    family: DeviceFamily, display: OrientedDisplay, safeArea: EdgeInsets
  ) -> EdgeInsets {
    let side = sideMargin(family: family, display: display)
    guard var measured = display.layoutMargins else {
      return safeArea + EdgeInsets(left: side, right: side)
    }
    // The measured margin beside the side strip is the strip's inset. Where the strip is gone, as
    // without a status bar, that edge is like any other.
    for edge in [Edge.left, .right]
    where measured[edge] == 0 && safeArea[edge] == 0 && display.safeArea[edge] > 0 {
      measured[edge] = side
    }
    return safeArea + measured
  }

  private static func sideMargin(family: DeviceFamily, display: OrientedDisplay) -> Double {
    switch family {
    case .iphone, .ipad:
      if display.sizeClasses?.horizontal == .regular { return 20 }
      let isPortrait = display.size.height >= display.size.width
      return isPortrait && display.size.width >= 414 ? 20 : 16
    case .watch, .tv, .vision, .mac: return 0
    }
  }

  /// The readable content guide: centred in the margins, never wider than them.
  ///
  /// Only the width at the default category is known; for others it is scaled with the size of body
  /// text, by our own choice. Platforms other than iOS have no known limit.
  static func readable(in margins: Rect, platform: TypePlatform, textSize: TextSize) -> Rect {
    guard platform == .ios else { return margins }
    let body = DynamicType.specification(platform: platform, style: .body, size: textSize).size
    let width = min(margins.width, readableWidth * body / bodySize)
    return Rect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
  }
}
