import Devices
import Geometry
import LayoutSpecs

/// The measures of sheets in a compact width, in points.
///
/// - Note: Source of every number: layout metrics, section 5, "Sheet heights", unless it is said to be
///   chosen.
struct SheetMetrics: Hashable, Sendable {
  /// The look of the system.
  var generation: ChromeGeneration
  /// The size of the window.
  var window: Size
  /// The safe area of the window without bars.
  var safeArea: EdgeInsets
  /// Pixels per point.
  var scale: Double
  /// The largest radius of the display's corners.
  var displayRadius: Double

  /// A place for a sheet.
  struct Place: Hashable, Sendable {
    /// Where it lies in the window.
    var frame: Rect
    /// Its size in its own points: it is laid out so and shown scaled.
    var size: Size
    /// Points of the window for one of its own.
    var scale: Double
    /// The inset at its bottom in its own points.
    var bottomInset: Double
    /// Whether no measurement speaks of a sheet of this height.
    var isAssumed = false
  }

  /// The grabber's width and height.
  static let grabber = Size(width: 36, height: 5)
  /// The distance of the grabber from the top of the sheet.
  static let grabberTop = 5.0
  /// How opaque the black over what lies beneath is; the source has the light value alone, the dark one
  /// of alerts stands in.
  static func dim(isDark: Bool) -> Double { isDark ? 0.48 : 0.2 }

  /// How much of the window a sheet can take.
  var maximumDetent: Double { max(window.height - safeArea.top - safeArea.bottom, 0) }

  /// The height of the content at a detent; absent at the large one and where as much is asked for.
  func value(of detent: Detent) -> Double? {
    let value: Double
    switch detent {
    case .large: return nil
    case .medium: value = (0.56 * maximumDetent * scale + 1e-6).rounded(.down) / scale
    case .fraction(let part): value = part * maximumDetent
    case .height(let height): value = height
    }
    return value < maximumDetent ? value : nil
  }

  /// Where a sheet lies that rests at a detent.
  func place(_ detent: Detent) -> Place {
    guard let value = value(of: detent) else { return large }
    return generation == .glass ? floating(value) : attached(value)
  }

  /// The sheet that takes all the room.
  var large: Place {
    // Classic cards leave some of the page before visible above them.
    let top = safeArea.top + (generation == .glass ? 0 : 10)
    let size = Size(width: window.width, height: max(window.height - top, 0))
    return Place(
      frame: Rect(origin: Point(x: 0, y: top), size: size), size: size, scale: 1,
      bottomInset: safeArea.bottom)
  }

  /// A sheet on the bottom edge, as wide as the window.
  private func attached(_ value: Double) -> Place {
    let size = Size(width: window.width, height: value + safeArea.bottom)
    return Place(
      frame: Rect(origin: Point(x: 0, y: window.height - size.height), size: size), size: size,
      scale: 1, bottomInset: safeArea.bottom)
  }

  /// A sheet that floats: it is laid out as wide as the window and shown smaller.
  private func floating(_ value: Double) -> Place {
    // Between 150 and 200 nothing was measured: the form of higher sheets is taken, by our own choice.
    let isShort = value < 150
    let inset = isShort ? 8 + 20 * min(max((150 - value) / 74, 0), 1) : 8
    let bottomInset = isShort ? 0 : safeArea.bottom
    let scale = max(window.width - 2 * inset, 1) / max(window.width, 1)
    let size = Size(width: window.width, height: value + bottomInset)
    let height = size.height * scale
    return Place(
      frame: Rect(
        x: inset, y: window.height - inset - height, width: window.width - 2 * inset,
        height: height),
      size: size, scale: scale, bottomInset: bottomInset,
      isAssumed: value >= 150 && value < 200)
  }

  /// How the page beneath a classic card is drawn back: smaller, its top at that of the safe area.
  var pageBeneath: SurfaceMap {
    let scale = 0.92
    return SurfaceMap(
      scale: scale, origin: Point(x: window.width * (1 - scale) / 2, y: safeArea.top))
  }

  /// The radii of a sheet's corners.
  ///
  /// Classic cards have 10. The large sheet of today was seen with about 37.7 at its top; that its other
  /// corners are those of the display, and that a floating sheet's lie concentric to them, is chosen.
  func corners(of place: Place) -> CornerRadii {
    guard generation == .glass else {
      return CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0)
    }
    let top = 37.7
    guard place.frame.maxY < window.height else {
      return CornerRadii(topLeft: top, topRight: top, bottomRight: 0, bottomLeft: 0)
    }
    let gap = window.height - place.frame.maxY
    return CornerRadii(displayRadius > 0 ? max(displayRadius - gap, 10) : top)
  }
}
